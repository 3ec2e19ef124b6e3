import { hostedFieldsEvents, type HostedFields } from './braintree-modules'
import { shieldFrames } from './frame-styles'
import { openFields, type FieldParts } from './open-fields'
import { untouchedFields } from './fields'
import { leave, type Card, type GuaranteeContext } from './model'
import { cardDeadlines } from './numbers'
import { within } from './within'

interface Parts extends Pick<FieldParts, 'styles' | 'fields'> {
  /** Enter was pressed in a frame. */
  readonly onEnter: () => void
  /** The fields did not load, or no longer answer. */
  readonly onFail: () => void
}

/**
 * Opens the fields and keeps the plugin's state in sync with them. Returns the function that closes them; later answers
 * are ignored.
 */
export function openCard(ctx: GuaranteeContext, { styles, fields, onEnter, onFail }: Parts): () => void {
  const { state, api, options } = ctx
  const life = new AbortController()
  const { signal } = life

  function fail() {
    // No message after the diner has left the step.
    if (signal.aborted) return
    end()
    ctx.emit('error', { code: 'card-guarantee.failed' })
    onFail()
  }

  function end() {
    life.abort()
    state.card.value = null
    state.fields.value = untouchedFields
    state.kind.value = null
    state.left.value = []
    state.pressed.value = false
  }

  function show(hosted: HostedFields) {
    if (signal.aborted) return
    shieldFrames(Object.values(fields).map(({ container }) => container))
    follow(ctx, hosted, signal)
    hosted.on('inputSubmitRequest', () => signal.aborted || onEnter())
    state.card.value = cardOf(hosted, signal, fail)
    // A press before the fields were loaded must not mark them as invalid.
    state.pressed.value = false
  }

  const opening = openFields({ api, braintree: options.braintree, styles, fields }, signal)
  within(opening, cardDeadlines.load, signal).then(show).catch(fail)
  return end
}

/** Copies the frames' state to the plugin's state until `signal` aborts. */
function follow({ state }: GuaranteeContext, hosted: HostedFields, signal: AbortSignal): void {
  function read() {
    const { fields, cards = [] } = hosted.getState()
    const [card] = cards
    state.fields.value = { ...fields }
    state.kind.value = card && cards.length === 1 ? { name: card.niceType, digits: card.code.size } : null
  }
  read()
  for (const event of hostedFieldsEvents) {
    hosted.on(event, ({ emittedBy }) => {
      if (signal.aborted) return
      read()
      if (event === 'blur') leave(state, emittedBy)
    })
  }
}

function cardOf(hosted: HostedFields, signal: AbortSignal, giveUp: () => void): Card {
  return {
    focus: (field) => void hosted.focus(field),
    mark(field, error) {
      // Also set to false: Braintree's inputs have a pattern that a valid number does not match, and screen readers
      // would call it invalid.
      hosted.setAttribute({ field, attribute: 'aria-invalid', value: error !== '' })
      hosted.setAttribute({ field, attribute: 'aria-required', value: true })
      hosted.setMessage?.({ field, message: error })
    },
    async nonce() {
      const { nonce } = await within(hosted.tokenize(), cardDeadlines.check, signal)
      if (typeof nonce !== 'string' || nonce === '') throw new TypeError('Braintree gave no nonce.')
      return nonce
    },
    giveUp,
  }
}

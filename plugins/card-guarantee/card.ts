import { hostedFieldsEvents, type HostedFields } from './braintree-modules'
import { shieldFrames } from './frame-styles'
import { openFields, type FieldParts } from './open-fields'
import { leave, untouchedFields, type CardField, type GuaranteeContext } from './model'
import { cardDeadlines } from './numbers'
import { within } from './within'

/** The card that is being typed into the frames. */
export interface Card {
  focus(field: CardField): void
  /** Tells a screen reader inside the frame what is wrong with its field; an empty text: nothing. */
  mark(field: CardField, error: string): void
  /** What Braintree gives for the card. Rejects with its error, or when the fields are gone or do not answer. */
  nonce(): Promise<string>
  /** Nothing can be done with these fields any more: new ones are offered. */
  giveUp(): void
}

interface Parts extends Pick<FieldParts, 'styles' | 'fields'> {
  /** Enter was pressed in a frame. */
  readonly onEnter: () => void
  /** The fields did not come, or do not answer any more. */
  readonly onFail: () => void
}

/**
 * Opens the fields and keeps the plugin's state up to date with them. Returns the end of it all: answers that come
 * later change nothing.
 */
export function openCard(ctx: GuaranteeContext, { styles, fields, onEnter, onFail }: Parts): () => void {
  const { state, api, options } = ctx
  const life = new AbortController()
  const { signal } = life

  function fail() {
    // Those who have left are told nothing.
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
    // Pressed too early: what could not be filled in yet is no mistake.
    state.pressed.value = false
  }

  const opening = openFields({ api, braintree: options.braintree, styles, fields }, signal)
  within(opening, cardDeadlines.load, signal).then(show).catch(fail)
  return end
}

/** Mirrors what the frames say, as long as they are there. */
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
      // Said even where nothing is wrong: Braintree's inputs have a pattern that a right number does not match, and
      // browsers would call it invalid (complaint 15).
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

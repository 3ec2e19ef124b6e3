import type { Api } from 'tavola'
import {
  hostedFieldsEvents,
  untouchedFields,
  type Braintree,
  type BraintreeClient,
  type HostedFields,
  type HostedFieldsOptions,
} from './braintree-modules'
import { leave, type Card, type GuaranteeContext } from './model'

/** How long the card fields may take to load, and a card check may take; in milliseconds. */
const cardDeadlines = { load: 10_000, check: 30_000 } as const

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
    // eslint-disable-next-line no-restricted-syntax -- Called at a press, or with the focus in the form.
    focusOn: (field) => void hosted.focus(field),
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

interface FieldParts extends Omit<HostedFieldsOptions, 'client'> {
  readonly api: Api
  /** The page's own modules; if undefined, they are loaded now. */
  readonly braintree: Braintree | undefined
}

/**
 * Section 4, "Booking submit": fetches a payment client token, then creates Braintree's client and the hosted fields in
 * their containers. When `signal` aborts, everything is torn down, also parts that are created later.
 */
async function openFields(parts: FieldParts, signal: AbortSignal): Promise<HostedFields> {
  const { api, braintree, styles, fields } = parts
  const [{ clientToken }, { client, hostedFields }] = await Promise.all([
    api.getClientToken(signal),
    braintree ?? fetchBraintree(),
  ])
  if (signal.aborted) throw notWanted()
  const authorized = await keep(client.create({ authorization: clientToken }), signal, endClient)
  return keep(hostedFields.create({ client: authorized, styles, fields }), signal, endFields)
}

/**
 * Tears the client down before the fields. Braintree's modules read its configuration before they send reports. It
 * throws from now on, so that nothing more is sent, not even a report about the teardown.
 */
async function endClient(client: BraintreeClient): Promise<void> {
  const ending = client.teardown?.()
  client.getConfiguration = () => {
    throw notWanted()
  }
  await ending
}

const endFields = async (fields: HostedFields) => void (await fields.teardown())

const fetchBraintree = async () =>
  (await import(/* webpackChunkName: "card-guarantee-braintree" */ './braintree')).braintree

/** Resolves to a part and tears it down when `signal` aborts. */
async function keep<Part>(
  making: Promise<Part>,
  signal: AbortSignal,
  end: (part: Part) => Promise<void>,
): Promise<Part> {
  const part = await making
  // A failed teardown is ignored: the part is no longer on the page.
  const leave = () => void end(part).catch(() => undefined)
  signal.addEventListener('abort', leave, { once: true })
  if (!signal.aborted) return part
  leave()
  throw notWanted()
}

const notWanted = () => new Error('The diner has left, or the time is up.')

/** Settles as `work` does, but rejects after `milliseconds` or when `signal` aborts. */
function within<Result>(work: Promise<Result>, milliseconds: number, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      forget()
      reject(new Error(`No answer within ${milliseconds} ms, or none wanted any more.`))
    }
    const forget = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
    }
    const timer = setTimeout(giveUp, milliseconds)
    signal.addEventListener('abort', giveUp)
    work.finally(forget).then(resolve, reject)
  })
}

/** The theme's styles for the inputs in the frames. Our style sheets do not apply there, so they are copied from our elements. */
export function frameStyles(form: HTMLElement): HostedFieldsOptions['styles'] {
  const { color, fontFamily, fontSize } = getComputedStyle(form)
  const label = form.querySelector('.label')
  return {
    input: {
      color,
      'font-family': fontFamily,
      'font-size': fontSize,
      'font-variant-numeric': 'tabular-nums',
      padding: '0 14px',
    },
    '::placeholder': { color: label ? getComputedStyle(label).color : color, opacity: '1' },
  }
}

/** The frames are in the page's document, where its styles apply: hence `!important`. */
function shieldFrames(containers: Iterable<HTMLElement>): void {
  for (const container of containers) {
    for (const frame of container.querySelectorAll('iframe')) {
      frame.style.cssText =
        'all:initial!important;display:block!important;width:100%!important;height:100%!important;color-scheme:light!important'
    }
  }
}

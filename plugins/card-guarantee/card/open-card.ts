import { secret, type Api, type Secret } from 'tavola'
import type { CardContext } from '.'
import { openBank, type Bank } from './bank'
import {
  hostedFieldsEvents,
  untouchedFields,
  type Braintree,
  type BraintreeClient,
  type CardField,
  type HostedFields,
  type HostedFieldsOptions,
} from './braintree-modules'
import { leave } from './form'
import { shieldFrames } from './frames'
import { refuseForgedReplies } from './genuine-replies'
import { readCard, readFields } from './library-results'
import { checkConfiguration, checkToken, explainRefusal } from './provider-addresses'
import { within } from './within'

/** How long the card fields may take to load, and a card check may take; in milliseconds. */
const cardDeadlines = { load: 10_000, check: 30_000 } as const

/** The card in the open hosted fields. */
export interface Card {
  focusOn(field: CardField): void
  /** Sets the field's error for screen readers inside the frame; an empty text means no error. */
  mark(field: CardField, error: string): void
  /** Braintree's nonce for the card. Rejects with Braintree's error, or if the fields are gone or do not answer. */
  tokenize(): Promise<CardToken>
  /** The check by the bank. Null without `threeDSecure`. */
  readonly bank: Bank | null
  /** Closes these fields for good and offers "Try again". */
  giveUp(): void
}

export interface CardToken {
  readonly nonce: Secret
  /** The card's first digits, which say whose card it is. */
  readonly bin: string
}

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
export function openCard(ctx: CardContext, { styles, fields, onEnter, onFail }: Parts): () => void {
  const { state, api, options } = ctx
  const life = new AbortController()
  const { signal } = life
  refuseForgedReplies(signal)

  function fail() {
    // No message after the diner has left the step.
    if (signal.aborted) return
    end()
    ctx.emit('error', { code: 'card-guarantee.failed', plugin: null })
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

  function show({ hosted, client }: Opened) {
    for (const { container } of Object.values(fields)) shieldFrames(container)
    follow(ctx, hosted, signal, fail)
    hosted.on('inputSubmitRequest', () => {
      if (signal.aborted) return
      forgetNonce(ctx)
      onEnter()
    })
    const bank = options.threeDSecure ? openBank(ctx, client, signal) : null
    state.card.value = { ...cardOf(hosted, signal), bank, giveUp: fail }
    // A press before the fields were loaded must not mark them as invalid.
    state.pressed.value = false
  }

  const opening = openFields({ api, braintree: options.braintree, styles, fields }, signal)
  within(opening, cardDeadlines.load, signal).then(show).catch(fail)
  return end
}

/** Copies the frames' state to the plugin's state until `signal` aborts. */
function follow(ctx: CardContext, hosted: HostedFields, signal: AbortSignal, fail: () => void): void {
  const { state } = ctx
  function read() {
    const { states, kind } = readFields(hosted.getState())
    state.fields.value = states
    state.kind.value = kind
  }
  read()
  for (const event of hostedFieldsEvents) {
    hosted.on(event, ({ emittedBy }) => {
      if (signal.aborted) return
      try {
        read()
      } catch {
        return fail()
      }
      // Not at `focus`, which a closed dialog gives back.
      if (event !== 'focus') forgetNonce(ctx)
      if (event === 'blur') leave(state, emittedBy)
    })
  }
}

/** A verified card may be waiting for another check, such as that of a human. Another card needs a new nonce. */
function forgetNonce({ state, sending }: CardContext): void {
  if (!sending) state.nonce.value = null
}

function cardOf(hosted: HostedFields, signal: AbortSignal): Omit<Card, 'bank' | 'giveUp'> {
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
    async tokenize() {
      const { nonce, bin } = readCard(await within(hosted.tokenize(), cardDeadlines.check, signal))
      return { nonce: secret(nonce), bin }
    },
  }
}

interface FieldParts extends Omit<HostedFieldsOptions, 'client'> {
  readonly api: Api
  /** The page's own modules; if undefined, they are loaded now. */
  readonly braintree: Braintree | undefined
}

interface Opened {
  readonly client: BraintreeClient
  readonly hosted: HostedFields
}

/**
 * Fetches a payment client token, then creates Braintree's client and the hosted fields in
 * their containers. When `signal` aborts, everything is torn down, also parts that are created later.
 */
async function openFields(parts: FieldParts, signal: AbortSignal): Promise<Opened> {
  const { api, braintree, styles, fields } = parts
  const [{ clientToken }, { client, hostedFields }] = await Promise.all([
    api.getClientToken(signal),
    braintree ?? fetchBraintree(),
  ])
  if (signal.aborted) throw notWanted()
  const isOwn = Boolean(braintree)
  checkToken(clientToken, isOwn)
  const creating = client.create({ authorization: clientToken }).catch(explainRefusal)
  const authorized = await keep(creating, signal, endClient)
  checkConfiguration(authorized, isOwn)
  const making = hostedFields.create({ client: authorized, styles, fields })
  return { client: authorized, hosted: await keep(making, signal, endFields) }
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

const fetchBraintree = async () => (await import('./braintree')).braintree

/** Resolves to a part and tears it down when `signal` aborts. */
async function keep<Part>(
  making: Promise<Part>,
  signal: AbortSignal,
  end: (part: Part) => Promise<void>,
): Promise<Part> {
  const part = await making
  // A failed teardown is ignored: the part is no longer on the page.
  const leave = () => void end(part).catch(() => undefined)
  signal.addEventListener('abort', leave)
  if (!signal.aborted) return part
  leave()
  throw notWanted()
}

const notWanted = () => new Error('The diner has left, or the time is up.')

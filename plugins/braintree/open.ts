import { secret, type Api, type Secret } from 'tavola'
import type { CardForm, CardResult, OpenCard } from 'tavola/journeys'
import type { BraintreeContext } from '.'
import { openChecks } from './bank-checks'
import { refuseForgedReplies } from './genuine-replies'
import { readCard, readFields } from './library-results'
import {
  hostedFieldsEvents,
  type Braintree,
  type BraintreeClient,
  type HostedFields,
  type HostedFieldsOptions,
} from './modules'
import { checkConfiguration, checkToken, explainRefusal } from './provider-addresses'
import { verifyWith } from './verify'

/** Opens the hosted fields in the form's slots. Rejects if they do not come, or if `signal` aborts before. */
export async function open(
  { api, options }: BraintreeContext,
  form: CardForm,
  signal: AbortSignal,
): Promise<OpenCard> {
  refuseForgedReplies(signal)
  const { braintree } = options
  const { client, hosted } = await openFields({ api, braintree, ...hostedFormOf(form) }, signal)
  follow(hosted, form, signal)
  /** Each card's first digits, which say whose card it is. */
  const bins = new WeakMap<Secret, string>()
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
    tokenize: () => tokenize(hosted, bins),
    ...(options.threeDSecure && { verify: verifyWith(openChecks(client, braintree, signal), bins) }),
  }
}

/** The form as Braintree takes it. */
function hostedFormOf({ slots, look }: CardForm): Pick<HostedFieldsOptions, 'styles' | 'fields'> {
  const fieldOf = ({ element, label, placeholder }: CardForm['slots']['number']) => ({
    container: element,
    internalLabel: label,
    iframeTitle: label,
    ...(placeholder !== undefined && { placeholder }),
  })
  const { number, expirationDate, cvv } = slots
  return {
    fields: { number: fieldOf(number), expirationDate: fieldOf(expirationDate), cvv: fieldOf(cvv) },
    styles: {
      input: {
        color: look.color,
        'font-family': look.fontFamily,
        'font-size': look.fontSize,
        'font-variant-numeric': 'tabular-nums',
        padding: look.padding,
      },
      '::placeholder': { color: look.placeholderColor, opacity: '1' },
    },
  }
}

/** Tells the form what happens in the frames until `signal` aborts. */
function follow(hosted: HostedFields, form: CardForm, signal: AbortSignal): void {
  form.onChange(readFields(hosted.getState()))
  for (const event of hostedFieldsEvents) {
    const type = event === 'focus' || event === 'blur' ? event : 'input'
    hosted.on(event, ({ emittedBy: field }) => {
      if (signal.aborted) return
      let entry
      try {
        entry = readFields(hosted.getState())
      } catch {
        return form.onFail()
      }
      form.onChange(entry, { type, field })
    })
  }
  hosted.on('inputSubmitRequest', () => void (signal.aborted || form.onEnter()))
}

type Failure = Extract<CardResult, { readonly failure: unknown }>['failure']

/** What it means for the diner, by Braintree's error code. With any other the fields are unusable, as if their token has expired. */
const failures: Readonly<Record<string, Failure>> = {
  HOSTED_FIELDS_FIELDS_EMPTY: 'refused',
  HOSTED_FIELDS_FIELDS_INVALID: 'refused',
  HOSTED_FIELDS_FAILED_TOKENIZATION: 'refused',
  HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE: 'refused',
  HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED: 'refusedCvv',
  HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR: 'unreachable',
}

async function tokenize(hosted: HostedFields, bins: WeakMap<Secret, string>): Promise<CardResult> {
  try {
    const { nonce, bin } = readCard(await hosted.tokenize())
    const kept = secret(nonce)
    bins.set(kept, bin)
    return { nonce: kept }
  } catch (error) {
    const code = String((error as { code?: unknown } | null)?.code)
    return { failure: failures[code] ?? 'unusable' }
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

const fetchBraintree = async () => (await import('./library')).braintree

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

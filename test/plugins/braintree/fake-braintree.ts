import type { CardField, CardFieldState } from 'tavola/journeys'
import type {
  Braintree,
  BraintreeClient,
  HostedFields,
  HostedFieldsOptions,
  Lookup,
  ThreeDSecure,
  ThreeDSecureModule,
  VerifiedCard,
  VerifyCard,
} from '../../../plugins/braintree/modules'
import { undoAfterTest } from '../../kit/mocha/clean-up.mjs'

type Attribute = Parameters<HostedFields['setAttribute']>[0]

/** What a part of Braintree's may come to. */
export const never = () => new Promise<never>(() => undefined)
export const fails = () => Promise.reject(new Error('blocked'))

/** An error as Braintree throws it. */
export const braintreeError = (code: string) => Object.assign(new Error(code), { code })

/** Braintree's modules in a test's hands, given to the plugin through its option: what a page may do too. */
export function fakeBraintree() {
  const opened: FakeFields[] = []
  const clients: BraintreeClient[] = []
  const log: string[] = []
  const bank = fakeBank(log)
  const api: Braintree = {
    threeDSecure: bank.module,
    client: {
      async create({ authorization }) {
        log.push(`client for ${authorization}`)
        await fake.client()
        const client: BraintreeClient = { teardown: () => void log.push('client gone') }
        clients.push(client)
        return client
      },
    },
    hostedFields: {
      async create(options) {
        log.push('fields')
        const fields = createFields(options, log, () => fake.nonce())
        opened.push(fields)
        await fake.frames()
        return fields.hosted
      },
    },
  }
  const fake = {
    api,
    bank,
    log,
    clients,
    /** All hosted fields that were ever made, and the last ones. */
    opened,
    fields: () => opened.at(-1)!,
    /** What `client.create` and `hostedFields.create` wait for before they are done. */
    client: async (): Promise<unknown> => undefined,
    frames: async (): Promise<unknown> => undefined,
    /** What a card comes to. */
    nonce: async (): Promise<unknown> => 'nonce-1',
  }
  return fake
}

function createFields(options: HostedFieldsOptions, log: string[], nonce: () => Promise<unknown>) {
  const untouched: CardFieldState = { isEmpty: true, isValid: false, isFocused: false }
  const states = { number: untouched, expirationDate: untouched, cvv: untouched }
  let cards = [card('Visa', 3), card('American Express', 4)]
  const handlers: Parameters<HostedFields['on']>[] = []
  const attributes: Attribute[] = []
  const messages: Partial<Record<CardField, string>> = {}
  const tell = (event: string, emittedBy: CardField) => {
    for (const [name, handler] of handlers) if (name === event) handler({ emittedBy })
  }
  const hosted: HostedFields = {
    on: (...handler) => void handlers.push(handler),
    getState: () => ({ fields: { ...states }, cards }),
    tokenize: async () => {
      log.push('tokenize')
      return { nonce: (await nonce()) as string, details: { bin: '411111' } }
    },
    setAttribute: (set) => void attributes.push(set),
    setMessage: ({ field, message }) => void (messages[field] = message),
    focus: (field) => void log.push(`focus ${field}`),
    teardown: () => void log.push('fields gone'),
  }
  return {
    hosted,
    options,
    messages,
    /** What an attribute of a field's input says last. */
    attribute: (field: CardField, name: Attribute['attribute']) =>
      attributes.filter((set) => set.field === field && set.attribute === name).at(-1)?.value,
    tell,
    /** The diner types into a field, which is right then or not, and leaves it. */
    types(field: CardField, isValid = true) {
      states[field] = { isEmpty: false, isValid, isFocused: false }
      tell('validityChange', field)
      tell('blur', field)
    },
    /** The diner goes into a field. */
    enters(field: CardField) {
      states[field] = { ...states[field], isFocused: true }
      tell('focus', field)
    },
    is(kind: string, digits: number) {
      cards = [card(kind, digits)]
      tell('cardTypeChange', 'number')
    },
  }
}

type FakeFields = ReturnType<typeof createFields>

const card = (niceType: string, size: number) => ({ niceType, code: { size } })

/** Braintree's 3-D Secure in a test's hands, and the bank behind it. */
function fakeBank(log: string[]) {
  const checks: FakeCheck[] = []
  const requests: VerifyCard[] = []
  const bank = {
    module: {
      async create(options) {
        bank.options.push(options)
        log.push('bank')
        await bank.opens()
        return createCheck(log, checks, requests)
      },
    } satisfies ThreeDSecureModule,
    /** What 3-D Secure was opened with, in order. */
    options: [] as Parameters<ThreeDSecureModule['create']>[0][],
    /** What `create` waits for before it is done. */
    opens: async (): Promise<unknown> => undefined,
    /** What was to be verified, in order. */
    requests,
    /** The last check that began. */
    check: () => checks.at(-1)!,
  }
  return bank
}

function createCheck(log: string[], checks: FakeCheck[], requests: VerifyCard[]): ThreeDSecure {
  const handlers = new Map<string, (...given: unknown[]) => void>()
  return {
    on: (event: string, handler: (...given: never[]) => void) => void handlers.set(event, handler as never),
    verifyCard({ onLookupComplete, ...request }) {
      requests.push(request)
      return new Promise<VerifiedCard>((resolve, reject) =>
        checks.push({ handlers, onLookupComplete, resolve, reject }),
      )
    },
    cancelVerifyCard: async () => void log.push('bank called off'),
    teardown: async () => void log.push('bank gone'),
  }
}

interface FakeCheck extends Lookup {
  readonly handlers: ReadonlyMap<string, (...given: unknown[]) => void>
  resolve(verified: VerifiedCard): void
  reject(error: unknown): void
}

/** The bank knows the diner, or not, and has the nonce of the card that is sent. */
export const verified = (nonce: string, over: Partial<VerifiedCard> = {}): VerifiedCard => ({
  nonce,
  liabilityShifted: true,
  liabilityShiftPossible: true,
  ...over,
})

/** The lookup is done. Resolves to whether it goes on. */
export function looksUp(check: FakeCheck, lookup: Parameters<Lookup['onLookupComplete']>[0]): boolean {
  let goesOn = false
  check.onLookupComplete(lookup, () => (goesOn = true))
  return goesOn
}

/** The bank asks the diner: Cardinal's script gives its page. Returns the page, and whether it may load. */
export function asks(check: FakeCheck) {
  const goesOn = looksUp(check, { paymentMethod: { nonce: 'looked-up' }, requiresUserAuthentication: true })
  const element = document.createElement('div')
  element.append(document.createElement('iframe'))
  const page = { element, isPlaced: false }
  const open = check.handlers.get('authentication-iframe-available')!
  if (goesOn) open({ element }, () => (page.isPlaced = true))
  return page
}

const page = window as { Cardinal?: unknown }

/** Cardinal's script has run on the page, for the rest of the test. */
export function cardinalComes(): void {
  page.Cardinal = {}
  undoAfterTest(cardinalLeaves)
}

export const cardinalLeaves = () => void delete page.Cardinal

import type {
  Lookup,
  ThreeDSecure,
  ThreeDSecureModule,
  VerifiedCard,
  VerifyCard,
} from '../../../plugins/card-guarantee/three-d-secure-module'

/** Braintree's 3-D Secure in a test's hands, and the bank behind it. */
export function fakeBank(log: string[]) {
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
  const handlers = new Map<string, (...given: never[]) => void>()
  return {
    on: (event: string, handler: (...given: never[]) => void) => void handlers.set(event, handler),
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
  readonly handlers: ReadonlyMap<string, (...given: never[]) => void>
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
  if (goesOn)
    check.handlers.get('authentication-iframe-available')!(
      { element } as never,
      (() => (page.isPlaced = true)) as never,
    )
  return page
}

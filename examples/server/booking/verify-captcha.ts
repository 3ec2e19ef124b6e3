import type { Logger } from '../monitoring/log'
import { badRequest } from '../request/problems'
import type { CaptchaKeys } from '../settings'

/** Whether a token shows that a human asked. Rejects when the provider cannot be reached, or does not know our keys. */
export type VerifyCaptcha = (token: string) => Promise<boolean>

/** In milliseconds; shorter than the 30 seconds that the widget waits for a create call. */
const PATIENCE = 10_000

/** hCaptcha's error codes about our keys, not about the diner's token. */
const OUR_FAULTS = [
  'missing-input-secret',
  'invalid-input-secret',
  'sitekey-secret-mismatch',
  'not-using-dummy-passcode',
]

/** What we read of hCaptcha's response. */
interface Answer {
  readonly success: boolean
  readonly hostname?: string
  readonly 'error-codes'?: readonly string[]
}

/** hCaptcha's host name in a response under heavy load. */
const NO_HOST = 'not-provided'

/**
 * Asks hCaptcha whether the token is good, was made with our site key, and on a page of one of our hosts. hCaptcha knows
 * no action; a separate site key for bookings has the same effect. A token can be verified only once: call this after all
 * other checks.
 */
export const hcaptcha =
  ({ secret, siteKey, hostNames }: CaptchaKeys): VerifyCaptcha =>
  async (token) => {
    const response = await fetch('https://hcaptcha.com/siteverify', {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, sitekey: siteKey }),
      signal: AbortSignal.timeout(PATIENCE),
    })
    const answer = (await response.json()) as Answer
    const fault = answer['error-codes']?.find((code) => OUR_FAULTS.includes(code))
    if (fault !== undefined) throw new Error(`hCaptcha does not accept our keys: ${fault}`)
    return answer.success && isOurs(answer.hostname, hostNames)
  }

const isOurs = (hostName: string | undefined, ours: readonly string[]) =>
  ours.length === 0 || hostName === undefined || hostName === NO_HOST || ours.includes(hostName.toLowerCase())

/** @throws a 400 for `captchaToken` where the token does not show that a human asked */
export async function verifyHuman(verifies: VerifyCaptcha, token: string, log: Logger): Promise<void> {
  if (token === '') throw badRequest('captchaToken', 'Please confirm that you are human')
  const human = await verifies(token).catch((error: unknown) => {
    log.error({ err: error }, 'the verification provider could not be asked')
    throw badRequest(
      'captchaToken',
      'We could not check that you are human just now. Please try again in a moment.',
    )
  })
  if (!human) throw badRequest('captchaToken', 'Please confirm once more that you are human')
}

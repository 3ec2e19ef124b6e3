import { setTimeout as after } from 'node:timers/promises'
import { verify } from 'hcaptcha'

/** Whether a token shows that a human asked. Rejects when the provider cannot be reached. */
export type VerifyCaptcha = (token: string) => Promise<boolean>

/** In milliseconds; shorter than the 30 seconds that the widget waits for a create call. */
const PATIENCE = 10_000

/** Asks hCaptcha. A token can be verified only once: call this after all other checks of a booking. */
export const hcaptcha =
  (secret: string): VerifyCaptcha =>
  async (token) => {
    const tooSlow = after(PATIENCE, undefined, { ref: false }).then(() => {
      throw new Error(`hCaptcha did not answer within ${PATIENCE} ms`)
    })
    const { success } = await Promise.race([verify(secret, token), tooSlow])
    return success
  }

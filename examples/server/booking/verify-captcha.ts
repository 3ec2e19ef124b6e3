import { setTimeout as after } from 'node:timers/promises'
import { verify } from 'hcaptcha'

/** Whether a token shows that a human asked. Rejects when the provider cannot be reached. */
export type VerifyCaptcha = (token: string) => Promise<boolean>

/** The widget waits 30 seconds for a create call; the provider must not use them up. In milliseconds. */
const PATIENCE = 10_000

/** Asks hCaptcha. A token can be verified once: call this only when all else about a booking is right. */
export const hcaptcha =
  (secret: string): VerifyCaptcha =>
  async (token) => {
    const tooSlow = after(PATIENCE, undefined, { ref: false }).then(() => {
      throw new Error(`hCaptcha did not answer within ${PATIENCE} ms`)
    })
    const { success } = await Promise.race([verify(secret, token), tooSlow])
    return success
  }

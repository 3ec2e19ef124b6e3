import type { Context } from 'hono'
import type { VerifyCaptcha } from '../booking/verify-captcha'
import type { Database } from '../database/database'

/** The services that the nine calls use; tests pass their own. */
export interface Services {
  readonly database: Database
  readonly now: () => Date
  /** If undefined, no verification is required. */
  readonly verifyCaptcha?: VerifyCaptcha | undefined
  /** The token for the card form (section 4, "Booking submit"). */
  readonly clientToken: string
  /** This server's public URL if it is behind a proxy: "https://tables.example". */
  readonly publicUrl?: string | undefined
}

/** The optional random id of the browser session (section 6), stored with a booking. */
export const sessionIdOf = (c: Context): string | undefined => c.req.header('X-Session-Id')

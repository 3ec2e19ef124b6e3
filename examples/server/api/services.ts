import type { Context } from 'hono'
import type { VerifyCaptcha } from '../booking/verify-captcha'
import type { Database } from '../database/database'

/** What the nine calls work with; tests give their own. */
export interface Services {
  readonly database: Database
  readonly now: () => Date
  /** Absent: no verification is asked for. */
  readonly verifyCaptcha?: VerifyCaptcha | undefined
  /** What the card form is created with (section 4, "Booking submit"). */
  readonly clientToken: string
  /** Where diners reach this server, when a proxy stands before it: "https://tables.example". */
  readonly publicUrl?: string | undefined
}

/** The browser session's random id (section 6). It is kept with a booking, and optional. */
export const sessionIdOf = (c: Context): string | undefined => c.req.header('X-Session-Id')

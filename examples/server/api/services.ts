import type { Payment } from '../booking/payment'
import type { VerifyCaptcha } from '../booking/verify-captcha'
import type { Database } from '../database/database'
import type { CallLimits } from '../http/limits'
import type { Logger } from '../monitoring/log'
import type { Metrics } from '../monitoring/metrics'
import type { Settings } from '../settings'

/** The services and rules that the nine calls use; tests pass their own. */
export interface Services extends Pick<
  Settings,
  'captchaOnEnquiries' | 'daysAhead' | 'bookingsPerSession' | 'corsOrigins'
> {
  readonly database: Database
  readonly now: () => Date
  readonly log: Logger
  readonly metrics: Metrics
  /** If undefined, no verification is required. */
  readonly verifyCaptcha?: VerifyCaptcha | undefined
  /** Verifies and keeps the card that guarantees a booking. */
  readonly payment: Payment
  /** Where diners reach this server: "https://tables.example". */
  readonly publicUrl: string
  /** If undefined, calls are not counted. */
  readonly limits?: CallLimits | undefined
}

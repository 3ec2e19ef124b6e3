import type { CheckId } from './catalogue'

export interface CheckOptions {
  readonly baseUrl: string
  /** Also books and enquires, as a test. */
  readonly write: boolean
  /** The origin of the page that the widget is on. */
  readonly origin: string
  readonly venue: string | undefined
  readonly search: string | undefined
  readonly date: string | undefined
  readonly guests: number
  readonly sessionHeader: string
  /** None is sent where it is left out. */
  readonly idempotencyHeader: string | undefined
  /** The card form's name for a card, for the guarantee's second call. */
  readonly nonce: string
  /** Of a GET, in seconds. */
  readonly timeout: number
  readonly headers: Readonly<Record<string, string>>
  /** These checks alone; all where it is empty. */
  readonly only: readonly CheckId[]
}

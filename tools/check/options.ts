import type { CheckId } from './catalogue'

export interface CheckOptions {
  readonly baseUrl: string
  /** Also books and enquires, as a test. */
  readonly write: boolean
  /** The origin of the page that the widget is on. */
  readonly origin: string
  readonly venue?: string
  readonly search?: string
  readonly date?: string
  readonly guests: number
  readonly sessionHeader: string
  /** None is sent where it is left out. */
  readonly idempotencyHeader?: string
  /** The card form's name for a card, for the guarantee's second call. */
  readonly nonce: string
  /** Of a GET, in seconds. */
  readonly timeout: number
  readonly headers: Readonly<Record<string, string>>
  /** These checks alone; all where it is empty. */
  readonly only: readonly CheckId[]
}

export const defaults = {
  write: false,
  origin: 'https://www.example.com',
  guests: 2,
  sessionHeader: 'X-Session-Id',
  // Braintree's own name for a card that its sandbox takes.
  nonce: 'fake-valid-nonce',
  timeout: 10,
  headers: {},
  only: [],
} as const

/** Messages for the diner by field: `{ email: 'Please enter your email' }`. */
export type FieldMessages = Readonly<Record<string, string | readonly string[]>>

export type FailureKind = 'refused' | 'notFound' | 'unavailable' | 'outcomeUnknown'

/** A failure that a function of an adapter throws. `refused` has `messages`. */
export class AdapterFailure extends Error {
  override readonly name = 'AdapterFailure'

  constructor(
    readonly kind: FailureKind,
    message: string,
    readonly messages: FieldMessages = {},
  ) {
    super(message)
  }
}

/**
 * The back end refuses the request, and nothing was made. The diner reads the first message of each field, and can change it and
 * send again. A text alone is a message without a field.
 *
 * @throws TypeError for messages that are not a text or an object
 */
export function refused(messages: FieldMessages | string): AdapterFailure {
  const fields = typeof messages === 'string' ? { request: messages } : messages
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    throw new TypeError(
      "refused: expected messages by field, as in refused({ email: 'Please enter your email' }).",
    )
  return new AdapterFailure('refused', `refused: ${Object.keys(fields).join(', ')}`, fields)
}

/** There is no such restaurant. */
export const notFound = () => new AdapterFailure('notFound', 'not found')

/** The back end cannot answer now, and nothing was made. The widget retries a read, but not a create. */
export const unavailable = () => new AdapterFailure('unavailable', 'not available now')

/** A create may have gone through. The diner reads this, and decides whether to send it again. */
export const outcomeUnknown = () => new AdapterFailure('outcomeUnknown', 'the outcome is unknown')

/** Whether this is an AdapterFailure. Its name decides, because it may come from another copy of this file. */
export const isFailure = (value: unknown): value is AdapterFailure =>
  value instanceof Error && value.name === 'AdapterFailure'

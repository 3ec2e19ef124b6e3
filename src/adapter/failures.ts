/** What a function of an adapter throws, so that the diner is told the truth. */

/** Messages for the diner, by field: `{ email: 'Please enter your email' }`. */
export type FieldMessages = Readonly<Record<string, string | readonly string[]>>

export type FailureKind = 'refused' | 'notFound' | 'unavailable' | 'outcomeUnknown'

export class AdapterFailure extends Error {
  override readonly name = 'AdapterFailure'

  constructor(
    readonly kind: FailureKind,
    message: string,
    /** Of `refused`. */
    readonly messages: FieldMessages = {},
  ) {
    super(message)
  }
}

/**
 * The back end refuses what was sent, and nothing was made. The diner reads the first message of each field, and can
 * change it and send again. A text alone is a message that belongs to no field.
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

/** The back end cannot answer now, and surely nothing was made. A question is asked again by itself; a create is not. */
export const unavailable = () => new AdapterFailure('unavailable', 'not available now')

/** A create that may have gone through, or not. The diner is told so, and asked before it is sent again. */
export const outcomeUnknown = () => new AdapterFailure('outcomeUnknown', 'the outcome is unknown')

/** By its name: an adapter may be made by one copy of this file, and its failures by another. */
export const isFailure = (value: unknown): value is AdapterFailure =>
  value instanceof Error && value.name === 'AdapterFailure'

/**
 * Options that their owner `shares`: any plugin reads them as `ctx.shared.name`, and any text shows them as `{name}`. The
 * owner declares its own with `declare module 'tavola' { interface SharedOptions { corkage?: number } }`: they are
 * undefined in a brand without it.
 */
export interface SharedOptions {
  /** The most guests that a table can be booked for. */
  largestParty: number
  /** The age in the consent checkbox. */
  minimumAge: number
  /** Within how many hours an enquiry is answered. */
  replyHours: number
}

/** Section 9: in a brand without the plugin that shares it. */
export const specifiedNumbers: Required<Pick<SharedOptions, 'largestParty' | 'minimumAge' | 'replyHours'>> = {
  largestParty: 14,
  minimumAge: 16,
  replyHours: 48,
}

export type Shared = Readonly<SharedOptions> & {
  /** So many guests are a group. */
  readonly smallestGroup: number
}

/**
 * Options that their plugin `shares`. Any plugin reads them as `ctx.shared.name`, and any text shows them as `{name}`. Declare
 * your own with `declare module 'tavola' { interface SharedOptions { corkage?: number } }`. They are undefined in a brand
 * without their plugin.
 */
export interface SharedOptions {
  /** The largest number of guests for a table. */
  largestParty: number
  /** The age in the consent checkbox. */
  minimumAge: number
  /** The promised time to answer an enquiry, in hours. */
  replyHours: number
  /** The hours before the table until which cancelling is free. This and the next two are options of `card-guarantee`. */
  cancelHours?: number
  /** The no-show fee for each guest. */
  fee?: number
  /** The fee's currency, empty for the brand's. */
  currency?: string
}

/** Defaults for brands without the plugins that share these numbers. */
export const specifiedNumbers: Required<Pick<SharedOptions, 'largestParty' | 'minimumAge' | 'replyHours'>> = {
  largestParty: 14,
  minimumAge: 16,
  replyHours: 48,
}

export type Shared = Readonly<SharedOptions> & {
  /** The smallest number of guests that counts as a group. */
  readonly smallestGroup: number
}

import type { SharedOptions } from './names'

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

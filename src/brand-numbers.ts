import type { Brand } from './contract/brand'

/** Section 9: a brand sets each as an option of the plugin that it belongs to (docs/reference/numbers.md). */
const specified = {
  /** The most guests that a table can be booked for. */
  largestParty: 14,
  /** The age in the consent checkbox. */
  minimumAge: 16,
  /** Within how many hours an enquiry is answered. */
  replyHours: 48,
  /** Until how many hours before cancelling is free. */
  cancelHours: 48,
}

/** Numbers that more than one part shows; every text may have them as `{largestParty}`. */
export type BrandNumbers = Readonly<typeof specified> & {
  /** As many are a group. */
  readonly smallestGroup: number
}

/** Found by the option's name, so that no part has to know whose it is. */
export function numbersOf({ options }: Pick<Brand, 'options'>): BrandNumbers {
  const all = Object.assign({}, specified, ...Object.values(options)) as typeof specified
  return { ...all, smallestGroup: all.largestParty + 1 }
}

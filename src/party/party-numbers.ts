/** The numbers of a party (section 9, "Party terms"), which are its plugin's options. 0 leaves a line out. */
export interface PartyNumbers {
  /** For each guest who counts. */
  readonly price: number
  readonly deposit: number
  /** ISO 4217, as "EUR"; empty: the brand's. */
  readonly currency: string
  /** The guests that a party begins with. For fewer the panel shows a warning; the enquiry can still be sent. */
  readonly minimum: number
  /** How long it may last. */
  readonly hours: number
  /** How many hours ahead a party must be, and when its numbers become final. */
  readonly noticeHours: number
}

/** Section 9: what a party's amounts are in, where neither the party nor the brand says it. */
export const partyCurrency = 'EUR'

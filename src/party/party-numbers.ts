/** The numbers of a party (section 9, "Party terms"). */
export interface PartyNumbers {
  /** For each guest who counts. */
  readonly price: number
  /** As "EUR". */
  readonly currency: string
  /** For fewer guests the panel shows a warning; the enquiry can still be sent. */
  readonly minimum: number
  /** How many hours before the party its numbers become final. */
  readonly noticeHours: number
}

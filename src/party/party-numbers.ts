/** What every party has of numbers. */
export interface PartyNumbers {
  /** Of each guest who counts. */
  readonly price: number
  readonly currency: string
  /** So many guests at the least; fewer may still be enquired about. */
  readonly least: number
  /** So long before the party its numbers stand. */
  readonly noticeHours: number
}

/** Stands in for dates with a zone of their own: the calendar's are plain days, at noon. */
export class TZDate extends Date {
  static tz(): never {
    throw new Error('The calendar has no time zone.')
  }
}

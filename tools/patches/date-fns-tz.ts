/** In place of dates with a time zone: the calendar has plain days, at noon. */
export class TZDate extends Date {
  static tz(): never {
    throw new Error('The calendar has no time zone.')
  }
}

/** A time of day inside the server: minutes after midnight, 0 to 1439. */
export type Minutes = number

/** Slots begin every 15 minutes, and tables are sold in units of 15 minutes. */
export const QUARTER: Minutes = 15

/** "1930" to 1170; undefined for anything that is not a time of day. Times of day in calls are HHMM (section 9). */
export function parseHHMM(text: string): Minutes | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3])([0-5]\d)$/.exec(text) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** 1170 to 1930, the integer in a slot (section 3). */
export const toSlotTime = (minutes: Minutes): number => Math.floor(minutes / 60) * 100 + (minutes % 60)

/** 1930 to 1170. */
export const fromSlotTime = (time: number): Minutes => Math.floor(time / 100) * 60 + (time % 100)

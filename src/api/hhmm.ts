/** A time as paths and payloads have it. Apart from the client, which what names a payload's fields need not fetch. */
export const hhmm = (time: string): string => time.replace(':', '')

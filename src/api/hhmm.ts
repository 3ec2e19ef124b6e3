/** "19:30" as paths and payloads need it. In its own file, so that payload fields can use it without the client. */
export const hhmm = (time: string): string => time.replace(':', '')

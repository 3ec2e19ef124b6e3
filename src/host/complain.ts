/** What goes wrong for a host's developer is said in the console, in words, and never breaks the page. */
export type Complain = (message: string, cause?: unknown) => void

/** All that was said, for the doctor. */
export const said: string[] = []

export const complain: Complain = (message, cause) => {
  said.push(message)
  // eslint-disable-next-line no-console -- The one place: the console is where a host's developer looks.
  console.error(`[Tavola] ${message}`, ...(cause === undefined ? [] : [cause]))
}

import { table } from '../write-pages'

/** The formatter leaves the table alone, so that one changed row is one changed line. */
export const plainTable = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<!-- oxfmt-ignore-start -->\n${table(head, rows)}\n<!-- oxfmt-ignore-end -->`

export const list = (all: readonly string[]) => all.map((line) => `- ${line}`).join('\n')

export const unfilled = (who: string) => `_to be filled in by ${who}_`

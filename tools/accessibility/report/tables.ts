import { table } from '../../docs/table'

/** A table that the formatter does not align: a changed row is to be a changed line, and not a changed table. */
export const plainTable = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<!-- oxfmt-ignore-start -->\n${table(head, rows)}\n<!-- oxfmt-ignore-end -->`

export const testLink = (id: string) => `[${id}](#${id.toLowerCase()})`

import { table } from '../../docs/table'

/** A table that Prettier does not align: a changed row is to be a changed line, and not a changed table. */
export const plainTable = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<!-- prettier-ignore-start -->\n${table(head, rows)}\n<!-- prettier-ignore-end -->`

export const testLink = (id: string) => `[${id}](#${id.toLowerCase()})`

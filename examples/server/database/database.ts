/** Runs SQL with `$1` parameters. Rows have the column names (or aliases) of the query. */
export interface Queryable {
  query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>
  /** Runs several statements, without parameters. */
  script(sql: string): Promise<void>
}

/**
 * The server's database interface, so that PGlite and PostgreSQL run the same SQL.
 *
 * The two drivers return dates and 64-bit numbers as different JavaScript types. So queries cast dates to text and never
 * return a bigint.
 */
export interface Database extends Queryable {
  /** Commits when `work` resolves; rolls back and rejects with its error when it rejects. */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>
  close(): Promise<void>
  /** How many calls wait for a connection, where there are several. */
  waiting?(): number
}

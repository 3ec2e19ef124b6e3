/** Runs SQL with `$1` parameters. Rows come back with the column names (or aliases) of the query. */
export interface Queryable {
  query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>
  /** Runs several statements, without parameters. */
  script(sql: string): Promise<void>
}

/**
 * All that the server asks of a database, so that PGlite and PostgreSQL run the same SQL.
 *
 * The two drivers disagree on JavaScript types for dates and 64-bit numbers: queries cast dates to text
 * and never return a bigint.
 */
export interface Database extends Queryable {
  /** Commits what `work` did when it resolves, undoes it when it throws; the error passes on. */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

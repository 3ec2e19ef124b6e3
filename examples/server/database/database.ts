/** Runs SQL with `$1` parameters. Rows have the column names (or aliases) of the query. */
export interface Queryable {
  query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>
  /** Runs several statements, without parameters. */
  script(sql: string): Promise<void>
}

export interface TransactionOptions {
  /**
   * Transactions of the same name run one after another. They wait in memory: those that would wait for one row must not
   * hold all connections.
   */
  readonly oneByOne?: string
  /** How long it may take, in milliseconds, where `Limits.operation` is too short. */
  readonly patience?: number
}

/**
 * The server's database interface, so that PGlite and PostgreSQL run the same SQL.
 *
 * The two drivers return dates and 64-bit numbers as different JavaScript types. So queries cast dates to text and never
 * return a bigint.
 *
 * All of it is bounded in time (`Limits`), and rejects with `DatabaseUnavailable` where the database is at fault and
 * nothing has changed.
 */
export interface Database extends Queryable {
  /**
   * Commits when `work` resolves; rolls back and rejects with its error when it rejects. Rejects with `OutcomeUnknown`
   * when the database did not answer to the commit.
   */
  transaction<Result>(
    work: (transaction: Queryable) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>
  close(): Promise<void>
  /** How many calls wait for a connection, where there are several. */
  waiting?(): number
}

/** The bounds of waiting. Times are in milliseconds: a call is answered, if by a 503, before 5 seconds have passed. */
export interface Limits {
  readonly connections: number
  /** How many connections transactions that run one by one may hold together; the rest is for reading. */
  readonly connectionsOneByOne: number
  /** How many wait for a connection, and how many for transactions of one name. */
  readonly mostWaiting: number
  /** How long a transaction waits for those before it. */
  readonly turn: number
  /** How long one query, or one transaction whose turn has come, may take in all. */
  readonly operation: number
  /** Of that, how long it waits for a connection. */
  readonly connection: number
  /** Of that, how long a statement waits for a lock. */
  readonly lock: number
}

export const LIMITS: Limits = {
  connections: 10,
  connectionsOneByOne: 6,
  mostWaiting: 500,
  turn: 2_500,
  operation: 2_000,
  connection: 1_500,
  lock: 1_500,
}

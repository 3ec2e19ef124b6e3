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
 * Every call has a time limit (`Limits`), and rejects with `DatabaseUnavailable` if the database is at fault and
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
}

/** Limits on waiting. Times are in milliseconds. Each call gets a response, even if it is a 503, within 5 seconds. */
export interface Limits {
  readonly connections: number
  /** How many connections transactions that run one by one may hold together; the rest is for reading. */
  readonly connectionsOneByOne: number
  /** How many calls may wait for a connection, and how many for transactions of one name. */
  readonly mostWaiting: number
  /** How long a transaction waits for earlier ones of its name. */
  readonly turn: number
  /** How long one query, or one transaction after its wait, may take in total. */
  readonly operation: number
  /** How much of `operation` may pass while it waits for a connection. */
  readonly connection: number
  /** How much of `operation` may pass while a statement waits for a lock. */
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

/** The database doesn't respond, or is too busy. The call has changed nothing and can be repeated. */
export class DatabaseUnavailable extends Error {}

/** The connection was lost during a statement: another connection may work. */
export class ConnectionLost extends DatabaseUnavailable {}

/** The database didn't confirm a commit. The call's changes may or may not have been made. */
export class OutcomeUnknown extends Error {}

/** PostgreSQL's error codes, or how they begin (its manual, appendix A). */
const LOST = ['08', '57P']
const TROUBLE = [
  ...LOST,
  '25006', // read-only: this server is no longer the primary
  '25P03', // idle in a transaction for too long
  '40001', // serialization failure
  '40P01', // deadlock
  '53', // out of connections, memory or disk space
  '55P03', // lock time-out
  '57014', // statement time-out
  '58', // system error
]

/** @returns the error as one of the above where the database is in trouble; else unchanged, as the statement is at fault */
export function asUnavailable(error: unknown): unknown {
  const { code, message } = error as { code?: unknown; message?: string }
  const begins = (codes: readonly string[]) =>
    typeof code === 'string' && codes.some((each) => code.startsWith(each))
  if (begins(LOST)) return new ConnectionLost(message, { cause: error })
  return begins(TROUBLE) ? new DatabaseUnavailable(message, { cause: error }) : error
}

/** Inserts a row. @param row by the names of the columns, which are never a caller's text */
export async function insert(
  database: Queryable,
  table: string,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const names = Object.keys(row)
  const places = names.map((_, index) => `$${index + 1}`)
  await database.query(
    `insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  )
}

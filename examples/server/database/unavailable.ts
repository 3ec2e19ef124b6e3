/** The database does not answer now, or is too busy. The call has changed nothing, and may be made again. */
export class DatabaseUnavailable extends Error {}

/** The connection was lost under a statement: another connection may answer. */
export class ConnectionLost extends DatabaseUnavailable {}

/** The database did not answer to a commit. The call may have changed what it wanted to change, or nothing. */
export class OutcomeUnknown extends Error {}

/** PostgreSQL's error codes, or how they begin (its manual, appendix A). */
const LOST = ['08', '57P']
const TROUBLE = [
  ...LOST,
  '25006', // read-only: this server is no longer the primary
  '25P03', // idle in a transaction for too long
  '40001', // serialization failure
  '40P01', // deadlock
  '53', // out of connections, memory or disk
  '55P03', // a lock did not come in time
  '57014', // a statement took too long
  '58', // the server's own system fails
]

/** @returns the error as one of the above where the database is in trouble; else unchanged, as the statement is at fault */
export function asUnavailable(error: unknown): unknown {
  const { code, message } = error as { code?: unknown; message?: string }
  const begins = (codes: readonly string[]) =>
    typeof code === 'string' && codes.some((each) => code.startsWith(each))
  if (begins(LOST)) return new ConnectionLost(message, { cause: error })
  return begins(TROUBLE) ? new DatabaseUnavailable(message, { cause: error }) : error
}

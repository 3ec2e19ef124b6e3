import pg from 'pg'
import {
  type Database,
  type Limits,
  LIMITS,
  type Queryable,
  type TransactionOptions,
  ConnectionLost,
  DatabaseUnavailable,
  asUnavailable,
  OutcomeUnknown,
} from './database'
import { WaitingLine } from './waiting-line'

/** Opens a pool of connections to a PostgreSQL server, for example `postgres://user@localhost/tavola`. */
export function openPostgres(url: string, limits: Limits = LIMITS): Database {
  const pool = openPool(url, limits)
  const lines = new Map<string, WaitingLine>()
  const allLines = new WaitingLine(limits.connectionsOneByOne, limits.mostWaiting)

  async function acquire(deadline: number): Promise<PostgresConnection> {
    if (pool.waitingCount >= limits.mostWaiting) throw new DatabaseUnavailable('Too many wait already')
    const client = await pool.connect().catch((error: Error) => {
      throw new DatabaseUnavailable(error.message, { cause: error })
    })
    return new PostgresConnection(client, deadline)
  }

  async function withConnection<Result>(
    deadline: number,
    work: (connection: PostgresConnection) => Promise<Result>,
  ): Promise<Result> {
    const connection = await acquire(deadline)
    return work(connection).finally(() => connection.release())
  }

  /**
   * For what may be asked twice. After a restart of the database any of the idle connections may be lost without having
   * said so yet.
   */
  async function onLiving<Result>(ask: () => Promise<Result>): Promise<Result> {
    for (let others = limits.connections; ; others--) {
      try {
        return await ask()
      } catch (error) {
        if (others === 0 || !(error instanceof ConnectionLost)) throw error
      }
    }
  }

  async function transact<Result>(
    work: (transaction: Queryable) => Promise<Result>,
    patience: number | undefined,
  ): Promise<Result> {
    const deadline = performance.now() + (patience ?? limits.operation)
    const begun = await onLiving(async () => {
      const connection = await acquire(deadline)
      return connection.begin(patience ?? limits.lock)
    })
    return begun.finish(work).finally(() => begun.release())
  }

  /** Waits for the transactions of the same name, then for one of the connections that all names share. */
  async function oneByOne<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const deadline = performance.now() + limits.turn
    const line = lines.get(name) ?? new WaitingLine(1, limits.mostWaiting)
    lines.set(name, line)
    try {
      return await line.run(deadline, () => allLines.run(deadline, work))
    } finally {
      if (line.isEmpty) lines.delete(name)
    }
  }

  return {
    query: <Row>(sql: string, values?: readonly unknown[]) => {
      const deadline = performance.now() + limits.operation
      const ask = () => withConnection(deadline, (connection) => connection.query<Row>(sql, values))
      return isRead(sql) ? onLiving(ask) : ask()
    },
    script: (sql) =>
      withConnection(performance.now() + limits.operation, (connection) => connection.script(sql)),
    transaction: (work, { oneByOne: name, patience }: TransactionOptions = {}) => {
      const run = () => transact(work, patience)
      return name === undefined ? run() : oneByOne(name, run)
    },
    close: () => pool.end(),
  }
}

function openPool(url: string, limits: Limits): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: limits.connections,
    keepAlive: true,
    connectionTimeoutMillis: limits.connection,
    statement_timeout: limits.operation,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.operation,
  })
  // The pool replaces a broken idle connection. Without this listener the error would end the process.
  pool.on('error', (error) => console.error('PostgreSQL connection lost:', error.message))
  // So would that of a connection in use, which rejects what is asked of it anyway.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

const isRead = (sql: string) => /^\s*select\b/i.test(sql)

/** pg takes a time-out for each query, which its types do not have. */
interface TimedQuery extends pg.QueryConfig {
  readonly query_timeout: number
}

/** How long the answer to a commit is waited for at least, in milliseconds. */
const COMMIT = 500

/** A connection for one query or one transaction, whose statements have to end by the deadline. */
export class PostgresConnection implements Queryable {
  /** Whether it has failed, so that the next user must not have it. */
  #isBroken = false

  /** @param deadline as `performance.now()` counts */
  constructor(
    readonly client: pg.PoolClient,
    readonly deadline: number,
  ) {}

  async query<Row>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.#ask(sql, values)).rows as Row[]
  }

  async script(sql: string): Promise<void> {
    await this.#ask(sql)
  }

  /**
   * Begins a transaction, or gives the connection back.
   *
   * @param lock how long a statement waits for a lock, in milliseconds
   */
  async begin(lock: number): Promise<this> {
    const all = Math.max(1, Math.round(this.#left))
    // The server ends what we no longer wait for.
    const limits = `set local statement_timeout = ${all}; set local lock_timeout = ${lock};
      set local idle_in_transaction_session_timeout = ${all}`
    await this.script(`begin; ${limits}`).catch((error: unknown) => {
      this.release()
      throw error
    })
    return this
  }

  /** Does the work of the transaction that has begun, and commits or rolls back. */
  async finish<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result> {
    const result = await work(this).catch(async (error: unknown) => {
      // A broken connection is closed, and with that the server rolls back.
      if (!this.#isBroken) await this.script('rollback').catch(() => undefined)
      throw error
    })
    await this.#commit()
    return result
  }

  /** Gives the connection back, or closes it. */
  release(): void {
    this.client.release(this.#isBroken)
  }

  async #commit(): Promise<void> {
    // Not to ask at all is a clear outcome; to ask and not to wait for the answer is none.
    if (this.#left <= 0) throw this.#tooLate()
    const { command } = await this.#ask('commit', undefined, Math.max(this.#left, COMMIT)).catch(
      (error: unknown) => {
        if (!(error instanceof DatabaseUnavailable)) throw error
        throw new OutcomeUnknown(`No answer to a commit: ${error.message}`, { cause: error })
      },
    )
    // PostgreSQL answers so, without an error, where a statement before had failed.
    if (command !== 'COMMIT')
      throw new Error(`A transaction ended with ${command}, as a statement had failed.`)
  }

  async #ask(text: string, values?: readonly unknown[], left = this.#left): Promise<pg.QueryResult> {
    if (left <= 0) throw this.#tooLate()
    const query: TimedQuery = { text, query_timeout: left, ...(values && { values: [...values] }) }
    return this.client.query(query).catch((error: unknown) => {
      const ours = ofDriver(error)
      this.#isBroken ||= ours instanceof DatabaseUnavailable
      throw ours
    })
  }

  /** In milliseconds. */
  get #left(): number {
    return this.deadline - performance.now()
  }

  #tooLate(): DatabaseUnavailable {
    this.#isBroken = true
    return new DatabaseUnavailable('The time for a database operation is over')
  }
}

/** Errors without a PostgreSQL code come from the connection, or from pg's own time-out. */
function ofDriver(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) return asUnavailable(error)
  const { message } = error as Error
  const Kind = message === 'Query read timeout' ? DatabaseUnavailable : ConnectionLost
  return new Kind(message, { cause: error })
}

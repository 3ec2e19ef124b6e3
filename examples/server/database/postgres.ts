import pg from 'pg'
import {
  type Database,
  type Limits,
  LIMITS,
  type Queryable,
  type TransactionOptions,
  ConnectionLost,
  DatabaseUnavailable,
} from './database'
import { PostgresConnection } from './postgres-connection'
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
    waiting: () => pool.waitingCount,
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

import pg from 'pg'
import type { Database, Queryable } from './database'

const queryable = (client: pg.Pool | pg.PoolClient): Queryable => ({
  query: async <Row>(sql: string, values: readonly unknown[] = []) =>
    (await client.query(sql, [...values])).rows as Row[],
  script: async (sql) => {
    await client.query(sql)
  },
})

/** Opens a pool of connections to a PostgreSQL server, for example `postgres://user@localhost/tavola`. */
export function openPostgres(url: string): Database {
  const pool = new pg.Pool({ connectionString: url })
  // The pool replaces a broken idle connection. Without this listener the error would end the process.
  pool.on('error', (error) => console.error('PostgreSQL connection lost:', error.message))

  return {
    ...queryable(pool),
    transaction: async (work) => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const result = await work(queryable(client))
        await client.query('commit')
        client.release()
        return result
      } catch (error) {
        // A connection on which the rollback fails is discarded, not reused.
        const broken = await client.query('rollback').then(
          () => false,
          () => true,
        )
        client.release(broken)
        throw error
      }
    },
    close: () => pool.end(),
    waiting: () => pool.waitingCount,
  }
}

import { PGlite, type Transaction } from '@electric-sql/pglite'
import { checkFolder, lockFolder, makePrivate } from './data-folder'
import { type Database, LIMITS, type Queryable, asUnavailable } from './database'
import { WaitingLine } from './waiting-line'

/** How long a query or a transaction waits for its turn, in milliseconds. */
const PATIENCE = LIMITS.turn + LIMITS.operation

const queryable = (client: PGlite | Transaction): Queryable => ({
  query: async <Row>(sql: string, values: readonly unknown[] = []) =>
    (await client.query<Row>(sql, [...values]).catch(rethrow)).rows,
  script: async (sql) => {
    await client.exec(sql).catch(rethrow)
  },
})

function rethrow(error: unknown): never {
  throw asUnavailable(error)
}

/**
 * Opens PostgreSQL inside this process. Calls wait for each other, as many and as long as `LIMITS` let them.
 *
 * @param folder for the data, created if missing. Only its owner may read it
 * @throws if the folder is open already, or has something else in it
 */
export async function openPglite(folder: string): Promise<Database> {
  await checkFolder(folder)
  const unlock = await lockFolder(folder)
  const pglite = await create(folder).catch(async (error: unknown) => {
    await unlock()
    throw error
  })

  // Nothing in it counts rows again by itself, as PostgreSQL does: a table that it takes for empty it would read whole, for
  // each table and quarter of an hour. There is an index for all that grows.
  await pglite.exec('set enable_seqscan = off')

  // It does one thing at a time. A statement that runs cannot be ended, as it runs in this thread.
  const line = new WaitingLine(1, LIMITS.mostWaiting)
  const inTurn = <Result>(work: () => Promise<Result>) => line.run(performance.now() + PATIENCE, work)
  const { query, script } = queryable(pglite)
  return {
    query: (sql, values) => inTurn(() => query(sql, values)),
    script: (sql) => inTurn(() => script(sql)),
    transaction: (work) => inTurn(() => pglite.transaction((transaction) => work(queryable(transaction)))),
    close: async () => {
      await pglite.close()
      await unlock()
    },
  }
}

async function create(folder: string): Promise<PGlite> {
  await makePrivate(folder)
  const pglite = await PGlite.create(folder)
  // PGlite makes files that everybody may read and write.
  await makePrivate(folder)
  return pglite
}

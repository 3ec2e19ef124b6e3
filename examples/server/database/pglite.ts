import { PGlite, type Transaction } from '@electric-sql/pglite'
import type { Database, Queryable } from './database'
import { lockFolder } from './folder-lock'
import { makePrivate } from './private-folder'

const queryable = (client: PGlite | Transaction): Queryable => ({
  query: async <Row>(sql: string, values: readonly unknown[] = []) =>
    (await client.query<Row>(sql, [...values])).rows,
  script: async (sql) => {
    await client.exec(sql)
  },
})

/**
 * Opens PostgreSQL inside this process.
 *
 * @param folder for the data, created if missing; without it the data is kept in memory. Only its owner may read it
 * @throws if the folder is open already
 */
export async function openPglite(folder?: string): Promise<Database> {
  const unlock = folder === undefined ? undefined : await lockFolder(folder)
  const pglite = await create(folder).catch(async (error: unknown) => {
    await unlock?.()
    throw error
  })

  return {
    ...queryable(pglite),
    transaction: (work) => pglite.transaction((transaction) => work(queryable(transaction))),
    close: async () => {
      await pglite.close()
      await unlock?.()
    },
  }
}

async function create(folder: string | undefined): Promise<PGlite> {
  if (folder === undefined) return PGlite.create('memory://')
  await makePrivate(folder)
  const pglite = await PGlite.create(folder)
  // PGlite makes files that everybody may read and write.
  await makePrivate(folder)
  return pglite
}

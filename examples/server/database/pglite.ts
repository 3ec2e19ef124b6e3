import { mkdir } from 'node:fs/promises'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import type { Database, Queryable } from './database'
import { lockFolder } from './folder-lock'

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
 * @param folder for the data, created if missing; without it the data is kept in memory
 * @throws if another process has the folder open
 */
export async function openPglite(folder?: string): Promise<Database> {
  if (folder !== undefined) await mkdir(folder, { recursive: true })
  const unlock = folder === undefined ? undefined : await lockFolder(folder)
  const pglite = await PGlite.create(folder ?? 'memory://').catch(async (error: unknown) => {
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

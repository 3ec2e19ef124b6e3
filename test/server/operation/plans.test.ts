import { expect } from 'chai'
import type { Database, Queryable } from '../../../examples/server/database/database'
import { sandboxPayment } from '../../../examples/server/booking/payment'
import { deleteDataOf, deleteOlderThan } from '../../../examples/server/privacy/personal-data'
import { forgetOldCounts } from '../../../examples/server/http/limits'
import { forgetOldKeys } from '../../../examples/server/http/idempotency'
import { createLog } from '../../../examples/server/monitoring/log'
import { onEachDatabase } from '../kit/databases'
import { from } from '../kit/http-server'
import { booking, enquiry } from '../kit/payloads'
import { MIDDAY } from '../kit/test-server'

/** Tables that grow with the chain and over the years. */
const GROWING = [
  'restaurants',
  'sittings',
  'tables',
  'restaurant_menus',
  'bookings',
  'sold_quarters',
  'enquiries',
  'idempotent_answers',
  'call_counts',
]

interface Asked {
  readonly sql: string
  readonly values: readonly unknown[]
}

/** A node of a plan, as PostgreSQL's EXPLAIN tells it. */
interface Node {
  readonly 'Total Cost': number
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Cond'?: string
  readonly 'Order By'?: string
  readonly Plans?: readonly Node[]
}

/** The database, which notes what it is asked. */
function noting(database: Database): { database: Database; asked: Asked[] } {
  const asked: Asked[] = []
  const noted = (queryable: Queryable): Queryable => ({
    query: (sql, values = []) => {
      asked.push({ sql, values })
      return queryable.query(sql, values)
    },
    script: (sql) => queryable.script(sql),
  })
  return {
    asked,
    database: {
      ...noted(database),
      transaction: (work, options) =>
        database.transaction((transaction) => work(noted(transaction)), options),
      close: () => database.close(),
    },
  }
}

/** The tables that a plan reads from their first row to their last. */
function readWhole(node: Node): string[] {
  const table = node['Relation Name']
  const goesToRows = node['Index Cond'] !== undefined || node['Order By'] !== undefined
  const isScan = ['Seq Scan', 'Index Scan', 'Index Only Scan'].includes(node['Node Type'])
  const here = table !== undefined && GROWING.includes(table) && isScan && !goesToRows ? [table] : []
  return [...here, ...(node.Plans ?? []).flatMap(readWhole)]
}

onEachDatabase('The queries', (server) => {
  /** How a query is carried out where PostgreSQL does without what costs most, if it can. */
  const planOf = ({ sql, values }: Asked, without: readonly string[]): Promise<Node> =>
    server.database.transaction(async (transaction) => {
      for (const way of without) await transaction.script(`set local enable_${way} = off`)
      const rows = await transaction.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
        `explain (format json) ${sql}`,
        values,
      )
      return rows[0]!['QUERY PLAN'][0].Plan
    })
  /** Without what pays while a table is small: how small depends on the tests before. */
  const wholeReads = async (asked: Asked) =>
    readWhole(await planOf(asked, ['seqscan', 'hashjoin', 'mergejoin'])).map(
      (table) => `${table}: ${asked.sql.trim()}`,
    )

  /** Each query of the nine calls, and of what deletes old data. */
  async function askAll(): Promise<readonly Asked[]> {
    const { database, asked } = noting(server.database)
    server.use({ database })
    const reads = [
      'venues/search/dubl%20st',
      'venues/searchnearby/Cork',
      'venues/getbyid/cork',
      'sessions/availability/cork/2026-11-20/2/true',
      'venues/searchavailability/london-covent-garden/2026-11-20/1900/2',
      'menus/search/cork/2026-11-20/2/1900',
    ]
    for (const path of reads) expect((await server.get(`/api/${path}`)).status, path).to.equal(200)
    for (const [path, body] of [
      ['bookings', booking({ menuId: 'a-la-carte' })],
      ['enquiries', enquiry()],
    ] as const) {
      const { status } = await server.post(`/api/${path}/create`, body, { 'Idempotency-Key': path })
      expect(status, path).to.equal(200)
    }
    // Without a session it counts for its address.
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(booking()),
    }
    expect((await server.app.request('/api/bookings/create', init, from('203.0.113.7'))).status).to.equal(200)
    const parts = { database, payment: sandboxPayment, now: () => MIDDAY, log: createLog('silent') }
    await deleteOlderThan(30, parts)
    await forgetOldKeys(database, MIDDAY)
    await forgetOldCounts(database, MIDDAY)
    await deleteDataOf('ada.byrne@example.com', { ...parts, now: MIDDAY, alsoUpcoming: true })
    return asked.filter(({ sql }) => !/pg_advisory/.test(sql))
  }

  it('read no growing table fully, in the nine calls and in the deletion of old data', async () => {
    const asked = await askAll()
    expect(asked).to.have.length.above(20)
    expect((await Promise.all(asked.map(wholeReads))).flat()).to.deep.equal([])
  })

  it('find the first of many in the order of an index, without sorting all', async () => {
    const first = (await askAll()).filter(({ sql }) => /order by (name|bookings\.date)[^]* limit /.test(sql))
    expect(first).to.have.length(2)
    for (const asked of first) {
      const plan = await planOf(asked, ['sort', 'bitmapscan'])
      expect(JSON.stringify(plan), asked.sql).not.to.match(/"Node Type":"(Incremental )?Sort"/)
    }
  })

  it('are cheap enough that PostgreSQL does not compile them', async () => {
    // A tenth of its jit_above_cost: large restaurants have more tables than those of the seed.
    for (const asked of await askAll())
      expect((await planOf(asked, []))['Total Cost'], asked.sql).to.be.below(10_000)
  })

  it('find the sold quarters of a deleted booking by an index', async () => {
    const whole = await wholeReads({ sql: 'delete from sold_quarters where reference = $1', values: ['MB'] })
    expect(whole).to.deep.equal([])
  })
})

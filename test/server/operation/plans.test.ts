import { expect } from 'chai'
import { sandboxPayment } from '../../../examples/server/booking/payment'
import type { Database, Queryable } from '../../../examples/server/database/database'
import { forgetOldKeys } from '../../../examples/server/http/idempotency'
import { forgetOldCounts } from '../../../examples/server/http/limits'
import { createLog } from '../../../examples/server/monitoring/log'
import { deleteDataOf, deleteOlderThan } from '../../../examples/server/privacy/personal-data'
import { onEachDatabase } from '../kit/databases'
import { from } from '../kit/http-server'
import { booking, CREATE } from '../kit/payloads'
import { MIDDAY } from '../kit/test-server'

/** Tables that grow with the chain and over the years. */
const GROWING =
  /^(restaurants|sittings|tables|restaurant_menus|bookings|sold_quarters|enquiries|idempotent_answers|call_counts)$/

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
  const transaction: Database['transaction'] = (work, options) =>
    database.transaction((inside) => work(noted(inside)), options)
  return { asked, database: { ...noted(database), transaction, close: () => database.close() } }
}

/** The tables that a plan reads from their first row to their last. */
function readWhole(node: Node): string[] {
  const table = node['Relation Name'] ?? ''
  const goesToRows = node['Index Cond'] !== undefined || node['Order By'] !== undefined
  const isScan = ['Seq Scan', 'Index Scan', 'Index Only Scan'].includes(node['Node Type'])
  const here = GROWING.test(table) && isScan && !goesToRows ? [table] : []
  return [...here, ...(node.Plans ?? []).flatMap(readWhole)]
}

onEachDatabase('The queries', (server) => {
  /** How a query is carried out where PostgreSQL does without what costs most, if it can. */
  const planOf = ({ sql, values }: Asked, without: readonly string[]): Promise<Node> =>
    server.database.transaction(async (transaction) => {
      for (const way of without) await transaction.script(`set local enable_${way} = off`)
      const explained = `explain (format json) ${sql}`
      const rows = await transaction.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(explained, values)
      return rows[0]!['QUERY PLAN'][0].Plan
    })

  /** Each query of the nine calls, and of what deletes old data. */
  async function askAll(): Promise<readonly Asked[]> {
    const { database, asked } = noting(server.database)
    server.use({ database })
    for (const path of [
      'venues/search/dubl%20st',
      'venues/searchnearby/Cork',
      'venues/getbyid/cork',
      'sessions/availability/cork/2026-11-20/2/true',
      'venues/searchavailability/london-covent-garden/2026-11-20/1900/2',
      'menus/search/cork/2026-11-20/2/1900',
    ])
      expect((await server.get(`/api/${path}`)).status, path).to.equal(200)
    const booked = await server.book({ menuId: 'a-la-carte' }, { 'Idempotency-Key': 'bookings' })
    const enquired = await server.enquire({}, { 'Idempotency-Key': 'enquiries' })
    // Without a session it counts for its address.
    const headers = { 'Content-Type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(booking()) }
    const { status } = await server.app.request(CREATE, init, from('203.0.113.7'))
    expect([booked.status, enquired.status, status]).to.deep.equal([200, 200, 200])
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
    const deletes = { sql: 'delete from sold_quarters where reference = $1', values: ['MB'] }
    for (const each of [...asked, deletes]) {
      // Without what pays while a table is small: how small depends on the tests before.
      const plan = await planOf(each, ['seqscan', 'hashjoin', 'mergejoin'])
      expect(readWhole(plan), each.sql).to.deep.equal([])
    }
  })

  it('find the first of many in the order of an index, and are too cheap to be compiled', async () => {
    const all = await askAll()
    const first = all.filter(({ sql }) => /order by (name|bookings\.date)[^]* limit /.test(sql))
    expect(first).to.have.length(2)
    for (const asked of first) {
      const plan = await planOf(asked, ['sort', 'bitmapscan'])
      expect(JSON.stringify(plan), asked.sql).not.to.match(/"Node Type":"(Incremental )?Sort"/)
    }
    // A tenth of PostgreSQL's jit_above_cost: large restaurants have more tables than those of the seed.
    for (const asked of all) expect((await planOf(asked, []))['Total Cost'], asked.sql).to.be.below(10_000)
  })
})

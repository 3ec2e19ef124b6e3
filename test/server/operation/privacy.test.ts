import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import sinon from 'sinon'
import type { Database } from '../../../examples/server/database/database'
import { PaymentUnavailable, sandboxPayment } from '../../../examples/server/booking/payment'
import { createLog } from '../../../examples/server/monitoring/log'
import {
  deleteDataOf,
  storedDataOf,
  deleteOlderThan,
  startRetention,
} from '../../../examples/server/privacy/personal-data'
import { onEachDatabase } from '../kit/databases'
import { type Booked, booking, enquiry } from '../kit/payloads'
import { defaultNow } from '../../../src/testing/clock'

const EMAIL = 'Ada.Byrne@Example.com'
const log = createLog('silent')

onEachDatabase('Personal data', (server) => {
  const release = sinon.fake(() => Promise.resolve())
  const payment = { ...sandboxPayment, release }
  beforeEach(() => release.resetHistory())

  const books = async (changes: Record<string, unknown>) =>
    (await server.post<Booked>('/api/bookings/create', booking(changes))).body.bookingReference!
  const enquires = async (changes: Record<string, unknown> = {}) =>
    (await server.post<{ enquiryReference: string }>('/api/enquiries/create', enquiry(changes))).body
      .enquiryReference
  const count = async (table: string) => (await server.database.query(`select from ${table}`)).length

  /** Two past, one to come, and another diner's. */
  async function stores() {
    const past = await books({ venueId: 'edinburgh', date: '2026-11-20', paymentNonce: 'sandbox-nonce-1' })
    const asked = await enquires({ date: null, time: null })
    const ahead = await books({ date: '2026-12-04' })
    await books({ date: '2026-11-20', email: 'grace@example.com' })
    server.now = new Date('2026-11-25T12:00:00Z')
    return { past, asked, ahead }
  }
  const deletes = (alsoUpcoming: boolean) =>
    deleteDataOf(EMAIL, { database: server.database, payment, now: server.now, alsoUpcoming })

  it('has each of its columns in docs/operations/data-protection.md, and the page no other', async () => {
    const ofRestaurants = [
      'restaurants',
      'sittings',
      'tables',
      'menus',
      'restaurant_menus',
      'schema_versions',
    ]
    const columns = await server.database.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and table_name <> all($1)`,
      [ofRestaurants],
    )
    const page = readFileSync('docs/operations/data-protection.md', 'utf8')
    const [, section = ''] = /^## In the reference server\n([^]*?)^## /m.exec(page) ?? []
    const rows = section.matchAll(/^\| `(\w+)` +\|([^|]*\|[^|]*)\|/gm)
    const named = [...rows].flatMap(([, table, cells]) =>
      [...cells!.matchAll(/`(\w+)`/g)].map(([, column]) => `${table}.${column}`),
    )
    expect(named).to.have.members(columns.map(({ name }) => name))
  })

  it('is exported completely by email address, ignoring case', async () => {
    const { past, asked, ahead } = await stores()
    const { bookings, enquiries } = await storedDataOf(server.database, EMAIL, server.now)
    expect(bookings.map(({ reference, upcoming }) => [reference, upcoming])).to.have.deep.members([
      [past, false],
      [ahead, true],
    ])
    expect(enquiries.map(({ reference, upcoming }) => [reference, upcoming])).to.deep.equal([[asked, false]])
    expect(bookings.find(({ reference }) => reference === past)).to.include({
      first_name: 'Ada',
      telephone_number: '020 7946 0123',
      restaurant: 'Milano Edinburgh',
      date: '2026-11-20',
    })
  })

  it('is deleted by email address, the card too; upcoming bookings are kept and listed', async () => {
    const { past, asked, ahead } = await stores()
    expect(await deletes(false)).to.deep.equal({ bookings: [past], enquiries: [asked], kept: [ahead] })
    expect(release.callCount).to.equal(1)
    expect([await count('bookings'), await count('enquiries')]).to.deep.equal([2, 0])
  })

  it('is deleted with future bookings if that is requested, which frees their tables', async () => {
    const { past, ahead } = await stores()
    const { bookings, kept } = await deletes(true)
    expect(bookings).to.have.members([past, ahead])
    expect(kept).to.be.empty
    expect(await server.database.query('select distinct date::text from sold_quarters')).to.deep.equal([
      { date: '2026-11-20' },
    ])
  })

  it('is deleted a number of days after its date, in batches', async () => {
    await stores()
    await server.database.query(
      `insert into enquiries select 'ME-OLD-' || n, restaurant_id, '2026-10-01', null, 2, 0, null, '', '', '', '', '',
         false, null, created_at from enquiries, generate_series(1, 450) as n`,
    )
    const parts = { database: server.database, payment, now: () => server.now, log }
    expect(await deleteOlderThan(7, parts)).to.deep.equal({ bookings: 0, enquiries: 450 })
    server.now = new Date('2026-11-26T00:30:00Z')
    expect(await deleteOlderThan(5, parts)).to.deep.equal({ bookings: 2, enquiries: 1 })
    expect(release.callCount).to.equal(1)
    expect(await count('bookings')).to.equal(1)
  })

  it('stays a day longer if the card provider could not be reached to delete its card', async () => {
    await stores()
    server.now = new Date('2027-01-10T12:00:00Z')
    const fails = { ...payment, release: () => Promise.reject(new PaymentUnavailable(new Error('down'))) }
    const parts = { database: server.database, payment: fails, now: () => server.now, log }
    expect(await deleteOlderThan(5, parts)).to.deep.equal({ bookings: 2, enquiries: 1 })
    expect(await count('bookings')).to.equal(1)
  })
})

describe('The retention of personal data', () => {
  it('is enforced at the start and each day, until the server stops', async () => {
    const clock = sinon.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const query = sinon.fake((_sql: string) => Promise.resolve([]))
    const database = { query } as unknown as Database
    const runs = () => query.args.filter(([sql]) => sql.includes('from enquiries')).length
    const retention = startRetention(
      { database, payment: sandboxPayment, now: () => new Date(defaultNow), log },
      30,
    )
    const settled = () => new Promise((resolve) => setImmediate(resolve))
    await settled()
    expect(runs()).to.equal(1)
    clock.tick(24 * 60 * 60 * 1000)
    await settled()
    expect(runs()).to.equal(2)
    await retention.stop()
    clock.tick(24 * 60 * 60 * 1000)
    expect(runs()).to.equal(2)
    clock.restore()
  })
})

describe('The command line for personal data', () => {
  it('prints its usage if its arguments are invalid', () => {
    const run = spawnSync(process.execPath, [
      '--import',
      'tsx',
      'examples/server/privacy.ts',
      'remove',
      'ada',
    ])
    expect(run.status).to.equal(1)
    expect(run.stderr.toString()).to.contain('privacy.ts export ada@example.com')
  })
})

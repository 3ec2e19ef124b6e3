import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import sinon from 'sinon'
import { PaymentUnavailable, sandboxPayment } from '../../../examples/server/booking/payment'
import type { Database } from '../../../examples/server/database/database'
import { createLog } from '../../../examples/server/monitoring/log'
import {
  deleteDataOf,
  deleteOlderThan,
  startRetention,
  storedDataOf,
} from '../../../examples/server/privacy/personal-data'
import { defaultNow } from '../../../src/testing/clock'
import { onEachDatabase } from '../kit/databases'
import { compiled } from '../kit/server-process'

const EMAIL = 'Ada.Byrne@Example.com'
const log = createLog('silent')

onEachDatabase('Personal data', (server) => {
  const release = sinon.fake(() => Promise.resolve())
  const payment = { ...sandboxPayment, release }
  beforeEach(() => release.resetHistory())

  /** Two past, one to come, and another diner's. */
  async function stores() {
    const book = async (changes: object) => (await server.book({ ...changes })).body.bookingReference!
    const past = await book({ venueId: 'edinburgh', paymentNonce: 'sandbox-nonce-1' })
    const asked = (await server.enquire({ date: null, time: null })).body.enquiryReference
    const ahead = await book({ date: '2026-12-04' })
    await book({ email: 'grace@example.com' })
    server.now = new Date('2026-11-25T12:00:00Z')
    return { past, asked, ahead }
  }
  const left = async () => [(await server.rows('bookings')).length, (await server.rows('enquiries')).length]
  const deletes = (alsoUpcoming: boolean) =>
    deleteDataOf(EMAIL, { database: server.database, payment, now: server.now, alsoUpcoming })
  const deletesOlder = (days: number, over = {}) =>
    deleteOlderThan(days, { database: server.database, payment, now: () => server.now, log, ...over })

  it('has each of its columns in docs/operations/data-protection.md, and the page no other', async () => {
    const columns = await server.database.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public' and
         table_name not in ('restaurants', 'sittings', 'tables', 'menus', 'restaurant_menus', 'schema_versions')`,
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
    const upcoming = [...bookings, ...enquiries].map((one) => [one.reference, one.upcoming])
    expect(upcoming).to.have.deep.members([
      [past, false],
      [ahead, true],
      [asked, false],
    ])
    expect(bookings.find(({ reference }) => reference === past)).to.include({
      ...{ first_name: 'Ada', telephone_number: '020 7946 0123' },
      ...{ restaurant: 'Milano Edinburgh', date: '2026-11-20' },
    })
  })

  it('is deleted by email address, the card too; upcoming bookings are kept and listed', async () => {
    const { past, asked, ahead } = await stores()
    expect(await deletes(false)).to.deep.equal({ bookings: [past], enquiries: [asked], kept: [ahead] })
    expect(release.callCount).to.equal(1)
    expect(await left()).to.deep.equal([2, 0])
  })

  it('is deleted with future bookings if that is requested, which frees their tables', async () => {
    const { past, ahead } = await stores()
    const { bookings, kept } = await deletes(true)
    expect([bookings.sort(), kept]).to.deep.equal([[past, ahead].sort(), []])
    const dates = await server.database.query('select distinct date::text from sold_quarters')
    expect(dates).to.deep.equal([{ date: '2026-11-20' }])
  })

  it('is deleted a number of days after its date, in batches', async () => {
    await stores()
    await server.database.query(
      `insert into enquiries select 'ME-OLD-' || n, restaurant_id, '2026-10-01', null, 2, 0, null, '', '', '', '', '',
         false, null, created_at from enquiries, generate_series(1, 450) as n`,
    )
    expect(await deletesOlder(7)).to.deep.equal({ bookings: 0, enquiries: 450 })
    server.now = new Date('2026-11-26T00:30:00Z')
    expect(await deletesOlder(5)).to.deep.equal({ bookings: 2, enquiries: 1 })
    expect(release.callCount).to.equal(1)
    expect(await left()).to.deep.equal([1, 0])
  })

  it('stays a day longer if the card provider could not be reached to delete its card', async () => {
    await stores()
    server.now = new Date('2027-01-10T12:00:00Z')
    const fails = { ...payment, release: () => Promise.reject(new PaymentUnavailable(new Error('down'))) }
    expect(await deletesOlder(5, { payment: fails })).to.deep.equal({ bookings: 2, enquiries: 1 })
    expect(await left()).to.deep.equal([1, 0])
  })
})

describe('The retention of personal data', () => {
  it('is enforced at the start and each day, until the server stops', async () => {
    const clock = sinon.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const query = sinon.fake((_sql: string) => Promise.resolve([]))
    const database = { query } as unknown as Database
    const parts = { database, payment: sandboxPayment, now: () => new Date(defaultNow), log }
    const retention = startRetention(parts, 30)
    const runs = async () => {
      await new Promise((resolve) => setImmediate(resolve))
      return query.args.filter(([sql]) => sql.includes('from enquiries')).length
    }
    expect(await runs()).to.equal(1)
    clock.tick(24 * 60 * 60 * 1000)
    expect(await runs()).to.equal(2)
    await retention.stop()
    clock.tick(24 * 60 * 60 * 1000)
    expect(await runs()).to.equal(2)
    clock.restore()
  })
})

describe('The command line for personal data', () => {
  it('prints its usage if its arguments are invalid', async () => {
    const command = await compiled('examples/server/privacy.ts')
    const { status, stderr } = spawnSync(process.execPath, [command, 'remove', 'ada'])
    expect(status).to.equal(1)
    expect(stderr.toString()).to.contain('privacy.ts export ada@example.com')
  })
})

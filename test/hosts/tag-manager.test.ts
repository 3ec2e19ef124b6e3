import { expect } from 'chai'
import { booksTable, hostOf, type Visitor } from './book-table'

describe('Hosts: a page with a data layer and consent mode', () => {
  const host = hostOf('tag-manager')

  /** What the container's tags would send: "tavola_step {…}". */
  const sent = async ({ page }: Visitor) =>
    (await page.locator('#entries li').allTextContents()).flatMap((line) => line.split(' → ')[1] ?? [])
  const lastSent = async (diner: Visitor) => (await sent(diner)).at(-1)

  it('a table is booked without consent, of which GA4 would get nothing', async () => {
    const diner = await host.visits('/')
    await booksTable(diner)
    await diner.until(async () => (await sent(diner)).length > 6, 'the events of a booking')
    expect(new Set(await sent(diner))).to.deep.equal(new Set(['held back']))
    expect(diner.lines).to.deep.equal([])
  })

  it('after consent GA4 would get the booking, without a name of the diner’s', async () => {
    const diner = await host.visits('/')
    await diner.presses('Yes')
    await booksTable(diner)
    await diner.until(async () => /^tavola_booking_confirmed/.test((await lastSent(diner))!), 'the booking')
    expect(await lastSent(diner)).to.match(
      /^tavola_booking_confirmed \{"journey":"Booking","venue_id":"cork","booking_date":"\d{4}-\d\d-\d\d","booking_time":"\d\d:\d\d","guests":"2"\}$/,
    )
    expect((await sent(diner)).join()).not.to.match(/Anna|O'Brien|7946/)
  })

  it('after a refusal nothing more is sent', async () => {
    const diner = await host.visits('/')
    await diner.presses('Yes')
    await diner.choosesRestaurant('cork', /Milano Cork/)
    await diner.until(async () => /^tavola_search/.test((await lastSent(diner)) ?? ''), 'the search')
    await diner.presses('No')
    await booksTable(diner)
    await diner.until(async () => (await sent(diner)).length > 6, 'the events of a booking')
    expect(await lastSent(diner)).to.equal('held back')
  })
})

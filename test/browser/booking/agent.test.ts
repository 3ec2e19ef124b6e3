import { expect } from 'chai'
import { visit } from '../kit/diner'
import { until } from '../kit/playwright-driver'
import { saturday } from '../kit/time'
import { popupWith } from '../kit/visits'

const page = popupWith(`preload: 'now', brand: {
  timeZone: 'Europe/Dublin',
  plugins: ['start', 'booking', 'enquiry', 'cross-sell', 'terms', 'ticket', 'agent-tools'],
  journeys: ['Booking', 'Enquiry'],
}`)
const names = ['find_restaurants', 'list_free_times', 'prepare_booking', 'booking_status', 'read_ticket']
const table = { restaurant: 'cork', date: saturday, time: '19:30', guests: 2 }
const anna = {
  firstName: 'Anna',
  lastName: 'Byrne',
  email: 'anna@example.ie',
  telephoneNumber: '020 7946 0958',
}

/** Chromium's own WebMCP, as an assistant in the browser uses it (docs/agents.md). */
describe('Browser: an assistant that books with the diner', () => {
  it('prepares a booking in the popup; only the diner’s press sends it', async () => {
    const diner = await visit({ page, viewport: { width: 360, height: 740 } })
    const { webmcp } = diner.page
    const offered = async () => (await webmcp.tools()).map(({ name }) => name)
    const calls = async (name: string, input: object = {}) =>
      (await webmcp.callTool(name, input as never)) as Readonly<Record<string, unknown>>
    await until(async () => (await offered()).length === names.length, 'the tools')
    expect(await offered()).to.have.members(names)
    const { free } = await calls('list_free_times', { restaurant: 'cork', date: table.date, guests: 2 })
    expect(free).to.include(table.time)

    const prepared = await calls('prepare_booking', { ...table, ...anna })
    expect(prepared).to.include({ prepared: true, time: '19:30' })
    await diner.finds('dialog', 'Milano restaurants')
    await diner.finds('text', /Filled in by your assistant: table, first name/)
    expect(diner.api.sent('POST *')).to.deep.equal([])

    await diner.ticks(/terms/)
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    await diner.finds('heading', /Booking Confirmed/)
    expect(await calls('read_ticket')).to.include({ confirmed: true, reference: 'MB-1234' })
    expect(diner.api.sent('POST *')).to.have.lengthOf(1)
    expect(diner.errors).to.deep.equal([])
  })

  it('in a browser without WebMCP nothing is fetched for it, and nothing is logged', async () => {
    const diner = await visit({
      page,
      prepare: (page) => page.addInitScript('delete Document.prototype.modelContext'),
    })
    await diner.page.waitForLoadState('networkidle')
    expect(diner.site.files.join()).to.include('own-brand').and.not.include('webmcp')
    expect([diner.consoleLines, diner.errors]).to.deep.equal([[], []])
  })
})

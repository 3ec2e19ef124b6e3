import { expect } from 'chai'
import { visit } from '../kit/diner'
import { until } from '../kit/playwright-driver'
import { initWith, page, type HostPage } from '../kit/site'
import { saturday } from '../kit/time'

const brand = `{
  timeZone: 'Europe/Dublin',
  plugins: ['start', 'booking', 'enquiry', 'cross-sell', 'terms', 'ticket', 'agent-tools'],
  journeys: ['Booking', 'Enquiry'],
}`
const names = ['find_restaurants', 'list_free_times', 'prepare_booking', 'booking_status', 'read_ticket']
const table = { restaurant: 'cork', date: saturday, time: '19:30', guests: 2 }
const anna = {
  firstName: 'Anna',
  lastName: 'Byrne',
  email: 'anna@example.ie',
  telephoneNumber: '020 7946 0958',
}

const inPage = initWith(`preload: 'now', brand: ${brand}`)

const twice: HostPage = (api) =>
  page({
    body: `<div id="one"></div><div id="two"></div>
      <script src="/tavola.js"></script>
      <script>
        for (const id of ['one', 'two'])
          Tavola.init({ baseUrl: '${api}', preload: 'now', container: document.getElementById(id), brand: ${brand} })
      </script>`,
  })

const popup: HostPage = (api) =>
  page({
    body: `<script src="/tavola.js"></script>
      <script>Tavola.init({ baseUrl: '${api}', preload: 'now', brand: ${brand} })</script>`,
  })

/** A diner whose browser has an assistant. */
async function visitWithAssistant(host: HostPage) {
  const diner = await visit({ page: host, viewport: { width: 360, height: 740 } })
  const { webmcp } = diner.page
  const offered = async () => (await webmcp.tools()).map(({ name }) => name)
  const calls = async (name: string, input: object = {}) =>
    (await webmcp.callTool(name, input as never)) as Readonly<Record<string, unknown>>
  return { ...diner, offered, calls }
}

/** Chromium's own WebMCP, as an assistant in the browser uses it (docs/agents.md). */
describe('Browser: an assistant that books with the diner', () => {
  it('finds, prepares and reads the booking; only the diner’s press sends it', async () => {
    const diner = await visitWithAssistant(inPage)
    await until(async () => (await diner.offered()).length === names.length, 'the tools')
    expect(await diner.offered()).to.have.members(names)
    const found = await diner.calls('find_restaurants', { text: 'Cork' })
    expect((found.restaurants as { id: string }[])[0]).to.include({ id: 'cork', name: 'Milano Cork' })
    const { free } = await diner.calls('list_free_times', { restaurant: 'cork', date: table.date, guests: 2 })
    expect(free).to.include(table.time)

    const prepared = await diner.calls('prepare_booking', { ...table, ...anna })
    expect(prepared).to.include({ prepared: true, time: '19:30' })
    await diner.finds('text', /Filled in by your assistant: table, first name/)
    expect(await diner.gets('textbox', 'Email').inputValue()).to.equal(anna.email)
    expect(await diner.gets('checkbox', /terms/).isChecked()).to.equal(false)
    expect(diner.api.sent('POST *')).to.deep.equal([])

    await diner.ticks(/terms/)
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    await diner.finds('heading', /Booking Confirmed/)
    expect(await diner.calls('read_ticket')).to.include({ confirmed: true, reference: 'MB-1234' })
    expect(diner.api.sent('POST *')).to.have.lengthOf(1)
    expect(diner.errors).to.deep.equal([])
  })

  it('opens the popup with what it has prepared', async () => {
    const diner = await visitWithAssistant(popup)
    await until(async () => (await diner.offered()).length === names.length, 'the tools')
    await diner.calls('prepare_booking', { ...table, ...anna })
    await diner.finds('dialog', 'Milano restaurants')
    await diner.finds('heading', 'Your Details')
  })

  it('two widgets of a page have tools of their own', async () => {
    const diner = await visitWithAssistant(twice)
    await until(async () => (await diner.offered()).length === 2 * names.length, 'the tools of both')
    const offered = await diner.offered()
    const first = names.every((name) => offered.includes(name))
    const second = names.every((name) => offered.includes(`${name}_2`))
    expect([first, second]).to.deep.equal([true, true])
    await diner.calls('prepare_booking_2', table)
    const journeys = await Promise.all([diner.calls('booking_status'), diner.calls('booking_status_2')])
    expect(journeys.filter(({ time }) => time === '19:30')).to.have.lengthOf(1)
  })

  it('in a browser without WebMCP nothing is fetched for it, and nothing is logged', async () => {
    const diner = await visit({
      page: inPage,
      prepare: (page) => page.addInitScript('delete Document.prototype.modelContext'),
    })
    await diner.finds('combobox', 'Location')
    await diner.page.waitForLoadState('networkidle')
    expect(diner.site.files.join()).to.include('own-brand').and.not.include('webmcp')
    expect([diner.consoleLines, diner.errors]).to.deep.equal([[], []])
  })
})

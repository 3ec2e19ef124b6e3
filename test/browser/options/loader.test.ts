import { expect } from 'chai'
import { goHome, visit } from '../kit/diner'
import { initWith, page, type HostPage } from '../kit/pages'
import { choosesSlot, choosesVenue, completes, reachesComplete } from '../../kit/ways'
import { until } from '../kit/until'

/** The contract's snippet: calls that are made before the script has arrived. */
const queued =
  (calls: (api: string) => string): HostPage =>
  (api) =>
    page({
      head: `<script>
        window.Tavola = { q: [], init() { this.q.push(['init', arguments]) }, open() { this.q.push(['open', arguments]) } }
      </script>`,
      body: `<div id="book"></div>
        <script>${calls(api)}</script>
        <script async src="/tavola.js"></script>`,
    })

const box = `document.querySelector('#book')`

describe('Browser: the loader', () => {
  afterEach(goHome)

  it('section 1: carries out an init that was called before the script came, with its four inputs', async () => {
    const diner = await visit({ page: queued((api) => `Tavola.init('${api}', ${box}, true, false)`) })
    await choosesVenue(diner)
    await diner.reads('Milano Cork')
  })

  it('section 1: carries out an open that was called before the script came', async () => {
    const diner = await visit({ page: queued((api) => `Tavola.init('${api}'); Tavola.open('cork')`) })
    await diner.finds('dialog', 'Milano restaurants')
    await diner.reads('Milano Cork')
  })

  it('section 1: the read-only flag shows the venue instead of the location box', async () => {
    const diner = await visit({ page: initWith(`readOnlyLocation: true, venueId: 'cork'`) })
    await diner.reads('Milano Cork')
    await diner.misses('combobox', 'Location')
  })

  it('contract 1: one object of options prefills venue, date and guests', async () => {
    const diner = await visit({ page: initWith(`venueId: 'cork', date: '2026-11-28', guests: 4`) })
    await diner.finds('button', 'Date Saturday 28 November 2026')
    await diner.begins()
    await diner.selects('Hour', '19')
    await diner.api.hears('GET /api/sessions/availability/cork/2026-11-28/4/true')
  })

  it('contract 1: a base URL may end in a slash', async () => {
    const diner = await visit({ page: (api) => initWith()(`${api}/`) })
    await choosesVenue(diner)
    expect(diner.api.sent('GET /api/venues/search/cork')).to.have.lengthOf(1)
  })

  it('contract 1: Tavola is the only global', async () => {
    const bare = await visit({ page: () => page({ body: '<div id="book"></div>' }) })
    const before = await bare.page.evaluate(() => Object.getOwnPropertyNames(window))
    await goHome()
    const diner = await visit({ page: queued((api) => `Tavola.init('${api}', ${box}, true)`) })
    await reachesComplete(diner)
    await completes(diner)
    const after = await diner.page.evaluate(() => Object.getOwnPropertyNames(window))
    expect(after.filter((name) => !before.includes(name))).to.deep.equal(['Tavola'])
  })

  it('complaint 5: two widgets on a page share nothing', async () => {
    const two: HostPage = (api) =>
      page({
        body: `<section id="one"></section><section id="two"></section><script src="/tavola.js"></script>
          <script>for (const id of ['one', 'two']) Tavola.init('${api}', document.getElementById(id), true)</script>`,
      })
    const diner = await visit({ page: two })
    const boxes = diner.get('combobox', 'Location')
    await boxes.nth(1).fill('cork')
    await diner.waits(750)
    await diner.clicks('option', /Milano Cork/)
    await diner.get('button', 'Book a Table').nth(1).click()
    expect(await diner.get('button', /^Date/).nth(1).isEnabled()).to.equal(true)
    expect(await diner.get('button', /^Date/).nth(0).isDisabled()).to.equal(true)
    expect(await boxes.nth(0).inputValue()).to.equal('')
  })

  it('contract 1: a wrong option is named in the console with what was expected, and the rest goes on', async () => {
    const diner = await visit({
      page: initWith(`guests: 'many', colour: 'red', venueId: 'cork'`),
    })
    await diner.reads('Milano Cork')
    expect(diner.said.join('\n'))
      .to.match(/"guests" is wrong\. /)
      .and.match(/no setting "colour"\. Expected one of/)
    expect(diner.errors).to.deep.equal([])
  })

  it('contract 1: an init without a base URL is named in the console and breaks nothing', async () => {
    const diner = await visit({ page: queued(() => `Tavola.init(undefined, ${box}, true)`) })
    await diner.finds('combobox', 'Location')
    await until(() => diner.said.length > 0, 'the line')
    expect(diner.said.join('\n')).to.match(/"baseUrl" is missing/)
    expect(diner.errors).to.deep.equal([])
  })

  it("contract 1: a brand's wrong key is named in the console, and the rest of the brand counts", async () => {
    const diner = await visit({
      page: initWith(`brand: { title: 'Napoli', timeZone: 'Mars/Olympus', colour: 'red' }`),
    })
    await diner.finds('region', 'Napoli')
    expect(diner.said.join('\n'))
      .to.match(/"timeZone" is wrong.*"Europe\/Dublin"/)
      .and.match(/no setting "colour"/)
    expect(diner.errors).to.deep.equal([])
  })

  it('contract 1: an open before any init is named in the console and breaks nothing', async () => {
    const diner = await visit({
      page: queued(() => `Tavola.open('cork')`),
    })
    expect(diner.errors).to.deep.equal([])
    expect(diner.said.join('\n')).to.equal('[Tavola] Tavola.open came before Tavola.init.')
  })

  it("contract 1: the brand's theme tokens and rewordings are taken over", async () => {
    const brand = `{ tokens: { '--tavola-accent': 'rgb(1, 2, 3)' }, messages: { 'start.title': 'Reserve' } }`
    const diner = await visit({ page: initWith(`brand: ${brand}`) })
    await diner.finds('heading', 'Reserve')
    await choosesSlot(diner)
    const colour = await diner
      .get('button', 'Continue')
      .evaluate((button) => getComputedStyle(button).backgroundColor)
    expect(colour).to.equal('rgb(1, 2, 3)')
  })
})

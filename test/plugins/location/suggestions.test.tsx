import { expect } from 'chai'
import start from '../../../plugins/start'
import { renderPlugins, type Diner } from '../../kit/diner'
import { venueBody } from '../../kit/fixtures'
import { hangs, later, status } from '../../kit/network'
import { table } from '../../kit/stand-ins'

const all = 'GET /api/venues/search/milano'

/** The files of the list come one after another. */
async function focuses(diner: Diner) {
  await diner.sees(() => diner.gets('combobox', 'Location').focus())
  await diner.waits(50)
}

const towns = (diner: Diner) =>
  diner
    .within('listbox')
    .getsAll('group')
    .map((group) => document.getElementById(group.getAttribute('aria-labelledby')!)!.textContent)

describe('location: all restaurants by town', () => {
  const restaurant = (name: string, ...address: string[]) => venueBody({ id: name, name, address })

  const chain = [
    restaurant('Quay', '2 Quay', 'Galway'),
    restaurant('Pier', '1 Pier', 'Cork'),
    restaurant('Nowhere'),
    restaurant('Arch', '3 Arch', 'Galway'),
    restaurant('Óran', '4 Strand', 'Áth'),
  ]

  const opened = (answer: unknown = chain, options: object = {}) =>
    renderPlugins({
      plugins: [start, table],
      answers: { [all]: answer },
      brand: { options: { start: { all: 'milano', ...options } } },
    })

  const names = (diner: Diner) => diner.offers('Location').map((text) => text.split(' ')[0]!)

  it('are listed before a letter is typed, in the order of the language', async () => {
    const diner = await opened()
    expect(diner.network.requests).to.be.empty
    await focuses(diner)
    expect(towns(diner)).to.deep.equal(['Áth', 'Cork', 'Galway'])
    expect(names(diner)).to.deep.equal(['Óran', 'Pier', 'Arch', 'Quay', 'Nowhere'])
    // How far they are from the searched text says nothing.
    expect(diner.reads()).to.not.include('1.2 miles')
    expect(diner.gets('status').textContent).to.include('5 restaurants to choose from')
  })

  it('are requested once, however often the list opens', async () => {
    const diner = await opened()
    await focuses(diner)
    await diner.keys('{Escape}{ArrowDown}')
    await diner.keys('{Tab}')
    await focuses(diner)
    expect(names(diner)).to.have.length(5)
    expect(diner.network.sent(all)).to.have.length(1)
  })

  it('come with the one call that the brand makes', async () => {
    const nearby = 'GET /api/venues/searchnearby/milano'
    const diner = await renderPlugins({
      plugins: [start, table],
      answers: { [nearby]: { venues: chain, resolvedLocationDescription: '' } },
      brand: { options: { start: { all: 'milano', search: 'searchnearby' } } },
    })
    await focuses(diner)
    expect(names(diner)).to.have.length(5)
    expect(diner.network.requests.map(({ path }) => path)).to.deep.equal(['/api/venues/searchnearby/milano'])
  })

  it('until they have loaded the list says that it is searching', async () => {
    const diner = await opened(hangs)
    await focuses(diner)
    expect(diner.reads()).to.include('Searching…')
    await diner.keys('{Tab}')
    expect(diner.network.requests[0]!.signal.aborted).to.be.true
  })

  it('a call that fails can be made again in the list', async () => {
    const diner = await opened(status(404))
    await focuses(diner)
    diner.network.answer(all, chain)
    await diner.presses('Try again')
    expect(names(diner)).to.have.length(5)
  })

  it('a restaurant that was chosen before is listed there, and not under its town', async () => {
    const diner = await opened(chain, { recent: true })
    await focuses(diner)
    await diner.clicks('option', /Pier/)
    await diner.clicks('combobox', 'Location')
    expect(towns(diner)).to.deep.equal(['Recently chosen', 'Áth', 'Galway'])
    expect(names(diner)).to.deep.equal(['Pier', 'Óran', 'Arch', 'Quay', 'Nowhere'])
  })

  it('a longer list shows the first fifty, and says of how many', async () => {
    const long = Array.from({ length: 60 }, (_, id) => restaurant(`Milano${id}`, 'Cork'))
    const diner = await opened(long)
    await focuses(diner)
    await diner.waits(1_000)
    expect(names(diner)).to.have.length(50)
    expect(diner.reads()).to.include('Showing 50 of 60 restaurants. Type more to narrow the list.')
  })

  it('without the option the list stays closed, and nothing is requested', async () => {
    const diner = await renderPlugins({ plugins: [start, table] })
    await focuses(diner)
    expect(diner.gets('combobox', 'Location').getAttribute('aria-expanded')).to.equal('false')
    expect(diner.network.requests).to.be.empty
  })
})

const here = 'GET /api/venues/search/milano'

describe('location: a misspelt search in the location box', () => {
  const restaurant = (name: string, town: string) => venueBody({ id: name, name, address: ['1 Quay', town] })

  const chain = [
    restaurant('Milano Dawson', 'Dublin'),
    restaurant('Milano Harbour', 'Dún Laoghaire'),
    restaurant('Milano Park', 'Killarney'),
    restaurant('Milano Bridge', 'Bray'),
  ]

  const nothing = { [here]: chain, 'GET /api/venues/search/*': [] }

  const opened = (over: object = {}) =>
    renderPlugins({
      plugins: [start, table],
      answers: { ...over, ...nothing },
      brand: { options: { start: { search: 'search', all: 'milano' } } },
    })

  const names = (diner: Diner) => diner.offers('Location').map((text) => /^Milano \w+/.exec(text)?.[0])

  /** With the chain in the list. */
  async function misspells(text: string, over?: object) {
    const diner = await opened(over)
    await diner.clicks('combobox', 'Location')
    await diner.searches(text)
    return diner
  }

  it('a slip of one or two letters, in a word or in several, suggests the restaurant', async () => {
    const diner = await misspells('dubln')
    for (const [typed, found] of [
      ['dubln', 'Milano Dawson'],
      ['Dublim', 'Milano Dawson'],
      ['milano dubin', 'Milano Dawson'],
      ['dun laoghare', 'Milano Harbour'],
      ['kilarny', 'Milano Park'],
      ['kilarn', 'Milano Park'],
      ['brey', 'Milano Bridge'],
    ] as const) {
      await diner.searches(typed)
      expect(names(diner), typed).to.deep.equal([found])
      expect(diner.reads('group', 'Did you mean:')).to.match(/^Nothing found. Did you mean:Milano/)
      expect(diner.reads('status')).to.equal('Nothing found.')
    }
  })

  it('another word, too short a word, and words of several restaurants are no slip', async () => {
    const diner = await misspells('galway')
    for (const typed of ['galway', 'bx', 'dublin cork']) {
      await diner.searches(typed)
      expect(diner.reads('status'), typed).to.include(`We couldn't find a restaurant for “${typed}”`)
      expect(diner.has('option', /Milano/), typed).to.be.false
    }
  })

  it('text that is typed before all restaurants have loaded is compared with them', async () => {
    const all = later()
    const diner = await opened()
    diner.network.answer(here, all.answer)
    await diner.searches('dubln')
    expect(diner.reads()).to.include('Searching…')
    await diner.sees(() => all.come(chain))
    expect(names(diner)).to.deep.equal(['Milano Dawson'])
  })

  it("typing doesn't cancel the call for all restaurants", async () => {
    const diner = await opened()
    diner.network.answer(here, later().answer)
    await diner.clicks('combobox', 'Location')
    await diner.types('Location', 'd')
    expect(diner.network.sent(here)[0]!.signal.aborted).to.be.false
  })

  it('restaurants of an earlier search are suggested too', async () => {
    const diner = await renderPlugins({
      plugins: [start, table],
      answers: {
        ...nothing,
        'GET /api/venues/searchnearby/*': { venues: [], resolvedLocationDescription: '' },
      },
    })
    await diner.searches('milano')
    await diner.keys('{Tab}')
    await diner.searches('dubln')
    await diner.clicks('option', /Milano Dawson/)
    expect(diner.kernel.facts.venue?.name).to.equal('Milano Dawson')
  })

  it('restaurants chosen before are suggested too', async () => {
    const chosen = [
      { id: 'x', name: 'Milano Dawson', address: ['1 Quay', 'Dublin'], at: Date.UTC(2026, 10, 1) },
    ]
    localStorage.setItem('tavola-chosen milano ', JSON.stringify({ version: 1, chosen }))
    const diner = await renderPlugins({
      plugins: [start, table],
      answers: { ...nothing, 'GET /api/venues/getbyid/x': chain[0] },
      brand: { options: { start: { search: 'search', recent: true } } },
    })
    await diner.searches('dubln')
    await diner.clicks('option', /Milano Dawson/)
    expect(diner.kernel.facts.venue?.name).to.equal('Milano Dawson')
  })

  it('what the server finds is listed instead', async () => {
    const diner = await misspells('dubln', { 'GET /api/venues/search/dubln': [chain[3]] })
    expect(names(diner)).to.deep.equal(['Milano Bridge'])
  })

  it('a search that failed is reported, and nothing is suggested', async () => {
    const diner = await misspells('dubln', { 'GET /api/venues/search/dubln': status(404) })
    expect(diner.has('button', 'Try again')).to.be.true
    expect(diner.has('option', /Milano/)).to.be.false
  })

  it('Tab chooses no suggestion', async () => {
    const diner = await misspells('dubln')
    await diner.keys('{Tab}')
    expect(diner.kernel.facts.venue).to.equal(null)
  })
})

import { expect } from 'chai'
import start from '../../../plugins/start'
import { removeWidget, renderWidget, type Diner } from '../../kit/diner'
import { venueBody } from '../../kit/fixtures'
import { later, status } from '../../kit/network'
import { table } from '../../kit/stand-ins'

const restaurant = (name: string, town: string) => venueBody({ id: name, name, address: ['1 Quay', town] })
const chain = [
  restaurant('Milano Dawson', 'Dublin'),
  restaurant('Milano Harbour', 'Dún Laoghaire'),
  restaurant('Milano Park', 'Killarney'),
  restaurant('Milano Bridge', 'Bray'),
]
const here = 'GET /api/venues/search/milano'
const nothing = { [here]: chain, 'GET /api/venues/search/*': [] }

const opened = (over: object = {}) =>
  renderWidget({
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

describe('location: a misspelt search in the location box', () => {
  afterEach(removeWidget)
  afterEach(() => localStorage.clear())

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
    const diner = await renderWidget({
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
    const diner = await renderWidget({
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

import { expect } from 'chai'
import { removeWidget, type Diner } from '../../kit/diner'
import { venueBody } from '../../kit/fixtures'
import { hangs, later, status, type Answer } from '../../kit/network'
import { focusBox, getVenue, isExpanded, keep, kept, names, renderBox, search } from './render-box'

const all = 'GET /api/venues/search/chain'
const restaurant = (name: string, ...address: string[]) =>
  venueBody({ id: name, name: `Milano ${name}`, address })

/** A brand whose search for "chain" finds all its restaurants; other searches find none. */
const render = (answer: Answer, own: object = {}, answers: object = {}) =>
  renderBox({
    own: { search: 'search', all: 'chain', ...own },
    answers: { ...answers, [all]: answer, [search]: [] },
  })

async function lists(...options: Parameters<typeof render>) {
  const diner = await render(...options)
  await focusBox(diner)
  await diner.waits(1_000)
  return diner
}

const towns = (diner: Diner) =>
  diner
    .within('listbox')
    .getsAll('group')
    .map((group) => document.getElementById(group.getAttribute('aria-labelledby')!)!.textContent)

describe('location: all restaurants by town', () => {
  const chain = [
    restaurant('Quay', '2 Quay', 'Galway'),
    restaurant('Pier', '1 Pier', ' Cork ', ''),
    restaurant('Nowhere', ''),
    restaurant('Arch', '3 Arch', 'Galway'),
    restaurant('Oran', '4 Strand', 'Áth'),
  ]
  const inOrder = ['Oran', 'Pier', 'Arch', 'Quay', 'Nowhere'].map((name) => `Milano ${name}`)

  it('are listed before a letter is typed, in the order of the language, without distances', async () => {
    const diner = await render(chain)
    expect(diner.network.requests).to.be.empty
    await focusBox(diner)
    await diner.waits(50)
    // The town is the last line of the address that has a text.
    expect(towns(diner)).to.deep.equal(['Áth', 'Cork', 'Galway'])
    expect(names(diner)).to.deep.equal(inOrder)
    expect(diner.reads()).to.not.include('1.2 miles')
    expect(diner.gets('status').textContent).to.include('5 restaurants to choose from')
  })

  it('are requested once, however often the list opens', async () => {
    const diner = await lists(chain)
    await diner.keys('{Escape}{ArrowDown}')
    await diner.keys('{Tab}')
    await focusBox(diner)
    expect(names(diner)).to.deep.equal(inOrder)
    expect(diner.network.sent(all)).to.have.length(1)
  })

  it('come with the one call that the brand makes', async () => {
    const nearby = 'GET /api/venues/searchnearby/chain'
    const answers = { [nearby]: { venues: chain, resolvedLocationDescription: '' } }
    const diner = await lists([], { search: 'searchnearby' }, answers)
    expect(names(diner)).to.deep.equal(inOrder)
    expect(diner.network.requests.map(({ path }) => path)).to.deep.equal(['/api/venues/searchnearby/chain'])
  })

  it('until they have loaded the list says that it is searching', async () => {
    const diner = await lists(hangs)
    expect(diner.reads()).to.include('Searching…')
    await diner.keys('{Tab}')
    expect(diner.network.requests[0]!.signal.aborted).to.be.true
  })

  it('a call that fails can be made again in the list', async () => {
    const diner = await lists(status(404))
    expect(diner.reads()).to.not.include('Searching…')
    diner.network.answer(all, chain)
    await diner.presses('Try again')
    expect(names(diner)).to.deep.equal(inOrder)
    expect(diner.has('button', 'Try again')).to.be.false
  })

  it('a restaurant that was chosen before is listed there, and not under its town', async () => {
    const diner = await lists(chain, { recent: true })
    await diner.clicks('option', /Pier/)
    await diner.clicks('combobox', 'Location')
    expect(towns(diner)).to.deep.equal(['Recently chosen', 'Áth', 'Galway'])
    expect(names(diner)).to.deep.equal(
      ['Pier', 'Oran', 'Arch', 'Quay', 'Nowhere'].map((name) => `Milano ${name}`),
    )
  })

  it('a longer list shows fifty, with those that were chosen before, and says of how many', async () => {
    keep([kept('X')])
    const long = Array.from({ length: 60 }, (_, index) => restaurant(`N${index}`, 'Cork'))
    const diner = await lists(long, { recent: true })
    expect(names(diner)).to.have.length(50)
    expect(names(diner)[0]).to.equal('Milano X')
    expect(diner.reads()).to.include('Showing 50 of 61 restaurants. Type more to narrow the list.')
  })

  it('without the option the list stays closed, and nothing is requested', async () => {
    const diner = await lists(chain, { all: '' })
    expect(isExpanded(diner)).to.be.false
    expect(diner.network.requests).to.be.empty
  })
})

describe('location: a misspelt search', () => {
  const chain = [
    restaurant('Dawson', '1 Quay', 'Dublin'),
    restaurant('Harbour', '1 Quay', 'Dún Laoghaire'),
    restaurant('Park', '1 Quay', 'Killarney'),
    restaurant('Bridge', '1 Quay', 'Bray'),
  ]

  /** With the chain in the list. */
  async function misspells(text: string, answers?: object, found: readonly object[] = chain) {
    const diner = await render(found, {}, answers)
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
      ['dubxan', 'Milano Dawson'],
      ['dun laoghare', 'Milano Harbour'],
      ['kilarny', 'Milano Park'],
      ['kilarn', 'Milano Park'],
      ['prk', 'Milano Park'],
      ['pxrk', 'Milano Park'],
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
    for (const typed of ['galway', 'bx', 'dublin cork', 'pxxk', 'dxbxan']) {
      await diner.searches(typed)
      expect(diner.reads('status'), typed).to.include(`We couldn't find a restaurant for “${typed}”`)
      expect(diner.has('option', /Milano/), typed).to.be.false
    }
  })

  it('the most similar one comes first', async () => {
    for (const order of [
      ['Harbaur', 'Harbour'],
      ['Harbour', 'Harbaur'],
    ]) {
      const found = order.map((name) => restaurant(name, '1 Quay', 'Cork'))
      const diner = await misspells('harbour', {}, found)
      expect(names(diner)).to.deep.equal(['Milano Harbour', 'Milano Harbaur'])
      removeWidget()
    }
  })

  it('the town counts, not the street, and a restaurant may have no address', async () => {
    const found = [restaurant('Pier', 'Dawson House', 'Dawson Street', 'Galway'), restaurant('Dawson')]
    const diner = await misspells('dowson', {}, found)
    expect(names(diner)).to.deep.equal(['Milano Dawson'])
    await diner.searches('golway')
    expect(names(diner)).to.deep.equal(['Milano Pier'])
  })

  it('text that is typed before all restaurants have loaded is compared with them', async () => {
    const late = later()
    const diner = await render(late.answer)
    await diner.searches('dubln')
    expect(diner.reads()).to.include('Searching…')
    await diner.sees(() => late.come(chain))
    expect(names(diner)).to.deep.equal(['Milano Dawson'])
  })

  it("typing doesn't cancel the call for all restaurants", async () => {
    const diner = await render(hangs)
    await diner.clicks('combobox', 'Location')
    await diner.types('Location', 'd')
    expect(diner.network.sent(all)[0]!.signal.aborted).to.be.false
  })

  it('restaurants of an earlier search are suggested too', async () => {
    const diner = await render(chain, { all: '' })
    await diner.searches('chain')
    await diner.keys('{Tab}')
    await diner.searches('dubln')
    await diner.clicks('option', /Milano Dawson/)
    expect(diner.kernel.facts.venue?.name).to.equal('Milano Dawson')
  })

  it('restaurants chosen before are suggested too', async () => {
    keep([kept('x', { name: 'Milano Dawson', address: ['1 Quay', 'Dublin'] })])
    const diner = await render([], { all: '', recent: true }, { [getVenue]: chain[0] })
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
    expect([diner.has('button', 'Try again'), diner.has('option', /Milano/)]).to.deep.equal([true, false])
  })

  it('Tab chooses no suggestion', async () => {
    const diner = await misspells('dubln')
    await diner.keys('{Tab}')
    expect(diner.kernel.facts.venue).to.equal(null)
  })
})

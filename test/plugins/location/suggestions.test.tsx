import { expect } from 'chai'
import { removeWidget, type Diner } from '../../kit/diner'
import { venueBody } from '../../kit/fixtures'
import { hangs, later, status, type Answer } from '../../kit/network'
import { focusBox, getVenue, isExpanded, keep, kept, names, renderBox, search, venueOf } from './setup'

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
const named = (...all: readonly string[]) => all.map((name) => `Milano ${name}`)

describe('location: all restaurants by town', () => {
  const chain = [
    restaurant('Quay', '2 Quay', 'Galway'),
    restaurant('Pier', '1 Pier', ' Cork ', ''),
    restaurant('Nowhere', ''),
    restaurant('Arch', '3 Arch', 'Galway'),
    restaurant('Oran', '4 Strand', 'Áth'),
  ]
  const inOrder = named('Oran', 'Pier', 'Arch', 'Quay', 'Nowhere')

  it('are listed before a letter is typed, in the order of the language, and requested once', async () => {
    const diner = await render(chain)
    expect(diner.network.requests).to.be.empty
    await focusBox(diner)
    await diner.waits(50)
    // The town is the last line of the address that has a text.
    expect(towns(diner)).to.deep.equal(['Áth', 'Cork', 'Galway'])
    expect(names(diner)).to.deep.equal(inOrder)
    // Without distances.
    expect(diner.reads()).to.not.include('1.2 miles')
    expect(diner.gets('status').textContent).to.include('5 restaurants to choose from')
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

  it('until they have loaded the list says that it is searching; leaving the box ends the call', async () => {
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
    expect(names(diner)).to.deep.equal(named('Pier', 'Oran', 'Arch', 'Quay', 'Nowhere'))
  })

  it('a longer list shows fifty, with those that were chosen before, and says of how many', async () => {
    keep([kept('X')])
    const long = Array.from({ length: 60 }, (_, index) => restaurant(`N${index}`, 'Cork'))
    const diner = await lists(long, { recent: true })
    expect(names(diner)).to.have.length(50).and.include('Milano X')
    expect(diner.reads()).to.include('Showing 50 of 61 restaurants. Type more to narrow the list.')
  })

  it('without the option the list stays closed, and nothing is requested', async () => {
    const diner = await lists(chain, { all: '' })
    expect([isExpanded(diner), diner.network.requests]).to.deep.equal([false, []])
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
  async function misspells(text: string, answer?: Answer, found: readonly object[] = chain) {
    const own = answer === undefined ? {} : { [`GET /api/venues/search/${text}`]: answer }
    const diner = await render(found, {}, own)
    await diner.clicks('combobox', 'Location')
    await diner.searches(text)
    return diner
  }

  it('a slip of one or two letters, in a word or in several, suggests the restaurant', async () => {
    const diner = await misspells('dubln')
    for (const [typed, found] of [
      ['dubln', 'Dawson'],
      ['Dublim', 'Dawson'],
      ['milano dubin', 'Dawson'],
      ['dubxan', 'Dawson'],
      ['dun laoghare', 'Harbour'],
      ['kilarny', 'Park'],
      ['kilarn', 'Park'],
      ['prk', 'Park'],
      ['pxrk', 'Park'],
      ['brey', 'Bridge'],
    ] as const) {
      await diner.searches(typed)
      expect(names(diner), typed).to.deep.equal(named(found))
      expect(diner.reads('group', 'Did you mean:')).to.match(/^Nothing found. Did you mean:Milano/)
      expect(diner.reads('status')).to.equal('Nothing found.')
    }
    // Tab chooses no suggestion.
    await diner.keys('{Tab}')
    expect(diner.kernel.facts.venue).to.equal(null)
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
    const [right, wrong] = [restaurant('Harbour', '1 Quay', 'Cork'), restaurant('Harbaur', '1 Quay', 'Cork')]
    for (const found of [
      [right, wrong],
      [wrong, right],
    ]) {
      const diner = await misspells('harbour', undefined, found)
      expect(names(diner)).to.deep.equal(named('Harbour', 'Harbaur'))
      removeWidget()
    }
  })

  it('the town counts, not the street, and a restaurant may have no address', async () => {
    const found = [restaurant('Pier', 'Dawson House', 'Dawson Street', 'Galway'), restaurant('Dawson')]
    const diner = await misspells('dowson', undefined, found)
    expect(names(diner)).to.deep.equal(named('Dawson'))
    await diner.searches('golway')
    expect(names(diner)).to.deep.equal(named('Pier'))
  })

  it('text that is typed before all restaurants have loaded does not end their call, and is compared', async () => {
    const late = later()
    const diner = await render(late.answer)
    await diner.searches('dubln')
    expect(diner.network.sent(all)[0]!.signal.aborted).to.be.false
    expect(diner.reads()).to.include('Searching…')
    await diner.sees(() => late.come(chain))
    expect(names(diner)).to.deep.equal(named('Dawson'))
  })

  it('restaurants of an earlier search are suggested too, and those that were chosen before', async () => {
    const diner = await render(chain, { all: '' })
    await diner.searches('chain')
    await diner.keys('{Tab}')
    keep([kept('x', { name: 'Milano Dawson', address: ['1 Quay', 'Dublin'] })])
    const knows = () => render([], { all: '', recent: true }, { [getVenue]: chain[0] })
    for (const visit of [async () => diner, knows]) {
      const one = await visit()
      await one.searches('dubln')
      await one.clicks('option', /Milano Dawson/)
      expect(venueOf(one)).to.equal('Dawson')
      removeWidget()
    }
  })

  it('what the server finds is listed instead, and nothing where the search failed', async () => {
    expect(names(await misspells('dubln', [chain[3]]))).to.deep.equal(named('Bridge'))
    removeWidget()
    const diner = await misspells('dubln', status(404))
    expect([diner.has('button', 'Try again'), diner.has('option', /Milano/)]).to.deep.equal([true, false])
  })
})

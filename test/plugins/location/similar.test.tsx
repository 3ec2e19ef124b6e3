import { expect } from 'chai'
import start from '../../../plugins/start'
import { removeWidget, renderPlugins, type Diner } from '../../kit/diner'
import { venueBody } from '../../kit/fixtures'
import { status } from '../../kit/network'
import { table } from '../../kit/stand-ins'

const all = 'GET /api/venues/search/milano'

const restaurant = (name: string, ...address: string[]) => venueBody({ id: name, name, address })

const opened = (chain: readonly object[], options: object = {}) =>
  renderPlugins({
    plugins: [start, table],
    answers: { [all]: chain, 'GET /api/venues/search/*': [] },
    brand: { options: { start: { search: 'search', all: 'milano', ...options } } },
  })

const names = (diner: Diner) => diner.offers('Location').map((text) => /^Milano \w+/.exec(text)?.[0])

/** What is suggested for a text that the server doesn't find. */
async function suggested(text: string, ...chain: readonly object[]) {
  const diner = await opened(chain)
  await diner.clicks('combobox', 'Location')
  await diner.searches(text)
  return names(diner)
}

describe('location: which restaurants are similar to a misspelt text', () => {
  for (const order of [
    ['Harbaur', 'Harbour'],
    ['Harbour', 'Harbaur'],
  ])
    it(`the most similar one comes first: ${order.join(', ')}`, async () => {
      const chain = order.map((name) => restaurant(`Milano ${name}`, '1 Quay', 'Cork'))
      expect(await suggested('harbour', ...chain)).to.deep.equal(['Milano Harbour', 'Milano Harbaur'])
    })

  for (const [typed, finds] of [
    ['prk', true],
    ['pxrk', true],
    ['pxxk', false],
    ['dubxan', true],
    ['dxbxan', false],
  ] as const)
    it(`“${typed}” is ${finds ? '' : 'not '}similar to Park in Dublin`, async () => {
      const found = await suggested(typed, restaurant('Milano Park', '1 Quay', 'Dublin'))
      expect(found).to.deep.equal(finds ? ['Milano Park'] : [])
    })

  it('the town counts, not the street, and a restaurant may have no address', async () => {
    const chain = [
      restaurant('Milano Pier', 'Dawson House', 'Dawson Street', 'Galway'),
      restaurant('Milano Dawson'),
    ]
    expect(await suggested('dowson', ...chain)).to.deep.equal(['Milano Dawson'])
    removeWidget()
    expect(await suggested('golway', ...chain)).to.deep.equal(['Milano Pier'])
  })
})

describe('location: the towns of all restaurants', () => {
  async function lists(chain: readonly object[], options?: object) {
    const diner = await opened(chain, options)
    await diner.sees(() => diner.gets('combobox', 'Location').focus())
    await diner.waits(1_000)
    return diner
  }

  it('are the last line of the address that has a text', async () => {
    const diner = await lists([
      restaurant('Milano A', '1 Quay', ' Cork '),
      restaurant('Milano B', '2 Quay', 'Cork', ''),
      restaurant('Milano C', '', ''),
    ])
    const groups = diner.within('listbox').getsAll('group')
    expect(groups).to.have.length(1)
    expect(groups[0]!.textContent).to.match(/^Cork.*Milano A.*Milano B/)
    expect(names(diner)).to.deep.equal(['Milano A', 'Milano B', 'Milano C'])
  })

  it('restaurants chosen before are among the fifty that are listed', async () => {
    const chosen = [{ id: 'x', name: 'Milano X', address: ['1 Quay', 'Bray'], at: Date.UTC(2026, 10, 1) }]
    localStorage.setItem('tavola-chosen milano ', JSON.stringify({ version: 1, chosen }))
    const long = Array.from({ length: 60 }, (_, index) => restaurant(`Milano N${index}`, 'Cork'))
    const diner = await lists(long, { recent: true })
    expect(names(diner)).to.have.length(50)
    expect(names(diner)[0]).to.equal('Milano X')
  })

  it('if they do not load, none is said to be missing once the diner tries again', async () => {
    const diner = await renderPlugins({
      plugins: [start, table],
      answers: { [all]: status(404) },
      brand: { options: { start: { search: 'search', all: 'milano' } } },
    })
    await diner.sees(() => diner.gets('combobox', 'Location').focus())
    await diner.waits(1_000)
    expect(diner.reads()).to.not.include('Searching…')
    diner.network.answer(all, [restaurant('Milano A', 'Cork')])
    await diner.presses('Try again')
    await diner.waits(1_000)
    expect(names(diner)).to.deep.equal(['Milano A'])
    expect(diner.has('button', 'Try again')).to.be.false
  })
})

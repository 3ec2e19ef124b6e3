import { expect } from 'chai'
import start from '../../../plugins/start'
import { removeWidget, renderWidget, type Diner } from '../../kit/diner'
import { venueBody } from '../../kit/fixtures'
import { hangs, status } from '../../kit/network'
import { table } from '../../kit/stand-ins'

const restaurant = (name: string, ...address: string[]) => venueBody({ id: name, name, address })
const chain = [
  restaurant('Quay', '2 Quay', 'Galway'),
  restaurant('Pier', '1 Pier', 'Cork'),
  restaurant('Nowhere'),
  restaurant('Arch', '3 Arch', 'Galway'),
  restaurant('Óran', '4 Strand', 'Áth'),
]
const all = 'GET /api/venues/search/milano'

const opened = (answer: unknown = chain, options: object = {}) =>
  renderWidget({
    plugins: [start, table],
    answers: { [all]: answer },
    brand: { options: { start: { all: 'milano', ...options } } },
  })

/** The files of the list come one after another. */
async function focuses(diner: Diner) {
  await diner.sees(() => diner.gets('combobox', 'Location').focus())
  await diner.waits(50)
}
const names = (diner: Diner) => diner.offers('Location').map((text) => text.split(' ')[0]!)
const towns = (diner: Diner) =>
  diner
    .within('listbox')
    .getsAll('group')
    .map((group) => document.getElementById(group.getAttribute('aria-labelledby')!)!.textContent)

describe('location: all restaurants by town', () => {
  afterEach(removeWidget)
  afterEach(() => localStorage.clear())

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
    const diner = await renderWidget({
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
    const diner = await renderWidget({ plugins: [start, table] })
    await focuses(diner)
    expect(diner.gets('combobox', 'Location').getAttribute('aria-expanded')).to.equal('false')
    expect(diner.network.requests).to.be.empty
  })
})

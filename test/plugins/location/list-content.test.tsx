import { expect } from 'chai'
import start from '../../../plugins/start'
import { renderPlugins, type Diner } from '../../kit/diner'
import { venue, venueBody } from '../../kit/fixtures'
import { status } from '../../kit/network'
import { table } from '../../kit/stand-ins'

const restaurant = (id: string, more: object = {}) => venueBody({ id, name: `Milano ${id}`, ...more })
const address = '8 Oliver Plunkett Street, Cork'

async function opens(found: unknown, options: object = {}, more: object = {}) {
  return renderPlugins({
    plugins: [start, table],
    answers: { 'GET /api/venues/search/*': found },
    brand: {
      locale: 'en-IE',
      timeZone: 'Europe/Dublin',
      options: { start: { search: 'search', ...options } },
    },
    ...more,
  })
}

async function searched(found: unknown, text = 'milano') {
  const diner = await opens(found)
  await diner.types('Location', text)
  await diner.waits(750)
  return diner
}

const box = (diner: Diner) => diner.gets('combobox', 'Location') as HTMLInputElement
/** What is seen under the box, which is also announced elsewhere. */
const seen = () => document.querySelector('.location__menu')!.textContent
/** The names of the lines, as screen readers read them. */
const lines = (diner: Diner) => diner.offers('Location')

describe('location: what is shown in place of lines', () => {
  const sorry = (text: string) =>
    `We couldn't find a restaurant for “${text}”. Try a town, postcode or street.`

  it('that nothing was found is read under the box, with the text as it was searched for', async () => {
    const diner = await searched([], ' atlantis ')
    expect(seen()).to.equal(sorry('atlantis'))
    expect(diner.heard.at(-1)).to.equal(sorry('atlantis'))
  })

  it('WCAG 4.1.2: without lines there is no list, and the box names none', async () => {
    const diner = await searched([], 'atlantis')
    expect(diner.has('listbox')).to.equal(false)
    expect(box(diner).getAttribute('aria-expanded')).to.equal('false')
    expect(box(diner).hasAttribute('aria-controls')).to.equal(false)
  })

  it('a search that failed says so beside "Try again"', async () => {
    const diner = await searched(status(404))
    expect(seen()).to.equal("Error: The search didn't work. Try again")
    expect(box(diner).getAttribute('aria-expanded')).to.equal('false')
  })
})

describe('location: what is shown under the lines', () => {
  const chain = (length: number) => Array.from({ length }, (_, id) => restaurant(`${id}`))

  it('of a long list, how many more there are', async () => {
    const diner = await searched(chain(51))
    await diner.waits(1_000)
    expect(seen()).to.match(/Showing 50 of 51 restaurants\. Type more to narrow the list\.$/)
  })

  it('of a list that is shown whole, nothing', async () => {
    await searched([restaurant('Cobh')])
    expect(seen()).to.equal(`Milano Cobh ${address} 1.2 miles`)
    expect(document.querySelector('.location__menu')!.children).to.have.length(1)
  })
})

describe('location: a line of the list', () => {
  it('reads as name, address, distance and closure, in words of their own', async () => {
    const diner = await searched([restaurant('Cobh', { closedTo: '2026-12-01' }), restaurant('Cork')])
    expect(lines(diner)).to.deep.equal([
      `Milano Cobh ${address} 1.2 miles Closed until 1 December`,
      `Milano Cork ${address} 1.2 miles`,
    ])
  })

  it('the day of a closure has its year once it is more than 330 days ahead', async () => {
    const diner = await searched([
      restaurant('Cobh', { closedTo: '2027-10-16' }),
      restaurant('Cork', { closedTo: '2027-10-17' }),
    ])
    expect(lines(diner).map((line) => /Closed.*/.exec(line)?.[0])).to.deep.equal([
      'Closed until 16 October',
      'Closed until 17 October 2027',
    ])
  })

  it('a restaurant that was chosen before has name and address, as no more is known of it', async () => {
    const kept = { id: 'Cobh', name: 'Milano Cobh', address: ['1 Quay', 'Cobh'], at: Date.UTC(2026, 10, 1) }
    localStorage.setItem('tavola-chosen milano ', JSON.stringify({ version: 1, chosen: [kept] }))
    const diner = await opens([], { recent: true })
    await diner.clicks('combobox', 'Location')
    await diner.waits(50)
    expect(lines(diner)).to.deep.equal(['Milano Cobh 1 Quay, Cobh'])
  })
})

describe('location: text that comes and goes', () => {
  const all = { 'GET /api/venues/search/chain': [restaurant('Galway', { address: [] })] }
  const found = { ...all, 'GET /api/venues/search/*': [restaurant('Cobh', { address: [] })] }
  const names = (diner: Diner) => lines(diner).map((text) => /^Milano \w+/.exec(text)?.[0])

  it('once the text is deleted the list is that of all restaurants again', async () => {
    const diner = await opens([], { all: 'chain' }, { answers: found })
    await diner.clicks('combobox', 'Location')
    await diner.waits(50)
    expect(names(diner)).to.deep.equal(['Milano Galway'])
    await diner.searches('x')
    expect(names(diner)).to.deep.equal(['Milano Cobh'])
    await diner.keys('{Backspace}')
    expect(names(diner)).to.deep.equal(['Milano Galway'])
  })

  it('space alone is no search, and leaves the list of all restaurants', async () => {
    const diner = await opens([], { all: 'chain' }, { answers: found })
    await diner.clicks('combobox', 'Location')
    await diner.waits(50)
    await diner.types('Location', ' ')
    expect(names(diner)).to.deep.equal(['Milano Galway'])
  })

  it('a name that is deleted stays away when the box is pressed', async () => {
    const diner = await opens([], {}, { first: { venue: venue() } })
    await diner.sees(() => box(diner).focus())
    await diner.keys('{Backspace}')
    await diner.clicks('combobox', 'Location')
    expect(box(diner).value).to.equal('')
  })
})

import { expect } from 'chai'
import { venueBody } from '../../kit/fixtures'
import { hangs, later, status, type Answer } from '../../kit/network'
import { box, cobh, cork, isExpanded, names, renderBox, search, searched, searchNear } from './render-box'

const both = {}
const everySearch = 'GET /api/venues/search*'
const retry = 'Try again'
const failed = "The search didn't work."
const sorry = (text: string) => `We couldn't find a restaurant for “${text}”. Try a town, postcode or street.`
const near = { venues: [cork], resolvedLocationDescription: 'Cork city' }
/** What is seen under the box, which is also announced elsewhere. */
const seen = () => document.querySelector('.location__menu')!.textContent

describe('location: when the box asks the server', () => {
  it('search.both, search.pause: sends both calls after a typing pause of 750 ms', async () => {
    const diner = await renderBox({ own: both })
    await diner.types('Location', 'cork')
    await diner.waits(749)
    expect(diner.network.requests).to.be.empty
    await diner.waits(1)
    expect(diner.network.requests.map(({ path }) => path)).to.have.members([
      '/api/venues/search/cork',
      '/api/venues/searchnearby/cork',
    ])
  })

  it('search.pause: restarts the pause with each keystroke', async () => {
    const diner = await renderBox()
    for (const text of ['co', 'rk']) {
      await diner.types('Location', text)
      await diner.waits(700)
    }
    expect(diner.network.requests).to.be.empty
  })

  for (const call of ['search', 'searchnearby'])
    it(`search.one-call, search.both-fail: "${call}" narrows it to that call, which may fail`, async () => {
      const diner = await searched({ own: { search: call }, answers: { [everySearch]: status(404) } }, 'cork')
      expect(diner.network.requests.map(({ path }) => path)).to.deep.equal([`/api/venues/${call}/cork`])
      expect(diner.has('button', retry)).to.be.true
    })

  for (const [text, path] of [
    ['a/b & ç', 'a%2Fb%20%26%20%C3%A7'],
    [' cork  ', 'cork'],
  ] as const)
    it(`call.search, search.trimmed: "${text}" is sent as ${path}`, async () => {
      const diner = await searched({}, text)
      expect(diner.network.requests.map(({ path }) => path)).to.deep.equal([`/api/venues/search/${path}`])
    })

  it('search.trimmed: never sends whitespace alone', async () => {
    const diner = await renderBox()
    await diner.types('Location', 'x  {ArrowLeft}{ArrowLeft}{Backspace}')
    expect(box(diner).value).to.equal('  ')
    await diner.waits(750)
    expect(diner.network.requests).to.be.empty
  })

  it('dots alone are no text to search for, and end in an answer', async () => {
    const diner = await searched({}, '..')
    expect(diner.reads()).to.include(sorry('..'))
    expect(diner.network.requests).to.be.empty
  })

  it('search.aborted, host.destroy: a new keystroke aborts what is under way, which is no failure', async () => {
    const diner = await searched({ own: both, answers: { [everySearch]: hangs } }, 'cor')
    await diner.types('Location', 'k')
    expect(diner.network.requests.map(({ signal }) => signal.aborted)).to.deep.equal([true, true])
    expect(diner.reads()).to.not.include(failed)
    expect(diner.kernel.banner.shown.value).to.equal(null)
    expect(diner.events.filter(({ name }) => name === 'search')).to.be.empty
  })

  it('search.old-answer: an older answer never replaces a newer one', async () => {
    const old = later()
    const answers = { 'GET /api/venues/search/co': old.answer, [search]: [cork] }
    const diner = await searched({ answers }, 'co')
    await diner.searches('cork')
    await diner.sees(() => old.come([cobh]))
    expect(names(diner)).to.deep.equal(['Milano Cork'])
  })

  it('event.search: the event has the number found and nothing typed', async () => {
    const diner = await searched()
    const found = diner.events.filter(({ name }) => name === 'search')
    expect(found).to.deep.equal([{ name: 'search', detail: { results: 2 } }])
  })
})

describe('location: a search that fails', () => {
  const nothing = { venues: [], resolvedLocationDescription: '' }
  for (const [what, answers, found] of [
    ['search.one-fails: by place only, still lists the name matches', [[cork], status(404)], true],
    ['search.one-fails: by name only, still lists what is near', [status(404), near], true],
    ['search.both-fail: by name, with nothing near, is not "nothing found"', [status(404), nothing], false],
    ['search.both-fail: by place, with no match, is not "nothing found"', [[], status(404)], false],
    [
      'body.whole: with invalid restaurants alone is not "nothing found"',
      [[{ id: 1 }, null], nothing],
      false,
    ],
  ] as const satisfies readonly (readonly [string, readonly [Answer, Answer], boolean])[])
    it(what, async () => {
      const [byName, byPlace] = answers
      const diner = await searched({ own: both, answers: { [search]: byName, [searchNear]: byPlace } })
      expect([diner.has('option', /Milano Cork/), diner.has('button', retry)]).to.deep.equal([found, !found])
      expect(diner.reads()).to.not.include("We couldn't find")
    })

  it('search.both-fail, WCAG 4.1.3: says so beside "Try again", and aloud', async () => {
    const diner = await searched({ own: both, answers: { [everySearch]: status(404) } })
    expect(seen()).to.equal(`Error: ${failed} ${retry}`)
    expect(diner.heard).to.deep.equal([failed])
    expect(isExpanded(diner)).to.equal(false)
  })

  it('search.both-fail: "Try again" searches for the same text, and gives the focus back', async () => {
    const diner = await searched({ answers: { [search]: status(404) } })
    diner.network.answer(search, [cork])
    await diner.presses(retry)
    expect(document.activeElement).to.equal(box(diner))
    await diner.waits(750)
    expect(diner.network.requests.map(({ path }) => path)).to.deep.equal(
      Array(2).fill('/api/venues/search/milano'),
    )
    expect(names(diner)).to.deep.equal(['Milano Cork'])
  })

  for (const [what, invalid] of [
    ['body.parts: an invalid restaurant leaves the others', { id: 'kinsale' }],
    ['body.optional: a closure with an invalid day leaves all', venueBody({ id: 2, closedFrom: 'soon' })],
  ] as const)
    it(what, async () => {
      const diner = await searched({ answers: { [search]: [cork, invalid, cobh] } })
      expect(names(diner)).to.have.length('name' in invalid ? 3 : 2)
      expect(names(diner)).to.include.members(['Milano Cork', 'Milano Cobh'])
    })
})

describe('location: what is announced of a search', () => {
  it('WCAG 4.1.3, location.box: the number of restaurants, or that there are none', async () => {
    const diner = await searched()
    expect(diner.heard).to.deep.equal(['2 restaurants found'])
    diner.network.answer(search, [])
    await diner.searches(' atlantis ')
    expect([seen(), diner.heard.at(-1)]).to.deep.equal([sorry('atlantis'), sorry('atlantis')])
  })

  it('WCAG 4.1.2: without lines there is no list, and the box names none', async () => {
    const diner = await searched({ answers: { [search]: [] } })
    expect(diner.has('listbox')).to.equal(false)
    expect([isExpanded(diner), box(diner).hasAttribute('aria-controls')]).to.deep.equal([false, false])
  })

  it('WCAG 4.1.3: that it goes on, three seconds after the pause that follows the last letter', async () => {
    const diner = await renderBox({ answers: { [search]: hangs } })
    await diner.types('Location', 'mil')
    await diner.waits(2_000)
    await diner.types('Location', 'ano')
    await diner.waits(2_500)
    expect(diner.heard).to.deep.equal([])
    await diner.waits(600)
    expect(diner.heard).to.deep.equal(['Searching…'])
  })

  it('WCAG 4.1.3: of a fast search only the result', async () => {
    const late = later()
    const diner = await searched({ answers: { [search]: late.answer } })
    await diner.sees(() => late.come([cork]))
    await diner.waits(5_000)
    expect(diner.heard).to.deep.equal(['1 restaurant found'])
  })
})

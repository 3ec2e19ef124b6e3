import { expect } from 'chai'
import { hangs, later, status, type Answer } from '../../kit/network'
import { box, cobh, cork, isExpanded, menu, names, renderBox, search, searched, searchNear } from './setup'
import type { Diner } from '../../kit/diner'

const both = {}
const everySearch = 'GET /api/venues/search*'
const retry = 'Try again'
const failed = "The search didn't work."
const sorry = (text: string) => `We couldn't find a restaurant for “${text}”. Try a town, postcode or street.`
const near = { venues: [cork], resolvedLocationDescription: 'Cork city' }
/** What is seen under the box, which is also announced elsewhere. */
const seen = () => menu()!.textContent
const paths = (diner: Diner) => diner.network.requests.map(({ path }) => path)

describe('location: when the box asks the server', () => {
  it('search.both, search.pause, search.trimmed: sends both calls 750 ms after the last keystroke', async () => {
    const diner = await renderBox({ own: both })
    await diner.types('Location', ' co')
    await diner.waits(700)
    await diner.types('Location', 'rk ')
    await diner.waits(749)
    expect(paths(diner)).to.deep.equal([])
    await diner.waits(1)
    expect(paths(diner)).to.have.members(['/api/venues/search/cork', '/api/venues/searchnearby/cork'])
  })

  for (const call of ['search', 'searchnearby'])
    it(`search.one-call, search.both-fail: "${call}" narrows it to that call, which may fail`, async () => {
      const diner = await searched({ own: { search: call }, answers: { [everySearch]: status(404) } }, 'cork')
      expect(paths(diner)).to.deep.equal([`/api/venues/${call}/cork`])
      expect(diner.has('button', retry)).to.be.true
    })

  it('search.trimmed: whitespace alone is never sent, and opens nothing; nor are dots, with an answer', async () => {
    const diner = await renderBox()
    await diner.types('Location', 'x  {ArrowLeft}{ArrowLeft}{Backspace}')
    expect(box(diner).value).to.equal('  ')
    await diner.waits(750)
    expect(diner.reads()).to.not.include('Searching…')
    await diner.searches('..')
    expect(diner.reads()).to.include(sorry('..'))
    expect(paths(diner)).to.deep.equal([])
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
})

describe('location: a search that fails', () => {
  const nothing = { venues: [], resolvedLocationDescription: '' }
  const invalid = [{ id: 1 }, null]
  for (const [what, answers, found] of [
    ['search.one-fails: by place only, still lists the name matches', [[cork], status(404)], true],
    ['search.one-fails: by name only, still lists what is near', [status(404), near], true],
    ['search.both-fail: by name, with nothing near, is not "nothing found"', [status(404), nothing], false],
    ['search.both-fail: by place, with no match, is not "nothing found"', [[], status(404)], false],
    ['body.whole: with invalid restaurants alone is not "nothing found"', [invalid, nothing], false],
  ] as const satisfies readonly (readonly [string, readonly [Answer, Answer], boolean])[])
    it(what, async () => {
      const [byName, byPlace] = answers
      const diner = await searched({ own: both, answers: { [search]: byName, [searchNear]: byPlace } })
      expect([diner.has('option', /Milano Cork/), diner.has('button', retry)]).to.deep.equal([found, !found])
      expect(diner.reads()).to.not.include("We couldn't find")
    })

  it('search.both-fail, WCAG 4.1.3: says so aloud beside "Try again", which searches for the same text', async () => {
    const diner = await searched({ answers: { [search]: status(404) } })
    expect([seen(), diner.heard]).to.deep.equal([`Error: ${failed} ${retry}`, [failed]])
    expect(isExpanded(diner)).to.equal(false)
    diner.network.answer(search, [cork])
    await diner.presses(retry)
    expect(document.activeElement).to.equal(box(diner))
    await diner.waits(750)
    expect(paths(diner)).to.deep.equal(Array(2).fill('/api/venues/search/milano'))
    expect(names(diner)).to.deep.equal(['Milano Cork'])
  })
})

describe('location: what is told of a search', () => {
  it('location.box, event.search, WCAG 4.1.3: the number; the event has nothing that was typed', async () => {
    const diner = await searched()
    expect(diner.heard).to.deep.equal(['2 restaurants found'])
    const found = diner.events.filter(({ name }) => name === 'search')
    expect(found).to.deep.equal([{ name: 'search', detail: { results: 2 } }])
  })

  it('WCAG 4.1.2, 4.1.3: where there are none that, and no list, which the box does not name', async () => {
    const diner = await searched({ answers: { [search]: [] } }, ' atlantis ')
    expect([seen(), diner.heard]).to.deep.equal([sorry('atlantis'), [sorry('atlantis')]])
    expect(diner.has('listbox')).to.equal(false)
    expect([isExpanded(diner), box(diner).hasAttribute('aria-controls')]).to.deep.equal([false, false])
  })

  it('WCAG 4.1.3: that it goes on, three seconds after the pause; of a fast one only the result', async () => {
    const late = later()
    const diner = await renderBox({
      answers: { 'GET /api/venues/search/milano': hangs, [search]: late.answer },
    })
    await diner.types('Location', 'mil')
    await diner.waits(2_000)
    await diner.types('Location', 'ano')
    await diner.waits(2_500)
    expect(diner.heard).to.deep.equal([])
    await diner.waits(600)
    expect(diner.heard).to.deep.equal(['Searching…'])
    await diner.searches('cork')
    await diner.sees(() => late.come([cork]))
    await diner.waits(5_000)
    expect(diner.heard).to.deep.equal(['Searching…', '1 restaurant found'])
  })
})

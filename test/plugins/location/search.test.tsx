import { expect } from 'chai'
import start from '../../../plugins/start'
import { renderPlugins, type Diner } from '../../kit/diner'
import { venueBody } from '../../kit/fixtures'
import { hangs, status } from '../../kit/network'
import { table } from '../../kit/stand-ins'

const plugins = [start, table]

describe('location: when the location box asks the server', () => {
  it('search.both, search.pause: waits for a typing pause of 750 ms, then sends both calls at once', async () => {
    const diner = await renderPlugins({ plugins })
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
    const diner = await renderPlugins({ plugins })
    await diner.types('Location', 'co')
    await diner.waits(700)
    await diner.types('Location', 'rk')
    await diner.waits(700)
    expect(diner.network.requests).to.be.empty
  })

  it('call.search: URL-encodes the text', async () => {
    const diner = await renderPlugins({ plugins })
    await diner.types('Location', 'a/b & ç')
    await diner.waits(750)
    expect(diner.network.sent('GET /api/venues/search/a%2Fb%20%26%20%C3%A7')).to.have.length(1)
  })

  it('search.trimmed: sends the text trimmed', async () => {
    const diner = await renderPlugins({ plugins })
    await diner.types('Location', 'cork  ')
    await diner.waits(750)
    expect(diner.network.sent('GET /api/venues/search/cork')).to.have.length(1)
  })

  it('search.trimmed: never sends whitespace alone', async () => {
    const diner = await renderPlugins({ plugins })
    await diner.types('Location', 'x  {ArrowLeft}{ArrowLeft}{Backspace}')
    expect(diner.gets('combobox', 'Location')).to.have.property('value', '  ')
    await diner.waits(750)
    expect(diner.network.requests).to.be.empty
  })

  it('search.aborted, host.destroy: a new keystroke aborts what is under way', async () => {
    const diner = await renderPlugins({ plugins, answers: { 'GET /api/venues/search*': hangs } })
    await diner.types('Location', 'cor')
    await diner.waits(750)
    await diner.types('Location', 'k')
    expect(diner.network.requests.map(({ signal }) => signal.aborted)).to.deep.equal([true, true])
  })

  it('an aborted search is not a failed one', async () => {
    const diner = await renderPlugins({ plugins, answers: { 'GET /api/venues/search*': hangs } })
    await diner.types('Location', 'cor')
    await diner.waits(750)
    await diner.types('Location', 'k')
    expect(diner.reads()).to.not.include("The search didn't work")
    expect(diner.kernel.banner.shown.value).to.equal(null)
    expect(diner.events.filter(({ name }) => name === 'search')).to.be.empty
  })

  for (const call of ['search', 'searchnearby'] as const) {
    it(`search.one-call: options.start.search "${call}" narrows it to that call`, async () => {
      const diner = await renderPlugins({ plugins, brand: { options: { start: { search: call } } } })
      await diner.types('Location', 'cork')
      await diner.waits(750)
      expect(diner.network.requests.map(({ path }) => path)).to.deep.equal([`/api/venues/${call}/cork`])
    })
  }
})

const cork = venueBody()
const dublin = venueBody({ id: 'dublin', name: 'Milano Dublin' })

/** The names that the location box offers where the search by name has this answer. */
async function offered(venues: readonly unknown[]) {
  const answers = {
    'GET /api/venues/search/*': venues,
    'GET /api/venues/searchnearby/*': { venues: [], resolvedLocationDescription: '' },
  }
  const diner = await renderPlugins({ plugins, answers })
  await diner.types('Location', 'milano')
  await diner.waits(750)
  return { diner, names: diner.offers('Location').map((text) => /^Milano \w+/.exec(text)?.[0]) }
}

describe('location: a search with invalid parts in its response', () => {
  it('body.parts: lists the two restaurants beside an invalid one', async () => {
    const { names } = await offered([cork, { id: 'cobh' }, dublin])
    expect(names).to.deep.equal(['Milano Cork', 'Milano Dublin'])
  })

  it("body.optional: a closure with an invalid day doesn't empty it", async () => {
    const { names } = await offered([venueBody({ closedFrom: 'soon' }), dublin])
    expect(names).to.deep.equal(['Milano Cork', 'Milano Dublin'])
  })

  it('body.whole: invalid restaurants alone are not reported as nothing found', async () => {
    const { diner } = await offered([{ id: 'cobh' }, null])
    expect(diner.reads()).to.not.include("We couldn't find a restaurant")
    expect(diner.has('button', 'Try again')).to.equal(true)
  })
})

const retry = 'Try again'
const broken = { 'GET /api/venues/search*': status(404) }

async function searches(diner: Diner, text = 'cork') {
  await diner.types('Location', text)
  await diner.waits(750)
}

describe('location: a location search that fails', () => {
  it('search.one-fails: by place only, still lists the name matches', async () => {
    const diner = await renderPlugins({ plugins, answers: { 'GET /api/venues/searchnearby/*': status(404) } })
    await searches(diner)
    expect(diner.has('option', /Milano Cork/)).to.be.true
    expect(diner.has('button', retry)).to.be.false
  })

  it('search.one-fails: by name only, still lists what is near', async () => {
    const nearby = { venues: [venueBody()], resolvedLocationDescription: 'Cork city' }
    const answers = {
      'GET /api/venues/search/*': status(404),
      'GET /api/venues/searchnearby/*': nearby,
    }
    const diner = await renderPlugins({ plugins, answers })
    await searches(diner)
    expect(diner.has('option', /Milano Cork/)).to.be.true
    expect(diner.has('button', retry)).to.be.false
  })

  it('search.both-fail: both ways, offers to try again in the list, which works', async () => {
    const diner = await renderPlugins({ plugins, answers: broken })
    await searches(diner)
    // It is no restaurant either for those who hear the list.
    expect(diner.reads()).to.not.include('1 restaurant found')
    diner.network.answer('GET /api/venues/search/*', [venueBody()])
    await diner.presses(retry)
    await diner.waits(750)
    expect(diner.has('option', /Milano Cork/)).to.be.true
  })

  it('search.both-fail: with one call asked and that one failing, offers to try again too', async () => {
    const diner = await renderPlugins({
      plugins,
      answers: broken,
      brand: { options: { start: { search: 'search' } } },
    })
    await searches(diner)
    expect(diner.has('button', retry)).to.be.true
  })

  it('the call by place alone may fail, too', async () => {
    const diner = await renderPlugins({
      plugins,
      answers: broken,
      brand: { options: { start: { search: 'searchnearby' } } },
    })
    await searches(diner)
    expect(diner.has('button', retry)).to.be.true
    expect(diner.network.requests.map(({ path }) => path)).to.deep.equal(['/api/venues/searchnearby/cork'])
  })

  it('by place fails and by name finds nothing: that is not "nothing found" either', async () => {
    const answers = { 'GET /api/venues/search/*': [], 'GET /api/venues/searchnearby/*': status(404) }
    const diner = await renderPlugins({ plugins, answers })
    await searches(diner, 'nowhere')
    expect(diner.has('button', retry)).to.be.true
  })

  it('search.both-fail: one way fails and the other finds nothing: that is not "nothing found"', async () => {
    const answers = { 'GET /api/venues/search/*': status(404) }
    const diner = await renderPlugins({ plugins, answers })
    await searches(diner, 'nowhere')
    expect(diner.has('button', retry)).to.be.true
  })

  it('dots alone are no text to search for, and end in an answer', async () => {
    const diner = await renderPlugins({ plugins })
    await diner.types('Location', '..')
    await diner.waits(750)
    expect(diner.reads()).to.include("We couldn't find a restaurant")
    expect(diner.network.requests).to.be.empty
  })
})

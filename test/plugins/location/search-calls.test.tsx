import { expect } from 'chai'
import start from '../../../plugins/start'
import { removeWidget, renderWidget } from '../../kit/diner'
import { hangs } from '../../kit/network'
import { table } from '../../kit/stand-ins'

const plugins = [start, table]

describe('location: when the location box asks the server', () => {
  afterEach(removeWidget)

  it('section 7: waits for a typing pause of 750 ms, then sends both calls at once', async () => {
    const diner = await renderWidget({ plugins })
    await diner.types('Location', 'cork')
    await diner.waits(749)
    expect(diner.network.requests).to.be.empty
    await diner.waits(1)
    expect(diner.network.requests.map(({ path }) => path)).to.have.members([
      '/api/venues/search/cork',
      '/api/venues/searchnearby/cork',
    ])
  })

  it('section 7: restarts the pause with each keystroke', async () => {
    const diner = await renderWidget({ plugins })
    await diner.types('Location', 'co')
    await diner.waits(700)
    await diner.types('Location', 'rk')
    await diner.waits(700)
    expect(diner.network.requests).to.be.empty
  })

  it('section 7: URL-encodes the text', async () => {
    const diner = await renderWidget({ plugins })
    await diner.types('Location', 'a/b & ç')
    await diner.waits(750)
    expect(diner.network.sent('GET /api/venues/search/a%2Fb%20%26%20%C3%A7')).to.have.length(1)
  })

  it('section 5: sends the text trimmed', async () => {
    const diner = await renderWidget({ plugins })
    await diner.types('Location', 'cork  ')
    await diner.waits(750)
    expect(diner.network.sent('GET /api/venues/search/cork')).to.have.length(1)
  })

  it('section 5: never sends whitespace alone', async () => {
    const diner = await renderWidget({ plugins })
    await diner.types('Location', 'x  {ArrowLeft}{ArrowLeft}{Backspace}')
    expect(diner.gets('combobox', 'Location')).to.have.property('value', '  ')
    await diner.waits(750)
    expect(diner.network.requests).to.be.empty
  })

  it('decisions, "Step 1": a new keystroke aborts what is under way', async () => {
    const diner = await renderWidget({ plugins, answers: { 'GET /api/venues/search*': hangs } })
    await diner.types('Location', 'cor')
    await diner.waits(750)
    await diner.types('Location', 'k')
    expect(diner.network.requests.map(({ signal }) => signal.aborted)).to.deep.equal([true, true])
  })

  it('decisions, "Step 1": an aborted search is not a failed one', async () => {
    const diner = await renderWidget({ plugins, answers: { 'GET /api/venues/search*': hangs } })
    await diner.types('Location', 'cor')
    await diner.waits(750)
    await diner.types('Location', 'k')
    expect(diner.reads()).to.not.include("The search didn't work")
    expect(diner.kernel.banner.shown.value).to.equal(null)
    expect(diner.events.filter(({ name }) => name === 'search')).to.be.empty
  })

  for (const call of ['search', 'searchnearby'] as const) {
    it(`contract, "Brand config": options.start.search "${call}" narrows it to that call`, async () => {
      const diner = await renderWidget({ plugins, brand: { options: { start: { search: call } } } })
      await diner.types('Location', 'cork')
      await diner.waits(750)
      expect(diner.network.requests.map(({ path }) => path)).to.deep.equal([`/api/venues/${call}/cork`])
    })
  }
})

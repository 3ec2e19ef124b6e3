import { expect } from 'chai'
import { stub } from 'sinon'
import { venuesOf } from '../../kit/venues'
import { bootKernel, type TestKernelOptions } from '../../kit/kernel'
import { settles } from '../../kit/pending'
import { venueBody } from '../../kit/fixtures'
import { hangs, status, type SeenRequest } from '../../kit/network'
import { start } from '../../kernel/bare-plugins'
import { confirmed, cork, dublin } from '../../kernel/selection'

const getVenue = 'GET /api/venues/getbyid/*'

/** Ends pending requests of the last test: their deadlines would keep the run alive. */
let dispose = () => {}

function bootFor(options: Partial<TestKernelOptions>) {
  const test = bootKernel({ plugins: [start], ...options })
  dispose = test.kernel.dispose
  return test
}

/** Answers that come when the test says so, by the venue's id. */
function boot(first = {}) {
  const arrivals = new Map<string, () => void>()
  const answer = ({ path }: SeenRequest) => {
    const id = path.split('/').at(-1)!
    return new Promise((resolve) => arrivals.set(id, () => resolve(venueBody({ id }))))
  }
  const test = bootFor({ first, answers: { [getVenue]: answer } })
  const arrives = async (id: string) => {
    await settles()
    arrivals.get(id)!()
    await settles()
  }
  return { ...test, arrives }
}

describe('Opening a venue by its id', () => {
  afterEach(() => dispose())

  it('host.venue: loads the venue, and is busy meanwhile', async () => {
    const { kernel, arrives } = boot()
    venuesOf(kernel).openVenue('galway')
    expect(kernel.tasks.busy.value).to.equal(true)
    await arrives('galway')
    expect(kernel.facts.venue).to.include({ id: 'galway', name: 'Milano Cork' })
    expect(kernel.tasks.busy.value).to.equal(false)
  })

  it('host.venue: the latest call wins, whichever response comes last', async () => {
    const { kernel, arrives } = boot()
    venuesOf(kernel).openVenue('galway')
    venuesOf(kernel).openVenue('dublin')
    await arrives('dublin')
    await arrives('galway')
    expect(kernel.facts.venue!.id).to.equal('dublin')
  })

  it('host.venue: a newer call is on its way still when an older one has arrived', async () => {
    const { kernel, arrives } = boot()
    venuesOf(kernel).openVenue('galway')
    venuesOf(kernel).openVenue('dublin')
    await arrives('galway')
    expect([kernel.facts.venue, venuesOf(kernel).pendingVenue()]).to.deep.equal([null, 'dublin'])
    await arrives('dublin')
    expect(venuesOf(kernel).pendingVenue()).to.equal(null)
  })

  it('host.venue: a call for the venue on screen drops an older call', async () => {
    const { kernel, arrives } = boot({ venue: cork })
    venuesOf(kernel).openVenue('dublin')
    venuesOf(kernel).openVenue('cork')
    await arrives('dublin')
    expect(kernel.facts.venue).to.equal(cork)
  })

  it('host.venue: a venue that the diner chose meanwhile stays', async () => {
    const { kernel, arrives } = boot()
    venuesOf(kernel).openVenue('galway')
    kernel.choices.set({ venue: dublin })
    await arrives('galway')
    expect(kernel.facts.venue).to.equal(dublin)
  })

  it('host.venue: the same venue again requests nothing and keeps the choices', () => {
    const { kernel, network } = boot(confirmed)
    venuesOf(kernel).openVenue('cork')
    expect(network.requests).to.deep.equal([])
    expect(kernel.facts).to.include({ time: '19:30', confirmed: true })
  })

  it('host.venue: a venue that is already loading is requested once', async () => {
    const { kernel, network, arrives } = boot()
    venuesOf(kernel).openVenue('42')
    venuesOf(kernel).openVenue(42)
    await arrives('42')
    expect(network.requests).to.have.lengthOf(1)
    expect(kernel.facts.venue!.id).to.equal('42')
    expect([kernel.tasks.busy.value, venuesOf(kernel).pendingVenue()]).to.deep.equal([false, null])
  })

  it('host.venue: a venue named again after the diner chose another is requested again', async () => {
    const { kernel, arrives } = boot()
    venuesOf(kernel).openVenue('galway')
    kernel.choices.set({ venue: dublin })
    expect(venuesOf(kernel).pendingVenue()).to.equal(null)
    venuesOf(kernel).openVenue('galway')
    await arrives('galway')
    expect(kernel.facts.venue!.id).to.equal('galway')
  })

  it('banner.errors: a failure offers to try again', async () => {
    const { kernel, network } = bootFor({ answers: { [getVenue]: status(403) } })
    venuesOf(kernel).openVenue('galway')
    await settles()
    expect(kernel.banner.shown.value!.text).to.equal("Sorry, we couldn't load this restaurant.")
    network.answer(getVenue, venueBody({ id: 'galway' }))
    kernel.banner.shown.value!.again!.run()
    await settles()
    expect(kernel.facts.venue!.id).to.equal('galway')
  })

  for (const next of ['cork', 'dublin'])
    it(`banner.errors: a failure goes once the page names another restaurant: ${next}`, async () => {
      const { kernel, network } = bootFor({ first: { venue: cork }, answers: { [getVenue]: status(403) } })
      venuesOf(kernel).openVenue('galway')
      await settles()
      expect(kernel.banner.shown.value).to.not.equal(null)
      network.answer(getVenue, venueBody({ id: next }))
      venuesOf(kernel).openVenue(next)
      await settles()
      expect(kernel.banner.shown.value).to.equal(null)
      expect(kernel.facts.venue!.id).to.equal(next)
    })

  it('a restaurant that the back end does not have is named in the console', async () => {
    const error = stub(console, 'error')
    const { kernel } = bootFor({ answers: { [getVenue]: status(404) } })
    await import('../../../src/diagnostics/options')
    venuesOf(kernel).openVenue('corc')
    await settles()
    error.restore()
    expect(String(error.args[0]![0])).to.match(/T025 venueId: the back end has no restaurant "corc"\./)
  })

  it('banner.errors: a failure of an outdated call shows nothing', async () => {
    const { kernel, network } = bootFor({ answers: { [getVenue]: hangs } })
    network.answer('GET /api/venues/getbyid/galway', status(403))
    venuesOf(kernel).openVenue('galway')
    kernel.choices.set({ venue: dublin })
    await settles()
    expect(kernel.banner.shown.value).to.equal(null)
  })
})

import { expect } from 'chai'
import { start } from '../../kernel/bare-plugins'
import { confirmed, cork, dublin } from '../../kernel/selection'
import { venueBody } from '../../kit/fixtures'
import { bootKernel } from '../../kit/kernel'
import { recordErrors } from '../../kit/logged'
import { undoAfterTest } from '../../kit/mocha/clean-up.mjs'
import { hangs, status, type SeenRequest } from '../../kit/network'
import { settles } from '../../kit/pending'
import { venuesOf } from '../../kit/venues'

const getVenue = 'GET /api/venues/getbyid/*'

/** Venues that are opened by their ids. Without an `answer` they come when the test says so. */
function boot(first = {}, answer?: unknown) {
  const arrivals = new Map<string, () => void>()
  const comesLater = ({ path }: SeenRequest) => {
    const id = path.split('/').at(-1)!
    return new Promise((resolve) => arrivals.set(id, () => resolve(venueBody({ id }))))
  }
  const test = bootKernel({ plugins: [start], first, answers: { [getVenue]: answer ?? comesLater } })
  const { kernel } = test
  // Ends pending requests: their deadlines would keep the run alive.
  undoAfterTest(() => kernel.dispose())
  const { openVenue, pendingVenue } = venuesOf(kernel)
  async function arrives(...ids: string[]) {
    for (const id of ids) {
      await settles()
      arrivals.get(id)!()
      await settles()
    }
  }
  async function opens(id: string) {
    openVenue(id)
    await settles()
  }
  return { ...test, openVenue, opens, pendingVenue, arrives, banner: () => kernel.banner.shown.value }
}

describe('Opening a venue by its id', () => {
  const error = recordErrors()

  it('host.venue: loads the venue, once if it is loading already, and is busy meanwhile', async () => {
    const { kernel, network, openVenue, arrives, pendingVenue } = boot()
    openVenue('42')
    openVenue(42)
    expect(kernel.tasks.busy.value).to.equal(true)
    await arrives('42')
    expect(network.requests).to.have.lengthOf(1)
    expect(kernel.facts.venue).to.include({ id: '42', name: 'Milano Cork' })
    expect([kernel.tasks.busy.value, pendingVenue()]).to.deep.equal([false, null])
  })

  for (const order of [
    ['dublin', 'galway'],
    ['galway', 'dublin'],
  ] as const)
    it(`host.venue: the latest call wins, and is on its way until it has arrived: ${order.join()}`, async () => {
      const { kernel, openVenue, arrives, pendingVenue } = boot()
      openVenue('galway')
      openVenue('dublin')
      for (const id of order) {
        expect(pendingVenue()).to.equal(kernel.facts.venue ? null : 'dublin')
        await arrives(id)
      }
      expect([kernel.facts.venue!.id, pendingVenue()]).to.deep.equal(['dublin', null])
    })

  it('host.venue: a call for the venue on screen drops an older call', async () => {
    const { kernel, openVenue, arrives } = boot({ venue: cork })
    openVenue('dublin')
    openVenue('cork')
    await arrives('dublin')
    expect(kernel.facts.venue).to.equal(cork)
  })

  it('host.venue: a venue that the diner chose meanwhile stays', async () => {
    const { kernel, openVenue, arrives, pendingVenue } = boot()
    openVenue('galway')
    kernel.choices.set({ venue: dublin })
    expect(pendingVenue()).to.equal(null)
    await arrives('galway')
    expect(kernel.facts.venue).to.equal(dublin)
  })

  it('host.venue: a venue named again after the diner chose another is requested again', async () => {
    const { kernel, openVenue, arrives } = boot()
    openVenue('galway')
    kernel.choices.set({ venue: dublin })
    openVenue('galway')
    await arrives('galway')
    expect(kernel.facts.venue!.id).to.equal('galway')
  })

  it('host.venue: the same venue again requests nothing and keeps the choices', () => {
    const { kernel, network, openVenue } = boot(confirmed)
    openVenue('cork')
    expect(network.requests).to.deep.equal([])
    expect(kernel.facts).to.include({ time: '19:30', confirmed: true })
  })

  it('banner.errors: a failure offers to try again', async () => {
    const { kernel, network, opens, banner } = boot({}, status(403))
    await opens('galway')
    expect(banner()!.text).to.equal("Sorry, we couldn't load this restaurant.")
    network.answer(getVenue, venueBody({ id: 'galway' }))
    banner()!.again!.run()
    await settles()
    expect(kernel.facts.venue!.id).to.equal('galway')
  })

  for (const next of ['cork', 'dublin'])
    it(`banner.errors: a failure goes once the page names another restaurant: ${next}`, async () => {
      const { kernel, network, opens, banner } = boot({ venue: cork }, status(403))
      await opens('galway')
      expect(banner()).to.not.equal(null)
      network.answer(getVenue, venueBody({ id: next }))
      await opens(next)
      expect([banner(), kernel.facts.venue!.id]).to.deep.equal([null, next])
    })

  it('banner.errors: a failure of an outdated call shows nothing', async () => {
    const { kernel, network, openVenue, banner } = boot({}, hangs)
    network.answer('GET /api/venues/getbyid/galway', status(403))
    openVenue('galway')
    kernel.choices.set({ venue: dublin })
    await settles()
    expect(banner()).to.equal(null)
  })

  it('a restaurant that the back end does not have is named in the console', async () => {
    await boot({}, status(404)).opens('corc')
    const line = /T025 venueId: the back end has no restaurant "corc"\./
    expect(String(error.args[0]![0])).to.match(line)
  })
})

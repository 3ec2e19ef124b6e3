import { expect } from 'chai'
import start from '../../../plugins/start'
import { atSlot } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { availabilityBody, sessionsBody, slotBody, venue, venueBody } from '../../kit/fixtures'
import { hangs, later, status } from '../../kit/network'
import { alternatives, enquiry, party, table } from '../../kit/stand-ins'

const check = 'GET /api/venues/searchavailability/*'
const plugins = [start, table]
const withParty = [...plugins, enquiry, party]

const elsewhere = availabilityBody({
  originalChoiceAvailable: false,
  venues: [venueBody({ id: 'kinsale', availability: [slotBody(1930)] })],
})

const known = { ...atSlot, venue: venue({ bookingConfiguration: { 'step4-requireMinAge': 'true' } }) }

/** A step 1 whose Continue waits for the answer. */
async function waiting(journey: string) {
  const answer = later()
  const diner = await renderPlugins({
    plugins: [start, table, enquiry, party],
    first: { ...atSlot, journey },
    answers: { [check]: answer.answer },
  })
  await diner.presses('Continue')
  return { diner, come: (body: unknown) => diner.sees(() => answer.come(body)) }
}

describe('start: Continue', () => {
  it('continue.checks, call.availability: checks the availability of what was chosen', async () => {
    const diner = await renderPlugins({ plugins, first: atSlot })
    await diner.presses('Continue')
    const paths = diner.network.sent(check).map(({ path }) => path)
    expect(paths).to.deep.equal(['/api/venues/searchavailability/cork/2026-11-28/1930/2'])
  })

  it('continue.checks: an available choice leads to the details', async () => {
    const diner = await renderPlugins({ plugins, first: atSlot })
    await diner.presses('Continue')
    await diner.finds('heading', 'Your Details')
  })

  it('step.other-restaurants, continue.other-restaurants: an unavailable one to the plugin that shows alternatives', async () => {
    const diner = await renderPlugins({
      plugins: [...plugins, alternatives],
      first: atSlot,
      answers: { [check]: elsewhere },
    })
    await diner.presses('Continue')
    await diner.finds('heading', 'Other restaurants')
    expect(diner.has('alert')).to.be.false
  })

  it('continue.checks: one table that another restaurant has is enough for that', async () => {
    const availability = [slotBody(1900, false), slotBody(1930)]
    const body = { ...elsewhere, venues: [venueBody({ id: 'kinsale', availability })] }
    const diner = await renderPlugins({
      plugins: [...plugins, alternatives],
      first: atSlot,
      answers: { [check]: body },
    })
    await diner.presses('Continue')
    await diner.finds('heading', 'Other restaurants')
  })

  it('of several restaurants in the answer the chosen one’s count', async () => {
    const venues = [
      venueBody({ id: 'kinsale', bookingConfiguration: { 'step2-message': 'Kinsale' } }),
      venueBody({ bookingConfiguration: { 'step2-message': 'Cork' } }),
    ]
    const answers = { [check]: availabilityBody({ venues }) }
    const diner = await renderPlugins({ plugins, first: atSlot, answers })
    await diner.presses('Continue')
    expect(diner.kernel.facts.bookingConfiguration).to.include({ 'step2-message': 'Cork' })
  })

  it('continue.cached: a party goes on at once where the configuration is known', async () => {
    const diner = await renderPlugins({
      plugins: withParty,
      first: { ...known, journey: 'KidsPartyEnquiry' },
    })
    await diner.presses('Continue')
    await diner.finds('heading', 'Your Enquiry Details')
    expect(diner.network.sent(check)).to.be.empty
  })

  it('continue.checks: a party is checked where it is not, and takes the configuration from there', async () => {
    const body = availabilityBody({ venues: [venueBody({ bookingConfiguration: { pmp: 'Pizza' } })] })
    const first = { ...atSlot, journey: 'KidsPartyEnquiry' }
    const diner = await renderPlugins({ plugins: withParty, first, answers: { [check]: body } })
    await diner.presses('Continue')
    await diner.finds('heading', 'Your Enquiry Details')
    expect(diner.kernel.facts.bookingConfiguration).to.deep.equal({ pmp: 'Pizza' })
  })

  it('the check’s refine those of the sessions, and drop none', async () => {
    const own = { 'step2-message': 'Hi', 'step4-requireMinAge': 'true' }
    const answers = {
      'GET /api/sessions/availability/*': sessionsBody(undefined, own),
      [check]: availabilityBody({ venues: [venueBody({ bookingConfiguration: { 'step2-message': 'Ho' } })] }),
    }
    const diner = await renderPlugins({ plugins, first: atSlot, answers })
    await diner.presses('Continue')
    await diner.finds('heading', 'Your Details')
    expect(diner.kernel.facts.bookingConfiguration).to.deep.equal({ ...own, 'step2-message': 'Ho' })
  })

  for (const journey of ['KidsPartyEnquiry', 'Booking']) {
    it(`nothing free is no dead end for an enquiry from ${journey}`, async () => {
      const first = { ...atSlot, journey, ...(journey === 'Booking' && { adults: -1 }) }
      const answers = { [check]: { noAvailability: true } }
      const diner = await renderPlugins({ plugins: withParty, first, answers })
      await diner.presses('Continue')
      await diner.finds('heading', 'Your Enquiry Details')
    })
  }

  it('continue.checks: a party whose check finds the time full is still an enquiry', async () => {
    const first = { ...atSlot, journey: 'KidsPartyEnquiry' }
    const diner = await renderPlugins({ plugins: withParty, first, answers: { [check]: elsewhere } })
    await diner.presses('Continue')
    await diner.finds('heading', 'Your Enquiry Details')
  })

  it('start.busy: asks once, however often it is pressed', async () => {
    const diner = await renderPlugins({ plugins, first: atSlot, answers: { [check]: hangs } })
    await diner.presses('Continue')
    await diner.clicksAnyway('button', 'Continue')
    expect(diner.network.sent(check)).to.have.length(1)
  })

  it('an answer for a choice that has changed since is dropped', async () => {
    const old = later()
    const diner = await renderPlugins({ plugins, first: atSlot, answers: { [check]: old.answer } })
    await diner.presses('Continue')
    await diner.selects('Hour', '12')
    old.come(availabilityBody())
    await diner.waits()
    expect(diner.kernel.facts.confirmed).to.be.false
    expect(diner.isEnabled('button', 'Continue')).to.be.true
  })

  it('a check that fails for a choice that has changed since says nothing', async () => {
    const old = later()
    const diner = await renderPlugins({ plugins, first: atSlot, answers: { [check]: old.answer } })
    await diner.presses('Continue')
    await diner.selects('Hour', '12')
    old.come(status(404))
    await diner.waits()
    expect(diner.has('alert')).to.be.false
  })

  it('what is changed while the plugins are waited for is not continued with', async () => {
    const fetchFeatures = () => new Promise<void>(() => undefined)
    const diner = await renderPlugins({ plugins, first: atSlot, fetchFeatures })
    await diner.presses('Continue')
    await diner.selects('Hour', '12')
    await diner.waits(10_000)
    expect(diner.network.sent(check)).to.be.empty
    expect(diner.has('alert')).to.be.false
    expect(diner.isEnabled('button', 'Continue')).to.be.true
  })

  it('banner.errors: does not follow to an enquiry', async () => {
    const first = { ...known, journey: 'KidsPartyEnquiry' }
    const diner = await renderPlugins({ plugins: withParty, first })
    await diner.sees(() => diner.kernel.banner.fail({ code: 'widget.unexpected' }))
    await diner.presses('Continue')
    await diner.finds('heading', 'Your Enquiry Details')
    expect(diner.has('alert')).to.be.false
  })

  for (const [what, answer] of [
    ['a status other than 200', status(404)],
    ['an answer that makes no sense', { noAvailability: 'perhaps' }],
  ] as const) {
    it(`error.availability: ${what} shows the banner`, async () => {
      const diner = await renderPlugins({ plugins, first: atSlot, answers: { [check]: answer } })
      await diner.presses('Continue')
      const banner = diner.within('alert')
      expect(banner.gets('text', 'Sorry, there was a problem checking availability at Milano Cork.')).to.exist
      expect(banner.has('list')).to.be.false
    })
  }

  it('error.availability: the times of the day stay, with the chosen one', async () => {
    const diner = await renderPlugins({ plugins, first: atSlot, answers: { [check]: status(404) } })
    await diner.waits(100)
    await diner.presses('Continue')
    const { sessions, sessionsFailed, time } = diner.kernel.facts
    expect([sessions?.length, sessionsFailed, time]).to.deep.equal([1, false, '19:30'])
    expect(diner.gets('combobox', 'Hour')).to.have.property('value', '19')
  })

  it('error.availability: a lost connection shows it too, after two more tries', async () => {
    const lost = { [check]: new TypeError('Failed to fetch') }
    const diner = await renderPlugins({ plugins, first: atSlot, answers: lost })
    await diner.presses('Continue')
    await diner.waits(10_000)
    expect(diner.network.sent(check)).to.have.length(3)
    expect(diner.reads()).to.include('Sorry, there was a problem checking availability at Milano Cork.')
  })
})

describe('start: the request-running flag', () => {
  for (const [journey, text, heading] of [
    ['Booking', 'Checking Availability...', 'Your Details'],
    ['KidsPartyEnquiry', 'Getting time slots...', 'Your Enquiry Details'],
  ] as const) {
    it(`enquiry.running-reset: is set while ${journey} is checked, and reset when ${heading} appears`, async () => {
      const { diner, come } = await waiting(journey)
      expect(diner.kernel.tasks.busy.value).to.be.true
      expect(diner.gets('status').textContent).to.equal(text)
      await come(availabilityBody())
      await diner.finds('heading', heading)
      expect(diner.kernel.tasks.busy.value).to.be.false
      await diner.waits(100)
      expect(diner.gets('status').textContent).to.equal('')
    })
  }

  it('error.availability: is reset, and Continue can be pressed again', async () => {
    const { diner, come } = await waiting('Booking')
    await come(status(404))
    expect(diner.has('alert')).to.be.true
    expect(diner.kernel.tasks.busy.value).to.be.false
    expect(diner.isEnabled('button', 'Continue')).to.be.true
  })
})

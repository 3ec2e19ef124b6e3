import { expect } from 'chai'
import start from '../../../plugins/start'
import { atSlot } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { availabilityBody, sessionsBody, slotBody, venue, venueBody } from '../../kit/fixtures'
import { hangs, later, status, type Answer } from '../../kit/network'
import { alternatives, enquiry, party, table } from '../../kit/stand-ins'

const call = 'GET /api/venues/searchavailability/*'
const sessions = 'GET /api/sessions/availability/*'
const plugins = [start, table]
const withOthers = [...plugins, alternatives]
const withParty = [...plugins, enquiry, party]
const partyAtSlot = { ...atSlot, journey: 'KidsPartyEnquiry' }

const kinsale = (...slots: readonly ReturnType<typeof slotBody>[]) =>
  venueBody({ id: 'kinsale', availability: slots })
const elsewhere = availabilityBody({ originalChoiceAvailable: false, venues: [kinsale(slotBody(1930))] })
const none = availabilityBody({ noAvailability: true, originalChoiceAvailable: false })
const closed = { ...none, originalChoiceClosed: true }

/** A whole choice whose check has this answer, before Continue. */
const render = (answer: Answer = availabilityBody(), options: object = {}) =>
  renderPlugins({ plugins, first: atSlot, answers: { [call]: answer }, ...options })

async function continues(...asked: Parameters<typeof render>) {
  const diner = await render(...asked)
  await diner.presses('Continue')
  return diner
}

describe('start: Continue', () => {
  it('continue.checks, call.availability: checks what was chosen, and leads to the details', async () => {
    const diner = await continues()
    const paths = diner.network.sent(call).map(({ path }) => path)
    expect(paths).to.deep.equal(['/api/venues/searchavailability/cork/2026-11-28/1930/2'])
    await diner.finds('heading', 'Your Details')
  })

  it('start.busy: asks once, however often it is pressed', async () => {
    const diner = await continues(hangs)
    await diner.clicksAnyway('button', 'Continue')
    expect(diner.network.sent(call)).to.have.length(1)
  })

  it("the chosen restaurant's configuration counts, and refines that of the sessions", async () => {
    const own = { 'step2-message': 'Hi', 'step4-requireMinAge': 'true' }
    const venues = ['kinsale', 'cork'].map((id) =>
      venueBody({ id, bookingConfiguration: { 'step2-message': id } }),
    )
    const answers = { [sessions]: sessionsBody(undefined, own), [call]: availabilityBody({ venues }) }
    const diner = await continues(undefined, { answers })
    expect(diner.kernel.facts.bookingConfiguration).to.deep.equal({ ...own, 'step2-message': 'cork' })
  })

  it('continue.cached: a party goes on at once where the configuration is known, without the banner', async () => {
    const known = venue({ bookingConfiguration: { 'step4-requireMinAge': 'true' } })
    const diner = await render(undefined, { plugins: withParty, first: { ...partyAtSlot, venue: known } })
    await diner.sees(() => diner.kernel.banner.fail({ code: 'widget.unexpected' }))
    await diner.presses('Continue')
    await diner.finds('heading', 'Your Enquiry Details')
    expect(diner.network.sent(call)).to.be.empty
    expect(diner.has('alert')).to.be.false
  })

  it('continue.checks: a party is checked where it is not, and takes the configuration from there', async () => {
    const venues = [venueBody({ bookingConfiguration: { pmp: 'Pizza' } })]
    const diner = await continues(availabilityBody({ venues }), { plugins: withParty, first: partyAtSlot })
    await diner.finds('heading', 'Your Enquiry Details')
    expect(diner.kernel.facts.bookingConfiguration).to.deep.equal({ pmp: 'Pizza' })
  })

  for (const [what, first, answer] of [
    ['a party with nothing free', partyAtSlot, none],
    ['a group with nothing free', { ...atSlot, journey: 'Booking', adults: -1 }, none],
    ['a party whose time is full', partyAtSlot, elsewhere],
  ] as const)
    it(`continue.checks: ${what} is still an enquiry`, async () => {
      const diner = await continues(answer, { plugins: withParty, first })
      await diner.finds('heading', 'Your Enquiry Details')
    })

  for (const [journey, text, heading] of [
    ['Booking', 'Checking Availability...', 'Your Details'],
    ['KidsPartyEnquiry', 'Getting time slots...', 'Your Enquiry Details'],
  ] as const)
    it(`enquiry.running-reset: ${journey} is busy until "${heading}" appears`, async () => {
      const { answer, come } = later()
      const diner = await continues(answer, { plugins: withParty, first: { ...atSlot, journey } })
      expect(diner.kernel.tasks.busy.value).to.be.true
      expect(diner.gets('status').textContent).to.equal(text)
      await diner.sees(() => come(availabilityBody()))
      await diner.finds('heading', heading)
      expect(diner.kernel.tasks.busy.value).to.be.false
      await diner.waits(100)
      expect(diner.gets('status').textContent).to.equal('')
    })
})

describe('start: a check that fails', () => {
  for (const [what, answer] of [
    ['a status other than 200', status(404)],
    ['an answer that makes no sense', { noAvailability: 'perhaps' }],
    ['an answer without a flag', { noAvailability: false, venues: [kinsale(slotBody(1945))] }],
    ['a connection that is lost three times', new TypeError('Failed to fetch')],
  ] as const)
    it(`error.availability: ${what} shows the banner, and Continue can be pressed again`, async () => {
      const diner = await continues(answer)
      await diner.waits(10_000)
      expect(diner.network.sent(call)).to.have.length(answer instanceof TypeError ? 3 : 1)
      const banner = diner.within('alert')
      expect(banner.gets('text', 'Sorry, there was a problem checking availability at Milano Cork.')).to.exist
      expect(banner.has('list')).to.be.false
      expect(diner.isEnabled('button', 'Continue')).to.be.true
    })

  it('error.availability: the times of the day stay, with the chosen one', async () => {
    const diner = await render(status(404))
    await diner.waits(100)
    await diner.presses('Continue')
    const { sessions, sessionsFailed, time } = diner.kernel.facts
    expect([sessions?.length, sessionsFailed, time]).to.deep.equal([1, false, '19:30'])
    expect(diner.gets('combobox', 'Hour')).to.have.property('value', '19')
  })

  it('banner.dismiss: the banner goes when Continue is tried again and goes through', async () => {
    const diner = await continues(none)
    diner.network.answer(call, availabilityBody())
    await diner.presses('Continue')
    expect(diner.has('alert')).to.be.false
  })
})

describe('start: a choice that changes after Continue', () => {
  const cobh = venue({ id: 'cobh', name: 'Milano Cobh' })
  /** Back to a whole choice. */
  const changes = {
    restaurant: { venue: cobh, date: '2026-11-28', time: '19:30' },
    day: { date: '2026-11-29', time: '19:30' },
    guests: { adults: 4, time: '19:30' },
    time: { time: '19:00' },
  }

  for (const [what, change] of Object.entries(changes)) {
    it(`nothing is checked if the ${what} changes while the plugins are waited for`, async () => {
      let come!: () => void
      const fetchFeatures = () => new Promise<void>((resolve) => (come = resolve))
      const diner = await continues(undefined, { fetchFeatures })
      await diner.sees(() => diner.kernel.choices.set(change))
      await diner.sees(() => come())
      await diner.waits()
      expect(diner.network.sent(call)).to.deep.equal([])
      expect(diner.kernel.facts.confirmed).to.equal(false)
    })

    it(`an answer is dropped if the ${what} has changed since`, async () => {
      const late = later()
      const diner = await continues(late.answer)
      await diner.sees(() => diner.kernel.choices.set(change))
      await diner.sees(() => late.come(availabilityBody()))
      expect(diner.kernel.facts.confirmed).to.equal(false)
      expect(diner.isEnabled('button', 'Continue')).to.equal(true)
    })
  }

  for (const [what, answer] of [
    ['a failure', status(404)],
    ['no availability', none],
  ] as const)
    it(`${what} is not shown for an earlier choice`, async () => {
      const late = later()
      const diner = await continues(late.answer)
      await diner.sees(() => diner.kernel.choices.set(changes.time))
      await diner.sees(() => late.come(answer))
      expect(diner.has('alert')).to.be.false
    })
})

describe('start: other tables', () => {
  it('step.other-restaurants, continue.other-restaurants, body.availability: lead to their step', async () => {
    const body = { ...elsewhere, venues: [kinsale(slotBody(1900, false), slotBody(1930))] }
    const diner = await continues(body, { plugins: withOthers })
    await diner.finds('heading', 'Other restaurants')
    expect(diner.has('alert')).to.be.false
  })

  it('tables on request alone are an offer in a brand that takes enquiries', async () => {
    const onRequest = { ...elsewhere, venues: [kinsale(slotBody(1930, false, true))] }
    const more = { plugins: [...withOthers, enquiry], brand: { journeys: ['Booking'] } }
    const diner = await continues(onRequest, more)
    await diner.finds('heading', 'Other restaurants')
  })

  it('that no plugin of the brand shows are not reported as none, and are forgotten', async () => {
    const diner = await continues(elsewhere)
    expect(diner.reads()).to.include("Sorry we don't have a table free").and.not.include('No availability')
    expect(diner.has('heading', 'Find your table')).to.be.true
    expect(diner.kernel.facts.availability).to.equal(null)
  })
})

describe('start: no availability', () => {
  const text = 'No availability found at Milano Cork or near by restaurants.'
  const alternative =
    "Sorry we don't have a table free around the time you've requested. Please give us a call and we'll do our best to find you a table."

  it('continue.nothing, error.nothing-free, name.banner: the banner says so, with the telephone', async () => {
    const diner = await continues(none)
    const banner = diner.within('alert')
    expect(banner.gets('text', text)).to.exist
    expect(diner.reads().replace(/ +/g, ' ')).to.include(alternative)
    expect(banner.gets('link', '021 496 0101')).to.exist
  })

  it('host.no-availability, continue.callback: calls the host instead, with the venue', async () => {
    const called: unknown[] = []
    const host = { onNoAvailability: (venue: unknown) => void called.push(venue) }
    const diner = await continues({ ...elsewhere, noAvailability: true }, { host })
    expect(called).to.deep.equal([diner.kernel.facts.venue])
    expect(diner.has('alert')).to.be.false
    expect(diner.isEnabled('button', 'Continue')).to.be.true
  })

  it('event.no-availability: is reported with the requested choice', async () => {
    const diner = await continues(none)
    const detail = { venueId: 'cork', date: '2026-11-28', time: '19:30', guests: 2 }
    expect(diner.events).to.deep.include({ name: 'no-availability', detail })
  })

  const painting = { closedMessage: 'We are painting.' }
  const wedding = { 'step2-message-closed': 'Closed from ##closedFrom## until ##closedTo##.' }
  for (const [title, answer, own, bookingConfiguration, expected] of [
    ["error.closed: a closed venue's own message is shown", closed, painting, {}, painting.closedMessage],
    [
      "error.closed: that of its configuration goes first, with the dates in the diner's words",
      closed,
      { ...painting, closedFrom: '2026-11-27', closedTo: '2026-12-01' },
      wedding,
      'Closed from Friday 27 November until Tuesday 1 December.',
    ],
    ['error.no-table: a closed venue without a message has ours', closed, {}, {}, alternative],
    ['error.no-table: a venue that is open that day has ours', none, painting, wedding, alternative],
  ] as const)
    it(title, async () => {
      const first = { ...atSlot, venue: venue({ ...own, bookingConfiguration }) }
      const diner = await continues(answer, { first, brand: { backEndLanguage: 'it' } })
      const line = diner.within('alert').gets('listitem')
      expect(line.textContent!.replace(/ +/g, ' ')).to.equal(expected)
      // WCAG 3.1.2: a message of the back end is in its language.
      expect(line.getAttribute('lang')).to.equal(expected === alternative ? null : 'it')
    })

  for (const [what, venues] of [
    ['no restaurants', []],
    ['full restaurants only', [kinsale(slotBody(1930, false))]],
    ['enquiries only, where the brand takes none', [kinsale(slotBody(1930, false, true))]],
  ] as const)
    it(`other.unlisted: ${what} are no availability`, async () => {
      const diner = await continues({ ...elsewhere, venues })
      expect(diner.reads()).to.include(text)
    })
})

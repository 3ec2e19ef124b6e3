import { expect } from 'chai'
import { definePlugin } from 'tavola'
import start from '../../../plugins/start'
import { atSlot } from '../../kit/booking'
import { removeWidget, renderPlugins, type Diner } from '../../kit/diner'
import { availabilityBody, sessionsBody, slotBody, venue, venueBody } from '../../kit/fixtures'
import { hangs, later, status, type Answer } from '../../kit/network'
import { alternatives, enquiry, party, table } from '../../kit/stand-ins'

const call = 'GET /api/venues/searchavailability/*'
const sessions = 'GET /api/sessions/availability/*'
const plugins = [start, table]
const withOthers = { plugins: [...plugins, alternatives] }
const withParty = [...plugins, enquiry, party]
const atParty = { plugins: withParty, first: { ...atSlot, journey: 'KidsPartyEnquiry' } }
const atGroup = { plugins: withParty, first: { ...atSlot, journey: 'Booking', adults: -1 } }

const kinsale = (...slots: readonly ReturnType<typeof slotBody>[]) =>
  venueBody({ id: 'kinsale', availability: slots })
const otherwise = (...venues: readonly object[]) =>
  availabilityBody({ originalChoiceAvailable: false, venues })
const elsewhere = otherwise(kinsale(slotBody(1930)))
const onRequest = otherwise(kinsale(slotBody(1930, false, true)))
const none = availabilityBody({ noAvailability: true, originalChoiceAvailable: false })

/** A whole choice whose check has this answer, before Continue. */
const render = (answer: Answer = availabilityBody(), options: object = {}) =>
  renderPlugins({ plugins, first: atSlot, answers: { [call]: answer }, ...options })

async function continues(...asked: Parameters<typeof render>) {
  const diner = await render(...asked)
  await diner.presses('Continue')
  return diner
}

const goesOn = (diner: Diner, heading = 'Your Details') => diner.finds('heading', heading)
const isConfirmed = ({ kernel }: Diner) => kernel.facts.confirmed

describe('start: Continue', () => {
  it('continue.checks, call.availability: checks what was chosen, and leads to the details', async () => {
    const diner = await continues()
    const paths = diner.network.sent(call).map(({ path }) => path)
    expect(paths).to.deep.equal(['/api/venues/searchavailability/cork/2026-11-28/1930/2'])
    await goesOn(diner)
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
    const diner = await render(undefined, { ...atParty, first: { ...atParty.first, venue: known } })
    await diner.sees(() => diner.kernel.banner.fail({ code: 'widget.unexpected' }))
    await diner.presses('Continue')
    await goesOn(diner, 'Your Enquiry Details')
    expect([diner.network.sent(call), diner.has('alert')]).to.deep.equal([[], false])
  })

  const known = { pmp: 'Pizza' }
  for (const [what, options, answer] of [
    [
      'a party takes the configuration from it',
      atParty,
      availabilityBody({ venues: [venueBody({ bookingConfiguration: known })] }),
    ],
    ['a party with nothing free is still an enquiry', atParty, none],
    ['a group with nothing free is still an enquiry', atGroup, none],
    ['a party whose time is full is still an enquiry', atParty, elsewhere],
  ] as const)
    it(`continue.checks: ${what}`, async () => {
      const diner = await continues(answer, options)
      await goesOn(diner, 'Your Enquiry Details')
      if (answer.originalChoiceAvailable) expect(diner.kernel.facts.bookingConfiguration).to.deep.equal(known)
    })

  for (const [journey, text, heading] of [
    ['Booking', 'Checking Availability...', 'Your Details'],
    ['KidsPartyEnquiry', 'Getting time slots...', 'Your Enquiry Details'],
  ] as const)
    it(`enquiry.running-reset: ${journey} is busy until "${heading}" appears`, async () => {
      const { answer, come } = later()
      const diner = await continues(answer, { plugins: withParty, first: { ...atSlot, journey } })
      const says = () => [diner.kernel.tasks.busy.value, diner.gets('status').textContent]
      expect(says()).to.deep.equal([true, text])
      await diner.sees(() => come(availabilityBody()))
      await goesOn(diner, heading)
      await diner.waits(100)
      expect(says()).to.deep.equal([false, ''])
    })
})

describe('start: a check that fails', () => {
  for (const [what, answer] of [
    ['a status other than 200', status(404)],
    ['an answer that makes no sense', { noAvailability: 'perhaps' }],
    ['an answer without a flag', { noAvailability: false, venues: [kinsale(slotBody(1945))] }],
    ['a connection that is lost three times', new TypeError('Failed to fetch')],
  ] as const)
    it(`error.availability: ${what} shows the banner, and takes no time away`, async () => {
      const diner = await render(answer)
      await diner.waits(100)
      await diner.presses('Continue')
      await diner.waits(10_000)
      expect(diner.network.sent(call)).to.have.length(answer instanceof TypeError ? 3 : 1)
      const banner = diner.within('alert')
      expect(banner.gets('text', 'Sorry, there was a problem checking availability at Milano Cork.')).to.exist
      expect(banner.has('list')).to.be.false
      const { sessions, time } = diner.kernel.facts
      expect([sessions?.length, time]).to.deep.equal([1, '19:30'])
      diner.network.answer(call, availabilityBody())
      await diner.presses('Continue')
      await goesOn(diner)
      expect(diner.has('alert')).to.be.false
    })
})

describe('start: a choice that changes after Continue', () => {
  /** Back to a whole choice. */
  const changes = {
    restaurant: { venue: venue({ id: 'cobh', name: 'Milano Cobh' }), date: '2026-11-28', time: '19:30' },
    day: { date: '2026-11-29', time: '19:30' },
    guests: { adults: 4, time: '19:30' },
    time: { time: '19:00' },
  }

  for (const [what, change] of Object.entries(changes)) {
    it(`nothing is checked if the ${what} changes while Continue waits for a part`, async () => {
      let come!: (part: object) => void
      const late = new Promise<object>((resolve) => (come = resolve))
      const slow = definePlugin({ id: 'slow', parts: [{ load: () => late }] })
      const diner = await continues(undefined, { plugins: [...plugins, slow] })
      await diner.sees(() => diner.kernel.choices.set(change))
      await diner.sees(() => come({}))
      await diner.waits()
      expect([diner.network.sent(call), isConfirmed(diner)]).to.deep.equal([[], false])
    })

    it(`an answer, a failure or that nothing is free counts for nothing if the ${what} has changed`, async () => {
      for (const body of [availabilityBody(), status(404), none]) {
        const late = later()
        const diner = await continues(late.answer)
        await diner.sees(() => diner.kernel.choices.set(change))
        await diner.sees(() => late.come(body))
        expect([isConfirmed(diner), diner.has('alert')]).to.deep.equal([false, false])
        expect(diner.isEnabled('button', 'Continue')).to.equal(true)
        removeWidget()
      }
    })
  }
})

describe('start: other tables', () => {
  for (const [what, answer, options] of [
    ['in other restaurants', otherwise(kinsale(slotBody(1900, false), slotBody(1930))), withOthers],
    [
      'on request alone',
      onRequest,
      { plugins: [...withOthers.plugins, enquiry], brand: { journeys: ['Booking'] } },
    ],
  ] as const)
    it(`step.other-restaurants, continue.other-restaurants, body.availability: ${what}`, async () => {
      const diner = await continues(answer, options)
      await goesOn(diner, 'Other restaurants')
      expect(diner.has('alert')).to.be.false
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
    expect(banner.gets('link', '021 496 0101')).to.exist
  })

  it('host.no-availability, continue.callback: calls the host instead, with the venue', async () => {
    const called: unknown[] = []
    const host = { onNoAvailability: (venue: unknown) => void called.push(venue) }
    const diner = await continues({ ...elsewhere, noAvailability: true }, { host })
    expect(called).to.deep.equal([diner.kernel.facts.venue])
    expect([diner.has('alert'), diner.isEnabled('button', 'Continue')]).to.deep.equal([false, true])
  })

  it('event.no-availability: is reported with the requested choice', async () => {
    const diner = await continues(none)
    const detail = { venueId: 'cork', date: '2026-11-28', time: '19:30', guests: 2 }
    expect(diner.events).to.deep.include({ name: 'no-availability', detail })
  })

  const closed = { ...none, originalChoiceClosed: true }
  const painting = { closedMessage: 'We are painting.' }
  const days = { ...painting, closedFrom: '2026-11-27', closedTo: '2026-12-01' }
  const wedding = { 'step2-message-closed': 'Closed from ##closedFrom## until ##closedTo##.' }
  const inWords = 'Closed from Friday 27 November until Tuesday 1 December.'
  for (const [title, answer, own, bookingConfiguration, expected] of [
    ["error.closed: a closed venue's own message is shown", closed, painting, {}, painting.closedMessage],
    ["error.closed: its configuration's goes first, with the dates in words", closed, days, wedding, inWords],
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

  for (const [what, answer] of [
    ['no restaurants', otherwise()],
    ['full restaurants only', otherwise(kinsale(slotBody(1930, false)))],
    ['enquiries only, where the brand takes none', onRequest],
  ] as const)
    it(`other.unlisted: ${what} are no availability`, async () => {
      expect((await continues(answer)).reads()).to.include(text)
    })
})

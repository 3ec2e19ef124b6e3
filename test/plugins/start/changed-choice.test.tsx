import { expect } from 'chai'
import start from '../../../plugins/start'
import { slotPause } from '../../../plugins/start/times'
import { atSlot } from '../../kit/booking'
import { removeWidget, renderPlugins, type Diner } from '../../kit/diner'
import { availabilityBody, sessionsBody, slotBody, venue, venueBody } from '../../kit/fixtures'
import { later } from '../../kit/network'
import { alternatives, enquiry, table } from '../../kit/stand-ins'

const check = 'GET /api/venues/searchavailability/*'
const plugins = [start, table]
const cobh = venue({ id: 'cobh', name: 'Milano Cobh' })

/** What a diner may change, back to a whole choice. */
const changes = {
  restaurant: { venue: cobh, date: '2026-11-28', time: '19:30' },
  day: { date: '2026-11-29', time: '19:30' },
  guests: { adults: 4, time: '19:30' },
  time: { time: '19:00' },
}

describe('start: a choice that changes after Continue', () => {
  for (const [what, change] of Object.entries(changes)) {
    it(`nothing is checked if the ${what} changes while the plugins are waited for`, async () => {
      let come!: () => void
      const fetchFeatures = () => new Promise<void>((resolve) => (come = resolve))
      const diner = await renderPlugins({ plugins, first: atSlot, fetchFeatures })
      await diner.presses('Continue')
      await diner.sees(() => diner.kernel.choices.set(change))
      await diner.sees(() => come())
      await diner.waits()
      expect(diner.network.sent(check)).to.deep.equal([])
      expect(diner.kernel.facts.confirmed).to.equal(false)
    })

    it(`an answer is dropped if the ${what} has changed since`, async () => {
      const late = later()
      const diner = await renderPlugins({ plugins, first: atSlot, answers: { [check]: late.answer } })
      await diner.presses('Continue')
      await diner.sees(() => diner.kernel.choices.set(change))
      await diner.sees(() => late.come(availabilityBody()))
      await diner.waits()
      expect(diner.kernel.facts.confirmed).to.equal(false)
      expect(diner.has('alert')).to.equal(false)
    })
  }

  it('Continue waits for no request before a time is chosen, and lists what is missing', async () => {
    const diner = await renderPlugins({ plugins, first: { ...atSlot, time: null } })
    await diner.sees(() => void diner.kernel.tasks.run(() => new Promise(() => undefined)))
    expect(diner.isEnabled('button', 'Continue')).to.equal(true)
    await diner.presses('Continue')
    expect(diner.has('group', 'There is a problem')).to.equal(true)
  })
})

describe('start: what Continue finds', () => {
  const closed = { noAvailability: true, originalChoiceAvailable: false, originalChoiceClosed: true }

  async function continues(answer: object, options: object = {}): Promise<Diner> {
    const diner = await renderPlugins({
      plugins,
      first: atSlot,
      answers: { [check]: availabilityBody(answer) },
      ...options,
    })
    await diner.presses('Continue')
    return diner
  }

  it('tables on request alone are an offer in a brand that takes enquiries', async () => {
    const onRequest = venueBody({ id: 'kinsale', availability: [slotBody(1930, false, true)] })
    const diner = await continues(
      { originalChoiceAvailable: false, venues: [onRequest] },
      { plugins: [start, table, enquiry, alternatives], brand: { journeys: ['Booking'] } },
    )
    await diner.finds('heading', 'Other restaurants')
  })

  it('of a closed restaurant the message of its configuration goes before its own', async () => {
    const cork = venue({
      closedMessage: 'We are painting.',
      bookingConfiguration: { 'step2-message-closed': 'Closed for a wedding.' },
    })
    const diner = await continues(closed, { first: { ...atSlot, venue: cork } })
    expect(diner.reads('alert')).to.include('Closed for a wedding.').and.not.include('painting')
  })

  it('WCAG 3.1.2: a message of the back end is in its language, ours in the page’s', async () => {
    const brand = { backEndLanguage: 'it' }
    const first = { ...atSlot, venue: venue({ closedMessage: 'Chiuso.' }) }
    const languages: (string | null)[] = []
    for (const answer of [closed, { ...closed, originalChoiceClosed: false }]) {
      const diner = await continues(answer, { first, brand })
      languages.push(diner.within('alert').gets('listitem').getAttribute('lang'))
      removeWidget()
    }
    expect(languages).to.deep.equal(['it', null])
  })
})

describe('start: the slot that the host hears of', () => {
  const slots = ({ events }: Diner) =>
    events.flatMap(({ name, detail }) => (name === 'slot' ? [(detail as { time: string }).time] : []))

  it('event.dom: a slot that is taken back and chosen again is reported again', async () => {
    const answers = { 'GET /api/sessions/availability/*': sessionsBody([slotBody(1900)]) }
    const diner = await renderPlugins({ plugins, first: { ...atSlot, time: null }, answers })
    for (const hour of ['19', '–', '19']) {
      await diner.selects('Hour', hour)
      await diner.waits(slotPause)
    }
    expect(slots(diner)).to.deep.equal(['19:00', '19:00'])
  })

  it('event.dom: one that the page comes with, or that is confirmed already, is none of the diner’s', async () => {
    for (const first of [atSlot, { ...atSlot, confirmed: true }]) {
      const diner = await renderPlugins({ plugins, first })
      await diner.waits(slotPause)
      expect(slots(diner)).to.deep.equal([])
      removeWidget()
    }
  })

  it('event.dom: a time without a day, or without a restaurant, is no slot', async () => {
    for (const first of [
      { ...atSlot, date: null },
      { ...atSlot, venue: null },
    ]) {
      const diner = await renderPlugins({ plugins, first: { ...first, time: null } })
      await diner.sees(() => diner.kernel.setFacts({ time: '19:00' }))
      await diner.waits(slotPause)
      expect(slots(diner)).to.deep.equal([])
      expect(diner.faults).to.deep.equal([])
      removeWidget()
    }
  })

  it('event.dom: other guests and another day are another slot', async () => {
    const diner = await renderPlugins({ plugins, first: atSlot })
    for (const change of [changes.guests, changes.day, changes.restaurant]) {
      await diner.sees(() => diner.kernel.choices.set(change))
      await diner.waits(slotPause)
    }
    expect(slots(diner)).to.deep.equal(['19:30', '19:30', '19:30'])
  })
})

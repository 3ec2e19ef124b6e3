import { expect } from 'chai'
import start from '../../../plugins/start'
import { atSlot } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { availabilityBody, sessionsBody, slotBody, venue, venueBody } from '../../kit/fixtures'
import { alternatives, table } from '../../kit/stand-ins'

const plugins = [start, table]
const closed = { noAvailability: true, originalChoiceAvailable: false, originalChoiceClosed: true }
const none = { ...closed, originalChoiceClosed: false }
const answering = (over: object) => ({ 'GET /api/venues/searchavailability/*': availabilityBody(over) })
const text = 'No availability found at Milano Cork or near by restaurants.'

const alternative =
  "Sorry we don't have a table free around the time you've requested. Please give us a call and we'll do our best to find you a table."

describe('start: no availability', () => {
  it('continue.nothing, error.nothing-free: the banner says so, with the alternative message and the telephone', async () => {
    const diner = await renderPlugins({ plugins, first: atSlot, answers: answering(none) })
    await diner.presses('Continue')
    const banner = diner.within('alert')
    expect(banner.gets('text', text)).to.exist
    expect(diner.reads().replace(/ +/g, ' ')).to.include(alternative)
    expect(banner.gets('link', '021 496 0101')).to.exist
  })

  it('host.no-availability, continue.callback: the host’s callback is called instead, with the venue', async () => {
    const asked: unknown[] = []
    const host = { onNoAvailability: (venue: unknown) => void asked.push(venue) }
    const diner = await renderPlugins({ plugins, first: atSlot, answers: answering(none), host })
    await diner.presses('Continue')
    expect(asked).to.deep.equal([diner.kernel.facts.venue])
    expect(diner.has('alert')).to.be.false
  })

  it('event.no-availability: it is reported with the requested choice', async () => {
    const diner = await renderPlugins({ plugins, first: atSlot, answers: answering(none) })
    await diner.presses('Continue')
    const detail = { venueId: 'cork', date: '2026-11-28', time: '19:30', guests: 2 }
    expect(diner.events).to.deep.include({ name: 'no-availability', detail })
  })

  it('error.closed: a closed venue’s message has the dates in it as diners read them', async () => {
    const message = 'Closed from ##closedFrom## until ##closedTo##.'
    const cork = venue({ closedFrom: '2026-11-27', closedTo: '2026-12-01' })
    const sessions = sessionsBody(undefined, { 'step2-message-closed': message })
    const diner = await renderPlugins({
      plugins,
      first: { ...atSlot, venue: cork },
      answers: { ...answering(closed), 'GET /api/sessions/availability/*': sessions },
    })
    await diner.presses('Continue')
    expect(diner.reads()).to.include('Closed from Friday 27 November until Tuesday 1 December.')
  })

  it('error.closed: a closed venue’s own message is shown if the configuration has none', async () => {
    const cork = venue({ closedMessage: 'We are painting.' })
    const diner = await renderPlugins({
      plugins,
      first: { ...atSlot, venue: cork },
      answers: answering(closed),
    })
    await diner.presses('Continue')
    expect(diner.within('alert').gets('text', 'We are painting.')).to.exist
  })

  it('error.no-table: a venue that is open that day has the alternative one, whatever its messages', async () => {
    const cork = venue({ closedMessage: 'We are painting.' })
    const diner = await renderPlugins({
      plugins,
      first: { ...atSlot, venue: cork },
      answers: answering(none),
    })
    await diner.presses('Continue')
    expect(diner.within('alert').gets('text', "Sorry we don't have a table free")).to.exist
  })

  it('error.no-table: a closed venue without a message has the alternative one', async () => {
    const diner = await renderPlugins({ plugins, first: atSlot, answers: answering(closed) })
    await diner.presses('Continue')
    expect(diner.reads().replace(/ +/g, ' ')).to.include(alternative)
  })

  it('alternatives that no plugin of the brand shows are not reported as none', async () => {
    const kinsale = venueBody({ id: 'kinsale', availability: [slotBody(1930)] })
    const answers = answering({ originalChoiceAvailable: false, venues: [kinsale] })
    const diner = await renderPlugins({ plugins, first: atSlot, answers })
    await diner.presses('Continue')
    expect(diner.reads().replace(/ +/g, ' ')).to.include(alternative).and.not.include('No availability')
    expect(diner.has('heading', 'Find your table')).to.be.true
  })

  it('what nobody shows is forgotten, so that nothing comes of it later', async () => {
    const kinsale = venueBody({ id: 'kinsale', availability: [slotBody(1930)] })
    const answers = answering({ originalChoiceAvailable: false, venues: [kinsale] })
    const diner = await renderPlugins({ plugins, first: atSlot, answers })
    await diner.presses('Continue')
    expect(diner.kernel.facts.availability).to.equal(null)
  })

  for (const [what, slots] of [
    ['no restaurants', []],
    ['full restaurants only', [slotBody(1930, false)]],
    ['enquiries only, where the brand takes none', [slotBody(1930, false, true)]],
  ] as const) {
    it(`other.unlisted: ${what} are no availability`, async () => {
      const venues = slots.length > 0 ? [venueBody({ id: 'kinsale', availability: slots })] : []
      const answers = answering({ originalChoiceAvailable: false, venues })
      const diner = await renderPlugins({ plugins, first: atSlot, answers })
      await diner.presses('Continue')
      expect(diner.reads()).to.include(text)
    })
  }

  it('continue.callback: a callback of the host that throws leaves the diner the banner', async () => {
    const onNoAvailability = () => {
      throw new Error('the page is broken')
    }
    const options = { plugins, first: atSlot, answers: answering(none), host: { onNoAvailability } }
    const diner = await renderPlugins(options)
    await diner.presses('Continue')
    expect(diner.reads()).to.include(text)
    expect(diner.faults).to.have.length(1)
  })

  it('banner.dismiss: goes when Continue is tried again and goes through', async () => {
    const diner = await renderPlugins({ plugins, first: atSlot, answers: answering(none) })
    await diner.presses('Continue')
    diner.network.answer('GET /api/venues/searchavailability/*', availabilityBody())
    await diner.presses('Continue')
    expect(diner.has('alert')).to.be.false
  })
})

/** Back ends send either of two names for the flag (body.original-choice). */
const readings = ['originalChoiceAvailable', 'anyAvailabilityInOriginalRestaurant']

const others = [venueBody({ id: 'kinsale', availability: [slotBody(1945)] })]

/** Where Continue leads with this answer, and what the host was called with. */
async function continues(answer: object, host = true) {
  const called: unknown[] = []
  const diner = await renderPlugins({
    plugins: [start, table, alternatives],
    first: atSlot,
    answers: { 'GET /api/venues/searchavailability/*': answer },
    ...(host && { host: { onNoAvailability: (venue) => void called.push(venue?.id) } }),
  })
  await diner.presses('Continue')
  return { diner, called }
}

for (const flag of readings) {
  describe(`start: the availability check that says ${flag}`, () => {
    it('body.availability: true leads to the details', async () => {
      const { diner, called } = await continues({ [flag]: true, venues: [] })
      await diner.finds('heading', 'Your Details')
      expect(called).to.deep.equal([])
    })

    it('body.availability: false with other tables leads to these', async () => {
      const { diner, called } = await continues({ [flag]: false, venues: others })
      await diner.finds('heading', 'Other restaurants')
      expect(called).to.deep.equal([])
    })

    it('continue.callback: false without other tables calls the host, and shows nothing', async () => {
      const { diner, called } = await continues({ [flag]: false, venues: [] })
      expect(called).to.deep.equal(['cork'])
      expect(diner.has('alert')).to.be.false
      expect(diner.isEnabled('button', 'Continue')).to.be.true
    })

    it('continue.callback: noAvailability goes before the flag', async () => {
      const { called } = await continues({ noAvailability: true, [flag]: true, venues: others })
      expect(called).to.deep.equal(['cork'])
    })

    it('error.nothing-free, name.banner: without a host’s callback the banner says so', async () => {
      const { diner } = await continues({ noAvailability: true, [flag]: false }, false)
      const text = 'No availability found at Milano Cork or near by restaurants.'
      expect(diner.within('alert').gets('text', text)).to.exist
    })
  })
}

describe('start: the availability check that says neither', () => {
  it('error.availability: is one that failed, and the host is not called', async () => {
    const { diner, called } = await continues({ noAvailability: false, venues: others })
    const text = 'Sorry, there was a problem checking availability at Milano Cork.'
    expect(diner.within('alert').gets('text', text)).to.exist
    expect(diner.within('alert').getsAll('listitem')).to.deep.equal([])
    expect(called).to.deep.equal([])
  })
})

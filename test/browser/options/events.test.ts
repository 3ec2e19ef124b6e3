import { expect } from 'chai'
import { visit, type Diner, type Visit } from '../kit/diner'
import { page, type HostPage, initWith } from '../kit/site'
import { skipToComplete } from '../kit/visits'
import { until } from '../kit/playwright-driver'
import { eventsSchema } from '../../../tools/docs/events-schema'
import { problemsBy } from '../../kit/json-schema'
import { isNight } from '../../kit/night'
import { availabilityBody, enquiryBody, menuBody, slotBody, venueBody } from '../../kit/fixtures'
import { status } from '../kit/api'
import { saturday } from '../kit/time'

const names = [
  'ready',
  'open',
  'close',
  'step',
  'journey',
  'search',
  'slot',
  'error',
  'no-availability',
  'submit-started',
  'booking-confirmed',
]

/** Collects what a host hears, through its handle and on the document. */
const listening: HostPage = (api) =>
  page({
    body: `<div id="book"></div>
      <script src="/tavola.js"></script>
      <script>
        heard = []
        bubbled = []
        handle = Tavola.init({ baseUrl: '${api}', container: document.querySelector('#book') })
        for (const name of ${JSON.stringify(names)}) {
          handle.on(name, (detail) => heard.push({ name, detail }))
          document.addEventListener('tavola:' + name, ({ detail }) => bubbled.push({ name, detail }))
        }
      </script>`,
  })

interface Heard {
  readonly name: string
  readonly detail: Record<string, unknown>
}

async function visitListening(options: Visit = {}) {
  const diner = await visit({ page: listening, ...options })
  return {
    ...diner,
    heard: () => diner.page.evaluate<Heard[]>('heard'),
    bubbled: () => diner.page.evaluate<Heard[]>('bubbled'),
  }
}

/** Contract 1, "Events". Which are told again: test/host/widget/latest-events.test.ts. */
describe('Browser: events', () => {
  /** The events of a new listener: the detail, and whether it is replayed. */
  const late = <Heard = unknown>(diner: Diner, name: string) =>
    diner.page.evaluate<Heard>(`{
      told = []
      handle.on('${name}', (detail, about) => told.push([detail, about]))
      told
    }`)

  const told = (detail: object) => [[{ version: 1, ...detail }, { replayed: true }]]
  const table = { venueId: 'cork', date: saturday, time: '19:00', guests: 2 }

  it("host.handle, event.ready, event.dom: a handle receives each event of a booking under its name; the same events bubble through the page's own document; a late subscriber receives the current state, marked as a replay; a handler that throws stops no other, and a removed one gets no more events", async () => {
    const diner = await visitListening()
    await diner.page.evaluate(`{
      handle.on('search', () => { throw new Error('the page is wrong') })
      handle.on('search', () => document.title = 'ended')()
      other = 0
      handle.on('search', () => other++)
    }`)
    await diner.finds('combobox', 'Location')
    await late(diner, 'journey')
    await diner.choosesRestaurant()
    await diner.choosesDay()
    await diner.selects('Hour', '19')
    // A time is told once it has stood for a while.
    await diner.page.evaluate(`new Promise((told) => handle.on('slot', () => told()))`)
    // Live events aren't marked as replayed.
    expect(await diner.page.evaluate('told')).to.deep.equal([[{ version: 1, journey: 'Booking' }, undefined]])
    expect(await diner.page.evaluate('[other, document.title]')).to.deep.equal([1, 'Trattoria'])
    await until(() => diner.errors.includes('Error: the page is wrong'), 'the error should be said')
    expect(await late(diner, 'ready')).to.deep.equal(told({}))
    expect(await late(diner, 'step')).to.deep.equal(told({ name: 'start', number: 1 }))
    expect(await late(diner, 'journey')).to.deep.equal(told({ journey: 'Booking' }))
    expect(await late(diner, 'slot')).to.deep.equal(told(table))
    expect(await late(diner, 'search')).to.deep.equal([])
    expect(await late(diner, 'booking-confirmed')).to.deep.equal([])

    await skipToComplete(diner)
    await diner.completes()
    const slot = { version: 1, ...table }
    expect(await diner.heard()).to.deep.equal([
      { name: 'step', detail: { version: 1, name: 'start', number: 1 } },
      { name: 'ready', detail: { version: 1 } },
      { name: 'search', detail: { version: 1, results: 4 } },
      { name: 'journey', detail: { version: 1, journey: 'Booking' } },
      { name: 'slot', detail: slot },
      { name: 'step', detail: { version: 1, name: 'details', number: 4 } },
      { name: 'submit-started', detail: { journey: 'Booking', ...slot } },
      { name: 'step', detail: { version: 1, name: 'booked', number: 5 } },
      { name: 'booking-confirmed', detail: { reference: '', journey: 'Booking', ...slot } },
    ])
    expect(await diner.bubbled()).to.deep.equal(await diner.heard())
    // One that comes after the booking hears of it, until another one is begun.
    const isTold = async () => (await late<unknown[]>(diner, 'booking-confirmed')).length > 0
    expect(await isTold()).to.equal(true)
    await diner.presses('Make another booking')
    expect(await isTold()).to.equal(true)
    expect(await late(diner, 'slot')).to.deep.equal([])
    await diner.choosesRestaurant()
    await diner.choosesJourney()
    expect(await isTold()).to.equal(false)
  })
})

/** A diner who can be recognised by every word of theirs. */
const typed = {
  'First Name': 'Wilhelmina',
  'Last Name': 'Featherstonehaugh',
  Email: 'wilhelmina@featherstonehaugh.example',
  'Telephone Number': '020 7946 0958',
  'Special Requests': 'Peanut allergy, and a chair for Grandmother',
}
const sought = '8 Oliver Plunkett Street'
const personal = /wilhelmina|featherston|7946|peanut|grandmother|oliver|plunkett/i

const answers = {
  'GET /api/venues/searchavailability/*': availabilityBody({
    originalChoiceAvailable: false,
    venues: [venueBody({ id: 'dublin', name: 'Milano Dublin', availability: [slotBody(1930)] })],
  }),
  'GET /api/menus/search/*': [menuBody(7, 'Pizza and prosecco')],
  'POST /api/enquiries/create': enquiryBody(),
}

/** A party of adults tells what one of children does. */
const journeys: Readonly<Record<string, (diner: Diner) => Promise<unknown>>> = {
  'Book a Table': async (diner) => {
    await diner.presses(/^Book 19:30/)
    await diner.clicks('radio', 'Pizza and prosecco')
    await diner.presses('Next')
  },
  'Kids Pizza Making Party Enquiry': async () => undefined,
  'General Enquiry': async () => undefined,
}

/** To the end, but for the first try, which the server refuses with what was typed. */
async function walks(diner: Awaited<ReturnType<typeof visit>>, journey: string) {
  await diner.searches(sought)
  await diner.clicks('option', /Milano Cork/)
  await diner.presses(journey)
  if (journey !== 'General Enquiry') {
    await diner.choosesDay()
    await diner.selects('Hour', '19')
    await diner.presses('Continue')
  }
  await journeys[journey]!(diner)
  for (const [name, text] of Object.entries(typed)) await diner.fills(name, text)
  await diner.clicks('checkbox', /terms and conditions/)
  await diner.presses('Continue')
  diner.api.answer('POST *', status(400, { email: [`${typed.Email} is taken`] }))
  await diner.presses(/^Complete /)
  await diner.presses('OK')
  diner.api.answer('POST /api/bookings/create', { bookingReference: 'MB-1234' })
  diner.api.answer('POST /api/enquiries/create', enquiryBody())
  await diner.presses(/^Complete /)
  await diner.finds('heading', /Booking Confirmed|Thank you for your enquiry/)
}

describe('Browser: personal data in events', () => {
  const names = Object.keys(eventsSchema().events)

  /** All journeys there are, told to the page's own list, its handle and its document. */
  const page: HostPage = (api) =>
    initWith(`brand: {
      plugins: ['start', 'booking', 'adults-party', 'kids-party', 'enquiry', 'cross-sell', 'menus', 'terms', 'analytics'],
      journeys: ['Booking', 'KidsPartyEnquiry', 'AdultsPartyEnquiry', 'Enquiry'],
      options: { menus: { offer: true }, analytics: { consent: () => true } },
    }`)(api).replace(
      '</main>',
      `</main><script>
      dataLayer = []
      heard = []
      for (const name of ${JSON.stringify(names)}) {
        handle.on(name, (detail) => heard.push({ name, detail }))
        addEventListener('tavola:' + name, ({ detail }) => heard.push({ name, detail }))
      }
    </script>`,
    )

  // By day: test/kernel/plugins/events.test.ts and confirmation-event.test.ts.
  if (isNight)
    it('they contain no typed text, in a booking, a party and an enquiry', async () => {
      const diner = await visit({ page, answers })
      for (const journey of Object.keys(journeys)) {
        await walks(diner, journey)
        const told = await diner.page.evaluate<{ heard: Told[]; dataLayer: object[] }>(
          '({ heard, dataLayer })',
        )
        expect(told.heard.map(({ name }) => name)).to.include.members(['search', 'error', 'submit-started'])
        expect(told.dataLayer.length, journey).to.equal(told.heard.length / 2)
        expect(JSON.stringify(told), journey).not.to.match(personal)
        expect(await wrongIn(told.heard), journey).to.deep.equal([])
        await diner.page.evaluate('heard = [], dataLayer.length = 0')
        await diner.presses(/^Make another booking|^Send another enquiry/)
        await diner.finds('heading', 'Find your table')
      }
      expect(diner.errors).to.deep.equal([])
    })

  it('a name in an event would be detected', () => {
    expect(JSON.stringify([typed, sought]).match(new RegExp(personal, 'gi'))).to.have.length.above(6)
  })
})

interface Told {
  readonly name: string
  readonly detail: object
}

/** Differences from docs/events.v1.json. */
async function wrongIn(events: readonly Told[]): Promise<string[]> {
  const { events: schemas } = eventsSchema()
  const problems = events.map(async ({ name, detail }) =>
    (await problemsBy({ ...schemas[name], additionalProperties: false }, detail)).map(
      (problem) => `${name} ${JSON.stringify(detail)}: ${problem}`,
    ),
  )
  return (await Promise.all(problems)).flat()
}

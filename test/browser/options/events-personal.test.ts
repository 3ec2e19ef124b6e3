import Ajv from 'ajv'
import { expect } from 'chai'
import { eventsSchema } from '../../../tools/docs/events-schema'
import { isNight } from '../../kit/night'
import { availabilityBody, enquiryBody, menuBody, slotBody, venueBody } from '../../kit/fixtures'
import { status } from '../kit/answers'
import { endVisits, visit, type Diner } from '../kit/diner'
import { initWith, type HostPage } from '../kit/pages'

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
  afterEach(endVisits)

  // By day: test/kernel/emit.test.ts and confirmation-event.test.ts.
  if (isNight)
    it('they contain nothing that was typed, in a booking, a party and an enquiry', async () => {
      const diner = await visit({ page, answers })
      for (const journey of Object.keys(journeys)) {
        await walks(diner, journey)
        const told = await diner.page.evaluate<{ heard: Told[]; dataLayer: object[] }>(
          '({ heard, dataLayer })',
        )
        expect(told.heard.map(({ name }) => name)).to.include.members(['search', 'error', 'submit-started'])
        expect(told.dataLayer.length, journey).to.equal(told.heard.length / 2)
        expect(JSON.stringify(told), journey).not.to.match(personal)
        expect(told.heard.flatMap(wrong), journey).to.deep.equal([])
        await diner.page.evaluate('heard = [], dataLayer.length = 0')
        await diner.presses(/^Make another booking|^Start again/)
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

const ajv = new Ajv({ allowUnionTypes: true })
const schemas = Object.entries(eventsSchema().events).map(
  ([name, schema]) => [name, ajv.compile({ ...schema, additionalProperties: false })] as const,
)
const validators = new Map(schemas)

/** What is not as docs/events.v1.json has it. */
function wrong({ name, detail }: Told): string[] {
  const valid = validators.get(name)!
  return valid(detail) ? [] : [`${name} ${JSON.stringify(detail)}: ${ajv.errorsText(valid.errors)}`]
}

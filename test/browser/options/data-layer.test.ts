import { readFileSync, writeFileSync } from 'node:fs'
import { expect } from 'chai'
import { formatted } from '../../../tools/write-pages'
import { availabilityBody, enquiryBody } from '../../kit/fixtures'
import { status } from '../kit/api'
import { visit, type Diner } from '../kit/diner'
import { page, type HostPage } from '../kit/site'
import { saturday } from '../kit/time'

type Entry = Readonly<Record<string, string | number | null>> & { readonly event: string }

/** `TAVOLA_DATA_LAYER=write` writes what this run pushes. */
const recordFile = 'test/browser/options/data-layer.json'
const record: Record<string, readonly Entry[]> = JSON.parse(
  readFileSync(recordFile, 'utf8').replaceAll('2026-11-28', saturday),
)

/** A popup on a page with Tag Manager's list. */
const host: HostPage = (api) =>
  page({
    body: `<a href="/cork" data-tavola-venue="cork">Book at Cork</a>
      <script>dataLayer = [{ 'gtm.start': 0, event: 'gtm.js' }]</script>
      <script src="/tavola.js"></script>
      <script>
        Tavola.init({ baseUrl: '${api}', brand: {
          plugins: ['start', 'booking', 'enquiry', 'terms', 'analytics'],
          journeys: ['Booking', 'Enquiry'],
          options: { analytics: { consent: 'tag-manager' } },
        } })
      </script>`,
  })

/** Each word of the diner's can be found again. */
const typed = {
  'First Name': 'Wilhelmina',
  'Last Name': 'Featherstonehaugh',
  Email: 'wilhelmina@featherstonehaugh.example',
  'Telephone Number': '020 7946 0958',
  'Special Requests': 'Peanut allergy, and a chair for Grandmother',
}
const sought = '8 Oliver Plunkett Street'
const personal = /wilhelmina|featherston|7946|peanut|grandmother|oliver|plunkett|MB-1234|ME-4711/i

async function completes(diner: Diner, end: string) {
  for (const [name, text] of Object.entries(typed)) await diner.fills(name, text)
  await diner.clicks('checkbox', /terms and conditions/)
  await diner.presses('Continue')
  await diner.presses(/^Complete /)
  await diner.finds('heading', end)
}

type Visiting = Awaited<ReturnType<typeof visit>>

async function choosesTime(diner: Visiting) {
  await diner.choosesDay()
  await diner.selects('Hour', '19')
  // The event comes a second after the last change.
  await diner.page.waitForFunction("dataLayer.some(({ event }) => event === 'tavola_slot')")
  await diner.presses('Continue')
}

const journeys: Readonly<Record<string, (diner: Visiting) => Promise<unknown>>> = {
  'a booking that is refused once': async (diner) => {
    await diner.searches(sought)
    await diner.clicks('option', /Milano Cork/)
    await diner.presses('Book a Table')
    await choosesTime(diner)
    diner.api.answer('POST *', status(400, { email: [`${typed.Email} is taken`] }))
    await completes(diner, 'Your Details')
    await diner.presses('OK')
    diner.api.answer('POST /api/bookings/create', { bookingReference: 'MB-1234' })
    await diner.presses(/^Complete /)
    await diner.finds('heading', 'Booking Confirmed')
    await diner.presses('Close')
  },
  'a search that finds no table': async (diner) => {
    diner.api.answer('GET /api/venues/searchavailability/*', availabilityBody({ noAvailability: true }))
    await diner.presses('Book a Table')
    await choosesTime(diner)
    await diner.finds('alert')
  },
  'an enquiry': async (diner) => {
    diner.api.answer('POST /api/enquiries/create', enquiryBody())
    await diner.presses('General Enquiry')
    await completes(diner, 'Thank you for your enquiry.')
  },
}

describe('Browser: the data layer', () => {
  for (const [title, walks] of Object.entries(journeys))
    it(`of ${title} is the recorded one, without a typed word`, async () => {
      const diner = await visit({ page: host })
      await diner.clicks('link', 'Book at Cork')
      await diner.chose('Milano Cork')
      await walks(diner)
      const pushed = (await diner.page.evaluate<Entry[]>('dataLayer')).filter(
        ({ event }) => event !== 'gtm.js',
      )
      if (process.env.TAVOLA_DATA_LAYER === 'write') {
        record[title] = pushed
        writeFileSync(recordFile, await formatted(JSON.stringify(record), recordFile))
      }
      expect(JSON.stringify(pushed)).not.to.match(personal)
      expect(pushed).to.deep.equal(record[title])
      expect(diner.errors).to.deep.equal([])
    })
})

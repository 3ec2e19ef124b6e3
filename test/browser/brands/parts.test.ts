import { expect } from 'chai'
import { parts } from '../../../tools/docs/tokens'
import { availabilityBody, slotBody, venueBody } from '../../kit/fixtures'
import { status } from '../kit/answers'
import { endVisits, visit, type Diner } from '../kit/diner'
import { page, type HostPage } from '../kit/pages'
import { skipToComplete } from '../kit/skip'

const host: HostPage = (api) =>
  page({
    head: `<style>
      .tavola::part(button) { text-transform: uppercase }
      .tavola::part(heading) { color: rgb(1, 2, 3) }
    </style>`,
    body: `<script src="/tavola.js"></script>
      <script>Tavola.init({ baseUrl: '${api}', brand: { options: { menus: { offer: true } } } }).open('cork')</script>`,
  })
const venue = venueBody({ closedMessage: 'We are closed at Christmas.' })
const slots = [slotBody(1930), slotBody(1945, false, true), slotBody(2000, false)]
const dublin = venueBody({ id: 'dublin', name: 'Milano Dublin', availability: slots })
const answers = {
  'GET /api/venues/getbyid/*': venue,
  'GET /api/venues/searchavailability/*': availabilityBody({
    originalChoiceAvailable: false,
    venues: [dublin],
  }),
  'GET /api/menus/search/*': [{ id: 7, title: 'Pizza and prosecco' }],
  'POST /api/bookings/create': status(500),
}

/** The names of all parts that are on the page now. */
const named = ({ page }: Diner) =>
  page.locator('[part]').evaluateAll((all) => all.flatMap((element) => [...element.part]))

/** A booking over everything that a page can name, as far as its end. */
async function seenOnTheWay(diner: Diner): Promise<Set<string>> {
  const seen = new Set<string>()
  const looks = async () => (await named(diner)).forEach((part) => seen.add(part))
  await diner.finds('button', 'Book a Table')
  await looks()
  await diner.choosesDay()
  await diner.opensCalendar()
  await diner.finds('grid', /November 2026/)
  await looks()
  await diner.page.keyboard.press('Escape')
  await diner.selects('Hour', '19')
  await diner.presses('Continue')
  await diner.finds('button', /^Book 19:30/)
  await looks()
  await diner.presses(/^Book 19:30/)
  await diner.finds('radio', 'Pizza and prosecco')
  await looks()
  await diner.clicks('radio', 'Pizza and prosecco')
  await diner.presses('Next')
  await diner.presses('terms and conditions')
  await diner.finds('dialog', 'Terms and conditions')
  await looks()
  await diner.page.keyboard.press('Escape')
  await skipToComplete(diner)
  await diner.presses('Complete Booking')
  await diner.finds('button', 'OK')
  await looks()
  return seen
}

describe('Browser: the parts of the widget', () => {
  afterEach(endVisits)

  it('are those that are listed, each of them somewhere; take the page’s own styles', async () => {
    const diner = await visit({ page: host, answers })
    const button = await diner.finds('button', 'Continue')
    expect(await button.evaluate((element) => getComputedStyle(element).textTransform)).to.equal('uppercase')
    const heading = diner.gets('heading', 'Find your table')
    expect(await heading.evaluate((element) => getComputedStyle(element).color)).to.equal('rgb(1, 2, 3)')
    expect([...(await seenOnTheWay(diner))].sort()).to.deep.equal(Object.keys(parts).sort())
  })
})

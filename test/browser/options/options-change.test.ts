import { expect } from 'chai'
import { isNight } from '../../kit/night'
import { venueBody, bookingBody } from '../../kit/fixtures'
import { visit, type Diner } from '../kit/diner'
import { initWith, popupPage } from '../kit/site'
import { skipToComplete } from '../kit/visits'
import { menuBody } from '../../../src/scenes/bodies'
import { held, resets } from '../kit/api'
import { until } from '../kit/playwright-driver'
import { longDay, saturday, sunday } from '../kit/time'

const getVenue = 'GET /api/venues/getbyid/*'
const dublin = venueBody({ id: 'dublin', name: 'Milano Dublin' })

const focused = (diner: Diner) =>
  diner.page.evaluate('document.activeElement.shadowRoot?.activeElement?.textContent')

/** The widget begins by its host's options, again after each booking. */
describe('Browser: the next booking inline', () => {
  it("host.venue: has the host's journey, locked again, and the restaurant that the host sets on the confirmation", async () => {
    const diner = await visit({
      page: initWith(`journey: 'Booking', venueId: 'cork', readOnlyLocation: true`),
      answers: { 'GET /api/venues/getbyid/dublin': dublin },
    })
    const books = async () => {
      await diner.choosesDay()
      await skipToComplete(diner)
      await diner.completes()
    }
    const beginsAnew = async (venue: string) => {
      await diner.presses('Make another booking')
      await diner.finds('button', 'Date Choose a date')
      await diner.finds('text', venue)
      for (const name of [/Book a Table/, /Party/])
        expect(await diner.gets('button', name).count()).to.equal(0)
      expect(await diner.gets('combobox', 'Location').count()).to.equal(0)
      expect(await focused(diner)).to.equal('Find your table')
    }
    await diner.finds('text', 'Milano Cork')
    if (isNight) {
      await books()
      await beginsAnew('Milano Cork')
      expect(diner.api.sent(getVenue)).to.have.lengthOf(1)
    }
    await books()
    await diner.page.evaluate(`handle.update({ venueId: 'dublin' })`)
    await diner.settles()
    await beginsAnew('Milano Dublin')
  })
})

const create = 'POST /api/bookings/create'

const update = (diner: Diner, changes: string) => diner.page.evaluate(`handle.update({ ${changes} })`)

/** Options that change are not ignored, and cost the diner nothing. */
describe('Browser: options that change', () => {
  it("host.options-change: a new day, guests and restaurant apply as if the diner had chosen them; of two changes in a row the last one counts, with all its options; a brand whose file didn't load can be requested again", async () => {
    const diner = await visit()
    await diner.choosesRestaurant()
    await diner.choosesJourney()
    await update(diner, `date: '${saturday}', guests: 4`)
    await diner.finds('button', `Date ${longDay(saturday)}`)
    await diner.api.waitsFor(`GET /api/sessions/availability/cork/${saturday}/4/true`)
    expect(diner.api.sent('GET /api/sessions/*')).to.have.lengthOf(1)
    await update(diner, `guests: 5`)
    await update(diner, `brand: { title: 'Osteria' }`)
    await update(diner, `brand: { title: 'Enoteca' }, date: '${sunday}'`)
    await diner.finds('region', 'Enoteca')
    await diner.settles()
    expect(await diner.gets('region', 'Osteria').count()).to.equal(0)
    await diner.finds('button', `Date ${longDay(sunday)}`)
    await diner.chose('Milano Cork')
    expect(await diner.shows('Guests')).to.equal('5')

    await diner.page.route('**/tavola-notte-*.js', (route) => route.abort())
    const notte = `brand: { title: 'Osteria', theme: 'notte' }`
    await update(diner, `${notte}, guests: 6`)
    await until(() => diner.consoleLines.join().includes('T015 update: it failed'), 'a complaint')
    await diner.settles()
    expect(await diner.shows('Guests')).to.equal('6')
    await diner.page.unrouteAll()
    await update(diner, notte)
    await diner.finds('region', 'Osteria')
    await diner.chose('Milano Cork')
  })

  it("host.options-change: another brand during a booking keeps the step, the choices, the typed details and the plugins' state; while a booking is being sent nothing is rebuilt, its response is shown, and one without a response is not forgotten; the diner's other choice stays, and so does a finished booking", async () => {
    const answer = held(resets)
    // Without links the page would be told so after a while, which a slow machine lives to see.
    const offer = `options: { menus: { offer: true } }, links: { terms: '/terms', privacy: '/privacy' }`
    const diner = await visit({
      page: initWith(`venueId: 'dublin', date: '${saturday}', brand: { name: 'milano', ${offer} }`),
      answers: {
        'GET /api/menus/search/*': [menuBody('three', 'Three courses')],
        [create]: answer.answer,
      },
    })
    await diner.finds('button', 'Book a Table')
    await diner.choosesRestaurant()
    await diner.choosesJourney()
    await diner.choosesTime()
    await diner.continues()
    await diner.clicks('radio', 'Three courses')
    await diner.presses('Next')
    await diner.fillsDetails()
    await update(
      diner,
      `brand: { title: 'Osteria', tokens: { '--tavola-accent': 'rgb(1, 2, 3)' }, ${offer} }`,
    )
    await diner.finds('region', 'Osteria')
    expect(await diner.shows('First Name')).to.equal('Anna')
    await diner.presses('Continue')
    await diner.finds('button', 'Complete Booking')
    await update(diner, `onNoAvailability() {}`)
    await diner.presses('Complete Booking')
    await diner.api.waitsFor(create)
    await update(diner, `brand: { title: 'Enoteca', ${offer} }`)
    await diner.settles()
    await diner.finds('region', 'Osteria')
    answer.release()
    await diner.finds('button', 'Send again')
    await diner.settles()
    await diner.finds('region', 'Osteria')
    await diner.presses('OK')
    await diner.presses('Complete Booking')
    await diner.finds('button', 'Send again')
    expect(diner.api.sent(create)).to.have.lengthOf(1)
    diner.api.answer(create, bookingBody())
    await diner.presses('Send again')
    await diner.finds('region', 'Enoteca')
    await diner.finds('heading', 'Booking Confirmed')
    await update(diner, `date: '${sunday}'`)
    await diner.settles()
    await diner.finds('heading', 'Booking Confirmed')
    const sent = JSON.parse(diner.api.sent(create)[1]!.body)
    expect(sent).to.include({ venueId: 'cork', date: saturday, menuId: 'three' })
    expect(diner.api.sent('GET /api/venues/getbyid/*')).to.have.lengthOf(1)
    expect(diner.consoleLines.filter((line) => line.startsWith('[Tavola]'))).to.deep.equal([])
  })

  it('a change before the code has loaded counts too; an invalid change is reported and the widget stays unchanged', async () => {
    const diner = await visit({
      page: (api) =>
        popupPage(api).replace('</main>', `<script>handle.update({ guests: 4 })</script></main>`),
    })
    await diner.presses('Book at Cork')
    await diner.chose('Milano Cork')
    await diner.choosesJourney()
    expect(await diner.gets('combobox', 'Guests').inputValue()).to.equal('4')
    await update(diner, `guests: 101, container: null, brand: 7`)
    await until(() => diner.consoleLines.length >= 3, 'three complaints')
    await diner.settles()
    await diner.chose('Milano Cork')
    expect(await diner.gets('combobox', 'Guests').inputValue()).to.equal('4')
    expect(diner.consoleLines.join('\n'))
      .to.match(/update: invalid "guests"/)
      .and.match(/update: "container" can't change/)
      .and.match(/update: invalid "brand"/)
  })
})

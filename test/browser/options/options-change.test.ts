import { expect } from 'chai'
import {
  choosesSlot,
  choosesVenue,
  completes,
  fillsDetails,
  reachesComplete,
  reachesDetails,
} from '../../kit/ways'
import { menuBody } from '../../../src/scenes/bodies'
import { bookingBody } from '../../kit/fixtures'
import { held, resets } from '../kit/answers'
import { goHome, visit, type Diner } from '../kit/diner'
import { initWith, popupPage } from '../kit/pages'
import { until } from '../kit/until'

const update = (diner: Diner, changes: string) => diner.page.evaluate(`handle.update({ ${changes} })`)

/** Complaint 5: options that change are not ignored, and cost the diner nothing. */
describe('Browser: options that change', () => {
  afterEach(goHome)

  it('complaint 5: the day, the guests and the restaurant are taken as the diner had chosen them', async () => {
    const diner = await visit()
    await choosesVenue(diner)
    await diner.begins()
    await update(diner, `date: '2026-11-28', guests: 4`)
    await diner.finds('button', 'Date Saturday 28 November 2026')
    await diner.api.hears('GET /api/sessions/availability/cork/2026-11-28/4/true')
    expect(diner.api.sent('GET /api/sessions/*')).to.have.lengthOf(1)
  })

  it('complaint 5: another brand in mid-booking keeps the step, the choices and what was typed', async () => {
    const diner = await visit()
    await reachesDetails(diner)
    await fillsDetails(diner)
    await update(diner, `brand: { title: 'Osteria', tokens: { '--tavola-accent': 'rgb(1, 2, 3)' } }`)
    await diner.finds('region', 'Osteria')
    expect(await diner.get('textbox', 'First Name').inputValue()).to.equal('Anna')
    await diner.clicks('button', 'Continue')
    await completes(diner)
    expect(diner.errors.concat(diner.said)).to.deep.equal([])
  })

  it('complaint 5: an open popup stays open', async () => {
    const diner = await visit({ page: popupPage })
    await diner.clicks('button', 'Book at Cork')
    await diner.reads('Milano Cork')
    await update(diner, `brand: { title: 'Osteria' }`)
    await diner.finds('dialog', 'Osteria')
    await diner.reads('Milano Cork')
    expect(diner.api.sent('GET /api/venues/getbyid/*')).to.have.lengthOf(1)
  })

  it('complaint 8: while a booking is on its way nothing is built anew, and its answer is shown', async () => {
    const answer = held(bookingBody())
    const diner = await visit({ answers: { 'POST /api/bookings/create': answer.answer } })
    await reachesComplete(diner)
    await diner.clicks('button', 'Complete Booking')
    await diner.api.hears('POST /api/bookings/create')
    await update(diner, `brand: { title: 'Osteria' }`)
    await diner.settles()
    await diner.finds('region', 'Milano restaurants')
    answer.release()
    await diner.finds('region', 'Osteria')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.api.sent('POST /api/bookings/create')).to.have.lengthOf(1)
  })

  it('complaint 5: of two changes in a row the last one counts, whichever comes first', async () => {
    const diner = await visit()
    await diner.finds('combobox', 'Location')
    await update(diner, `brand: { title: 'Osteria' }`)
    await update(diner, `brand: { title: 'Enoteca' }`)
    await diner.finds('region', 'Enoteca')
    await diner.settles()
    expect(await diner.get('region', 'Osteria').count()).to.equal(0)
    await choosesSlot(diner)
  })

  it('contract 1: a wrong change is named and the widget stays as it was', async () => {
    const diner = await visit()
    await choosesVenue(diner)
    await update(diner, `guests: 99, container: null, brand: 7`)
    await diner.reads('Milano Cork')
    await until(() => diner.said.length >= 3, 'three complaints')
    expect(diner.said.join('\n'))
      .to.match(/update: "guests" is wrong/)
      .and.match(/update: "container" cannot change/)
      .and.match(/update: "brand" is wrong/)
  })

  it('contract 1: before the code is here it counts as well', async () => {
    const diner = await visit({
      page: (api) =>
        popupPage(api).replace('</main>', `<script>handle.update({ guests: 4 })</script></main>`),
    })
    await diner.clicks('button', 'Book at Cork')
    await diner.reads('Milano Cork')
    await diner.begins()
    expect(await diner.get('combobox', 'Guests').inputValue()).to.equal('4')
  })

  it('complaint 8: a create that was never answered is not forgotten by another brand', async () => {
    const diner = await visit({ answers: { 'POST /api/bookings/create': resets } })
    await reachesComplete(diner)
    await diner.clicks('button', 'Complete Booking')
    await diner.finds('button', 'Send again')
    await update(diner, `brand: { title: 'Osteria' }`)
    await diner.clicks('button', 'OK')
    await diner.clicks('button', 'Complete Booking')
    await diner.finds('button', 'Send again')
    expect(diner.api.sent('POST /api/bookings/create')).to.have.lengthOf(1)
  })

  it('complaint 5: what a plugin was told goes over too', async () => {
    const offer = `brand: { options: { menus: { offer: true } } }`
    const diner = await visit({
      page: initWith(offer),
      answers: { 'GET /api/menus/search/*': [menuBody('three', 'Three courses')] },
    })
    await choosesSlot(diner)
    await diner.clicks('button', 'Continue')
    await diner.page.getByRole('radio', { name: 'Three courses' }).check()
    await diner.clicks('button', 'Next')
    await fillsDetails(diner)
    await update(diner, `brand: { title: 'Osteria', options: { menus: { offer: true } } }`)
    await diner.finds('region', 'Osteria')
    await diner.clicks('button', 'Continue')
    await completes(diner)
    expect(JSON.parse(diner.api.sent('POST /api/bookings/create')[0]!.body)).to.include({ menuId: 'three' })
  })

  it('complaint 5: what the diner chose instead stays, and a finished booking too', async () => {
    const diner = await visit({ page: initWith(`venueId: 'dublin'`) })
    await diner.finds('button', 'Book a Table')
    await reachesComplete(diner)
    await update(diner, `onNoAvailability() {}`)
    await diner.settles()
    await completes(diner)
    await update(diner, `date: '2026-11-29'`)
    await diner.settles()
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.api.sent('GET /api/venues/getbyid/*')).to.have.lengthOf(1)
  })

  it('complaint 5: a brand whose file did not come can be asked for again', async () => {
    const diner = await visit()
    await choosesVenue(diner)
    await diner.page.route('**/tavola-notte-*.js', (route) => route.abort())
    const notte = `brand: { title: 'Osteria', theme: 'notte' }`
    await update(diner, `${notte}, guests: 4`)
    await until(() => diner.said.join().includes('update: the widget stays as it was.'), 'a complaint')
    await diner.begins()
    expect(await diner.get('combobox', 'Guests').inputValue()).to.equal('4')
    await diner.page.unrouteAll()
    await update(diner, notte)
    await diner.finds('region', 'Osteria')
    await diner.reads('Milano Cork')
  })

  it('complaint 5: wishes beside another brand are heard, before it and with it', async () => {
    const diner = await visit()
    await choosesVenue(diner)
    await diner.begins()
    await update(diner, `guests: 4`)
    await update(diner, `brand: { title: 'Osteria' }, date: '2026-11-28'`)
    await diner.finds('region', 'Osteria')
    await diner.finds('button', 'Date Saturday 28 November 2026')
    expect(await diner.get('combobox', 'Guests').inputValue()).to.equal('4')
  })
})

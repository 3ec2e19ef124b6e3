import { expect } from 'chai'
import { menuBody } from '../../../src/scenes/bodies'
import { bookingBody } from '../../kit/fixtures'
import { held, resets } from '../kit/api'
import { endVisits, visit, type Diner } from '../kit/diner'
import { until } from '../kit/playwright-driver'
import { initWith } from '../kit/site'
import { longDay, saturday, sunday } from '../kit/time'

const create = 'POST /api/bookings/create'

const update = (diner: Diner, changes: string) => diner.page.evaluate(`handle.update({ ${changes} })`)

/** Each option, and when it applies: test/host/widget. */
describe('Browser: options that change', () => {
  it('host.options-change: of changes in a row the last one counts, with all its options', async () => {
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
  })

  it("host.options-change: a brand whose file didn't load can be requested again", async () => {
    const diner = await visit()
    await diner.finds('combobox', 'Location')
    await diner.page.route('**/tavola-notte-*.js', (route) => route.abort())
    const notte = `brand: { title: 'Osteria', theme: 'notte' }`
    await update(diner, notte)
    await until(() => diner.consoleLines.join().includes('T015 update: it failed'), 'a complaint')
    await diner.page.unrouteAll()
    await update(diner, notte)
    await diner.finds('region', 'Osteria')
  })

  describe('during a booking', () => {
    let diner: Awaited<ReturnType<typeof visit>>
    const answer = held(resets)
    const offer = `options: { menus: { offer: true } }, links: { terms: '/terms', privacy: '/privacy' }`
    before(async () => {
      diner = await visit({
        isLasting: true,
        page: initWith(`venueId: 'cork', date: '${saturday}', brand: { name: 'milano', ${offer} }`),
        answers: {
          'GET /api/menus/search/*': [menuBody('three', 'Three courses')],
          [create]: answer.answer,
        },
      })
      await diner.choosesJourney('Book a Table')
      await diner.choosesTime()
      await diner.continues()
      await diner.clicks('radio', 'Three courses')
      await diner.presses('Next')
      await diner.fillsDetails()
    })
    after(endVisits)

    it('host.options-change: another brand keeps the step, the choices and the details', async () => {
      await update(diner, `brand: { title: 'Osteria', ${offer} }`)
      await diner.finds('region', 'Osteria')
      expect(await diner.shows('First Name')).to.equal('Anna')
    })

    it('host.options-change: while it is being sent, and unknown, nothing is rebuilt', async () => {
      await diner.presses('Continue')
      await diner.presses('Complete Booking')
      await diner.api.waitsFor(create)
      await update(diner, `brand: { title: 'Enoteca', ${offer} }`)
      await diner.settles()
      await diner.finds('region', 'Osteria')
      answer.release()
      await diner.finds('button', 'Send again')
      await diner.settles()
      await diner.finds('region', 'Osteria')
    })

    it('host.options-change: once it is booked, the brand changes and the booking stays', async () => {
      diner.api.answer(create, bookingBody())
      await diner.presses('Send again')
      await diner.finds('region', 'Enoteca')
      await diner.finds('heading', 'Booking Confirmed')
      await update(diner, `date: '${sunday}'`)
      await diner.settles()
      await diner.finds('heading', 'Booking Confirmed')
      const sent = JSON.parse(diner.api.sent(create)[1]!.body)
      expect(sent).to.include({ venueId: 'cork', date: saturday, menuId: 'three' })
    })
  })
})

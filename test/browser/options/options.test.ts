import { expect } from 'chai'
import { menuBody } from '../../../src/scenes/bodies'
import { bookingBody } from '../../kit/fixtures'
import { held, resets } from '../kit/api'
import { visit } from '../kit/diner'
import { initWith, page, script, tagged } from '../kit/site'
import { longDay, saturday, sunday } from '../kit/time'
import { skipToComplete } from '../kit/visits'

/** The sources of options, and which of them counts: test/host/options. */
describe('Browser: the script tag’s attributes', () => {
  it('host.script-tag: the tag alone creates a widget, and a booking is made with it', async () => {
    const brand = `data-brand='{"title": "Osteria"}'`
    const choices = `data-venue-id="cork" data-journey="Booking" data-date="${saturday}" data-time="19:30"`
    const diner = await visit({ page: tagged(`data-container="#book" ${brand} ${choices} data-guests="4"`) })
    await diner.finds('region', 'Osteria')
    await diner.receives(`GET /api/sessions/availability/cork/${saturday}/4/true`)
    await diner.finds('combobox', 'Hour')
    expect(await diner.gets('combobox', 'Minute').inputValue()).to.equal('30')
    await diner.presses('Continue')
    await skipToComplete(diner)
    await diner.completes()
    // The brand has no links.
    expect(diner.errors.concat(diner.consoleLines.filter((line) => !/T029/.test(line)))).to.deep.equal([])
  })
})

describe('Browser: <tavola-booking>', () => {
  it('host.element: its attributes are the options, a change keeps the choices, and it books', async () => {
    const diner = await visit({
      page: (api) =>
        page({
          head: script('async'),
          body: `<tavola-booking id="book" base-url="${api}" brand='{"title": "Enoteca"}'></tavola-booking>
            <script>document.querySelector('#book').brand = { title: 'Osteria' }</script>`,
        }),
    })
    const changes = (change: string) => diner.page.evaluate(`document.querySelector('#book').${change}`)
    // A property that was set before the script came goes before its attribute.
    await diner.finds('region', 'Osteria')
    await diner.choosesRestaurant()
    await changes(`setAttribute('date', '${saturday}')`)
    await diner.finds('button', `Date ${longDay(saturday)}`)
    await changes('guests = 4')
    await diner.choosesJourney()
    expect(await diner.gets('combobox', 'Guests').inputValue()).to.equal('4')
    await changes('brand = undefined')
    await diner.finds('region', 'Enoteca')
    await diner.finds('button', `Date ${longDay(saturday)}`)
    await diner.chose('Milano Cork')
    await diner.selects('Hour', '19')
    await diner.presses('Continue')
    await skipToComplete(diner)
    await diner.completes()
    expect(diner.errors).to.deep.equal([])
  })
})

/** Each option, and when it applies: test/host/widget. */
describe('Browser: options that change', () => {
  it('host.options-change: another brand keeps all, and waits until the outcome is known', async () => {
    const create = 'POST /api/bookings/create'
    const answer = held(resets)
    const offer = `options: { menus: { offer: true } }, links: { terms: '/terms', privacy: '/privacy' }`
    const diner = await visit({
      page: initWith(`venueId: 'cork', date: '${saturday}', brand: { name: 'milano', ${offer} }`),
      answers: {
        'GET /api/menus/search/*': [menuBody('three', 'Three courses')],
        [create]: answer.answer,
      },
    })
    const update = (changes: string) => diner.page.evaluate(`handle.update({ ${changes} })`)
    const isStill = async (title: string) => {
      await diner.settles()
      await diner.finds('region', title)
    }
    await diner.choosesJourney('Book a Table')
    await diner.choosesTime()
    await diner.continues()
    await diner.clicks('radio', 'Three courses')
    await diner.presses('Next')
    await diner.fillsDetails()
    await update(`brand: { title: 'Osteria', ${offer} }`)
    await diner.finds('region', 'Osteria')
    expect(await diner.shows('First Name')).to.equal('Anna')
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    await diner.api.waitsFor(create)
    await update(`brand: { title: 'Enoteca', ${offer} }`)
    await isStill('Osteria')
    answer.release()
    await diner.finds('button', 'Send again')
    await isStill('Osteria')
    diner.api.answer(create, bookingBody())
    await diner.presses('Send again')
    await diner.finds('region', 'Enoteca')
    await diner.finds('heading', 'Booking Confirmed')
    await update(`date: '${sunday}'`)
    await isStill('Enoteca')
    await diner.finds('heading', 'Booking Confirmed')
    const sent = JSON.parse(diner.api.sent(create)[1]!.body)
    expect(sent).to.include({ venueId: 'cork', date: saturday, menuId: 'three' })
  })
})

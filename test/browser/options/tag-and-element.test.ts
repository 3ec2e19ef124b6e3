import { expect } from 'chai'
import { visit, type Diner } from '../kit/diner'
import { until } from '../kit/playwright-driver'
import { page, script, tagged, type HostPage } from '../kit/site'
import { longDay, saturday } from '../kit/time'
import { skipToComplete } from '../kit/visits'

const element =
  (attributes: string, more = ''): HostPage =>
  (api) =>
    page({
      head: script('async'),
      body: `<tavola-booking id="book" base-url="${api}" ${attributes}></tavola-booking>${more}`,
    })

const reads = (diner: Diner, expression: string) => diner.page.evaluate(expression)

/** Without the line that the brand has no links, which comes some seconds after the start. */
const complaintsTo = ({ errors, consoleLines }: Awaited<ReturnType<typeof visit>>) =>
  errors.concat(consoleLines.filter((line) => !line.includes('T029')))

describe('Browser: the script tag’s attributes', () => {
  it('host.script-tag: the tag alone creates a widget, and a booking is made with it', async () => {
    const brand = `data-brand='{"title": "Osteria"}'`
    const choices = `data-venue-id="cork" data-journey="Booking" data-date="${saturday}" data-guests="4"`
    const diner = await visit({
      page: tagged(`data-container="#book" ${brand} ${choices} data-time="19:30"`),
    })
    await diner.finds('region', 'Osteria')
    await diner.receives(`GET /api/sessions/availability/cork/${saturday}/4/true`)
    await diner.finds('combobox', 'Hour')
    expect(await diner.gets('combobox', 'Minute').inputValue()).to.equal('30')
    await diner.presses('Continue')
    await skipToComplete(diner)
    await diner.completes()
    expect(complaintsTo(diner)).to.deep.equal([])
  })

  it('host.script-tag: without a container it is a popup, and an earlier open is kept and run', async () => {
    const early = `<script>Tavola.open('cork', 'Booking')</script>`
    const diner = await visit({ page: tagged('data-read-only-location', early) })
    await diner.finds('dialog', 'Milano restaurants')
    await diner.finds('text', 'Milano Cork')
    await diner.misses('combobox', 'Location')
    expect(diner.consoleLines).to.deep.equal([])
  })

  it('in test mode a scene takes the booking, and the back end gets no call', async () => {
    const choices = `data-venue-id="cork" data-journey="Booking" data-date="${saturday}" data-time="19:30"`
    const diner = await visit({ page: tagged(`${choices} data-test-mode="a free evening"`) })
    await diner.page.evaluate("Tavola.open('cork')")
    await diner.finds('text', 'Test mode. Nothing is booked.')
    await diner.presses('Continue')
    await skipToComplete(diner)
    await diner.presses('Complete Booking')
    await diner.finds('heading', /Booking Confirmed/)
    await diner.finds('text', 'Test mode. Nothing is booked.')
    expect(diner.api.requests).to.deep.equal([])
    expect(complaintsTo(diner)).to.deep.equal([])
  })
})

describe('Browser: <tavola-booking>', () => {
  it('host.element: its attributes are the options, a change keeps the choices, and it books', async () => {
    const early = `<script>document.querySelector('#book').brand = { title: 'Osteria' }</script>`
    const diner = await visit({ page: element(`brand='{"title": "Enoteca"}'`, early) })
    const sets = (name: string, value: string) =>
      reads(diner, `document.querySelector('#book').setAttribute('${name}', '${value}')`)
    // A property that was set before the script came goes before its attribute.
    await diner.finds('region', 'Osteria')
    await diner.choosesRestaurant()
    await sets('date', saturday)
    await diner.finds('button', `Date ${longDay(saturday)}`)
    await reads(diner, `document.querySelector('#book').guests = 4`)
    await diner.choosesJourney()
    expect(await diner.gets('combobox', 'Guests').inputValue()).to.equal('4')
    await reads(diner, `document.querySelector('#book').brand = undefined`)
    await diner.finds('region', 'Enoteca')
    await diner.finds('button', `Date ${longDay(saturday)}`)
    await diner.chose('Milano Cork')
    await diner.selects('Hour', '19')
    await diner.presses('Continue')
    await skipToComplete(diner)
    await diner.completes()
    expect(diner.errors).to.deep.equal([])
  })

  it('it continues when moved, leaves nothing when removed, and its copy is one widget again', async () => {
    const diner = await visit({ page: element('venue-id="cork"') })
    await diner.chose('Milano Cork')
    await diner.choosesJourney()
    await reads(diner, `document.body.append(document.querySelector('#book'))`)
    await diner.finds('button', /^Date/)
    expect(diner.api.sent('GET /api/venues/getbyid/cork')).to.have.lengthOf(1)
    await reads(diner, `window.taken = document.querySelector('#book'), taken.remove()`)
    await diner.settles()
    expect(await reads(diner, 'taken.childElementCount')).to.equal(0)
    await reads(diner, `document.body.append(taken)`)
    await diner.chose('Milano Cork')
    await reads(diner, `document.body.replaceWith(document.body.cloneNode(true))`)
    await diner.chose('Milano Cork')
    await diner.settles()
    expect(await reads(diner, `document.querySelector('#book').childElementCount`)).to.equal(1)
  })

  it('event.dom: events bubble from it, and its handle opens a popup that was fetched ahead', async () => {
    const listens = `<script>opened = 0; document.querySelector('#book').addEventListener('tavola:open', () => opened++)</script>`
    const diner = await visit({ page: element('inline="false" preload="now"', listens) })
    await until(() => diner.site.files.includes('tavola-popup.js'), 'the popup fetched ahead')
    await reads(diner, `document.querySelector('#book').handle.open('cork')`)
    await diner.finds('dialog', 'Milano restaurants')
    expect(await reads(diner, 'opened')).to.equal(1)
  })
})

import { expect } from 'chai'
import { bookingBody, venueBody } from '../../kit/fixtures'
import { isNight } from '../../kit/night'
import { hangs } from '../kit/api'
import { endVisits } from '../kit/diner'
import { popupWith, visitWithBack, kept } from '../kit/visits'
import { skipToComplete } from '../kit/skip'
import { until } from '../kit/playwright-driver'

const create = 'POST /api/bookings/create'
const opener = (id: string, name: string) =>
  `<button type="button" onclick="Tavola.open('${id}', 'Booking')">Book at ${name}</button>`
const page = popupWith(
  "brand: { plugins: ['keep', 'start', 'booking'], journeys: ['Booking'] }",
  opener('cork', 'Cork') + opener('galway', 'Galway'),
)
const answers = { 'GET /api/venues/getbyid/galway': venueBody({ id: 'galway', name: 'Milano Galway' }) }

/** Up to the details, in a popup. */
async function arrives(answer: unknown = bookingBody()) {
  const diner = await visitWithBack({ page, answers: { ...answers, [create]: answer } })
  await diner.reachesDetails()
  return diner
}

// By day what is kept, and in which popup: test/plugins/keep.
if (isNight) describe('Browser: keep in a popup', suite)

function suite() {
  afterEach(endVisits)

  it('a booking that was being sent is reported at once after a reload, with Call first', async () => {
    const diner = await arrives(hangs)
    await skipToComplete(diner)
    await diner.presses('Complete Booking')
    await until(() => diner.api.sent(create).length > 0, 'the booking to be sent')
    await diner.page.reload()
    await diner.isOpen()
    await diner.finds('text', /We sent “Booking on Saturday 28 November at 19:00 for 2 people, .+”/)
    expect(await diner.page.locator('a:focus').getAttribute('href')).to.match(/^tel:/)
    await diner.finds('button', 'Send again')
    expect(diner.api.sent(create)).to.have.length(1)
    // Once it was closed nothing of it comes back.
    await diner.presses('OK')
    await diner.presses('Close')
    await diner.presses('Leave')
    await diner.isClosed()
    await diner.page.reload()
    await diner.opens()
    await diner.finds('button', /^Date/)
  })

  it('a confirmation opens again after a reload, until "Done"', async () => {
    const diner = await arrives()
    await skipToComplete(diner)
    await diner.completes()
    await diner.page.reload()
    await diner.finds('heading', 'Booking Confirmed')
    await diner.finds('text', 'MB-1234')
    await diner.presses('Done')
    await diner.isClosed()
    await diner.isHome()
    await diner.page.reload()
    await diner.settles()
    await diner.isClosed()
    expect(diner.api.sent(create)).to.have.length(1)
  })

  it('a choice is kept for the next opening, where a phone’s Back works as before the reload', async () => {
    const diner = await arrives()
    await diner.fills('First Name', 'Anna')
    const before = await diner.depth()
    await diner.page.reload()
    await diner.settles()
    await diner.isClosed()
    await diner.presses('Book at Cork')
    await diner.finds('text', kept)
    expect(await diner.gets('textbox', 'First Name').inputValue()).to.equal('Anna')
    expect(await diner.depth()).to.equal(before)
    await diner.back()
    await diner.finds('combobox', 'Hour')
    expect(await diner.gets('combobox', 'Hour').inputValue()).to.equal('19')
    await diner.back()
    await diner.asked()
    await diner.presses('Leave')
    await diner.isHome()
    expect(await diner.depth()).to.equal(0)
    expect(diner.errors).to.deep.equal([])
  })

  it('another restaurant that the page opens takes precedence over the stored one', async () => {
    const diner = await arrives()
    await diner.fills('First Name', 'Anna')
    await diner.page.reload()
    await diner.presses('Book at Galway')
    await diner.chose('Milano Galway')
    await diner.finds('button', 'Date Saturday 28 November 2026')
    expect(await diner.gets('combobox', 'Hour').inputValue()).to.equal('')
    expect(await diner.gets('button', 'Start again').count()).to.equal(0)
    await diner.selects('Hour', '19')
    await diner.presses('Continue')
    expect(await diner.gets('textbox', 'First Name').inputValue()).to.equal('Anna')
  })
}

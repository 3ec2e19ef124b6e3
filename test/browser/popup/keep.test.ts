import { expect } from 'chai'
import { bookingBody, venueBody } from '../../kit/fixtures'
import { choosesDay, completes, fixesDetails } from '../../kit/ways'
import { hangs } from '../kit/answers'
import { endVisits } from '../kit/diner'
import { popupWith, visitWithBack } from '../kit/popup-visit'
import { kept } from '../kit/reload'
import { until } from '../kit/until'

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
  await diner.opens()
  await choosesDay(diner)
  await diner.selects('Hour', '19')
  await diner.clicks('button', 'Continue')
  await diner.finds('textbox', 'First Name')
  return diner
}

describe('Browser: keep in a popup', () => {
  afterEach(endVisits)

  it('a booking that was being sent is reported at once after a reload, with Call first', async () => {
    const diner = await arrives(hangs)
    await fixesDetails(diner)
    await diner.clicks('button', 'Complete Booking')
    await until(() => diner.api.sent(create).length > 0, 'the booking to be sent')
    await diner.page.reload()
    await diner.isOpen()
    await diner.reads(/We sent “Booking on Saturday 28 November at 19:00 for 2 people, .+”/)
    expect(await diner.page.locator('a:focus').getAttribute('href')).to.match(/^tel:/)
    await diner.finds('button', 'Send again')
    expect(diner.api.sent(create)).to.have.length(1)
    // Once it was closed nothing of it comes back.
    await diner.clicks('button', 'OK')
    await diner.clicks('button', 'Close')
    await diner.clicks('button', 'Leave')
    await diner.isClosed()
    await diner.page.reload()
    await diner.opens()
    await diner.finds('button', /^Date/)
  })

  it('a confirmation opens again after a reload, until "Done"', async () => {
    const diner = await arrives()
    await fixesDetails(diner)
    await completes(diner)
    await diner.page.reload()
    await diner.finds('heading', 'Booking Confirmed')
    await diner.reads('MB-1234')
    await diner.clicks('button', 'Done')
    await diner.isClosed()
    await diner.isHome()
    await diner.page.reload()
    await diner.settles()
    await diner.isClosed()
    expect(diner.api.sent(create)).to.have.length(1)
  })

  it('a choice waits for the next opening, where a phone’s Back works as before the reload', async () => {
    const diner = await arrives()
    await diner.types('First Name', 'Anna')
    const before = await diner.depth()
    await diner.page.reload()
    await diner.settles()
    await diner.isClosed()
    await diner.clicks('button', 'Book at Cork')
    await diner.reads(kept)
    expect(await diner.get('textbox', 'First Name').inputValue()).to.equal('Anna')
    expect(await diner.depth()).to.equal(before)
    await diner.back()
    await diner.finds('combobox', 'Hour')
    expect(await diner.get('combobox', 'Hour').inputValue()).to.equal('19')
    await diner.back()
    await diner.asked()
    await diner.clicks('button', 'Leave')
    await diner.isHome()
    expect(await diner.depth()).to.equal(0)
    expect(diner.errors).to.deep.equal([])
  })

  it('another restaurant that the page opens takes precedence over the one that was kept', async () => {
    const diner = await arrives()
    await diner.types('First Name', 'Anna')
    await diner.page.reload()
    await diner.clicks('button', 'Book at Galway')
    await diner.chose('Milano Galway')
    await diner.finds('button', 'Date Saturday 28 November 2026')
    expect(await diner.get('combobox', 'Hour').inputValue()).to.equal('')
    expect(await diner.get('button', 'Start again').count()).to.equal(0)
    await diner.selects('Hour', '19')
    await diner.clicks('button', 'Continue')
    expect(await diner.get('textbox', 'First Name').inputValue()).to.equal('Anna')
  })
})

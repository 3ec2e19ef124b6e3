import { expect } from 'chai'
import { bookingBody, venueBody } from '../../kit/fixtures'
import { isNight } from '../../kit/night'
import { held, hangs } from '../kit/api'
import { visitWithBack, popupWith, kept, skipToComplete } from '../kit/visits'
import { until } from '../kit/playwright-driver'
import { longDay, saturday, shortDay } from '../kit/time'

type PopupDiner = Awaited<ReturnType<typeof visitWithBack>>

const returns = (diner: PopupDiner) => diner.finds('button', `Date ${longDay(saturday)}`)
const create = 'POST /api/bookings/create'

/** From then on the page counts its entries. */
const countsEntries = `{
  pushed = 0
  const { pushState } = history
  history.pushState = (...entry) => (pushed++, pushState.apply(history, entry))
}`

describe("Browser: a phone's Back", () => {
  it('closes the popup on the first step, and the page stays; after Forward too, at the first press; a close request other than Escape, such as Back on some phones, goes a step back too; closing by the cross, Escape or the handle leaves no history entry', async () => {
    const diner = await visitWithBack()
    const length = await diner.page.evaluate<number>('history.length')
    await diner.opens()
    expect(await diner.depth()).to.equal(1)
    await diner.back()
    await diner.isClosed()
    expect(await diner.depth()).to.equal(0)
    expect(await diner.page.evaluate('document.activeElement.textContent')).to.equal('Book at Cork')
    await diner.reachesDetails()
    await diner.back()
    await diner.back()
    await diner.isClosed()
    expect(await diner.depth()).to.equal(0)
    for (const _time of ['first', 'second']) {
      await diner.page.goForward()
      await diner.opens()
      await diner.back()
      await diner.isClosed()
    }

    const requestClose = () =>
      diner
        .gets('dialog', 'Milano restaurants')
        .evaluate((dialog: HTMLDialogElement) => dialog.requestClose())
    await diner.reachesDetails()
    await requestClose()
    await returns(diner)
    await diner.page.waitForFunction(`history.state[history.state.tavola] === 1`)
    await requestClose()
    await diner.isClosed()
    await diner.isHome()

    const ways = [
      () => diner.presses('Close'),
      () => diner.page.keyboard.press('Escape'),
      () => diner.page.evaluate('handle.close()'),
    ]
    for (let times = 0; times < (isNight ? 20 : ways.length); times++) {
      await diner.opens()
      await ways[times % ways.length]!()
      await diner.isClosed()
    }
    await diner.isHome()
    expect(await diner.depth()).to.equal(0)
    // The one that lies ahead, as after any Back.
    expect(await diner.page.evaluate('history.length')).to.equal(length + 1)
  })

  it('closing.asks, popup.history: goes a step back from a later step, with choices and typed text kept; a dialog over the popup closes first; adds no entry in response to Back, which browsers would skip; asks if typed text would be lost, and a second press keeps the question', async () => {
    const diner = await visitWithBack()
    await diner.reachesDetails()
    await diner.presses(/terms and conditions/i)
    await diner.finds('dialog', 'Terms and conditions')
    await diner.back()
    await diner.misses('dialog', 'Terms and conditions')
    await diner.fills('First Name', 'Anna')
    await diner.back()
    await returns(diner)
    expect(await diner.shows('Hour')).to.equal('19')
    await diner.presses('Continue')
    await diner.finds('textbox', 'First Name')
    expect(await diner.shows('First Name')).to.equal('Anna')

    await diner.page.keyboard.press('Escape')
    await diner.asked()
    await diner.back()
    await diner.misses('button', 'Stay here')
    expect(await diner.shows('First Name')).to.equal('Anna')
    await diner.page.evaluate(countsEntries)
    await diner.back()
    await returns(diner)
    await diner.back()
    await diner.asked()
    await diner.page.waitForFunction(`history.state?.tavola`)
    expect(await diner.page.evaluate('pushed')).to.equal(0)
    expect(await diner.depth()).to.equal(1)
    await diner.presses('Stay here')
    await diner.isOpen()
    await diner.back()
    await diner.asked()
    await diner.presses('Stay here')
    await diner.isOpen()
    await diner.back()
    await diner.presses('Leave')
    await diner.isClosed()
    await diner.isHome()
    expect(await diner.depth()).to.equal(0)
  })

  it('popup.open-create, host.open, booked.next: asks while the booking is being sent; the question closes when the response arrives, and the outcome is shown; opening marks the widget not complete; after the confirmation Back closes the popup, "Done" too, and the next opening starts again', async () => {
    const answer = held(bookingBody())
    const diner = await visitWithBack({ answers: { [create]: answer.answer } })
    const completes = async () => {
      await diner.reachesDetails()
      await skipToComplete(diner)
      await diner.presses('Complete Booking')
    }
    await completes()
    await diner.back()
    await diner.finds('text', /may still go through/)
    await diner.presses('Leave')
    await diner.isClosed()
    await diner.presses('Book at Cork')
    await diner.isOpen()
    await diner.page.keyboard.press('Escape')
    await diner.finds('button', 'Leave')
    answer.release()
    await diner.misses('button', 'Leave')
    await diner.finds('text', 'MB-1234')
    await diner.page.evaluate(`Tavola.open('cork')`)
    await diner.finds('button', 'Date Choose a date')
    await diner.back()
    await diner.isClosed()

    await completes()
    await diner.finds('text', 'MB-1234')
    await diner.back()
    await diner.isClosed()
    await diner.isHome()
    expect(await diner.depth()).to.equal(0)

    // By day: test/plugins/booking/booked.test.tsx.
    if (!isNight) return
    await completes()
    const asked = diner.api.sent('GET /api/venues/getbyid/cork').length
    await diner.presses('Done')
    await diner.isClosed()
    await diner.opens()
    await diner.finds('button', 'Date Choose a date')
    expect(diner.api.sent('GET /api/venues/getbyid/cork')).to.have.lengthOf(asked + 1)
  })
})

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

describe('Browser: keep in a popup', () => {
  it('a booking that was being sent is reported at once after a reload, with Call first', async () => {
    const diner = await arrives(hangs)
    await skipToComplete(diner)
    await diner.presses('Complete Booking')
    await until(() => diner.api.sent(create).length > 0, 'the booking to be sent')
    await diner.page.reload()
    await diner.isOpen()
    await diner.finds(
      'text',
      new RegExp(`We sent “Booking on ${shortDay(saturday)} at 19:00 for 2 people, .+”`),
    )
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

  // By day what is kept, and in which popup: test/plugins/keep.
  if (!isNight) return

  it('a confirmation opens again after a reload, until "Done"', async () => {
    const diner = await arrives()
    await skipToComplete(diner)
    await diner.completes()
    await diner.page.reload()
    await diner.finds('heading', 'Booking Confirmed')
    await diner.finds('text', /we don't store the reference/)
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
    await diner.finds('button', `Date ${longDay(saturday)}`)
    expect(await diner.gets('combobox', 'Hour').inputValue()).to.equal('')
    expect(await diner.gets('button', 'Start again').count()).to.equal(0)
    await diner.selects('Hour', '19')
    await diner.presses('Continue')
    expect(await diner.gets('textbox', 'First Name').inputValue()).to.equal('Anna')
  })
})

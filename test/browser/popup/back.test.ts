import { expect } from 'chai'
import { bookingBody } from '../../kit/fixtures'
import { hangs, held } from '../kit/api'
import { endVisits } from '../kit/diner'
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
  let diner: PopupDiner
  before(async () => (diner = await visitWithBack({ isLasting: true })))
  after(endVisits)

  it('popup.history: closes the popup on the first step, and the page stays', async () => {
    await diner.opens()
    expect(await diner.depth()).to.equal(1)
    await diner.back()
    await diner.isClosed()
    expect(await diner.depth()).to.equal(0)
    expect(await diner.page.evaluate('document.activeElement.textContent')).to.equal('Book at Cork')
  })

  it('popup.history: closes the popup at the first press after Forward too', async () => {
    for (const _time of ['first', 'second']) {
      await diner.page.goForward()
      await diner.opens()
      await diner.back()
      await diner.isClosed()
    }
  })

  it('popup.history: a close request other than Escape, as of some phones, goes a step back too', async () => {
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
  })

  it('popup.history: closing by the cross, Escape or the handle leaves no history entry', async () => {
    const ways = [
      () => diner.presses('Close'),
      () => diner.page.keyboard.press('Escape'),
      () => diner.page.evaluate('handle.close()'),
    ]
    for (const closes of ways) {
      await diner.opens()
      await closes()
      await diner.isClosed()
      await diner.isHome()
      expect(await diner.depth()).to.equal(0)
    }
  })

  it('popup.history: goes a step back from a later step, with choices and typed text kept', async () => {
    await diner.reachesDetails()
    await diner.fills('First Name', 'Anna')
    await diner.back()
    await returns(diner)
    expect(await diner.shows('Hour')).to.equal('19')
    await diner.presses('Continue')
    await diner.finds('textbox', 'First Name')
    expect(await diner.shows('First Name')).to.equal('Anna')
  })

  it('popup.history: closes a dialog over the popup, and the question, first', async () => {
    await diner.presses(/terms and conditions/i)
    await diner.finds('dialog', 'Terms and conditions')
    await diner.back()
    await diner.misses('dialog', 'Terms and conditions')
    await diner.page.keyboard.press('Escape')
    await diner.asked()
    await diner.back()
    await diner.misses('button', 'Stay here')
    expect(await diner.shows('First Name')).to.equal('Anna')
  })

  it('closing.asks: asks if typed text would be lost, without a new entry, which browsers would skip', async () => {
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
    await diner.presses('Leave')
    await diner.isClosed()
    await diner.isHome()
    expect(await diner.depth()).to.equal(0)
  })
})

describe("Browser: a phone's Back while a booking is sent", () => {
  let diner: PopupDiner
  const answer = held(bookingBody())
  before(async () => {
    diner = await visitWithBack({ answers: { [create]: answer.answer }, isLasting: true })
    await diner.reachesDetails()
    await skipToComplete(diner)
    await diner.presses('Complete Booking')
  })
  after(endVisits)

  it('popup.open-create, closing.asks: asks first, and the question closes when the response arrives', async () => {
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
  })

  it('host.open: opening marks the widget not complete', async () => {
    await diner.page.evaluate(`Tavola.open('cork')`)
    await diner.finds('button', 'Date Choose a date')
    await diner.back()
    await diner.isClosed()
  })

  it('booked.next: after the confirmation Back closes the popup', async () => {
    await diner.reachesDetails()
    await skipToComplete(diner)
    await diner.completes()
    await diner.back()
    await diner.isClosed()
    await diner.isHome()
    expect(await diner.depth()).to.equal(0)
  })
})

const page = popupWith(
  "brand: { plugins: ['keep', 'start', 'booking'], journeys: ['Booking'] }",
  `<button type="button" onclick="Tavola.open('cork', 'Booking')">Book at Cork</button>`,
)

/** What is kept, and in which popup: test/plugins/keep. */
describe('Browser: keep in a popup', () => {
  it('a booking that was being sent is reported at once after a reload, with Call first', async () => {
    const diner = await visitWithBack({ page, answers: { [create]: hangs } })
    await diner.reachesDetails()
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
  })

  it('a choice is kept for the next opening, where Back works as before the reload', async () => {
    const diner = await visitWithBack({ page })
    await diner.reachesDetails()
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
    await diner.back()
    await diner.asked()
    await diner.presses('Leave')
    await diner.isHome()
    expect(await diner.depth()).to.equal(0)
  })
})

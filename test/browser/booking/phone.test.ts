import { expect } from 'chai'
import { availabilityBody } from '../../kit/fixtures'
import { hangs, held, status } from '../kit/api'
import { endVisits, visit, type Diner } from '../kit/diner'
import { describeInEachFont } from '../kit/fonts'
import { atTimes, initWith } from '../kit/site'
import { shortDay, saturday } from '../kit/time'
import { popupWith, skipToComplete, skipToDetails, visitPopup } from '../kit/visits'

const narrow = { width: 360, height: 640 }
/** A desk's window of 1280 by 1024 at 400 %. */
const zoomed = { width: 320, height: 256 }
const line = 'Milano Cork'
const check = 'GET /api/venues/searchavailability/*'

/** Its position in the window, after the last frame. */
async function boxOf({ settles }: Diner, element: ReturnType<Diner['gets']>) {
  await settles()
  const { x, y, width, height } = (await element.boundingBox())!
  return { left: x, top: y, right: x + width, bottom: y + height, width, height }
}

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 }

describe('Browser: on a phone', () => {
  it('a tap beside the list closes it', async () => {
    const diner = await visit(phone)
    await diner.gets('combobox', 'Location').tap()
    await diner.searches()
    await diner.finds('option', /Milano Cork/)
    await diner.gets('heading', 'Trattoria').tap()
    await diner.misses('option', /Milano Cork/)
    expect(await diner.gets('button', /^Date/).isDisabled()).to.equal(true)
  })

  it('no field is so small that a phone zooms in on it', async () => {
    const diner = await visit({ page: initWith(atTimes), ...phone })
    const small = () =>
      diner.page
        .locator('input:not([type=checkbox]), select, textarea')
        .evaluateAll((all) => all.filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16).length)
    await diner.finds('combobox', 'Hour')
    expect(await small()).to.equal(0)
    await skipToDetails(diner)
    expect(await small()).to.equal(0)
  })
})

describeInEachFont('Browser: a press that waits, on a phone', () => {
  it('loading.shown: the loading text stands beside the pressed button', async () => {
    const checked = held(availabilityBody())
    const diner = await visit({
      page: initWith(atTimes),
      viewport: narrow,
      answers: { [check]: checked.answer },
    })
    await diner.selects('Hour', '19')
    await diner.presses('Continue')
    await diner.page.locator('.action-words').getByText('Checking Availability...').waitFor()
    checked.release()
    await diner.finds('textbox', 'First Name')
  })

  // Firefox would have the number said again.
  it('WCAG 4.1.3: the field that has the focus keeps its position during a request', async () => {
    const diner = await visit({ page: initWith(atTimes) })
    const guests = diner.gets('combobox', 'Guests')
    const isBusy = async () => (await diner.page.locator('.layout[aria-busy=true]').count()) > 0
    const position = () => guests.evaluate((field) => getComputedStyle(field).position)
    await diner.settles()
    await guests.focus()
    const before = await position()
    diner.api.answer('GET /api/sessions/availability/*', hangs)
    await diner.page.keyboard.press('ArrowDown')
    await diner.until(isBusy, 'the request')
    expect(await position()).to.equal(before)
  })

  it('WCAG 2.4.11: at 400 % the pressed Continue stays in its place while the response is slow', async () => {
    const checked = held(availabilityBody())
    const diner = await visit({
      page: initWith(atTimes),
      viewport: zoomed,
      answers: { [check]: checked.answer },
    })
    await diner.selects('Hour', '19')
    const button = diner.gets('button', 'Continue')
    await button.focus()
    const before = await boxOf(diner, button)
    await diner.page.keyboard.press('Enter')
    await diner.page.locator('.action-words').getByText('Checking Availability...').waitFor()
    const { top, bottom } = await boxOf(diner, button)
    expect({ top, bottom }).to.deep.equal({ top: before.top, bottom: before.bottom })
    expect([top >= 0, bottom <= zoomed.height]).to.deep.equal([true, true])
    checked.release()
    await diner.finds('textbox', 'First Name')
  })

  it('error.no-table: after OK the page is as before the press, and Continue has the focus', async () => {
    const none = { ...availabilityBody(), noAvailability: true }
    const diner = await visit({
      page: initWith(atTimes),
      viewport: narrow,
      answers: { [check]: none },
    })
    await diner.selects('Hour', '19')
    await diner.settles()
    const view = () => diner.page.evaluate('[Math.round(scrollY), document.documentElement.scrollHeight]')
    const before = await view()
    await diner.presses('Continue')
    await diner.presses('OK')
    await diner.misses('alert')
    await diner.settles()
    expect(await view()).to.deep.equal(before)
    const button = diner.gets('button', 'Continue')
    expect(await button.evaluate((element) => element.matches(':focus'))).to.equal(true)
  })
})

describeInEachFont('Browser: the bar over the details of a phone', () => {
  let diner: Awaited<ReturnType<typeof visit>>
  before(async () => {
    diner = await visit({
      page: initWith(atTimes),
      isLasting: true,
      viewport: narrow,
      answers: { 'POST /api/bookings/create': status(503, '') },
    })
    await skipToDetails(diner)
  })
  after(endVisits)

  const bar = () => diner.gets('button', line)

  it('opens without moving anything, and closes when the diner goes on', async () => {
    expect((await boxOf(diner, bar())).height).to.equal(56)
    const heading = await boxOf(diner, diner.gets('heading', 'Your Details'))
    expect(await bar().getAttribute('aria-expanded')).to.equal('false')
    await bar().click()
    await diner.finds('text', `Booking on ${shortDay(saturday)} at 19:00 for 2 people`)
    expect(await boxOf(diner, diner.gets('heading', 'Your Details'))).to.deep.equal(heading)
    await diner.page.keyboard.press('Tab')
    await diner.page.keyboard.press('Tab')
    await diner.misses('button', 'Change your mind? Edit your booking')
  })

  it('bar.in-view, WCAG 2.4.11: stays visible, and never covers the focus', async () => {
    await diner.gets('textbox', 'Special Requests').focus()
    await diner.page.evaluate('scrollBy(0, 400)')
    expect((await boxOf(diner, bar())).top).to.equal(0)
    for (let times = 0; times < 4; times++) {
      await diner.page.keyboard.press('Shift+Tab')
      const { top } = await boxOf(diner, diner.page.locator(':focus').last())
      expect(top).to.be.at.least(56)
    }
  })

  it('WCAG 2.4.11: a long field is scrolled fully into view', async () => {
    const requests = diner.gets('textbox', 'Special Requests')
    await diner.gets('link', 'privacy policy').focus()
    await requests.evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 600))
    await diner.page.keyboard.press('Tab')
    const { top, bottom } = await boxOf(diner, requests)
    expect([top >= 56, bottom <= 640]).to.deep.equal([true, true])
  })

  it('WCAG 1.4.10: at 400 % an error covers nothing of the step, and its buttons can be pressed', async () => {
    await diner.page.setViewportSize(zoomed)
    await skipToComplete(diner)
    await diner.presses('Complete Booking')
    const banner = diner.page.getByRole('alert')
    await banner.waitFor()
    const end = (await boxOf(diner, diner.gets('button', 'Complete Booking'))).bottom
    expect((await boxOf(diner, banner)).top).to.be.at.least(end)
    await diner.gets('button', 'Edit your details').focus()
    for (const name of ['Send again', 'OK']) await diner.gets('button', name).click({ trial: true })
  })
})

describeInEachFont('Browser: the popup on a phone', () => {
  it('WCAG 1.4.10: in a scrolled popup the cross and the bar can be pressed, but stick to nothing at 400 %', async () => {
    const diner = await visitPopup({ page: popupWith(atTimes), viewport: zoomed })
    const scrolls = async () => {
      await diner.page.mouse.move(160, 200)
      await diner.page.mouse.wheel(0, 400)
      await diner.page.waitForFunction(
        `document.body.lastElementChild.shadowRoot.querySelector('dialog').scrollTop > 300`,
      )
    }
    await diner.page.evaluate('handle.open()')
    await skipToDetails(diner)
    await scrolls()
    for (const name of [line, 'Close'])
      expect((await boxOf(diner, diner.gets('button', name))).bottom, name).to.be.below(0)
    await diner.page.setViewportSize(narrow)
    await scrolls()
    const bar = await boxOf(diner, diner.gets('button', line))
    const cross = await boxOf(diner, diner.gets('button', 'Close'))
    expect([bar.top, bar.right <= cross.left]).to.deep.equal([0, true])
    expect(cross.top).to.be.within(0, 12)
    await diner.gets('button', line).click({ trial: true })
    await diner.presses('Close')
    await diner.isClosed()
  })
})

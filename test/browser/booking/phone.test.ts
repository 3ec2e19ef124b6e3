import { expect } from 'chai'
import { availabilityBody } from '../../kit/fixtures'
import { hangs, held, status } from '../kit/api'
import { endVisits, visit, type Diner } from '../kit/diner'
import { describeInEachFont } from '../kit/fonts'
import { atTimes, timesPage } from '../kit/site'
import { shortDay, saturday } from '../kit/time'
import { popupWith, skipToComplete, skipToDetails, visitPopup } from '../kit/visits'

const narrow = { width: 360, height: 640 }
/** A desk's window of 1280 by 1024 at 400 %. */
const zoomed = { width: 320, height: 256 }
const line = 'Milano Cork'

/** Its position in the window, after the last frame. */
async function boxOf({ settles }: Diner, element: ReturnType<Diner['gets']>) {
  await settles()
  const { x, y, width, height } = (await element.boundingBox())!
  return { left: x, top: y, right: x + width, bottom: y + height, width, height }
}

describeInEachFont('Browser: on a phone', () => {
  it('no field is so small that a phone zooms in on it', async () => {
    const diner = await visit({ page: timesPage, viewport: narrow, hasTouch: true, isMobile: true })
    const small = () =>
      diner.page
        .locator('input:not([type=checkbox]), select, textarea')
        .evaluateAll((all) => all.filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16).length)
    await diner.finds('combobox', 'Hour')
    expect(await small()).to.equal(0)
    await skipToDetails(diner)
    expect(await small()).to.equal(0)
  })

  // Firefox would have the number said again.
  it('WCAG 4.1.3: the field that has the focus keeps its position during a request', async () => {
    const diner = await visit({ page: timesPage })
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

  /** At the pressed Continue, whose check is answered later: there is no table. */
  async function continues(viewport: typeof narrow) {
    const checked = held({ ...availabilityBody(), noAvailability: true })
    const answers = { 'GET /api/venues/searchavailability/*': checked.answer }
    const diner = await visit({ page: timesPage, viewport, answers })
    await diner.selects('Hour', '19')
    const button = diner.gets('button', 'Continue')
    await button.focus()
    const view = () => boxOf(diner, button)
    const before = await view()
    await diner.page.keyboard.press('Enter')
    await diner.page.locator('.action-words').getByText('Checking Availability...').waitFor()
    return { diner, button, before, view, release: checked.release }
  }

  it('WCAG 2.4.11: at 400 % the pressed Continue stays in its place while the response is slow', async () => {
    const { before, view } = await continues(zoomed)
    const { top, bottom } = await view()
    expect({ top, bottom }).to.deep.equal({ top: before.top, bottom: before.bottom })
    expect([top >= 0, bottom <= zoomed.height]).to.deep.equal([true, true])
  })

  it('error.no-table: after OK Continue is where it was, and has the focus', async () => {
    const { diner, before, view, button, release } = await continues(narrow)
    release()
    await diner.presses('OK')
    await diner.misses('alert')
    expect(await view()).to.deep.equal(before)
    await button.and(diner.page.locator(':focus')).waitFor()
  })
})

describeInEachFont('Browser: the bars over the details', () => {
  let diner: Awaited<ReturnType<typeof visit>>
  before(async () => {
    diner = await visit({
      page: timesPage,
      isLasting: true,
      viewport: narrow,
      answers: { 'POST /api/bookings/create': status(503, '') },
    })
    await skipToDetails(diner)
  })
  after(endVisits)

  const bar = () => diner.gets('button', line)

  it('bar.in-view: the lower one ends above a bar of the page', async () => {
    const bottom = async (bar: number) => {
      await diner.page.evaluate(
        `document.querySelector('.tavola').style.setProperty('--tavola-bottom', '${bar}px')`,
      )
      return Math.round((await boxOf(diner, diner.page.locator('.action'))).bottom)
    }
    expect([await bottom(60), await bottom(0)]).to.deep.equal([580, 640])
  })

  it('the upper one opens without moving anything, and closes when the diner goes on', async () => {
    expect((await boxOf(diner, bar())).height).to.equal(56)
    const heading = await boxOf(diner, diner.gets('heading', 'Your Details'))
    await bar().click()
    await diner.finds('text', `Booking on ${shortDay(saturday)} at 19:00 for 2 people`)
    expect(await boxOf(diner, diner.gets('heading', 'Your Details'))).to.deep.equal(heading)
    await diner.page.keyboard.press('Tab')
    await diner.page.keyboard.press('Tab')
    await diner.misses('button', 'Change your mind? Edit your booking')
  })

  it('bar.in-view, WCAG 2.4.11: they stay in view, and cover no field that has the focus', async () => {
    const requests = diner.gets('textbox', 'Special Requests')
    await diner.gets('link', 'privacy policy').focus()
    await requests.evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 600))
    await diner.page.keyboard.press('Tab')
    expect((await boxOf(diner, requests)).bottom).to.be.at.most(640)
    await diner.page.evaluate('scrollBy(0, 400)')
    expect((await boxOf(diner, bar())).top).to.equal(0)
    for (let times = 0; times < 4; times++) {
      await diner.page.keyboard.press('Shift+Tab')
      expect((await boxOf(diner, diner.page.locator(':focus').last())).top).to.be.at.least(56)
    }
  })

  it('WCAG 1.4.10: at 400 % they stick to nothing, an error covers nothing, and its buttons can be pressed', async () => {
    await diner.page.setViewportSize(zoomed)
    const position = await diner.page.locator('.action').evaluate((one) => getComputedStyle(one).position)
    expect(position).to.equal('static')
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

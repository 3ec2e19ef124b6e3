import { expect } from 'chai'
import { visit, type Diner } from '../kit/diner'
import { availabilityBody } from '../../kit/fixtures'
import { hangs, held, status } from '../kit/api'
import { initWith } from '../kit/site'
import { popupWith, visitPopup, skipToComplete, skipToDetails } from '../kit/visits'
import { longDay, monthOf, saturday, shortDay, today } from '../kit/time'
import { describeInEachFont } from '../kit/fonts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 }

describeInEachFont('Browser: on a phone', () => {
  it('popup.on-top: a whole booking by taps: a tap beside the list closes it, every target is at least 24 px high and wide, and no field makes a phone zoom', async () => {
    const diner = await visit(phone)
    const suits = async (step: string) => {
      expect(await smallTargets(diner), step).to.deep.equal([])
      expect(await smallFields(diner), step).to.deep.equal([])
    }
    await diner.gets('combobox', 'Location').tap()
    await diner.searches()
    await diner.finds('option', /Milano Cork/)
    await diner.gets('heading', 'Trattoria').tap()
    await diner.misses('option', /Milano Cork/)
    expect(await diner.gets('button', /^Date/).isDisabled()).to.equal(true)
    await diner.gets('combobox', 'Location').tap()
    await diner.searches()
    await diner.gets('option', /Milano Cork/).tap()
    await diner.chose('Milano Cork')
    await suits('the journeys')
    await diner.gets('button', 'Book a Table').tap()
    await diner.gets('button', /^Date/).tap()
    await diner.finds('grid', monthOf(today))
    await suits('step 1')
    while (!(await diner.has('button', longDay(saturday)))) await diner.gets('button', 'Next month').tap()
    await diner.gets('button', longDay(saturday)).tap()
    await diner.selects('Hour', '19')
    await diner.gets('button', 'Continue').tap()
    await diner.finds('textbox', 'First Name')
    await suits('step 4')
    await diner.confirmsDetails()
    await suits('step 4, confirmed')
    await diner.gets('button', 'Complete Booking').tap()
    await diner.finds('heading', 'Booking Confirmed')
    await suits('step 5')
  })
})

const smallFields = ({ page }: Diner) =>
  page
    .locator('input:not([type=checkbox]), select, textarea')
    .evaluateAll((all) =>
      all
        .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML),
    )

/** Targets too small for a finger. The location's input is in a larger box that takes the taps. */
const smallTargets = ({ page }: Diner) =>
  page
    .locator('#book')
    .locator('button:visible, select:visible, textarea:visible, input:visible')
    .evaluateAll((all) =>
      all
        .filter((element) => element.getAttribute('role') !== 'combobox')
        .filter((element) => element.clientWidth < 24 || element.clientHeight < 24)
        .map((element) => element.outerHTML),
    )

const narrow = { width: 360, height: 640 }
/** A desk's window of 1280 by 1024 at 400 %. */
const zoomed = { width: 320, height: 256 }
const venue = `venueId: 'cork', journey: 'Booking'`
const line = 'Milano Cork'
const check = 'GET /api/venues/searchavailability/*'
const create = 'POST /api/bookings/create'

/** Its position in the window, after the last frame. */
async function boxOf({ settles }: Diner, element: ReturnType<Diner['gets']>) {
  await settles()
  const { x, y, width, height } = (await element.boundingBox())!
  return { left: x, top: y, right: x + width, bottom: y + height, width, height }
}

describeInEachFont('Browser: the later steps on a phone', () => {
  it('loading.shown: the loading text stands beside the pressed button; Back, days and arrows are 44 px high and wide', async () => {
    const checked = held(availabilityBody())
    const diner = await visit({
      page: initWith(venue),
      viewport: narrow,
      answers: { [check]: checked.answer },
    })
    const isLarge = async (name: string) => {
      const { width, height } = await boxOf(diner, diner.gets('button', name))
      expect(Math.min(width, height), name).to.be.at.least(44)
    }
    await diner.opensCalendar()
    await diner.finds('grid', monthOf(today))
    await isLarge(longDay(today))
    await isLarge('Next month')
    await diner.choosesDay(saturday)
    await diner.selects('Hour', '19')
    const button = diner.gets('button', 'Continue')
    await button.focus()
    await diner.page.keyboard.press('Enter')
    await diner.page.locator('.action-words').getByText('Checking Availability...').waitFor()
    checked.release()
    await diner.finds('textbox', 'First Name')
    await isLarge('Back')
  })

  it('WCAG 4.1.3: the field that has the focus keeps its position during a request, so that Firefox does not have its number said again', async () => {
    const diner = await visit({ page: initWith(`${venue}, date: '${saturday}'`) })
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
      page: initWith(`${venue}, date: '${saturday}'`),
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

  it('error.no-table: after OK the page is as before the press, without the height that Continue reserved; the focus is on Continue', async () => {
    const none = { ...availabilityBody(), noAvailability: true }
    const diner = await visit({
      page: initWith(`${venue}, date: '${saturday}'`),
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

  it('bar.in-view: one bar shows the restaurant and the choice, opens without moving anything, and closes when the diner continues; the bar stays visible and never covers the focused element; WCAG 2.4.11: a long field is scrolled fully into view, not only its first line; the error covers nothing of the step; its buttons can be pressed at 400 %, also while the focus is in the form', async () => {
    const diner = await visit({
      page: initWith(`${venue}, date: '${saturday}'`),
      viewport: narrow,
      answers: { [create]: status(503, '') },
    })
    const firstName = diner.gets('textbox', 'First Name')
    const requests = diner.gets('textbox', 'Special Requests')
    await skipToDetails(diner)
    const bar = diner.gets('button', line)
    expect((await boxOf(diner, bar)).height).to.equal(56)
    const heading = await boxOf(diner, diner.gets('heading', 'Your Details'))
    expect(await bar.getAttribute('aria-expanded')).to.equal('false')
    await bar.click()
    await diner.finds('text', `Booking on ${shortDay(saturday)} at 19:00 for 2 people`)
    await diner.finds('text', /8 Oliver Plunkett Street/)
    expect(await boxOf(diner, diner.gets('heading', 'Your Details'))).to.deep.equal(heading)
    await diner.page.keyboard.press('Tab')
    await diner.page.keyboard.press('Tab')
    await diner.misses('button', 'Change your mind? Edit your booking')
    expect(await firstName.evaluate((field) => field.matches(':focus'))).to.equal(true)

    await requests.focus()
    await diner.page.evaluate('scrollBy(0, 400)')
    expect((await boxOf(diner, bar)).top).to.equal(0)
    for (let times = 0; times < 4; times++) {
      await diner.page.keyboard.press('Shift+Tab')
      const { top } = await boxOf(diner, diner.page.locator(':focus').last())
      expect(top).to.be.at.least(56)
    }

    await diner.gets('link', 'privacy policy').focus()
    await requests.evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 600))
    await diner.page.keyboard.press('Tab')
    const { top, bottom } = await boxOf(diner, requests)
    expect([top >= 56, bottom <= 640]).to.deep.equal([true, true])

    await diner.page.setViewportSize(zoomed)
    await skipToComplete(diner)
    await diner.presses('Complete Booking')
    const banner = diner.page.getByRole('alert')
    await banner.waitFor()
    const end = (await boxOf(diner, diner.gets('button', 'Complete Booking'))).bottom
    expect((await boxOf(diner, banner)).top).to.be.at.least(end)
    await diner.gets('button', 'Edit your details').focus()
    for (const name of ['Send again', 'OK']) await diner.gets('button', name).click({ trial: true })
    await diner.presses('OK')
    await banner.waitFor({ state: 'hidden' })

    await diner.page.setViewportSize(narrow)
    await bar.click()
    await diner.presses('Change your mind? Edit your booking')
    await diner.finds('heading', 'Find your table')
  })

  it('in a scrolled popup the cross and the bar are visible, and can be pressed; WCAG 1.4.10: at 400 % nothing sticky takes room from the step', async () => {
    const diner = await visitPopup({ page: popupWith(`${venue}, date: '${saturday}'`), viewport: zoomed })
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

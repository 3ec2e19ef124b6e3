import { expect } from 'chai'
import { fixesDetails, opensCalendar, reachesDetails } from '../../kit/ways'
import { hangs, status } from '../kit/answers'
import { endVisits, visit, type Diner } from '../kit/diner'
import { initWith, timesPage } from '../kit/pages'
import { visitPopup } from '../kit/popup-visit'

const viewport = { width: 360, height: 640 }
const line = 'Milano Cork Sat 28, 19:00, 2 people'
const check = 'GET /api/venues/searchavailability/*'
const create = 'POST /api/bookings/create'

/** Where it is in the window, once what was drawn last has come. */
async function boxOf({ settles }: Diner, element: ReturnType<Diner['get']>) {
  await settles()
  const { x, y, width, height } = (await element.boundingBox())!
  return { left: x, top: y, right: x + width, bottom: y + height, width, height }
}

describe('Browser: the later steps on a phone', () => {
  afterEach(endVisits)

  it('one bar names the restaurant and the choice, opens without moving anything, and closes when the diner continues', async () => {
    const diner = await visit({ page: timesPage, viewport })
    await reachesDetails(diner)
    const bar = diner.get('button', line)
    expect((await boxOf(diner, bar)).height).to.equal(56)
    const heading = await boxOf(diner, diner.get('heading', 'Your Details'))
    expect(await bar.getAttribute('aria-expanded')).to.equal('false')
    await bar.click()
    await diner.reads('Booking on Saturday 28 November at 19:00 for 2 people')
    await diner.reads(/8 Oliver Plunkett Street/)
    expect(await boxOf(diner, diner.get('heading', 'Your Details'))).to.deep.equal(heading)
    await diner.page.keyboard.press('Tab')
    await diner.page.keyboard.press('Tab')
    await diner.misses('button', 'Change your mind? Edit your booking')
    expect(await diner.get('textbox', 'First Name').evaluate((field) => field.matches(':focus'))).to.equal(
      true,
    )
    await bar.click()
    await diner.clicks('button', 'Change your mind? Edit your booking')
    await diner.finds('heading', 'Find your table')
  })

  it('decisions, "Steps 4 and 6": the bar stays in sight and never covers what has the focus', async () => {
    const diner = await visit({ page: timesPage, viewport })
    await reachesDetails(diner)
    const bar = diner.get('button', line)
    await diner.get('textbox', 'Special Requests').focus()
    await diner.page.evaluate('scrollBy(0, 400)')
    expect((await boxOf(diner, bar)).top).to.equal(0)
    for (let times = 0; times < 4; times++) {
      await diner.page.keyboard.press('Shift+Tab')
      const { top } = await boxOf(diner, diner.page.locator(':focus').last())
      expect(top).to.be.at.least(56)
    }
  })

  it('WCAG 2.4.11: a long field is scrolled to as a whole, not to its first line alone', async () => {
    const diner = await visit({ page: timesPage, viewport })
    await reachesDetails(diner)
    const requests = diner.get('textbox', 'Special Requests')
    await diner.get('textbox', 'Telephone Number').focus()
    await requests.evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 600))
    await diner.page.keyboard.press('Tab')
    const { top, bottom } = await boxOf(diner, requests)
    expect([top >= 56, bottom <= 640]).to.deep.equal([true, true])
  })

  it('WCAG 1.4.10: at 400 % nothing stays in sight that takes room from the step', async () => {
    const diner = await visitPopup({ viewport: { width: 320, height: 256 } })
    await diner.reachesDetails()
    await diner.page.mouse.move(160, 200)
    await diner.page.mouse.wheel(0, 400)
    await diner.page.waitForFunction(
      `document.body.lastElementChild.shadowRoot.querySelector('dialog').scrollTop > 300`,
    )
    for (const name of [line, 'Close'])
      expect((await boxOf(diner, diner.get('button', name))).bottom, name).to.be.below(0)
  })

  it('WCAG 2.4.11: the loading text is behind what has the focus', async () => {
    const diner = await visit({ page: timesPage, viewport, answers: { [check]: hangs } })
    await diner.selects('Hour', '19')
    const button = diner.get('button', 'Continue')
    await button.focus()
    await diner.page.keyboard.press('Enter')
    const text = diner.page.locator('.loading-text')
    await text.getByText('Checking Availability...').waitFor()
    const isInFront = await button.evaluate((focused) => {
      const root = focused.getRootNode() as ShadowRoot
      const pill = root.querySelector<HTMLElement>('.loading-text')!
      pill.style.pointerEvents = 'auto'
      // Room to scroll the button as far up as the text stands.
      document.body.style.paddingBottom = '100vh'
      // Twice: the text moves until it sticks.
      for (let times = 0; times < 2; times++)
        scrollBy(0, focused.getBoundingClientRect().top - pill.getBoundingClientRect().top)
      const { left, top, width, height } = focused.getBoundingClientRect()
      const there = root.elementsFromPoint(left + width / 2, top + height / 2)
      return there.includes(pill) && there.indexOf(focused) < there.indexOf(pill)
    })
    expect(isInFront).to.equal(true)
  })

  it('in a scrolled popup the cross and the bar are in sight, and can be pressed', async () => {
    const diner = await visitPopup({ viewport })
    await diner.reachesDetails()
    await diner.page.mouse.move(180, 400)
    await diner.page.mouse.wheel(0, 400)
    await diner.page.waitForFunction(
      `document.body.lastElementChild.shadowRoot.querySelector('dialog').scrollTop > 300`,
    )
    const bar = await boxOf(diner, diner.get('button', line))
    const cross = await boxOf(diner, diner.get('button', 'Close'))
    expect([bar.top, bar.right <= cross.left]).to.deep.equal([0, true])
    expect(cross.top).to.be.within(0, 12)
    await diner.get('button', line).click({ trial: true })
    await diner.clicks('button', 'Close')
    await diner.isClosed()
  })

  it('the error covers nothing of the step; its buttons can be reached at 400 %', async () => {
    const answers = { [create]: status(503, '') }
    const diner = await visit({ page: timesPage, viewport: { width: 320, height: 256 }, answers })
    await reachesDetails(diner)
    await fixesDetails(diner)
    await diner.clicks('button', 'Complete Booking')
    const banner = diner.page.getByRole('alert')
    await banner.waitFor()
    const { top } = await boxOf(diner, banner)
    const { bottom } = await boxOf(diner, diner.get('button', 'Complete Booking'))
    expect(top).to.be.at.least(bottom)
    for (const name of ['Send again', 'OK']) await diner.get('button', name).click({ trial: true })
    await diner.clicks('button', 'OK')
    await banner.waitFor({ state: 'hidden' })
  })

  it('Back, days and arrows are 44 px high and wide', async () => {
    const diner = await visit({ page: initWith(`venueId: 'cork', journey: 'Booking'`), viewport })
    await opensCalendar(diner)
    await diner.finds('grid', /November 2026/)
    for (const name of ['Saturday 28 November 2026', 'Go to the Next Month']) {
      const { width, height } = await boxOf(diner, diner.get('button', name))
      expect(Math.min(width, height), name).to.be.at.least(44)
    }
    await diner.clicks('button', 'Saturday 28 November 2026')
    await reachesDetailsFrom(diner)
    const { width, height } = await boxOf(diner, diner.get('button', 'Back'))
    expect(Math.min(width, height)).to.be.at.least(44)
  })
})

async function reachesDetailsFrom(diner: Diner) {
  await diner.selects('Hour', '19')
  await diner.clicks('button', 'Continue')
  await diner.finds('textbox', 'First Name')
}

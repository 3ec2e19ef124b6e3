import { expect } from 'chai'
import { bookingBody } from '../../kit/fixtures'
import { held, status } from '../kit/answers'
import { goHome, visit } from '../kit/diner'
import { popupPage } from '../kit/pages'
import { longPage, popupWith, visitPopup } from '../kit/popup-visit'
import { completes, fillsDetails, opensCalendar } from '../../kit/ways'

/** The container that the widget makes for the popup, which host pages style by its classes (section 2). */
const classes = `document.body.lastElementChild.className`

describe('Browser: popup', () => {
  afterEach(goHome)

  it('section 1: opens for the venue that the page names', async () => {
    const diner = await visitPopup()
    await diner.opens()
    expect(diner.api.requests.map(({ path }) => path)).to.deep.equal(['/api/venues/getbyid/cork'])
  })

  it("complaint 4: lies above everything of the page's", async () => {
    const menu =
      '<nav style="position: fixed; inset: 0; z-index: 2147483647; pointer-events: none">Menu</nav>'
    const diner = await visitPopup({ page: (api) => popupPage(api).replace('<main>', `${menu}<main>`) })
    await diner.opens()
    await diner.page.addStyleTag({ content: 'nav { pointer-events: auto !important }' })
    await diner.clicks('button', 'Close')
    await diner.isClosed()
  })

  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 360, height: 640 },
  ]) {
    it(`decisions, "Closing": the cross can be pressed beside the error banner, at ${viewport.width} px`, async () => {
      const answers = { 'GET /api/venues/getbyid/*': status(404) }
      const diner = await visit({ page: popupPage, answers, viewport })
      await diner.clicks('button', 'Book at Cork')
      await diner.finds('button', 'OK')
      await diner.clicks('button', 'Close')
      await diner.misses('dialog', 'Milano restaurants')
    })
  }

  it('section 2: the cross closes it, and the focus returns to what opened it', async () => {
    const diner = await visitPopup()
    await diner.opens()
    await diner.clicks('button', 'Close')
    await diner.isClosed()
    expect(await diner.page.evaluate('document.activeElement.textContent')).to.equal('Book at Cork')
  })

  it('section 2: a click on the backdrop closes it', async () => {
    const diner = await visitPopup({ viewport: { width: 1280, height: 900 } })
    await diner.opens()
    await diner.page.mouse.click(40, 400)
    await diner.isClosed()
  })

  it('decisions, "Closing": Escape closes it, from the location box too', async () => {
    const diner = await visitPopup()
    await diner.opens()
    await diner.get('combobox', 'Location').focus()
    await diner.page.keyboard.press('Escape')
    await diner.isClosed()
  })

  it('decisions, "Closing": Escape closes an open calendar and not the popup under it', async () => {
    const diner = await visitPopup()
    await diner.opens()
    await opensCalendar(diner)
    await diner.finds('grid', /November 2026/)
    await diner.page.keyboard.press('Escape')
    await diner.misses('grid', /November 2026/)
    await diner.finds('dialog', 'Milano restaurants')
    expect(await diner.get('button', /^Date/).evaluate((button) => button.matches(':focus'))).to.equal(true)
  })

  for (const way of ['cross', 'backdrop', 'Escape'] as const) {
    it(`complaint 17: asks before the ${way} loses typed details`, async () => {
      const diner = await visitPopup({ viewport: { width: 1280, height: 900 } })
      await diner.reachesDetails()
      await diner.types('First Name', 'Anna')
      if (way === 'cross') await diner.clicks('button', 'Close')
      if (way === 'backdrop') await diner.page.mouse.click(40, 400)
      if (way === 'Escape') await diner.page.keyboard.press('Escape')
      await diner.clicks('button', 'Stay here')
      expect(await diner.get('textbox', 'First Name').inputValue()).to.equal('Anna')
      await diner.clicks('button', 'Close')
      await diner.clicks('button', 'Leave')
      await diner.isClosed()
    })
  }

  it('complaint 17: a second Escape against our word loses nothing', async () => {
    const diner = await visitPopup()
    await diner.reachesDetails()
    await diner.types('First Name', 'Anna')
    for (let times = 0; times < 4; times++) await diner.page.keyboard.press('Escape')
    if (await diner.get('button', 'Stay here').isVisible()) await diner.clicks('button', 'Stay here')
    if (!(await diner.get('dialog', 'Milano restaurants').isVisible())) {
      await diner.clicks('button', 'Book at Cork')
    }
    expect(await diner.get('textbox', 'First Name').inputValue()).to.equal('Anna')
  })

  it('complaint 8: asks while the booking is being sent, and shows what came of it', async () => {
    const answer = held(bookingBody())
    const diner = await visitPopup({ answers: { 'POST /api/bookings/create': answer.answer } })
    await diner.reachesDetails()
    await fillsDetails(diner)
    await diner.clicks('button', 'Continue')
    await diner.clicks('button', 'Complete Booking')
    await diner.page.keyboard.press('Escape')
    await diner.reads(/may still go through/)
    await diner.clicks('button', 'Leave')
    await diner.isClosed()
    const answered = diner.page.waitForEvent('requestfinished')
    answer.release()
    await answered
    await diner.clicks('button', 'Book at Cork')
    await diner.reads('MB-1234')
  })

  it('complaint 8: the question ends when the answer comes, and what came is shown', async () => {
    const answer = held(bookingBody())
    const diner = await visitPopup({ answers: { 'POST /api/bookings/create': answer.answer } })
    await diner.reachesDetails()
    await fillsDetails(diner)
    await diner.clicks('button', 'Continue')
    await diner.clicks('button', 'Complete Booking')
    await diner.page.keyboard.press('Escape')
    await diner.finds('button', 'Leave')
    answer.release()
    await diner.misses('button', 'Leave')
    await diner.reads('MB-1234')
  })

  it('contract 1: a page that closes it while it asks can be used', async () => {
    const diner = await visitPopup()
    await diner.reachesDetails()
    await diner.types('First Name', 'Anna')
    await diner.page.keyboard.press('Escape')
    await diner.finds('button', 'Leave')
    await diner.page.evaluate('handle.close()')
    await diner.isClosed()
    await diner.opens()
    await diner.misses('button', 'Leave')
  })

  it('section 2: its container is active until it closes', async () => {
    const diner = await visitPopup()
    expect(await diner.page.evaluate(classes)).not.to.include('active')
    await diner.opens()
    expect(await diner.page.evaluate(classes)).to.include('active')
    await diner.clicks('button', 'Close')
    await diner.isClosed()
    expect(await diner.page.evaluate(classes)).not.to.include('active')
  })

  it('section 2: its container gets the min-top class while it is higher than the window', async () => {
    const diner = await visitPopup({ viewport: { width: 1280, height: 480 } })
    await diner.opens()
    await diner.page.waitForFunction(`${classes}.includes('min-top')`)
    await diner.page.setViewportSize({ width: 1280, height: 2000 })
    await diner.page.waitForFunction(`!${classes}.includes('min-top')`)
  })

  it('section 2: the min-top class follows the height of the step', async () => {
    const diner = await visitPopup({ viewport: { width: 1280, height: 800 } })
    await diner.reachesDetails()
    await diner.page.waitForFunction(`${classes}.includes('min-top')`)
    await diner.clicks('button', 'Back')
    await diner.page.waitForFunction(`!${classes}.includes('min-top')`)
  })

  it('complaint 2: nothing of the host page moves as it opens and closes', async () => {
    const diner = await visitPopup({ page: longPage })
    await diner.get('button', 'Book at Cork').scrollIntoViewIfNeeded()
    const boxes = () =>
      diner.page.$$eval('main, main *', (all) => [
        scrollY,
        ...all.map((element) => JSON.stringify(element.getBoundingClientRect())),
      ])
    const before = await boxes()
    await diner.opens()
    expect(await boxes()).to.deep.equal(before)
    await diner.clicks('button', 'Close')
    await diner.isClosed()
    expect(await boxes()).to.deep.equal(before)
  })

  it('section 2, step 5: "Done" closes it, and the next opening starts anew', async () => {
    const diner = await visitPopup()
    await diner.reachesDetails()
    await fillsDetails(diner)
    await diner.clicks('button', 'Continue')
    await completes(diner)
    await diner.clicks('button', 'Done')
    await diner.isClosed()
    await diner.opens()
    await diner.finds('button', 'Date Choose a date')
    expect(diner.api.sent('GET /api/venues/getbyid/cork')).to.have.lengthOf(2)
  })

  it('contract 1: a page may open it again as soon as it hears that it closed', async () => {
    const diner = await visitPopup()
    await diner.opens()
    await diner.page.evaluate(`end = handle.on('close', () => (end(), handle.open('cork')))`)
    await diner.clicks('button', 'Close')
    await diner.api.hears('GET /api/venues/getbyid/cork', 2)
    await diner.settles()
    await diner.finds('dialog', 'Milano restaurants')
  })

  it('section 1: opening marks the widget not complete', async () => {
    const diner = await visitPopup()
    await diner.reachesDetails()
    await fillsDetails(diner)
    await diner.clicks('button', 'Continue')
    await completes(diner)
    await diner.page.evaluate(`Tavola.open('cork')`)
    await diner.finds('button', 'Date Choose a date')
  })

  it('complaint 4: its bottom can be reached on a small phone', async () => {
    const diner = await visitPopup({ viewport: { width: 320, height: 480 } })
    await diner.reachesDetails()
    await diner.page.mouse.move(160, 240)
    await diner.page.mouse.wheel(0, 5_000)
    await diner.page.waitForFunction(
      (button) => button!.getBoundingClientRect().bottom <= innerHeight,
      await diner.get('button', 'Continue').elementHandle(),
    )
  })

  it('complaint 17: its scrollbar is no backdrop', async () => {
    const diner = await visitPopup({ viewport: { width: 1280, height: 500 } })
    await diner.opens()
    await diner.page.mouse.click(1277, 250)
    await diner.settles()
    await diner.finds('dialog', 'Milano restaurants')
  })

  it('complaint 17: nor is the one at the left, where it is written from the right', async () => {
    const diner = await visitPopup({
      page: popupWith(`brand: { locale: 'ar' }`),
      viewport: { width: 1280, height: 500 },
    })
    await diner.page.evaluate('handle.open()')
    const popup = diner.get('dialog', 'Milano restaurants')
    await popup.waitFor()
    expect(await popup.evaluate((dialog) => dialog.clientLeft)).to.be.greaterThan(4)
    await diner.page.mouse.click(3, 250)
    await diner.settles()
    expect(await popup.isVisible()).to.equal(true)
    await diner.page.mouse.click(40, 250)
    await popup.waitFor({ state: 'hidden' })
  })

  it('contract 1: the options of init hold for each opening', async () => {
    const diner = await visitPopup({ page: popupWith(`venueId: 'cork', guests: 4, journey: 'Booking'`) })
    for (const time of ['first', 'second']) {
      await diner.page.evaluate('handle.open()')
      await diner.finds('button', 'Date Choose a date')
      expect(await diner.get('combobox', 'Guests').inputValue(), time).to.equal('4')
      await diner.clicks('button', 'Close')
    }
  })
})

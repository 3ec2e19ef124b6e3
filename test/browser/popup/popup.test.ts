import { expect } from 'chai'
import { isNight } from '../../kit/night'
import { visit } from '../kit/diner'
import { page, popupPage, type HostPage } from '../kit/site'
import { status } from '../kit/api'
import { popupWith, visitPopup, skipToDetails } from '../kit/visits'
import { monthOf, today } from '../kit/time'

/** A list of what can be done, whose buttons open the popup. */
const choices: HostPage = (api) =>
  page({
    body: `<button type="button" onclick="Tavola.open('cork')">Visit us</button>
      <button type="button" onclick="Tavola.open('cork', 'KidsPMP')">Have a party</button>
      <a href="/book" data-tavola-venue="cork" data-tavola-journey="Booking">Book at Cork</a>
      <script src="/tavola.js"></script>
      <script>
        Tavola.init({
          baseUrl: '${api}',
          brand: {
            plugins: ['start', 'booking', 'enquiry', 'kids-party'],
            journeys: ['Booking', 'KidsPartyEnquiry'],
          },
        })
      </script>`,
  })

describe('Browser: opening', () => {
  // By day: test/host/widget/journey-and-venue.test.ts.
  if (isNight)
    it('host.open, host.locked-journey: an opener with a restaurant and a journey skips both questions, whatever was open before; without a journey the diner chooses, with one it is locked and hidden', async () => {
      const diner = await visit({ page: choices })
      const asksNothing = async (title: string) => {
        await diner.finds('heading', title)
        await diner.chose('Milano Cork')
        for (const name of ['Book a Table', 'Choose Booking Type']) await diner.misses('button', name)
      }
      await diner.clicks('link', 'Book at Cork')
      await asksNothing('Find your table')
      await diner.presses('Close')
      await diner.presses('Visit us')
      await diner.presses('Kids Pizza Making Party Enquiry')
      expect(await diner.shows('Children')).to.equal('8')
      await diner.presses('Choose Booking Type')
      await diner.finds('button', 'Book a Table')
      await diner.presses('Close')
      await diner.presses('Have a party')
      await asksNothing('Plan a kids’ party')
      expect(await diner.shows('Children')).to.equal('8')
      await diner.page.goBack()
      await diner.misses('dialog', 'Milano restaurants')
      await diner.clicks('link', 'Book at Cork')
      await asksNothing('Find your table')
    })

  it('null means no restaurant; an invalid one is reported, and the popup opens without one', async () => {
    const diner = await visit({ page: popupPage })
    await diner.page.evaluate(`Tavola.open(null, 'Booking')`)
    await diner.finds('combobox', 'Location')
    await diner.misses('button', 'Booking')
    expect(diner.consoleLines).to.deep.equal([])
    await diner.presses('Close')
    await diner.misses('dialog', 'Milano restaurants')
    await diner.page.evaluate(`document.body.addEventListener('click', handle.open), document.body.click()`)
    await diner.finds('combobox', 'Location')
    await diner.settles()
    expect(diner.consoleLines).to.deep.equal([
      '[Tavola] T010 Tavola.open: invalid "venueId". Expected the id of a restaurant, as text if it is above 2^53. Received an object.',
    ])
    expect(diner.api.sent('GET /api/venues/getbyid/*')).to.deep.equal([])
  })
})

type PopupDiner = Awaited<ReturnType<typeof visitPopup>>

/** The container that the widget makes for the popup, which host pages style by its classes (popup.active). */
const classes = `document.body.lastElementChild.className`
/** The scroll position of the popup's dialog. */
const scrolled = `document.body.lastElementChild.shadowRoot.querySelector('dialog').scrollTop`

const wide = { viewport: { width: 1280, height: 900 } }

const closings: Readonly<Record<string, (diner: PopupDiner) => Promise<unknown>>> = {
  cross: (diner) => diner.presses('Close'),
  backdrop: (diner) => diner.page.mouse.click(40, 400),
  Escape: (diner) => diner.page.keyboard.press('Escape'),
}

async function leavesCalendar(diner: PopupDiner) {
  await diner.opensCalendar()
  await diner.finds('grid', monthOf(today))
  await diner.page.keyboard.press('Escape')
  await diner.misses('grid', monthOf(today))
  await diner.finds('dialog', 'Milano restaurants')
  expect(await diner.gets('button', /^Date/).evaluate((button) => button.matches(':focus'))).to.equal(true)
}

describe('Browser: popup', () => {
  it('host.popup, host.open, popup.active, completion.trigger, name.popup, name.close: opens for the venue that the page sets; its container is active until it closes; the cross, a click on the backdrop and Escape close it, and the focus returns to what opened it; Escape closes an open calendar and not the popup behind it', async () => {
    const diner = await visitPopup(wide)
    expect(await diner.page.evaluate(classes)).not.to.include('active')
    for (const [way, closes] of Object.entries(closings)) {
      await diner.opens()
      expect(await diner.page.evaluate(classes)).to.include('active')
      if (way === 'Escape') {
        await leavesCalendar(diner)
        await diner.gets('combobox', 'Location').focus()
      }
      await closes(diner)
      await diner.isClosed()
      expect(await diner.page.evaluate(classes)).not.to.include('active')
      const focused = await diner.page.evaluate('document.activeElement.textContent')
      expect(focused, way).to.equal('Book at Cork')
    }
    expect(new Set(diner.api.requests.map(({ path }) => path))).to.deep.equal(
      new Set(['/api/venues/getbyid/cork']),
    )
  })

  it('closing.ways: the cross can be pressed beside the error banner, at 1280 and 360 px', async () => {
    const answers = { 'GET /api/venues/getbyid/*': status(404) }
    const diner = await visit({ page: popupPage, answers, viewport: { width: 1280, height: 720 } })
    await diner.presses('Book at Cork')
    await diner.finds('button', 'OK')
    await diner.gets('button', 'Close').click({ trial: true })
    await diner.page.setViewportSize({ width: 360, height: 640 })
    await diner.presses('Close')
    await diner.misses('dialog', 'Milano restaurants')
  })

  it("host.handle, closing.escape-twice: if the question's file doesn't load, the browser asks; asks before the cross, the backdrop or Escape loses typed details; a second Escape, which a page can't prevent, loses nothing; a page that closes it during the question stays usable; a rebuild during the question throws nothing on the page", async () => {
    const diner = await visitPopup(wide)
    const isKept = async () => expect(await diner.shows('First Name')).to.equal('Anna')
    const typesName = async () => {
      await diner.reachesDetails()
      await diner.fills('First Name', 'Anna')
    }
    await diner.page.route(/tavola-leave/, (route) => route.abort())
    await typesName()
    /** The browser's question comes once the file has not. */
    const closes = async (answer: 'accept' | 'dismiss') => {
      const question = diner.page.waitForEvent('dialog')
      await Promise.all([diner.presses('Close'), question.then((dialog) => dialog[answer]())])
      expect((await question).message()).to.equal('Leave without finishing?')
    }
    await closes('dismiss')
    await isKept()
    await closes('accept')
    await diner.isClosed()
    await diner.page.unroute(/tavola-leave/)

    await typesName()
    for (const closes of Object.values(closings)) {
      await closes(diner)
      await diner.presses('Stay here')
      await diner.misses('button', 'Stay here')
      await isKept()
    }
    for (let times = 0; times < 4; times++) await diner.page.keyboard.press('Escape')
    if (await diner.has('button', 'Stay here')) await diner.presses('Stay here')
    if (!(await diner.has('dialog', 'Milano restaurants'))) await diner.presses('Book at Cork')
    await isKept()
    await diner.presses('Close')
    await diner.finds('button', 'Stay here')
    await diner.page.evaluate(`handle.update({ readOnlyLocation: true })`)
    await diner.misses('button', 'Stay here')
    await isKept()
    await diner.page.keyboard.press('Escape')
    await diner.finds('button', 'Leave')
    await diner.page.evaluate('handle.close()')
    await diner.isClosed()
    await diner.presses('Book at Cork')
    await diner.finds('button', /^Date/)
    await diner.misses('button', 'Leave')
    expect(diner.errors).to.deep.equal([])
  })

  it("host.open, popup.min-top, host.options, closing.scrollbar: its container has the min-top class while it is taller than the window, as the window or the step changes; its scrollbar isn't the backdrop; its bottom can be reached on a small phone; opening resets the scroll position; the options of init apply to each opening, which requests its restaurant once", async () => {
    const button = `<button type="button" onclick="Tavola.open('cork')">Book at Cork</button>`
    const diner = await visitPopup({
      page: popupWith(`venueId: 'cork', guests: 4, journey: 'Booking'`, button),
      viewport: { width: 1280, height: 480 },
    })
    const isHigh = () => diner.page.waitForFunction(`${classes}.includes('min-top')`)
    const fits = () => diner.page.waitForFunction(`!${classes}.includes('min-top')`)
    const asked = () => diner.api.sent('GET /api/venues/getbyid/*').length
    await diner.opens()
    expect([asked(), await diner.shows('Guests')]).to.deep.equal([1, '4'])
    await isHigh()
    await diner.page.mouse.click(1277, 250)
    await diner.settles()
    await diner.finds('dialog', 'Milano restaurants')
    await diner.page.setViewportSize({ width: 1280, height: 2000 })
    await fits()
    await diner.page.keyboard.press('Escape')
    await diner.isClosed()

    await diner.page.setViewportSize({ width: 1280, height: 800 })
    await diner.opens()
    await diner.finds('button', 'Date Choose a date')
    expect([asked(), await diner.shows('Guests')]).to.deep.equal([2, '4'])
    await diner.choosesDay()
    await skipToDetails(diner)
    await isHigh()
    await diner.presses('Back')
    await fits()

    await diner.page.setViewportSize({ width: 320, height: 400 })
    await skipToDetails(diner)
    await diner.page.mouse.move(160, 200)
    await diner.page.mouse.wheel(0, 5_000)
    await diner.page.waitForFunction(
      (button) => button!.getBoundingClientRect().bottom <= innerHeight,
      await diner.gets('button', 'Continue').elementHandle(),
    )
    expect(await diner.page.evaluate(scrolled)).to.be.greaterThan(100)
    await diner.page.keyboard.press('Escape')
    await diner.isClosed()
    await diner.opens()
    expect(await diner.page.evaluate(scrolled)).to.equal(0)
  })

  if (isNight) {
    it("a scrollbar on the left, in right-to-left text, isn't the backdrop either", async () => {
      const diner = await visitPopup({
        page: popupWith(`brand: { locale: 'ar' }`),
        viewport: { width: 1280, height: 500 },
      })
      await diner.page.evaluate('handle.open()')
      const popup = diner.gets('dialog', 'Milano restaurants')
      await popup.waitFor()
      expect(await popup.evaluate((dialog) => dialog.clientLeft)).to.be.greaterThan(4)
      await diner.page.mouse.click(3, 250)
      await diner.settles()
      expect(await popup.isVisible()).to.equal(true)
      await diner.page.mouse.click(40, 250)
      await popup.waitFor({ state: 'hidden' })
    })
  }
})

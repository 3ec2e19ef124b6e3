import { expect } from 'chai'
import { endVisits, visit } from '../kit/diner'
import { popupPage } from '../kit/site'
import { isNight } from '../../kit/night'
import { status } from '../kit/api'
import { opener, popupWith, skipToDetails, visitPopup } from '../kit/visits'
import { monthOf, today } from '../kit/time'

describe('Browser: opening', () => {
  it('host.open: null is no restaurant, and an event of the page is none either, and is reported', async () => {
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

/** The container that the widget makes for the popup, which host pages style by its classes. */
const classes = `document.body.lastElementChild.className`
/** The scroll position of the popup's dialog. */
const scrolled = `document.body.lastElementChild.shadowRoot.querySelector('dialog').scrollTop`

const wide = { viewport: { width: 1280, height: 900 } }

const closings: Readonly<Record<string, (diner: PopupDiner) => Promise<unknown>>> = {
  cross: (diner) => diner.presses('Close'),
  backdrop: (diner) => diner.page.mouse.click(40, 400),
  Escape: (diner) => diner.page.keyboard.press('Escape'),
}

describe('Browser: a popup', () => {
  it("host.popup, host.open, name.popup: opens for the page's restaurant, and asks for nothing else", async () => {
    const diner = await visitPopup(wide)
    await diner.opens()
    expect(new Set(diner.api.requests.map(({ path }) => path))).to.deep.equal(
      new Set(['/api/venues/getbyid/cork']),
    )
  })

  for (const [way, closes] of Object.entries(closings))
    it(`popup.active, completion.trigger, name.close: the ${way} closes it and restores the focus`, async () => {
      const diner = await visitPopup(wide)
      expect(await diner.page.evaluate(classes)).not.to.include('active')
      await diner.opens()
      expect(await diner.page.evaluate(classes)).to.include('active')
      await closes(diner)
      await diner.isClosed()
      expect(await diner.page.evaluate(classes)).not.to.include('active')
      expect(await diner.page.evaluate('document.activeElement.textContent')).to.equal('Book at Cork')
    })

  it('closing.ways: Escape closes an open calendar, and not the popup behind it', async () => {
    const diner = await visitPopup(wide)
    await diner.opens()
    await diner.opensCalendar()
    await diner.finds('grid', monthOf(today))
    await diner.page.keyboard.press('Escape')
    await diner.misses('grid', monthOf(today))
    await diner.finds('dialog', 'Milano restaurants')
    expect(await diner.gets('button', /^Date/).evaluate((button) => button.matches(':focus'))).to.equal(true)
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

  if (isNight)
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

  it("closing.asks: if the question's file doesn't load, the browser asks", async () => {
    const diner = await visitPopup(wide)
    await diner.page.route(/tavola-leave/, (route) => route.abort())
    await diner.reachesDetails()
    await diner.fills('First Name', 'Anna')
    const closes = async (answer: 'accept' | 'dismiss') => {
      const question = diner.page.waitForEvent('dialog')
      await Promise.all([diner.presses('Close'), question.then((dialog) => dialog[answer]())])
      expect((await question).message()).to.equal('Leave without finishing?')
    }
    await closes('dismiss')
    expect(await diner.shows('First Name')).to.equal('Anna')
    await closes('accept')
    await diner.isClosed()
  })

  describe('that would lose typed details', () => {
    let diner: PopupDiner
    before(async () => {
      diner = await visitPopup({ ...wide, isLasting: true })
      await diner.reachesDetails()
      await diner.fills('First Name', 'Anna')
    })
    after(endVisits)
    const isKept = async () => expect(await diner.shows('First Name')).to.equal('Anna')

    for (const [way, closes] of Object.entries(closings))
      it(`closing.asks: asks before the ${way} closes it`, async () => {
        await closes(diner)
        await diner.presses('Stay here')
        await diner.misses('button', 'Stay here')
        await isKept()
      })

    it("closing.escape-twice: a second Escape, which a page can't prevent, loses nothing", async () => {
      for (let times = 0; times < 4; times++) await diner.page.keyboard.press('Escape')
      if (await diner.has('button', 'Stay here')) await diner.presses('Stay here')
      if (!(await diner.has('dialog', 'Milano restaurants'))) await diner.presses('Book at Cork')
      await isKept()
    })

    it('a rebuild during the question takes it away, and throws nothing', async () => {
      await diner.presses('Close')
      await diner.finds('button', 'Stay here')
      await diner.page.evaluate(`handle.update({ readOnlyLocation: true })`)
      await diner.misses('button', 'Stay here')
      await isKept()
      expect(diner.errors).to.deep.equal([])
    })

    it('host.handle: a page that closes it during the question stays usable', async () => {
      await diner.page.keyboard.press('Escape')
      await diner.finds('button', 'Leave')
      await diner.page.evaluate('handle.close()')
      await diner.isClosed()
      await diner.presses('Book at Cork')
      await diner.finds('button', /^Date/)
      await diner.misses('button', 'Leave')
      expect(diner.errors).to.deep.equal([])
    })
  })

  describe('and the height of its window', () => {
    let diner: PopupDiner
    before(async () => {
      diner = await visitPopup({
        page: popupWith(`venueId: 'cork', guests: 4, journey: 'Booking'`, opener),
        viewport: { width: 1280, height: 480 },
        isLasting: true,
      })
    })
    after(endVisits)
    const isHigh = () => diner.page.waitForFunction(`${classes}.includes('min-top')`)
    const fits = () => diner.page.waitForFunction(`!${classes}.includes('min-top')`)

    it('popup.min-top: its container has the class while it is taller than the window', async () => {
      await diner.opens()
      await isHigh()
      await diner.page.setViewportSize({ width: 1280, height: 2000 })
      await fits()
      await diner.page.setViewportSize({ width: 1280, height: 800 })
      await diner.choosesDay()
      await skipToDetails(diner)
      await isHigh()
      await diner.presses('Back')
      await fits()
    })

    it("closing.scrollbar: its scrollbar isn't the backdrop", async () => {
      await diner.page.setViewportSize({ width: 1280, height: 480 })
      await isHigh()
      await diner.page.mouse.click(1277, 250)
      await diner.settles()
      await diner.finds('dialog', 'Milano restaurants')
    })

    it('its bottom can be reached on a small phone', async () => {
      await diner.page.setViewportSize({ width: 320, height: 400 })
      await skipToDetails(diner)
      await diner.page.mouse.move(160, 200)
      await diner.page.mouse.wheel(0, 5_000)
      await diner.page.waitForFunction(
        (button) => button!.getBoundingClientRect().bottom <= innerHeight,
        await diner.gets('button', 'Continue').elementHandle(),
      )
      expect(await diner.page.evaluate(scrolled)).to.be.greaterThan(100)
    })

    it('host.open, host.options: the next opening begins at the top, with the options of init', async () => {
      await diner.page.keyboard.press('Escape')
      await diner.isClosed()
      await diner.opens()
      expect(await diner.page.evaluate(scrolled)).to.equal(0)
      expect(await diner.shows('Guests')).to.equal('4')
      expect(diner.api.sent('GET /api/venues/getbyid/*')).to.have.lengthOf(2)
    })
  })
})

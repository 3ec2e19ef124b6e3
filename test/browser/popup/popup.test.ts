import { expect } from 'chai'
import { endVisits, visit } from '../kit/diner'
import { popupPage } from '../kit/site'
import { byDay } from '../../kit/night'
import { status } from '../kit/api'
import { opener, popupWith, skipToDetails, visitPopup } from '../kit/visits'

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

/** What an opening says, and when it waits: test/host/widget/open-widget.test.ts. */
describe('Browser: a popup', () => {
  it('host.popup, name.popup, name.close, popup.active, completion.trigger: opens, and closes in each way', async () => {
    const diner = await visitPopup(wide)
    for (const [way, closes] of Object.entries(closings)) {
      await diner.opens()
      expect(await diner.page.evaluate(classes), way).to.include('active')
      await closes(diner)
      await diner.isClosed()
      expect(await diner.page.evaluate(classes), way).not.to.include('active')
      expect(await diner.page.evaluate('document.activeElement.textContent'), way).to.equal('Book at Cork')
    }
    const asked = new Set(diner.api.requests.map(({ path }) => path))
    expect([...asked]).to.deep.equal(['/api/venues/getbyid/cork'])
  })

  it('host.open: null is no restaurant, and is not reported', async () => {
    const diner = await visit({ page: popupPage })
    await diner.page.evaluate(`Tavola.open(null, 'Booking')`)
    await diner.finds('combobox', 'Location')
    await diner.misses('button', 'Booking')
    expect(diner.consoleLines).to.deep.equal([])
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

  // On the left in right-to-left text.
  for (const [locale, edge] of byDay(Object.entries({ en: 1277, ar: 3 }), ([locale]) => locale === 'en'))
    it(`closing.scrollbar: its scrollbar isn't the backdrop, in ${locale}`, async () => {
      const diner = await visitPopup({
        page: popupWith(`brand: { locale: '${locale}' }`),
        viewport: { width: 1280, height: 500 },
      })
      await diner.page.evaluate('handle.open()')
      const popup = diner.gets('dialog', 'Milano restaurants')
      await popup.waitFor()
      await diner.page.waitForFunction(`${classes}.includes('min-top')`)
      expect(
        await popup.evaluate((dialog: HTMLElement) => dialog.offsetWidth - dialog.clientWidth),
      ).to.be.above(4)
      await diner.page.mouse.click(edge, 250)
      await diner.settles()
      expect(await popup.isVisible()).to.equal(true)
      await diner.page.mouse.click(40, 250)
      await popup.waitFor({ state: 'hidden' })
    })

  it('closing.asks, closing.escape-twice: typed details are lost by no way, by further Escapes neither', async () => {
    const diner = await visitPopup(wide)
    await diner.reachesDetails()
    await diner.fills('First Name', 'Anna')
    const isKept = async () => expect(await diner.shows('First Name')).to.equal('Anna')
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
  })

  it('host.handle: a page that changes or closes it during the question stays usable', async () => {
    const diner = await visitPopup(wide)
    await diner.reachesDetails()
    await diner.fills('First Name', 'Anna')
    const asks = async () => {
      await diner.presses('Close')
      await diner.finds('button', 'Stay here')
    }
    await asks()
    await diner.page.evaluate(`handle.update({ readOnlyLocation: true })`)
    await diner.misses('button', 'Stay here')
    expect(await diner.shows('First Name')).to.equal('Anna')
    await asks()
    await diner.page.evaluate('handle.close()')
    await diner.isClosed()
    await diner.presses('Book at Cork')
    await diner.finds('button', /^Date/)
    await diner.misses('button', 'Leave')
    expect(diner.errors).to.deep.equal([])
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
    })

    it('host.open, host.options: a phone reaches its bottom, and the next opening begins at the top', async () => {
      await diner.page.setViewportSize({ width: 320, height: 400 })
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
      expect(await diner.shows('Guests')).to.equal('4')
    })
  })
})

import { expect } from 'chai'
import { decode } from '../kit/audit/png'
import type { Page } from 'playwright-core'
import { byDay } from '../../kit/night'
import { type Diner } from '../kit/diner'
import type { HostPage } from '../kit/site'
import { longPage, opener, popupWith, skipToComplete, visitPopup } from '../kit/visits'

/** The styles and the markup around the long page's story. */
const longWith =
  (css: string, before = ''): HostPage =>
  (api) =>
    longPage(api).replace('</head>', `<style>${css}</style></head>`).replace('<body>', `<body>${before}`)

/** The positions of the page's elements in the window. */
const boxes = (page: Page) =>
  page.$$eval('body > :not(:last-child), main *', (all) => [
    scrollY,
    ...all.map((element) => `${element.tagName} ${JSON.stringify(element.getBoundingClientRect())}`),
  ])

/** The page's styles that the popup could change for good. */
const look = `[document.documentElement, document.body].map((element) => [element.getAttribute('style'), element.className])
  .concat(document.adoptedStyleSheets.length, document.styleSheets.length)`
const isHeld = `[document.documentElement, document.body].some((element) => getComputedStyle(element).overflowY === 'hidden')`

/** The styles of each kind of page. */
const kinds = {
  plain: 'nav, aside { display: none }',
  'with fixed and sticky bars':
    'nav { position: fixed; inset: 0 0 auto auto } aside { position: sticky; top: 10px }',
  'whose body clips its width': 'body { overflow-x: hidden } aside { position: sticky; top: 0 }',
  'whose root scrolls': 'html { overflow-y: scroll; height: 100% } body { min-height: 100% }',
  'that keeps room for its scrollbar': 'html { scrollbar-gutter: stable }',
  'written from the right': 'html { direction: rtl }',
  'with rules of its own': 'html:not(#own#own) { overflow: auto !important }',
}

describe('Browser: the page behind the popup', () => {
  it('popup.page-behind: a page of any kind neither moves nor scrolls', async () => {
    const page = longWith('', '<nav>Menu</nav><aside>Offers</aside>')
    const diner = await visitPopup({ page, viewport: { width: 1000, height: 600 } })
    const style = diner.page.locator('style:last-of-type').first()
    for (const [name, css] of byDay(Object.entries(kinds), ([name]) => /bars|right/.test(name))) {
      await style.evaluate((element, css) => (element.textContent = css), css)
      await diner.gets('button', 'Book at Cork').scrollIntoViewIfNeeded()
      const before = await boxes(diner.page)
      const stays = async (when: string) =>
        expect(await boxes(diner.page), `${name}, ${when}`).to.deep.equal(before)
      await diner.opens()
      expect(await diner.page.evaluate(isHeld), name).to.equal(true)
      await stays('open')
      await triesToScroll(diner)
      await stays('scrolled')
      await diner.presses('Close')
      await diner.isClosed()
      await stays('closed')
    }
  })

  it('the veil covers the room of the scrollbar too', async () => {
    const page = longWith('body { margin: 0 60px; background: #fdf3d0 }')
    const diner = await visitPopup({ page, viewport: { width: 1000, height: 600 } })
    await diner.opens()
    const colourAt = async (x: number) => {
      const picture = await diner.page.screenshot({ clip: { x, y: 300, width: 1, height: 1 } })
      return [...decode(picture).data.slice(0, 3)].map(Number)
    }
    const [edge, beside] = [await colourAt(996), await colourAt(20)]
    edge.forEach((part, index) => expect(part).to.be.closeTo(beside[index]!, 2))
    expect(beside[0]).to.be.below(0xf0)
  })

  it("popup.page-behind: on a phone the page doesn't scroll either, whatever the gesture", async () => {
    const diner = await visitPopup({
      page: longPage,
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      isMobile: true,
    })
    await diner.gets('button', 'Book at Cork').scrollIntoViewIfNeeded()
    const before = await boxes(diner.page)
    await diner.opens()
    const session = await diner.page.context().newCDPSession(diner.page)
    for (const yDistance of [-1_000, 2_000])
      await session.send('Input.synthesizeScrollGesture', { x: 180, y: 300, yDistance, speed: 8_000 })
    expect(await boxes(diner.page)).to.deep.equal(before)
  })

  it('popup.two: of two popups the last one to close releases the page, whose own styles stay', async () => {
    const diner = await visitPopup({ page: longPage })
    const held = () => diner.page.evaluate(isHeld)
    await diner.page.evaluate(`{
      document.body.style.cssText = 'overflow-y: scroll; color: red'
      document.adoptedStyleSheets = [new CSSStyleSheet()]
    }`)
    const before = await diner.page.evaluate(look)
    await diner.opens()
    await diner.page.evaluate(
      `other = Tavola.init({ baseUrl: '${diner.api.origin}', brand: { title: 'Napoli' } }), other.open()`,
    )
    await diner.finds('dialog', 'Napoli')
    await diner.page.evaluate('handle.close()')
    await diner.isClosed()
    expect(await held()).to.equal(true)
    await diner.page.evaluate('other.close()')
    await diner.misses('dialog', 'Napoli')
    expect(await held()).to.equal(false)
    expect(await diner.page.evaluate(look)).to.deep.equal(before)
  })

  it('a page that replaces its body can be used, and opens the popup again', async () => {
    const diner = await visitPopup({ page: longPage })
    const before = await diner.page.evaluate(look)
    await diner.opens()
    await diner.page.evaluate(`{
      const next = document.body.cloneNode(true)
      next.lastElementChild.remove()
      document.body.replaceWith(next)
    }`)
    await diner.isClosed()
    await diner.settles()
    expect(await diner.page.evaluate(look)).to.deep.equal(before)
    await diner.opens()
  })
})

/** As people try: with the wheel, with the keys, and where the page's scrollbar was. */
async function triesToScroll({ page, settles }: Diner) {
  for (const x of [500, 30]) {
    await page.mouse.move(x, 300)
    for (const distance of [4_000, -8_000]) await page.mouse.wheel(0, distance)
  }
  for (const key of ['PageDown', 'End', 'Home', 'PageUp']) await page.keyboard.press(key)
  await page.mouse.move(992, 300)
  await page.mouse.down()
  await page.mouse.move(992, 500, { steps: 5 })
  await page.mouse.up()
  await settles()
}

/** Its own layers, as high as a page can put them. */
const layered: HostPage = (api) =>
  popupWith(
    '',
    `
    <nav style="position: fixed; inset: 0; z-index: 2147483647; background: gold">Menu</nav>
    <dialog id="offers">${opener}</dialog><div id="chat" popover="manual" style="inset: 0">Chat</div>`,
  )(api)

describe('Browser: the popup over the page', () => {
  it("popup.on-top: is above the page's own dialog, popover and highest layer, and restores the focus", async () => {
    const diner = await visitPopup({ page: layered })
    await diner.page.evaluate(`chat.showPopover(); offers.showModal()`)
    await diner.opens()
    const top = await diner.page.evaluate(
      `[[20, 20], [640, 100], [640, 600]].map(([x, y]) => document.elementFromPoint(x, y) === document.querySelector('.tavola'))`,
    )
    expect(top).to.deep.equal([true, true, true])
    await diner.presses('Close')
    await diner.isClosed()
    expect(
      await diner.page.evaluate(
        `[offers.open, chat.matches(':popover-open'), document.activeElement.textContent]`,
      ),
    ).to.deep.equal([true, true, 'Book at Cork'])
  })

  it('an opener that the page renders again gets the focus, and a removed one scrolls nothing', async () => {
    const diner = await visitPopup({
      page: (api) => longPage(api).replace('<button', '<button id="again"'),
    })
    await diner.gets('button', 'Book at Cork').scrollIntoViewIfNeeded()
    const scrolled = await diner.page.evaluate('scrollY')
    const closes = async () => {
      await diner.presses('Close')
      await diner.isClosed()
      expect(await diner.page.evaluate('scrollY'))
        .to.equal(scrolled)
        .and.be.above(100)
    }
    await diner.opens()
    await diner.page.evaluate('again.replaceWith(again.cloneNode(true))')
    await closes()
    expect(await diner.page.evaluate('document.activeElement.id')).to.equal('again')
    await diner.opens()
    await diner.page.evaluate('again.remove()')
    await closes()
    expect(await diner.page.evaluate('document.activeElement === document.body')).to.equal(true)
  })
})

const small = { viewport: { width: 320, height: 480 }, hasTouch: true, isMobile: true }

/** The lower half of the window, which the browser says is covered. */
const cover = (page: Page) =>
  page.evaluate(`
    Object.defineProperty(visualViewport, 'height', { value: 240, configurable: true })
    visualViewport.dispatchEvent(new Event('resize'))`)

const uncover = (page: Page) =>
  page.evaluate(`delete visualViewport.height, visualViewport.dispatchEvent(new Event('resize'))`)

describe("Browser: the popup and a phone's keyboard", () => {
  for (const does of byDay(['covers the window', 'makes it smaller'] as const, (does) => /covers/.test(does)))
    it(`popup.keyboard: field and "Complete Booking" can be reached as the keyboard ${does}`, async () => {
      const diner = await visitPopup(small)
      const [opens, closes] = /covers/.test(does)
        ? [() => cover(diner.page), () => uncover(diner.page)]
        : [240, 480].map((height) => () => diner.page.setViewportSize({ width: 320, height }))
      /** Waits until it ends in the upper half of the window, which is what a keyboard leaves, and begins below this. */
      const isInSight = (role: 'textbox' | 'button', name: string, from: number) =>
        diner.until(async () => {
          const box = await diner.gets(role, name).boundingBox()
          return box!.y >= from && box!.y + box!.height <= 240
        }, name)
      await diner.reachesDetails()
      await diner.gets('textbox', 'Telephone Number').tap()
      await opens!()
      await isInSight('textbox', 'Telephone Number', 0)
      await closes!()
      await skipToComplete(diner)
      await opens!()
      await diner.page.mouse.move(160, 120)
      await diner.page.mouse.wheel(0, 10_000)
      await isInSight('button', 'Complete Booking', -1_000)
    })

  it("its space disappears with the keyboard, and zooming isn't mistaken for a keyboard", async () => {
    const diner = await visitPopup(small)
    await diner.opens()
    const covered = () =>
      diner.gets('dialog', 'Milano restaurants').evaluate((dialog) => getComputedStyle(dialog).paddingBottom)
    await cover(diner.page)
    expect(await covered()).to.equal('240px')
    await diner.page.evaluate(
      `Object.defineProperty(visualViewport, 'scale', { value: 2, configurable: true })`,
    )
    await cover(diner.page)
    expect(await covered()).to.equal('0px')
    await diner.page.evaluate('delete visualViewport.scale')
    await uncover(diner.page)
    expect(await covered()).to.equal('0px')
  })
})

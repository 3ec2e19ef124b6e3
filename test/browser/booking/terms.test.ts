import { expect } from 'chai'
import { findings } from '../kit/accessibility-tree'
import { visit, type Diner, type Visit } from '../kit/diner'
import { misfits, forgetsShifts, shifts, watchShifts } from '../kit/layout'
import { heldFile } from '../kit/api'
import { atTimes, initWith, page, type HostPage } from '../kit/site'
import { skipToDetails } from '../kit/visits'
import { describeInEachFont } from '../kit/fonts'

const brand = `brand: { plugins: ['start', 'booking', 'terms'], journeys: ['Booking'],
  title: 'Milano restaurants', links: { terms: '/terms', privacy: '/privacy' } }`
const story = '<p>A long story.</p>'.repeat(40)

/** In the middle of a page that scrolls. */
const inTheMiddle: HostPage = (api) =>
  initWith(`${atTimes}, ${brand}, preload: 'now'`)(api).replace('<div id="book">', `${story}<div id="book">`)

const popup: HostPage = (api) =>
  page({
    body: `${story}<button type="button" onclick="Tavola.open('cork')">Book at Cork</button>${story}
      <script src="/tavola.js"></script>
      <script>handle = Tavola.init({ baseUrl: '${api}', ${atTimes}, ${brand} })</script>`,
  })

const link = 'terms and conditions'
const title = 'Terms and conditions'

async function visitInline(options: Visit = {}) {
  const diner = await visit({ page: inTheMiddle, ...options })
  await skipToDetails(diner)
  return diner
}

async function visitPopup(options: Visit = {}) {
  const diner = await visit({ page: popup, ...options })
  await diner.presses('Book at Cork')
  await skipToDetails(diner)
  return diner
}

async function opens(diner: Diner) {
  await diner.presses(link)
  await diner.finds('button', 'Bookings')
  await diner.finds('text', 'You can book a table for 1 to 14 people.')
}

/** How far the page and the popup are scrolled. */
const scrolled = ({ page }: Diner) =>
  page.evaluate(() => {
    const host = document.querySelector('#book > div') ?? document.body.lastElementChild!
    return [scrollY, host.shadowRoot!.querySelector('dialog.popup')?.scrollTop]
  })

const narrow = { viewport: { width: 360, height: 640 } }

const closings: Readonly<Record<string, (diner: Diner) => Promise<unknown>>> = {
  'the cross': (diner) => diner.gets('dialog', title).getByRole('button', { name: 'Close' }).click(),
  'the backdrop': (diner) => diner.page.mouse.click(20, 20),
  Escape: (diner) => diner.page.keyboard.press('Escape'),
}

/** Opens them and closes them again in each way: nothing else is changed. */
async function closesInEachWay(diner: Diner) {
  await diner.fills('First Name', 'Anna')
  const control = diner.gets('button', link)
  await control.scrollIntoViewIfNeeded()
  const before = await scrolled(diner)
  for (const [way, closes] of Object.entries(closings)) {
    await opens(diner)
    expect(await scrolled(diner), way).to.deep.equal(before)
    await closes(diner)
    await diner.misses('dialog', title)
    await control.and(diner.page.locator(':focus')).waitFor()
    expect(await scrolled(diner), way).to.deep.equal(before)
    expect(await diner.gets('textbox', 'First Name').inputValue(), way).to.equal('Anna')
    expect(await diner.gets('checkbox', /terms and conditions/).isChecked(), way).to.equal(false)
    await diner.misses('button', 'Stay here')
  }
}

describeInEachFont('Browser: the terms', () => {
  it('WCAG 2.1.1, 2.4.3: by keyboard, Enter opens it, its heading has the focus, and Tab stays in it', async () => {
    const diner = await visitInline(narrow)
    await diner.gets('button', link).focus()
    await diner.page.keyboard.press('Enter')
    await diner.gets('heading', title).and(diner.page.locator(':focus')).waitFor()
    await diner.finds('button', 'Bookings')
    for (let presses = 0; presses < 10; presses++) {
      await diner.page.keyboard.press('Tab')
      const focused = await diner.page.evaluate(
        () => document.querySelector('#book > div')!.shadowRoot!.activeElement?.closest('dialog')?.className,
      )
      expect(focused).to.be.oneOf(['terms', undefined])
    }
  })

  it('page.fits: fits in a low window, and its sections open in place, at 320, 360 and 1280 px', async () => {
    const diner = await visitInline(narrow)
    await opens(diner)
    for (const width of [320, 360, 1280]) await fitsAt(diner, width)
  })

  it('terms.closes: in the popup, the cross, the backdrop and Escape change nothing else', async () => {
    const diner = await visitPopup(narrow)
    await closesInEachWay(diner)
  })

  it('access.axe: axe finds nothing in it, and the next Escape goes to the popup', async () => {
    const diner = await visitPopup(narrow)
    await opens(diner)
    expect(await findings(diner.page)).to.deep.equal([])
    await diner.page.keyboard.press('Escape')
    await diner.misses('dialog', title)
    await diner.finds('dialog', 'Milano restaurants')
    await diner.page.keyboard.press('Escape')
    await diner.misses('dialog', 'Milano restaurants')
  })

  it('page.no-shift: a dialog whose file is late becomes a plain link, in the same room', async () => {
    const dialogFile = heldFile(/terms-dialog/)
    const diner = await visitInline({
      viewport: { width: 360, height: 1600 },
      prepare: async (page) => {
        await watchShifts(page, { forgives: false })
        await dialogFile.prepare(page)
      },
    })
    /** The height of the sentence at each width. */
    const heights = () =>
      diner.page.locator('label.check').evaluate((label: HTMLElement) => {
        const { style } = document.querySelector<HTMLElement>('#book')!
        const all = Array.from({ length: 30 }, (_, index) => 240 + 8 * index).map((width) => {
          style.width = `${width}px`
          return `${width}: ${label.offsetWidth} by ${label.offsetHeight}`
        })
        style.width = ''
        return all
      })
    const button = await diner.finds('button', link)
    const before = await heights()
    expect(new Set(before.map((one) => one.split(' by ')[1])).size, 'the sentence wraps').to.be.above(1)
    await forgetsShifts(diner)
    const asked = diner.page.waitForRequest(/terms-dialog/)
    await button.hover()
    await asked
    await diner.presses(link)
    await diner.page.getByRole('status').getByText('Loading the terms…').waitFor()
    expect(await button.getAttribute('aria-busy')).to.equal('true')
    await diner.waits(10_000)
    await diner.finds('link', link)
    expect(await shifts(diner)).to.deep.equal([])
    expect(await heights()).to.deep.equal(before)
    expect(await diner.gets('link', link).getAttribute('href')).to.equal(`${diner.site.origin}/terms`)
    expect(await diner.gets('link', link).getAttribute('target')).to.equal('_blank')
    const arrives = diner.page.waitForResponse(/terms-dialog/)
    dialogFile.release()
    await arrives
    await diner.settles()
    expect(await diner.page.getByRole('dialog').count(), 'it came too late').to.equal(0)
  })
})

/** The open dialog in a low window. */
async function fitsAt(diner: Diner, width: number) {
  await diner.page.setViewportSize({ width, height: 480 })
  await diner.settles()
  const dialog = await diner.gets('dialog', title).boundingBox()
  expect(dialog!.y, `${width} px`).to.be.at.least(0)
  expect(dialog!.y + dialog!.height, `${width} px`).to.be.at.most(480)
  expect(await misfits(diner.page), `${width} px`).to.deep.equal([])
  const button = await diner.gets('button', 'Bookings').boundingBox()
  await diner.presses('Bookings')
  expect(await diner.gets('button', 'Bookings').boundingBox(), `${width} px`).to.deep.equal(button)
  await diner.presses('Bookings')
}

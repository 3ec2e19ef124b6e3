import { expect } from 'chai'
import { visit, type Diner, type Visit } from '../kit/diner'
import { describeInEachFont } from '../kit/fonts'
import { misfits } from '../kit/layout'
import { atTimes, initWith, type HostPage } from '../kit/site'
import { opener, popupWith, skipToDetails } from '../kit/visits'

const options = `${atTimes}, brand: { plugins: ['start', 'booking', 'terms'], journeys: ['Booking'],
  title: 'Milano restaurants', links: { terms: '/terms', privacy: '/privacy' } }`
const story = '<p>A long story.</p>'.repeat(40)

/** In the middle of a page that scrolls. */
const inTheMiddle: HostPage = (api) =>
  initWith(`${options}, preload: 'now'`)(api).replace('<div id="book">', `${story}<div id="book">`)

const link = 'terms and conditions'
const title = 'Terms and conditions'

async function visitInline(options: Visit) {
  const diner = await visit({ page: inTheMiddle, ...options })
  await skipToDetails(diner)
  return diner
}

async function opens(diner: Diner) {
  await diner.presses(link)
  await diner.finds('button', 'Bookings')
  await diner.finds('text', 'You can book a table for 1 to 14 people.')
}

const narrow = { viewport: { width: 360, height: 640 } }

const closings: Readonly<Record<string, (diner: Diner) => Promise<unknown>>> = {
  'the cross': (diner) => diner.gets('dialog', title).getByRole('button', { name: 'Close' }).click(),
  'the backdrop': (diner) => diner.page.mouse.click(20, 20),
  Escape: (diner) => diner.page.keyboard.press('Escape'),
}

/** What they are, and what closes them without a browser: test/plugins/terms. */
describeInEachFont('Browser: the terms', () => {
  it('terms.closes: in the popup, the cross, the backdrop and Escape change nothing else', async () => {
    const diner = await visit({ page: popupWith(options, `${story}${opener}${story}`), ...narrow })
    await diner.presses('Book at Cork')
    await skipToDetails(diner)
    await diner.fills('First Name', 'Anna')
    const control = diner.gets('button', link)
    await control.scrollIntoViewIfNeeded()
    /** How far the page and the popup are scrolled. */
    const scrolled = () =>
      diner.page.evaluate(
        `[scrollY, document.body.lastElementChild.shadowRoot.querySelector('dialog.popup').scrollTop]`,
      )
    const before = await scrolled()
    for (const [way, closes] of Object.entries(closings)) {
      await opens(diner)
      expect(await scrolled(), way).to.deep.equal(before)
      await closes(diner)
      await diner.misses('dialog', title)
      await control.and(diner.page.locator(':focus')).waitFor()
      expect(await scrolled(), way).to.deep.equal(before)
      expect(await diner.gets('textbox', 'First Name').inputValue(), way).to.equal('Anna')
      await diner.misses('button', 'Stay here')
    }
  })

  it('page.fits: fits in a low window, and its sections open in place, at 320, 360 and 1280 px', async () => {
    const diner = await visitInline(narrow)
    await opens(diner)
    const boxOf = async (role: string, name: string) => (await diner.gets(role, name).boundingBox())!
    for (const width of [320, 360, 1280]) {
      await diner.page.setViewportSize({ width, height: 480 })
      await diner.settles()
      const { y, height } = await boxOf('dialog', title)
      expect([y >= 0, y + height <= 480], `${width} px`).to.deep.equal([true, true])
      expect(await misfits(diner.page), `${width} px`).to.deep.equal([])
      const button = await boxOf('button', 'Bookings')
      await diner.presses('Bookings')
      expect(await boxOf('button', 'Bookings'), `${width} px`).to.deep.equal(button)
      await diner.presses('Bookings')
    }
  })
})

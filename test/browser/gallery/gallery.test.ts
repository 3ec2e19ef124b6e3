import { expect } from 'chai'
import arabic from '../../../plugins/start/languages/ar'
import { messages } from '../../../plugins/start/model'
import { prepare, reach, serve } from '../../../tools/gallery/photograph'
import { everyPicture } from '../../../tools/gallery/pictures'
import { isNight } from '../../kit/night'
import { findings } from '../kit/accessibility-tree'
import { browser } from '../kit/browser'
import { dist } from '../kit/site'

describe('Browser: the gallery', () => {
  let site: Awaited<ReturnType<typeof serve>>
  before(async () => (site = await serve(dist)))
  after(() => site.close())

  if (isNight)
    it('axe finds nothing on it, and it shows a brand at a width, in English, Italian and Arabic, set by its controls and by its address', async () => {
      const page = await galleryOf('empty', 'before-typing')
      await page.goto(`${site.origin}/gallery.html?brand=notte&width=1280&language=ar`)
      await page.getByText('pictures of Notte, 1280 pixels wide.').waitFor()
      const first = page.frameLocator('main iframe').first()
      await first.locator('html[data-picture="there"]').waitFor({ state: 'attached' })
      expect(await page.evaluate('scrollY')).to.equal(0)
      expect(await page.getByRole('heading', { level: 2 }).allTextContents()).to.deep.equal(['Book a table'])
      expect(await findings(page)).to.deep.equal([])
      await page.locator('main iframe[title="Before a letter is typed"]').scrollIntoViewIfNeeded()
      const heading = page.frameLocator('main iframe[title="Before a letter is typed"]').getByRole('heading')
      await heading.getByText(arabic.title).waitFor()
      await page.getByRole('combobox', { name: 'Language' }).selectOption('English')
      await heading.getByText(messages.title).waitFor()
      expect(page.url()).to.include('language=en')
      await page.getByRole('radio', { name: /Milano/ }).check()
      await page.getByRole('combobox', { name: 'Journey' }).selectOption('Kids’ party')
      await page.getByText(/^\d+ pictures of Milano, 1280 pixels wide\.$/).waitFor()
      expect(page.url()).to.include('brand=milano').and.include('journey=KidsPartyEnquiry')
      await page.close()
    })

  it('the picture of a request that is never answered stays as it is', async () => {
    const page = await (await browser()).newPage()
    await prepare(page)
    const waiting = everyPicture(1280, ['milano']).find(({ picture }) => picture.id === 'checking')!
    expect(await reach(page, site.origin, waiting)).to.deep.equal([])
    await page.clock.runFor(60_000)
    await page.clock.runFor(1_000)
    await page.getByText('Checking Availability...').last().waitFor()
    expect(await page.getByRole('alert').count()).to.equal(0)
    await page.close()
  })

  if (isNight)
    it('leads to each picture alone, and takes no focus for it', async () => {
      const page = await galleryOf('empty', 'popup', 'terms')
      await page.goto(`${site.origin}/gallery.html`)
      for (const title of ['Find your table', 'As a popup', 'The terms']) {
        const link = page.getByRole('link', { name: `Open alone: ${title}` })
        await link.focus()
        const there = page.frameLocator(`main iframe[title="${title}"]`).locator('html[data-picture="there"]')
        await there.waitFor({ state: 'attached' })
        expect(await page.evaluate('document.activeElement.textContent'), title).to.equal('Open alone')
      }
      await page.keyboard.press('Enter')
      await page.getByRole('dialog', { name: 'Terms and conditions' }).waitFor()
      await page.close()
    })
})

/** A page for the gallery, with these pictures alone, as each is a whole widget: they stand for all of them. */
async function galleryOf(...ids: readonly string[]) {
  const page = await (await browser()).newPage({ reducedMotion: 'reduce' })
  const others = new RegExp(`picture=(?!(${ids.join('|')})(&|$))`)
  await page.route(others, (route) => route.fulfill({ contentType: 'text/html', body: there }))
  return page
}

/** A page that says of itself that its picture is there. */
const there = `<html data-picture="there"><script>parent.postMessage({ picture: 'there', height: 9 }, '*')</script></html>`

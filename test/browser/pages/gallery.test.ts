import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { prepare, reach, serve } from '../../../tools/gallery/photograph'
import { everyPicture } from '../../../tools/gallery/pictures'
import { isNight, byDay } from '../../kit/night'
import { examinePage, openForExamination } from '../kit/audit/examine-page'
import { browser } from '../kit/browser'
import { dist, atTimes, page } from '../kit/site'
import { scenes } from '../../../src/scenes'
import { visit } from '../kit/diner'
import { skipToComplete } from '../kit/visits'
import { now } from '../kit/time'

describe('Browser: the gallery', () => {
  let site: Awaited<ReturnType<typeof serve>>
  before(async () => (site = await serve(dist)))
  after(() => site.close())

  if (isNight)
    it('shows a brand at a width, chosen by its controls or by its address', async () => {
      const page = await galleryOf('empty')
      await page.goto(`${site.origin}/gallery.html?brand=notte&width=1280`)
      await page.getByText('pictures, 1280 pixels wide.').waitFor()
      await page
        .frameLocator('main iframe')
        .first()
        .locator('html[data-picture="there"]')
        .waitFor({ state: 'attached' })
      expect(await page.evaluate('scrollY')).to.equal(0)
      expect(await page.getByRole('heading', { level: 2 }).allTextContents()).to.deep.equal(['Book a table'])
      await page.getByRole('combobox', { name: 'Brand' }).selectOption('Milano')
      await page.getByRole('combobox', { name: 'Journey' }).selectOption('Kids’ party')
      await page.getByText(/^Milano: .* \d+ pictures, 1280 pixels wide\.$/).waitFor()
      expect(page.url()).to.include('brand=milano').and.include('journey=KidsPartyEnquiry')
      await page.close()
    })

  for (const colorScheme of byDay(['light', 'dark'] as const, (scheme) => scheme === 'dark'))
    it(`EN 301 549, 12.1.2: it passes the examinations of the widget, ${colorScheme}`, async () => {
      const page = await openForExamination(await browser(), colorScheme)
      await page.route(/picture=/, (route) => route.fulfill({ contentType: 'text/html', body: there }))
      await page.goto(`${site.origin}/gallery.html`)
      expect(await examinePage(page)).to.deep.equal([])
      await page.context().close()
    })

  it('the picture of a request that is never answered stays as it is', async () => {
    const page = await (await browser()).newPage()
    await prepare(page, now)
    const waiting = everyPicture(1280, ['milano']).find(({ picture }) => picture.id === 'checking')!
    expect(await reach(page, site.origin, waiting)).to.deep.equal([])
    await page.clock.runFor(60_000)
    await page.clock.runFor(1_000)
    await page.locator('.action-words').getByText('Checking Availability...').last().waitFor()
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
  await page.clock.install({ time: now })
  const others = new RegExp(`picture=(?!(${ids.join('|')})(&|$))`)
  await page.route(others, (route) => route.fulfill({ contentType: 'text/html', body: there }))
  return page
}

/** A page that says of itself that its picture is there. */
const there = `<html data-picture="there"><script>parent.postMessage({ picture: 'there', height: 9 }, '*')</script></html>`

const scripts = {
  'before the widget': '<script src="/tavola-scenes.js"></script><script async src="/tavola.js"></script>',
  'after the widget': '<script src="/tavola.js"></script><script src="/tavola-scenes.js"></script>',
}

/** The contract's snippet, and a widget over a scene. */
const hostPage =
  (tags: string, scene: string, options = '') =>
  () =>
    page({
      body: `<div id="book"></div>${tags}
      <script>
        window.Tavola = window.Tavola || { q: [], init() { this.q.push(['init', arguments]) } }
        Tavola.init({
          baseUrl: 'https://nowhere.example',
          container: document.querySelector('#book'),
          fetch: Tavola.scenes.scene('${scene}'),
          ${options}
        })
      </script>`,
    })

describe('Browser: scenes by script tag', () => {
  const comes = (tags: string, scene: string, options = '') => visit({ page: hostPage(tags, scene, options) })

  for (const [order, tags] of byDay(Object.entries(scripts), ([order]) => order === 'before the widget')) {
    it(`loaded ${order}, they make a booking possible without any server`, async () => {
      const diner = await comes(tags, 'a free evening', atTimes)
      await skipToComplete(diner)
      await diner.completes()
      await diner.finds('text', 'MB-1234')
      expect([diner.api.requests, diner.failed, diner.errors]).to.deep.equal([[], [], []])
      const listed = await diner.page.evaluate<number>('Tavola.scenes.scenes.length')
      expect(listed).to.equal(scenes.length)
    })
  }

  // By day jsdom has them: test/scenes/leads.test.tsx.
  if (isNight) {
    it('"five thousand venues": the list shows the best fifty, and says so', async () => {
      const diner = await comes(scripts['after the widget'], 'five thousand venues')
      await diner.searches()
      await diner.finds('text', /^Showing 50 of .* restaurants\. Type more/)
      expect(await diner.page.getByRole('listbox').getByRole('option').count()).to.equal(50)
      expect(diner.errors).to.deep.equal([])
    })

    it('"hostile texts": their markup has no effect', async () => {
      const diner = await comes(scripts['after the widget'], 'hostile texts')
      await diner.searches()
      await diner.clicks('option', /Milano Cork/)
      await diner.choosesJourney()
      expect(await diner.page.title()).to.equal('Trattoria')
      expect(diner.errors).to.deep.equal([])
    })
  }

  it('only the file of the test mode contains any part of a scene', () => {
    const texts = [
      ...scenes.map(({ description }) => description),
      'Milano Kinsale',
      '/venues/searchnearby/*',
    ]
    const files = readdirSync(dist)
      .filter((name) => name.endsWith('.js') && !/^tavola-(scenes(-\w+)?|adapter)\.js$/.test(name))
      .map((name) => ({ name, source: readFileSync(join(dist, name), 'utf8') }))
    expect(files.map(({ name }) => name)).to.include('tavola.js')
    // The files are in ASCII.
    const written = texts.map((text) =>
      text.replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
    )
    const found = files.filter(({ source }) => written.some((text) => source.includes(text)))
    expect(found.map(({ name }) => name)).to.deep.equal([])
    const own = readFileSync(join(dist, 'tavola-scenes.js'), 'utf8')
    expect(written.filter((text) => !own.includes(text))).to.deep.equal([])
  })
})

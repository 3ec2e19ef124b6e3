import { existsSync } from 'node:fs'
import { expect } from 'chai'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { serve } from '../../../tools/gallery/photograph'
import { byDay } from '../../kit/night'
import { examinePage, openForExamination } from '../kit/audit/examine-page'
import { browser } from '../kit/browser'
import { dist } from '../kit/site'
import { now } from '../kit/time'

let site: Awaited<ReturnType<typeof serve>>
let page: Page

async function opens(path: string, options: BrowserContextOptions = {}) {
  page = await (await browser()).newPage({ viewport: { width: 1280, height: 1400 }, ...options })
  await page.clock.install({ time: now })
  await page.goto(site.origin + path)
}

/** A page that says of itself that its picture is there. */
const there = `<html lang="en" data-picture="there"><title>The widget</title>
  <script>parent.postMessage({ picture: 'there', height: 9 }, '*')</script></html>`

/** A text with samples, and tables; and the pages with a widget in a frame, which is examined on the pictures of the gallery. */
const examined = [
  ['/docs/embed.html', 'light'],
  ['/docs/plugins/recipes/details-question.html', 'dark'],
  ['/docs/reference/plugins.html', 'light'],
  ...['/docs/playground.html', '/gallery.html'].flatMap((path) =>
    (['light', 'dark'] as const).map((scheme) => [path, scheme] as const),
  ),
] as const

describe('Browser: the docs, their playground and the gallery', () => {
  before(async () => {
    expect(existsSync('docs/.site/index.html'), '`npm run docs` writes the site').to.be.true
    site = await serve(dist)
  })
  afterEach(() => page.context().close())
  after(() => site.close())

  it('the search finds the text of a page, under the policy of the server, and opens by its button alone', async () => {
    await opens('/docs/')
    const wrong: string[] = []
    page.on('pageerror', (error) => wrong.push(String(error)))
    page.on('console', (line) => void (line.type() === 'error' && wrong.push(line.text())))
    await page.reload()
    await page.getByRole('button', { name: 'Search' }).focus()
    await page.keyboard.type('/s?k')
    expect(await page.getByRole('searchbox').isVisible()).to.equal(false)
    await page.getByRole('button', { name: 'Search' }).click()
    for (const [text, title] of [
      ['idempotency', 'Lost responses'],
      ['clickjacking', 'Security'],
    ] as const) {
      await page.getByRole('searchbox').fill(text)
      await page.locator('pagefind-modal a', { hasText: title }).first().waitFor()
    }
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/docs\/.+/)
    expect(wrong).to.deep.equal([])
  })

  it('on a phone the list of pages opens and its links work, without scripts too', async () => {
    await opens('/docs/', { viewport: { width: 360, height: 740 }, javaScriptEnabled: false })
    await page.getByRole('button', { name: 'All pages' }).click()
    await page.getByRole('navigation', { name: 'All pages' }).getByRole('link', { name: 'Start' }).click()
    await page.getByRole('heading', { name: 'Start', level: 1 }).waitFor()
  })

  for (const [path, colorScheme] of byDay(examined, ([, colorScheme]) => colorScheme === 'dark'))
    it(`EN 301 549, 12.1.2: ${path} passes the examinations in ${colorScheme}`, async () => {
      page = await openForExamination(await browser(), colorScheme)
      await page.route(/preview\.html|picture=/, (route) =>
        route.fulfill({ contentType: 'text/html', body: there }),
      )
      await page.goto(site.origin + path)
      if (/playground/.test(path)) await page.getByRole('textbox', { name: 'Brand config, JSON' }).waitFor()
      expect(await examinePage(page)).to.deep.equal([])
    })

  const widget = () => page.frameLocator('iframe[title="The widget"]')
  const problems = () => page.getByRole('log', { name: 'Problems' })

  // Its link, and what it copies: test/playground.
  it('a colour picked in the playground shows at once; contrast and wrong keys are reported', async () => {
    await opens('/docs/playground.html')
    await widget().getByRole('combobox', { name: 'Location' }).fill('cork')
    await widget().getByRole('option', { name: /Cork/ }).first().click()
    await page.getByLabel('accent, colour picker', { exact: true }).fill('#ffee00')
    const onAccent = page.getByRole('listitem').filter({ has: page.getByLabel('on-accent', { exact: true }) })
    await onAccent.getByText('1.15 : 1 on accent, needs 4.5 : 1').waitFor()
    await onAccent.getByText('The widget shows #504e4c instead').waitFor()
    await problems().getByText('"--tavola-on-accent" is #504e4c instead').waitFor()
    expect(await widget().getByRole('combobox', { name: 'Location' }).inputValue()).to.equal('Milano Cork')
    await page.getByRole('textbox', { name: 'Brand config, JSON' }).click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText('{"titel": "Osteria"}')
    await problems().getByText('Property titel is not allowed').waitFor()
    await problems().getByText('Did you mean "title"?').waitFor()
  })
})

import { existsSync } from 'node:fs'
import { expect } from 'chai'
import type { BrowserContext, Page } from 'playwright-core'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { serve } from '../../../tools/gallery/photograph'
import { byDay, isNight } from '../../kit/night'
import { examinePage, openForExamination } from '../kit/audit/examine-page'
import { browser } from '../kit/browser'
import { startServer, type Server } from '../kit/site'
import { now } from '../kit/time'

/** A text with samples, and tables. */
const kinds = [
  { path: 'embed.html', colorScheme: 'light' },
  { path: 'plugins/recipes/details-question.html', colorScheme: 'dark' },
  { path: 'reference/plugins.html', colorScheme: 'light' },
] as const

describe('Browser: the site of the docs', () => {
  let site: Awaited<ReturnType<typeof serve>>
  let context: BrowserContext

  before(async () => {
    expect(existsSync('docs/.site/index.html'), '`npm run docs` writes the site').to.be.true
    site = await serve()
  })
  afterEach(() => context.close())
  after(() => site.close())

  it('the search finds the text of a page, under the policy of the server, and opens by its button alone', async () => {
    context = await (await browser()).newContext({ viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    const wrong: string[] = []
    page.on('pageerror', (error) => wrong.push(String(error)))
    page.on('console', (line) => void (line.type() === 'error' && wrong.push(line.text())))
    await page.goto(`${site.origin}/docs/`)
    await page.getByRole('button', { name: 'Search' }).focus()
    await page.keyboard.type('/s?k')
    expect(await page.getByRole('searchbox').isVisible()).to.equal(false)
    await page.getByRole('button', { name: 'Search' }).click()
    for (const [text, title] of [
      ['idempotency', 'Lost responses'],
      ['sessionStorage', 'What is stored'],
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
    context = await (
      await browser()
    ).newContext({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${site.origin}/docs/`)
    await page.getByRole('button', { name: 'All pages' }).click()
    await page.getByRole('navigation', { name: 'All pages' }).getByRole('link', { name: 'Start' }).click()
    await page.getByRole('heading', { name: 'Start', level: 1 }).waitFor()
  })

  for (const { path, colorScheme } of byDay(kinds, ({ colorScheme }) => colorScheme === 'dark'))
    it(`EN 301 549, 12.1.2: a page of each kind passes the examinations: /docs/${path}, ${colorScheme}`, async () => {
      const page = await openForExamination(await browser(), colorScheme)
      context = page.context()
      await page.goto(`${site.origin}/docs/${path}`)
      expect(await examinePage(page)).to.deep.equal([])
    })
})

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css',
}

/** The policy of the pages of `npm start`. */
const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
const rest = "connect-src 'self'; frame-src 'self'; font-src 'self'"

describe('Browser: the playground of the docs', () => {
  let site: Server
  let page: Page
  let refused: string[]

  before(async () => {
    site = await startServer((request, response) => {
      const { pathname } = new URL(request.url!, 'http://site')
      response.setHeader('Content-Security-Policy', policy + rest)
      readFile(join('docs/.site', pathname)).then(
        (file) =>
          response
            .setHeader('Content-Type', types[extname(pathname)] ?? 'application/octet-stream')
            .end(file),
        () => response.writeHead(404).end(),
      )
    })
  })
  after(() => site.close())
  beforeEach(async () => {
    refused = []
    page = await (await browser()).newPage({ viewport: { width: 1280, height: 1400 } })
    await page.clock.install({ time: now })
    page.on('console', (line) => {
      if (/Content Security Policy/.test(line.text())) refused.push(line.text())
    })
    await page.goto(`${site.origin}/playground.html`)
  })
  afterEach(async () => {
    await page.close()
    expect(refused).to.deep.equal([])
  })

  const widget = () => page.frameLocator('iframe[title="The widget"]')
  const problems = () => page.getByRole('log', { name: 'Problems' })

  it('a picked colour shows at once and keeps the step; contrast and wrong keys are reported', async () => {
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

  for (const colorScheme of byDay(['light', 'dark'] as const, (scheme) => scheme === 'dark'))
    it(`EN 301 549, 12.1.2: it passes the examinations of the widget, ${colorScheme}`, async () => {
      const examined = await openForExamination(await browser(), colorScheme)
      // The widget in its frame is examined on the pictures of the gallery.
      await examined.route('**/preview.html', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>The widget</title>' }),
      )
      await examined.goto(`${site.origin}/playground.html`)
      await examined.getByRole('textbox', { name: 'Brand config, JSON' }).waitFor()
      expect(await examinePage(examined)).to.deep.equal([])
      await examined.context().close()
    })

  if (isNight)
    it('its link restores everything', async () => {
      await page.getByLabel('Look').selectOption('notte')
      await page.getByLabel('Display', { exact: true }).selectOption('popup')
      await page.getByLabel('Language').selectOption('it')
      await widget().getByRole('dialog').waitFor()
      const before = await page.evaluate(() => location.hash)
      await page.getByRole('button', { name: '768' }).click()
      await page.waitForFunction((hash) => location.hash !== hash, before)
      const address = page.url()
      await page.goto('about:blank')
      await page.goto(address)
      await widget().getByRole('dialog').waitFor()
      expect(await page.getByLabel('Look').inputValue()).to.equal('notte')
      expect(await page.getByLabel('Language').inputValue()).to.equal('it')
      expect(await page.getByText('Width: 768 px').count()).to.equal(1)
    })
})

import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { isNight } from '../../kit/night'
import { browser } from '../kit/browser'
import { startServer, type Server } from '../kit/site'

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

  it('the widget shows a picked colour at once and keeps its step; contrast, repair and a wrong key are reported', async () => {
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

  if (isNight)
    it('its link restores everything', async () => {
      await page.getByLabel('Look').selectOption('notte')
      await page.getByLabel('Display').selectOption('popup')
      await page.getByLabel('Language').selectOption('it-IT')
      await widget().getByRole('dialog').waitFor()
      const before = await page.evaluate(() => location.hash)
      await page.getByRole('button', { name: '768' }).click()
      await page.waitForFunction((hash) => location.hash !== hash, before)
      const address = page.url()
      await page.goto('about:blank')
      await page.goto(address)
      await widget().getByRole('dialog').waitFor()
      expect(await page.getByLabel('Look').inputValue()).to.equal('notte')
      expect(await page.getByLabel('Language').inputValue()).to.equal('it-IT')
      expect(await page.getByText('Width: 768 px').count()).to.equal(1)
    })
})

import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import type { BrowserContext, Page } from 'playwright-core'
import { pace } from '../../kit/pace'
import { findings } from '../kit/axe'
import { browser } from '../kit/browser'
import { startReferenceServer, type ReferenceServer } from '../server/reference-server'

/** One of each kind. */
const kinds = [
  '',
  'plugins/recipes/details-question.html',
  'reference/options.html',
  'performance.html',
  'embed.html',
]

describe('Browser: the site of the docs', function () {
  this.timeout(60_000 * pace)
  let data: string
  let server: ReferenceServer
  let context: BrowserContext
  let wrong: string[]

  before(async () => {
    expect(existsSync('docs/.site/index.html'), '`npm run docs` writes the site').to.be.true
    data = await mkdtemp(join(tmpdir(), 'tavola-docs-'))
    server = await startReferenceServer(data)
  })
  afterEach(() => context.close())
  after(async () => {
    await server.stop()
    await rm(data, { recursive: true, force: true })
  })

  async function opens(path: string, width = 1280, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
    context = await (await browser()).newContext({ viewport: { width, height: 800 }, colorScheme })
    const page = await context.newPage()
    wrong = []
    page.on('pageerror', (error) => wrong.push(String(error)))
    page.on('console', (line) => void (line.type() === 'error' && wrong.push(line.text())))
    await page.goto(`${server.origin}/docs/${path}`)
    return page
  }

  const finds = async (page: Page, text: string, title: string) => {
    await page.getByRole('searchbox').fill(text)
    await page.locator('.finder .found', { hasText: title }).waitFor()
  }

  it('the search finds the text of a page, under the policy of the server', async () => {
    const page = await opens('')
    await page.getByRole('button', { name: 'Search' }).click()
    await finds(page, 'idempotency', 'When an answer is lost')
    await finds(page, 'sessionStorage', 'What is stored')
    await finds(page, 'CORS', 'Security policy')
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
    await page.goto(`${server.origin}/docs/`)
    await page.getByRole('button', { name: 'All pages' }).click()
    await page.getByRole('navigation', { name: 'All pages' }).getByRole('link', { name: 'Start' }).click()
    await page.getByRole('heading', { name: 'Start', level: 1 }).waitFor()
  })

  it('axe finds nothing in a page of each kind, nor in a dark one', async () => {
    for (const [index, path] of kinds.entries()) {
      const page = await opens(path, 1280, index === 1 ? 'dark' : 'light')
      expect(await findings(page), path).to.deep.equal([])
      expect(wrong, path).to.deep.equal([])
      await context.close()
    }
  })

  it('each kind of page fits on a phone', async () => {
    for (const path of kinds) {
      const page = await opens(path, 360)
      const over = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
      expect(over, path).to.be.at.most(0)
      await context.close()
    }
  })
})

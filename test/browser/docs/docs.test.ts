import { existsSync } from 'node:fs'
import { expect } from 'chai'
import type { BrowserContext, Page } from 'playwright-core'
import { serve } from '../../../tools/gallery/photograph'
import { byDay } from '../../kit/night'
import { findings } from '../kit/accessibility-tree'
import { browser } from '../kit/browser'

/** One of each kind. */
const kinds = [
  { path: '', colorScheme: 'light' },
  { path: 'plugins/recipes/details-question.html', colorScheme: 'dark' },
  { path: 'reference/options.html', colorScheme: 'light' },
  { path: 'performance.html', colorScheme: 'light' },
  { path: 'embed.html', colorScheme: 'light' },
] as const

describe('Browser: the site of the docs', () => {
  let site: Awaited<ReturnType<typeof serve>>
  let context: BrowserContext
  let wrong: string[]

  before(async () => {
    expect(existsSync('docs/.site/index.html'), '`npm run docs` writes the site').to.be.true
    site = await serve()
  })
  afterEach(() => context.close())
  after(() => site.close())

  async function opens(path: string, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
    context = await (await browser()).newContext({ viewport: { width: 1280, height: 800 }, colorScheme })
    const page = await context.newPage()
    wrong = []
    page.on('pageerror', (error) => wrong.push(String(error)))
    page.on('console', (line) => void (line.type() === 'error' && wrong.push(line.text())))
    await page.goto(`${site.origin}/docs/${path}`)
    return page
  }

  const finds = async (page: Page, text: string, title: string) => {
    await page.getByRole('searchbox').fill(text)
    await page.locator('pagefind-modal a', { hasText: title }).first().waitFor()
  }

  it('the search finds the text of a page, under the policy of the server', async () => {
    const page = await opens('')
    await page.getByRole('button', { name: 'Search' }).click()
    await finds(page, 'idempotency', 'Lost responses')
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
    await page.goto(`${site.origin}/docs/`)
    await page.getByRole('button', { name: 'All pages' }).click()
    await page.getByRole('navigation', { name: 'All pages' }).getByRole('link', { name: 'Start' }).click()
    await page.getByRole('heading', { name: 'Start', level: 1 }).waitFor()
  })

  for (const { path, colorScheme } of byDay(kinds, ({ colorScheme }) => colorScheme === 'dark'))
    it(`axe finds nothing on a page of each kind, which fits on a phone too: /docs/${path}, ${colorScheme}`, async () => {
      const page = await opens(path, colorScheme)
      expect(await findings(page)).to.deep.equal([])
      expect(wrong).to.deep.equal([])
      await page.setViewportSize({ width: 360, height: 800 })
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).to.be.at.most(0)
    })
})

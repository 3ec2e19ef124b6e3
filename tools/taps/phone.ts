import { basename } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { page as pageOf } from '../../test/browser/kit/pages'
import { hang } from '../../test/browser/kit/playwright-driver'
import { watchShifts } from '../../test/browser/kit/shifts'
import { startSite } from '../../test/browser/kit/site'
import type { PageOptions } from './brands'
import type { Evening } from './evenings'

/** Small, and held upright: what most diners have in the hand. */
export const viewport = { width: 360, height: 740 }

/** In milliseconds: longer than the half second in which a browser forgives a shift after a tap. */
const answerTime = 700

/** Saturday, late in the afternoon in Dublin: today is “Tonight”. */
export const now = new Date('2026-11-21T16:30:00Z')

export interface Phone {
  readonly page: Page
  /** What has moved by itself since the page was loaded; empty: a layout shift of 0.00. */
  shifts(): Promise<readonly Shift[]>
  close(): Promise<void>
}

export interface Shift {
  /** Of the page's layout shift: 0.05. */
  readonly value: number
  readonly sources: readonly string[]
}

/** A phone that was never here, on a page with the light build. The page has its back end in itself. */
export async function openPhone(browser: Browser, options: PageOptions, evening: Evening): Promise<Phone> {
  const site = await startSite(pageWith(options, evening))
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })
  context.setDefaultTimeout(hang)
  const page = await context.newPage()
  await page.route('**/sandbox/*', (route) =>
    route.fulfill({ path: `examples/sandbox/${basename(route.request().url())}` }),
  )
  await page.clock.install({ time: now })
  await watchShifts(page)
  await page.goto(site.origin)
  return {
    page,
    async shifts() {
      await page.evaluate(drawn)
      return page.evaluate<Shift[]>('shifts')
    },
    async close() {
      await context.close()
      site.close()
    },
  }
}

const pageWith = (options: PageOptions, { scene, answers = {}, isVerified = false }: Evening) =>
  pageOf({
    body: `<div id="book"></div>
      <script src="/tavola.js"></script>
      <script src="/tavola-scenes.js"></script>
      <script type="module">
        const options = ${JSON.stringify(options)}
        if (${isVerified}) {
          const { hcaptcha } = await import('/sandbox/hcaptcha.js')
          options.brand.options['human-verification'] = { siteKey: 'sandbox', hcaptcha }
        }
        const answer = Tavola.scenes.scene(${JSON.stringify(scene)}, ${JSON.stringify(answers)})
        Tavola.init({
          baseUrl: 'https://api.example',
          container: document.querySelector('#book'),
          fetch: (...call) => new Promise((done) => setTimeout(done, ${answerTime})).then(() => answer(...call)),
          ...options,
        })
      </script>`,
  })

/** Until the browser has drawn what has come: the page's clock has frames of its own. */
const drawn = `(async () => {
  for (let frame = 0; frame < 3; frame++)
    await new Promise((done) => {
      const observer = new ResizeObserver(() => (observer.disconnect(), done()))
      observer.observe(document.documentElement)
    })
})()`

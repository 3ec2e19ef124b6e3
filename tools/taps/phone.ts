import { basename } from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { createDiner } from '../../src/testing/diner'
import { withHand, type Name } from '../../src/testing/driver'
import { page as pageOf, startSite } from '../../test/browser/kit/site'
import { createPlaywrightDriver, hang, type BrowserDriver } from '../../test/browser/kit/playwright-driver'
import { watchShifts } from '../../test/browser/kit/layout'
import type { Evening, PageOptions } from './evenings'

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

/** What a diner did, and what it counts. */
export interface Act {
  /** In words, for docs/taps.md: “Continue”. */
  readonly words: string
  readonly taps: number
  /** A field was typed into: one of the taps went into it. */
  readonly isTyped: boolean
}

/** A list of the browser's own: one tap opens it, one chooses. */
const tapsOfList = 2

export type Finger = ReturnType<typeof createFinger>

/** A diner on a phone, whose taps are counted. Nothing else touches the page in a walk. */
export function createFinger(page: Page) {
  const acts: Act[] = []
  let actsToDetails = 0

  /** The one way to the page: taps, and counts. */
  async function act(target: Locator, act: Act): Promise<void> {
    await target.tap()
    acts.push(act)
  }
  const hand = (driver: BrowserDriver): Partial<BrowserDriver> => {
    async function fills(name: Name, text: string): Promise<void> {
      const field = driver.gets('field', name)
      await act(field, { words: `${quoted(String(name))}, typed`, taps: 1, isTyped: true })
      await field.fill(text)
    }
    return {
      async clicks(role, name) {
        await driver.settles()
        const target = driver.gets(role, name).first()
        await act(target, { words: quoted(await wordsOn(target, name)), taps: 1, isTyped: false })
      },
      fills,
      types: fills,
      async selects(name, option) {
        const words = `${quoted(String(name))}, a list: ${quoted(option)}`
        const list = driver.gets('combobox', name)
        // The browser's own list is no part of the page: its second tap is counted here, and done by `selectOption`.
        await act(list, { words, taps: tapsOfList, isTyped: false })
        await list.selectOption({ label: option })
      },
      // The page's clock goes on by itself.
      waits: async () => undefined,
    }
  }
  const diner = createDiner(withHand(createPlaywrightDriver(page), hand))
  return {
    ...diner,
    /** The details are here, to be filled in or filled: what came before is counted apart. */
    async isAtDetails(): Promise<void> {
      await diner.finds('checkbox', /terms and conditions/)
      actsToDetails = acts.length
    },
    counted: (): Counted => ({ acts, ...count(acts), toDetails: count(acts.slice(0, actsToDetails)).taps }),
  }
}

export interface Counted {
  readonly acts: readonly Act[]
  /** Taps until the details could be filled in. */
  readonly toDetails: number
  /** All taps, those into fields too. */
  readonly taps: number
  /** Fields that were typed into. */
  readonly typed: number
}

const count = (acts: readonly Act[]) => ({
  taps: acts.reduce((sum, { taps }) => sum + taps, 0),
  typed: acts.filter(({ isTyped }) => isTyped).length,
})

const quoted = (words: string) => `“${words}”`

/** The name, or where it is a pattern what is seen first of what has it: “Tonight”, “Date”. */
const wordsOn = async (target: Locator, name: Name = '') =>
  typeof name === 'string' ? name : target.evaluate(firstWords)

/** In the page. Of a box that is ticked all that is written beside it. */
function firstWords(element: Element): string {
  const label = (element as HTMLInputElement).labels?.[0] ?? element
  if (element.matches('[type="checkbox"]')) return (label as HTMLElement).innerText.trim()
  const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) if (texts.currentNode.nodeValue!.trim()) return texts.currentNode.nodeValue!.trim()
  return ''
}

import { basename } from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import type { SceneName } from '../../src/scenes/scene'
import { createDiner } from '../../src/testing/diner'
import { withHand, type Name } from '../../src/testing/driver'
import { page as pageOf, startSite } from '../../test/browser/kit/site'
import { createPlaywrightDriver, hang, type BrowserDriver } from '../../test/browser/kit/playwright-driver'
import { watchShifts } from '../../test/browser/kit/layout'

/** A small phone, held upright. */
export const viewport = { width: 360, height: 740 }

/** In milliseconds: longer than the half second in which browsers ignore a shift after a tap. */
const answerTime = 700

/** Saturday afternoon in Dublin, so that today is “Tonight”. */
const now = new Date('2026-11-21T16:30:00Z')

/** The options of `Tavola.init` that the walks need. */
export interface PageOptions {
  readonly venueId?: string
  readonly journey?: string
  readonly brand?: object | undefined
}

/** The back end of a walk. */
export interface Evening {
  readonly scene: SceneName
  /** Bodies that replace the scene's. */
  readonly answers?: Readonly<Record<string, unknown>>
  /** Whether the sandbox of the example pages verifies that the diner is human. */
  readonly isVerified?: boolean
}

export type Phone = Awaited<ReturnType<typeof openPhone>>

export interface Shift {
  /** Its part of the layout shift: 0.05. */
  readonly value: number
  readonly sources: readonly string[]
}

/** A phone without history, on a page with the light build and a scene as the back end. */
export async function openPhone(browser: Browser, options: PageOptions, evening: Evening) {
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
    /** The layout shifts since the page loaded. */
    async shifts(): Promise<readonly Shift[]> {
      await createPlaywrightDriver(page).settles()
      return page.evaluate<Shift[]>('shifts')
    },
    async close(): Promise<void> {
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

/** One action of the diner. */
export interface Act {
  /** In words, for docs/taps.md: “Continue”. */
  readonly words: string
  readonly taps: number
  /** Whether it types into a field, which takes one of the taps. */
  readonly isTyped: boolean
}

/** A native list: one tap opens it, and one chooses. */
const tapsOfList = 2

export type Finger = ReturnType<typeof createFinger>

/** A diner on a phone whose taps are counted. */
export function createFinger(page: Page) {
  const acts: Act[] = []
  let actsToDetails = 0
  /** Taps and counts. All taps of a walk use it. */
  async function act(target: Locator, act: Act): Promise<void> {
    await target.tap()
    acts.push(act)
  }
  const hand = (driver: BrowserDriver): Partial<BrowserDriver> => {
    async function fills(name: Name, text: string): Promise<void> {
      const field = driver.gets('field', name)
      await act(field, { words: `“${String(name)}”, typed`, taps: 1, isTyped: true })
      await field.fill(text)
    }
    return {
      async clicks(role, name) {
        await driver.settles()
        const target = driver.gets(role, name).first()
        await act(target, { words: `“${await wordsOn(target, name)}”`, taps: 1, isTyped: false })
      },
      fills,
      types: fills,
      async selects(name, option) {
        const list = driver.gets('combobox', name)
        const words = `“${String(name)}”, a list: “${option}”`
        // A native list isn't a part of the page: `selectOption` makes the second tap, which is counted here.
        await act(list, { words, taps: tapsOfList, isTyped: false })
        await list.selectOption({ label: option })
      },
      // The page's clock runs by itself.
      waits: async () => undefined,
    }
  }
  const diner = createDiner(withHand(createPlaywrightDriver(page), hand))
  return {
    ...diner,
    /** Waits for the details, and counts the taps until here separately. */
    async isAtDetails(): Promise<void> {
      await diner.finds('checkbox', /terms and conditions/)
      actsToDetails = acts.length
    },
    counted: () => ({
      acts: acts as readonly Act[],
      /** All taps, including those into fields. */
      taps: tapsOf(acts),
      /** Taps until the details could be filled in. */
      toDetails: tapsOf(acts.slice(0, actsToDetails)),
      /** The number of typed fields. */
      typed: acts.filter(({ isTyped }) => isTyped).length,
    }),
  }
}

const tapsOf = (acts: readonly Act[]) => acts.reduce((sum, { taps }) => sum + taps, 0)

/** The name, or for a pattern the first words of the element: “Tonight”, “Date”. */
const wordsOn = async (target: Locator, name: Name = '') =>
  typeof name === 'string' ? name : target.evaluate(firstWords)

/** Runs in the page. A checkbox returns its whole label. */
function firstWords(element: Element): string {
  const label = (element as HTMLInputElement).labels?.[0] ?? element
  if (element.matches('[type="checkbox"]')) return (label as HTMLElement).innerText.trim()
  const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) if (texts.currentNode.nodeValue!.trim()) return texts.currentNode.nodeValue!.trim()
  return ''
}

import type { Browser, Locator } from 'playwright-core'
import { journeys, plugins } from '../../../examples/server/example-brand'
import { createDiner } from '../../../src/testing/diner'
import { withActions } from '../../../src/testing/driver'
import { createPlaywrightDriver } from '../../../test/browser/kit/playwright-driver'
import { page as pageOf } from '../../../test/browser/kit/site'
import { aimAt, openTab, type Tab } from '../browser'

/** The brand of the example pages. The booking has no menu step, so that it is shorter. */
const options = {
  venueId: 'cork',
  date: '2026-11-28',
  journey: 'Booking',
  preload: 'now',
  brand: { plugins, journeys },
}

export const html = pageOf({
  body: `<div id="book"></div>
    <script src="/tavola.js"></script>
    <script src="/tavola-scenes.js"></script>
    <script>
      Tavola.init({
        baseUrl: 'https://api.example',
        container: document.querySelector('#book'),
        fetch: Tavola.scenes.scene('a free evening'),
        ...${JSON.stringify(options)},
      })
    </script>`,
})

/** The browser's work from a press until the end of the motion. */
export interface Frames {
  readonly drawn: number
  /** Frames that came more than half a frame late. */
  readonly late: number
  /** The work of the main thread, in milliseconds. */
  readonly work: number
}

/** The presses that start a motion. */
export type Motions = ReadonlyMap<string, Frames>

/** Books on the phone of a diner who wants motion, or none. Throws if something moves that shouldn't, or nothing does. */
export async function bookWith(
  motion: 'reduce' | 'no-preference',
  browser: Browser,
  origin: string,
): Promise<Motions> {
  const tab = await openTab(browser, { reducedMotion: motion })
  const { page } = tab
  await page.addInitScript(watchFrames)
  await page.goto(origin)
  // The real clock needs no help.
  const diner = createDiner(
    withActions(createPlaywrightDriver(page), () => ({ waits: async () => undefined })),
  )
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const motions = new Map<string, Frames>()
  const measure = async (name: string, target: Locator) => {
    await target.waitFor()
    const { moved, ...frames } = await framesOf(tab, await aimAt(target, settled))
    if (moved !== (motion === 'no-preference'))
      throw new Error(`"${name}": ${moved ? 'something' : 'nothing'} moved`)
    motions.set(name, frames)
  }
  await measure('a chip settles', page.getByRole('radio', { name: /^19:30/ }))
  await measure('the details come from Continue', button('Continue'))
  await measure('step 1 comes from Back', button('Back'))
  await diner.continues()
  await diner.fillsDetails()
  await measure('the ticket comes out of its slot', button('Complete Booking'))
  await diner.finds('heading', /^booking confirmed$/i)
  await tab.close()
  return motions
}

/** The page has done its idle work, in milliseconds. */
const settled = 1_500

/** How long frames are counted, in milliseconds: longer than any motion. */
const watched = 1_500

/** One and a half frames of a screen with 60 frames a second, in milliseconds. */
const lateFrom = (1_000 / 60) * 1.5

/**
 * A script to run before the page's own: `frames.begin()` records each frame after the next click. It looks for motion in
 * each frame, whether the diner wants motion or not, so that looking costs both the same.
 */
const watchFrames = `
  // Neither a change of colour nor the loading spinner.
  const isMotion = (animation) =>
    !(animation instanceof CSSTransition) && animation.effect.getComputedTiming().iterations === 1
  window.frames = {
    begin() {
      const { shadowRoot } = [...document.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot)
      this.stamps = []
      this.moved = false
      addEventListener('click', ({ timeStamp }) => {
        const step = (now) => {
          this.stamps.push(now)
          const moves = shadowRoot.getAnimations().some(isMotion)
          this.moved = this.moved || moves
          if (now - timeStamp < ${watched}) requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }, { capture: true, once: true })
    },
  }`

async function framesOf({ page, slows, work }: Tab, press: () => Promise<void>) {
  await slows(4)
  await page.evaluate('frames.begin()')
  const before = await work()
  await press()
  await page.waitForTimeout(watched + 300)
  const after = await work()
  const { stamps, moved } = await page.evaluate<{ stamps: number[]; moved: boolean }>(
    '({ stamps: frames.stamps, moved: frames.moved })',
  )
  await slows(1)
  const late = stamps.filter((stamp, index) => index > 0 && stamp - stamps[index - 1]! > lateFrom)
  return { drawn: stamps.length, late: late.length, work: after - before, moved }
}

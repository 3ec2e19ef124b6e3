import type { Browser, CDPSession, Locator, Page } from 'playwright-core'
import { journeys, plugins } from '../../../examples/server/example-brand'
import { page as pageOf } from '../../../test/browser/kit/site'
import { dinerAt, metrics, openTab, slowdown } from '../browser'
import { aimAt } from '../load/presses'

/** The presses that start a motion, in the order of a booking. */
export const motions = [
  'a chip settles',
  'the details come from Continue',
  'step 1 comes from Back',
  'the ticket comes out of its slot',
] as const

export type Motion = (typeof motions)[number]

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

/** Books on the phone of a diner who wants motion, or none. */
export async function visit(
  browser: Browser,
  origin: string,
  reducedMotion: 'reduce' | 'no-preference',
): Promise<ReadonlyMap<Motion, Frames>> {
  const { page, session, close } = await openTab(browser, { rate: 1, reducedMotion })
  try {
    await page.addInitScript(watchFrames)
    await page.goto(origin)
    return await books(page, session)
  } finally {
    await close()
  }
}

async function books(page: Page, session: CDPSession): Promise<ReadonlyMap<Motion, Frames>> {
  const seen = new Map<Motion, Frames>()
  const diner = dinerAt(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const measure = async (motion: Motion, target: Locator) => {
    await target.waitFor()
    const press = await aimAt(target, settled)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    seen.set(motion, await framesOf(page, session, press))
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
  await measure('a chip settles', page.getByRole('radio', { name: /^19:30/ }))
  await measure('the details come from Continue', button('Continue'))
  await measure('step 1 comes from Back', button('Back'))
  await diner.continues()
  await diner.fillsDetails()
  await measure('the ticket comes out of its slot', button('Complete Booking'))
  await diner.finds('heading', /^booking confirmed$/i)
  return seen
}

/** The page has done its idle work, in milliseconds. */
const settled = 1_500

/** The browser's work from a press until the end of the motion. */
export interface Frames {
  readonly drawn: number
  /** Frames that came more than half a frame late. */
  readonly late: number
  /** The longest time between two frames, in milliseconds. */
  readonly longest: number
  readonly layouts: number
  /** The work of the main thread, in milliseconds. */
  readonly work: number
  /** Whether anything of the widget was in motion. */
  readonly moved: boolean
}

/** How long frames are counted, in milliseconds: longer than any motion. */
const watched = 1_500

/** One and a half frames of a screen with 60 frames a second, in milliseconds. */
const lateFrom = (1_000 / 60) * 1.5

/**
 * A script to run before the page's own: `frames.begin()` records each frame after the next click. It looks for motion in
 * each frame, whether the diner wants motion or not, so that looking costs both the same.
 */
const watchFrames = `
  window.frames = {
    stamps: [], moved: false,
    begin() {
      const { root } = this
      this.stamps = []
      this.moved = false
      addEventListener('click', ({ timeStamp }) => {
        const step = (now) => {
          this.stamps.push(now)
          const moves = root.getAnimations().some(isMotion)
          this.moved = this.moved || moves
          if (now - timeStamp < ${watched}) requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }, { capture: true, once: true })
    },
    get root() { return [...document.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot).shadowRoot },
  }
  // Neither a change of colour nor the loading spinner.
  const isMotion = (animation) =>
    !(animation instanceof CSSTransition) && animation.effect.getComputedTiming().iterations === 1
`

async function framesOf(page: Page, session: CDPSession, press: () => Promise<void>): Promise<Frames> {
  await page.evaluate('frames.begin()')
  const before = await metrics(session)
  await press()
  await page.waitForTimeout(watched + 300)
  const after = await metrics(session)
  const { stamps, moved } = await page.evaluate<{ stamps: number[]; moved: boolean }>(
    '({ stamps: frames.stamps, moved: frames.moved })',
  )
  const gaps = stamps.slice(1).map((stamp, index) => stamp - stamps[index]!)
  return {
    drawn: stamps.length,
    late: gaps.filter((gap) => gap > lateFrom).length,
    longest: Math.max(...gaps),
    layouts: after.LayoutCount! - before.LayoutCount!,
    work: after.TaskDuration! - before.TaskDuration!,
    moved,
  }
}

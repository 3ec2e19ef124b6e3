import type { CDPSession, Page } from 'playwright-core'
import { metrics } from '../load/browser'

/** What the browser did from a press until what it set in motion is at rest. */
export interface Frames {
  /** Frames that the page was given. */
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

/** How long frames are counted, in milliseconds: longer than any motion, after an answer that comes at once. */
const watched = 1_500

/** A frame of a screen with 60 of them in a second, and half of one. */
const lateFrom = (1_000 / 60) * 1.5

/**
 * Before a page is loaded: `frames.begin()` notes when each frame comes, from the next click on. What moves is looked for in
 * each frame, with motion and without it, so that looking costs both the same.
 */
export const watchFrames = `
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
  // Neither a colour that changes nor the sign of loading.
  const isMotion = (animation) =>
    !(animation instanceof CSSTransition) && animation.effect.getComputedTiming().iterations === 1
`

export async function framesOf(page: Page, session: CDPSession, press: () => Promise<void>): Promise<Frames> {
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

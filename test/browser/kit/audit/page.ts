import type { CDPSession, Page } from 'playwright-core'

/** The checks of the walk through the gallery. */
export type Examination =
  | 'reached'
  | 'axe'
  | 'targets'
  | 'sequence'
  | 'motion'
  | 'text contrast'
  | 'chosen'
  | 'text spacing'
  | 'forced colours'
  | 'larger text'
  | 'focus rings'
  | 'order'
  | 'obscured focus'
  | 'reflow'
  | 'pressed'

/** A fault that a check finds on a page. */
export interface Fault {
  readonly element: string
  readonly expected: string
  readonly found: string
}

export interface Finding extends Fault {
  readonly examination: Examination
  /** As the gallery names it, with its scheme: "milano/360-details, dark". */
  readonly picture: string
}

export const sentence = ({ picture, element, expected, found }: Finding) =>
  `${picture}: ${element}: expected ${expected}, found ${found}`

/** A page that is examined, and the way to what only the browser knows of it. */
export interface Looked {
  readonly page: Page
  readonly cdp: CDPSession
  /** The size of the diner's window. */
  readonly width: number
  readonly height: number
  /** Whether to look at the ring of such a control, or of one in forced colours: it may be known from another picture. */
  readonly isNew: (kind: string) => boolean
}

/** The window takes this size, and the page has the time to follow. Nobody puts it back: whoever needs a size asks for it. */
export async function resizes(page: Page, width: number, height: number): Promise<void> {
  const size = page.viewportSize()!
  if (size.width === width && size.height === height) return
  await page.setViewportSize({ width, height })
  await settles(page)
}

/** Until what has changed is drawn. The page's own clock has frames of its own. */
export const settles = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const drawn = new ResizeObserver(() => {
          drawn.disconnect()
          requestAnimationFrame(() => done())
        })
        drawn.observe(document.documentElement)
      }),
  )

/** The window as high as the page, so that all of it is drawn at once; a popup has the window that it has. */
export async function grows({ page, width, height }: Looked): Promise<void> {
  const high = await page.evaluate(() =>
    eye.ours('dialog:modal').length > 0 ? 0 : document.documentElement.scrollHeight,
  )
  await resizes(page, width, high === 0 ? height : Math.min(Math.max(high, 200), 5_000))
}

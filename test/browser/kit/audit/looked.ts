import type { CDPSession, Page } from 'playwright-core'

/** A page that is examined, and the way to what only the browser knows of it. */
export interface Looked {
  readonly page: Page
  readonly cdp: CDPSession
  readonly width: number
  readonly height: number
}

/** The window takes this size, and the page has the time to follow. */
export async function resizes(page: Page, width: number, height: number): Promise<void> {
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
export async function grows({ page, width }: Looked): Promise<void> {
  const height = await page.evaluate(() =>
    eye.ours('dialog:modal').length > 0 ? innerHeight : document.documentElement.scrollHeight,
  )
  await resizes(page, width, Math.min(Math.max(height, 200), 5_000))
}

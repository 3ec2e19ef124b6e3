import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { Shown } from './address'
import { fileOf } from './folder'
import { nameOf, prepare, reach, type widths } from './reach'

/** Each picture is a whole widget: more at once than processors make none of them faster. */
const atOnce = 3

/** A phone's scrollbars take no room, and its screen has more points than pixels. */
const devices: Readonly<Record<(typeof widths)[number], BrowserContextOptions>> = {
  360: { isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
  1280: {},
}

export interface Studio {
  readonly browser: Browser
  readonly origin: string
  readonly folder: string
}

/** Writes the pictures, all of one width. Resolves to what went wrong; the others are there. */
export async function photograph(
  { browser, origin, folder }: Studio,
  width: keyof typeof devices,
  pictures: readonly Shown[],
): Promise<string[]> {
  const queue = [...pictures]
  const wrong: string[] = []
  /** One page's part: the next picture as long as there is one. */
  async function takes(): Promise<void> {
    const page = await browser.newPage({ reducedMotion: 'reduce', ...devices[width] })
    await prepare(page)
    for (let shown = queue.shift(); shown; shown = queue.shift()) {
      const name = nameOf(shown)
      wrong.push(...(await reach(page, origin, shown)))
      await write(page, shown, fileOf(folder, shown)).catch((error: unknown) =>
        wrong.push(`${name}: ${String(error)}`),
      )
    }
    await page.close()
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, queue.length) }, takes))
  return wrong
}

async function write(page: Page, { picture, width }: Shown, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  if (!picture.screenful) await growToPage(page, width)
  await page.screenshot({ path })
}

/** The window as high as its page: what sticks to the window's end stands at the page's. */
async function growToPage(page: Page, width: number): Promise<void> {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight')
  await page.setViewportSize({ width, height })
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
}

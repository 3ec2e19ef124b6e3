import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type BrowserContextOptions, type Page } from 'playwright-core'
import { chromiumPath, isRoot } from '../../test/browser/chromium'
import type { Shown } from './address'
import { everyPicture, nameOf, prepare, reach, widths } from './reach'
import { serve } from './serve'
import { sheet } from './sheet'

/**
 * `npm run gallery`: every picture as a file under `gallery/`, with a sheet of all of them. Fails with the names of
 * those that did not reach their step. `npm run gallery -- milano notte` makes those brands' alone.
 */

const folder = fileURLToPath(new URL('../../gallery', import.meta.url))

/** Each picture is a whole widget: more at once than processors make none of them faster. */
const atOnce = 3

/** A phone's scrollbars take no room, and its screen has more points than pixels. */
const devices: Readonly<Record<(typeof widths)[number], BrowserContextOptions>> = {
  360: { isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
  1280: {},
}

async function main(): Promise<void> {
  const brands = process.argv.slice(2)
  await rm(folder, { recursive: true, force: true })
  const site = await serve()
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
  const written: Shown[] = []
  const wrong: string[] = []

  /** One page's part: the next picture as long as there is one. */
  async function photograph(queue: Shown[], device: BrowserContextOptions): Promise<void> {
    const page = await browser.newPage({ reducedMotion: 'reduce', ...device })
    await prepare(page)
    for (let shown = queue.shift(); shown; shown = queue.shift()) {
      wrong.push(...(await reach(page, site.origin, shown)))
      const path = join(folder, `${nameOf(shown)}.png`)
      await mkdir(dirname(path), { recursive: true })
      if (!shown.picture.screenful) await growToPage(page, shown.width)
      await page.screenshot({ path })
    }
    await page.close()
  }

  for (const width of widths) {
    const queue = everyPicture(width, brands.length > 0 ? brands : undefined)
    written.push(...queue)
    await Promise.all(Array.from({ length: atOnce }, () => photograph(queue, devices[width])))
  }
  await browser.close()
  site.close()
  await writeFile(join(folder, 'index.html'), sheet(written))
  console.log(`${written.length} pictures, ${join(folder, 'index.html')}`)
  if (wrong.length === 0) return
  console.error(`These went wrong:\n${wrong.map((line) => `  ${line}`).join('\n')}`)
  process.exitCode = 1
}

/** The window as high as its page: what sticks to the window's end stands at the page's. */
async function growToPage(page: Page, width: number): Promise<void> {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight')
  await page.setViewportSize({ width, height })
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})

import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { withChromium } from '../chromium'
import { brands } from './brands'
import { growToPage, prepare, reach, report, serve } from './photograph'
import { everyPicture, nameOf, type Shown, widths } from './pictures'

/**
 * `npm run gallery`: writes every picture to `gallery`. `-- milano notte` takes those brands only. Fails with the names of the
 * pictures that didn't reach their step; the others are written.
 */
const known = brands.map(({ id }) => id)
const named = process.argv.slice(2)
const unknown = named.filter((name) => !known.includes(name))
if (unknown.length > 0)
  throw new Error(`Unknown brand ${unknown.join(', ')}. The brands are ${known.join(', ')}.`)
const ids = named.length > 0 ? named : known

/** How many pages take pictures at once. Each picture is a whole widget, so more would not be faster. */
const atOnce = 3

/** A phone's scrollbars take no space, and its screen has more than one dot per pixel. */
const devices: Readonly<Record<(typeof widths)[number], BrowserContextOptions>> = {
  360: { isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
  1280: {},
}

const problems: string[] = []

async function takePictures(browser: Browser, width: keyof typeof devices, queue: Shown[]): Promise<void> {
  const page = await browser.newPage({ reducedMotion: 'reduce', ...devices[width] })
  await prepare(page)
  for (let shown = queue.shift(); shown; shown = queue.shift()) {
    problems.push(...(await reach(page, origin, shown)))
    const path = join('gallery', `${nameOf(shown)}.png`)
    await mkdir(dirname(path), { recursive: true })
    if (!shown.picture.screenful) await growToPage(page, width)
    await page.screenshot({ path })
  }
  await page.close()
}

for (const id of ids) await rm(join('gallery', id), { recursive: true, force: true })
const { origin, close } = await serve()
await withChromium(
  async (browser) => {
    for (const width of widths) {
      const queue = everyPicture(width, ids)
      await Promise.all(Array.from({ length: atOnce }, () => takePictures(browser, width, queue)))
    }
  },
  { kind: 'whole' },
).finally(close)
report('The pictures are in gallery', problems)

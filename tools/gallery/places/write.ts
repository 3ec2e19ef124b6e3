import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { shellPlaces } from '../../../src/contract/names'
import { chromiumFlags, chromiumPath } from '../../../test/browser/kit/chromium'
import { placesPage } from '../../docs/places'
import { prepare } from '../reach'
import { toPalettePng } from './palette-png'
import { placesPictures, type PlacesPicture } from './pictures'

/**
 * `npm run places`: docs/plugins/places.md, and docs/plugins/places/*.png with a box at every place. Fails where a box is not seen, or
 * a place of the shell is in no picture.
 */

const built = fileURLToPath(new URL('dist', import.meta.url))
const docs = fileURLToPath(new URL('../../../docs/plugins', import.meta.url))

/** Wide enough for the two columns of a desktop, in pixels. */
const size = { width: 900, height: 700 }

/** Nothing is served: pages of this host have a secure context, as a real page has. */
const origin = 'http://localhost'

const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<title>Places</title>
<style>body { margin: 0 } #place { max-width: 60rem; margin: 0 auto }</style>
<div id="place"></div>
<script src="/frame.js"></script>
</html>`

async function open(page: Page, { id }: PlacesPicture, wrong: string[]): Promise<void> {
  page.on('pageerror', (error) => wrong.push(`${id}: ${error}`))
  page.on('console', (message) => {
    if (/^(error|warning)$/.test(message.type())) wrong.push(`${id}: ${message.text()}`)
  })
  await prepare(page)
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html })
    await route.fulfill({
      contentType: 'text/javascript',
      body: await readFile(join(built, basename(pathname))),
    })
  })
  await page.goto(`${origin}/?picture=${id}`)
  await page.locator('html[data-picture]').waitFor({ state: 'attached' })
  const reason = await page.locator('html').getAttribute('data-reason')
  if (reason) wrong.push(`${id}: ${reason}`)
}

/** Writes the picture. Resolves to the places whose box is to be seen in it. */
async function photograph(page: Page, picture: PlacesPicture): Promise<string[]> {
  const height = picture.height ?? (await page.evaluate<number>('document.documentElement.scrollHeight'))
  await page.setViewportSize({ ...size, height })
  // A popup scrolls, and its last box may be below its end.
  const [last] = (await page.locator('[data-place]').all()).slice(-1)
  await last?.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
  const seen: string[] = []
  for (const place of picture.shows) if (await isSeen(page, place)) seen.push(place)
  await writeFile(join(docs, 'places', `${picture.id}.png`), toPalettePng(await page.screenshot()))
  return seen
}

/** Whether a box of the place is wholly in the picture: nothing that scrolls hides a part of it. */
async function isSeen(page: Page, place: string): Promise<boolean> {
  const boxes = await page.locator(`[data-place="${place}"]`).all()
  const shares = boxes.map((box) =>
    box.evaluate(
      (element) =>
        new Promise<number>((resolve) =>
          new IntersectionObserver(([entry]) => resolve(entry!.intersectionRatio)).observe(element),
        ),
    ),
  )
  return (await Promise.all(shares)).some((share) => share > 0.99)
}

async function main(): Promise<void> {
  const wrong: string[] = []
  const seen = new Set<string>()
  await rm(join(docs, 'places'), { recursive: true, force: true })
  await mkdir(join(docs, 'places'), { recursive: true })
  const browser = await chromium.launch({
    executablePath: chromiumPath('shell'),
    args: [...chromiumFlags],
  })
  try {
    for (const picture of placesPictures) {
      const page = await browser.newPage({ reducedMotion: 'reduce', viewport: size })
      await open(page, picture, wrong)
      const here = await photograph(page, picture)
      const missed = picture.shows.filter((place) => !here.includes(place))
      wrong.push(...missed.map((place) => `${picture.id}: "${place}" is not to be seen`))
      for (const place of here) seen.add(place)
      await page.close()
    }
  } finally {
    await browser.close()
  }
  wrong.push(...shellPlaces.filter((place) => !seen.has(place)).map((place) => `"${place}" is in no picture`))
  await writeFile(join(docs, 'places.md'), await placesPage())
  console.log(`${placesPictures.length} pictures in ${join(docs, 'places')}`)
  if (wrong.length === 0) return
  console.error(`These went wrong:\n${wrong.map((line) => `  ${line}`).join('\n')}`)
  process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { shellPlaces } from '../../../src/contract/names'
import { withChromium } from '../../chromium'
import { placesPage } from '../../docs/reference/pages'
import { withPalette } from '../palette'
import { drawn, growToPage, open, prepare, report } from '../photograph'
import { placesPictures, type PlacesPicture } from './pictures'

const built = fileURLToPath(new URL('dist', import.meta.url))
const folder = 'docs/plugins/places'

/** Wide enough for a desktop's two columns. */
const size = { width: 900, height: 700 }

/** Requests are answered here. A page of localhost has a secure context, as a real page does. */
const origin = 'http://localhost'

const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<title>Places</title>
<style>body { margin: 0 } #place { max-width: 60rem; margin: 0 auto }</style>
<div id="place"></div>
<script src="/frame.js"></script>
</html>`

async function answerRequests(page: Page): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html })
    const body = await readFile(join(built, basename(pathname)))
    await route.fulfill({ contentType: 'text/javascript', body })
  })
}

/** Writes the picture. Resolves to the places with a visible box. */
async function photograph(page: Page, picture: PlacesPicture): Promise<string[]> {
  await growToPage(page, size.width, picture.height)
  // A popup scrolls, and its last box may be below its end.
  const [last] = (await page.locator('[data-place]').all()).slice(-1)
  await last?.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
  await page.evaluate(drawn)
  const seen: string[] = []
  for (const place of picture.shows) if (await isSeen(page, place)) seen.push(place)
  await writeFile(join(folder, `${picture.id}.png`), withPalette(await page.screenshot()))
  return seen
}

/** Whether a whole box of the place is visible. Scrolling could hide a part of it. */
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

/**
 * `npm run places`: writes docs/plugins/places.md and its pictures, with a box at every place. Fails if a box can't be seen,
 * or if no picture shows a place of the shell.
 */
const problems: string[] = []
const seen = new Set<string>()
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
await withChromium(async (browser) => {
  for (const picture of placesPictures) {
    const page = await browser.newPage({ reducedMotion: 'reduce', viewport: size })
    await prepare(page)
    await answerRequests(page)
    problems.push(...(await open(page, `${origin}/?picture=${picture.id}`, picture.id)))
    const here = await photograph(page, picture)
    const missed = picture.shows.filter((place) => !here.includes(place))
    problems.push(...missed.map((place) => `${picture.id}: "${place}" can't be seen`))
    for (const place of here) seen.add(place)
    await page.close()
  }
})
const unshown = shellPlaces.filter((place) => !seen.has(place))
problems.push(...unshown.map((place) => `no picture shows "${place}"`))
await writeFile('docs/plugins/places.md', await placesPage())
report(`${placesPictures.length} pictures in ${folder}`, problems)

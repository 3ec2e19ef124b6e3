import type { Browser } from 'playwright-core'
import { withChromium } from '../chromium'
import { brands } from './brands'
import { prepare, reach, serve } from './photograph'
import { pictures } from './pictures'

/** Writes the picture at the top of the readme and the docs: some steps beside each other, on a phone. Needs a build. */

const parts = [
  ['milano', 'glance'],
  ['notte', 'glance'],
  ['zaytuna', 'glance'],
  ['milano', 'ticket'],
] as const
const width = 360

async function photograph(browser: Browser, brandId: string, pictureId: string): Promise<string> {
  const page = await browser.newPage({ reducedMotion: 'reduce', isMobile: true })
  await prepare(page)
  const brand = brands.find(({ id }) => id === brandId)!
  const picture = pictures.find(({ id }) => id === pictureId)!
  const problems = await reach(page, origin, { brand, picture, width, scheme: '' })
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return (await page.screenshot()).toString('base64')
}

const { origin, close } = await serve()
await withChromium(async (browser) => {
  const images: string[] = []
  for (const [brand, picture] of parts) {
    const png = await photograph(browser, brand, picture)
    images.push(`<img src="data:image/png;base64,${png}" />`)
  }
  const page = await browser.newPage()
  await page.setContent(`<style>
    body { display: flex; gap: 40px; width: max-content; margin: 0; padding: 20px; background: #f5f2ed }
    img { border-radius: 12px }
  </style>${images.join('')}`)
  await page.locator('body').screenshot({ path: 'examples/pictures/looks.jpg', type: 'jpeg', quality: 80 })
}).finally(close)

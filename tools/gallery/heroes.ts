import { writeFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { withChromium } from '../chromium'
import { brands } from './brands'
import { withPalette } from './palette'
import { prepare, reach, report, serve } from './photograph'
import { pictures } from './pictures'

/** `npm run heroes`: writes the pictures at the top of the readme and the docs, each of some steps beside each other. */

interface Part {
  readonly brand: string
  readonly picture: string
  /** The window's width in pixels; its height is the hero's. */
  readonly width: number
}

interface Hero {
  readonly file: string
  readonly height: number
  readonly parts: readonly Part[]
}

const phone = 360

const heroes: readonly Hero[] = [
  {
    file: 'looks',
    height: 740,
    parts: [
      { brand: 'milano', picture: 'glance', width: phone },
      { brand: 'notte', picture: 'glance', width: phone },
      { brand: 'zaytuna', picture: 'glance', width: phone },
      { brand: 'milano', picture: 'ticket', width: phone },
    ],
  },
  {
    file: 'booking',
    height: 740,
    parts: [
      { brand: 'milano', picture: 'glance', width: 1000 },
      { brand: 'milano', picture: 'details', width: phone },
    ],
  },
]

const problems: string[] = []

async function photograph(browser: Browser, { brand, picture, width }: Part, height: number) {
  const page = await browser.newPage({ reducedMotion: 'reduce', isMobile: width === phone })
  await prepare(page)
  const shown = {
    brand: brands.find(({ id }) => id === brand)!,
    picture: pictures.find(({ id }) => id === picture)!,
    width,
    scheme: '',
    language: '',
  }
  problems.push(...(await reach(page, origin, shown)))
  await page.setViewportSize({ width, height })
  const png = await page.screenshot()
  await page.close()
  return png
}

/** The pictures beside each other, on the paper of the docs. */
async function join(browser: Browser, pngs: readonly Buffer[]) {
  const page = await browser.newPage()
  const images = pngs.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}" />`)
  await page.setContent(`<style>
    body { display: flex; gap: 40px; width: max-content; margin: 0; padding: 20px; background: #f5f2ed }
    img { border-radius: 12px }
  </style>${images.join('')}`)
  const joined = await page.locator('body').screenshot()
  await page.close()
  return joined
}

const { origin, close } = await serve()
await withChromium(async (browser) => {
  for (const { file, height, parts } of heroes) {
    const pngs: Buffer[] = []
    for (const part of parts) pngs.push(await photograph(browser, part, height))
    await writeFile(`examples/pictures/${file}.png`, withPalette(await join(browser, pngs)))
  }
}).finally(close)
report('The heroes are in examples/pictures', problems)

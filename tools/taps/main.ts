import { writeFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { chromiumFlags, chromiumPath } from '../../test/browser/kit/chromium'
import { measure, type Measured } from './measure'
import { viewport } from './phone'
import { tapsPage } from './report'
import { walks } from './walks'

/** `npm run taps`: counts the taps of each walk on a phone, prints them, and writes docs/taps.md. */

async function main(): Promise<void> {
  const page = tapsPage(
    new Date().toISOString().slice(0, 10),
    `${viewport.width} x ${viewport.height}`,
    await measureAll(),
  )
  await writeFile('docs/taps.md', page)
  console.log(page)
}

/** Leaves no browser behind, whatever happens. */
async function measureAll(): Promise<readonly Measured[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath('shell'), args: [...chromiumFlags] })
  try {
    const all: Measured[] = []
    // A walk's brands at once: most of the time is spent waiting for answers.
    for (const walk of walks)
      all.push(...(await Promise.all(walk.brands.map((brand) => measure(browser, walk, brand)))))
    return all
  } finally {
    await browser.close()
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { chromiumFlags, chromiumPath } from '../../test/browser/kit/chromium'
import { brandsNamed, clear, picturesIn } from './folder'
import { photograph } from './photograph'
import { everyPicture, widths } from './reach'
import { serve } from './serve'
import { sheet } from './sheet'

/**
 * `npm run gallery`: every picture as a file under `gallery/`, with a sheet of all of them. Fails with the names of
 * those that did not reach their step. `npm run gallery -- milano notte` makes those brands' alone.
 */

const folder = fileURLToPath(new URL('../../gallery', import.meta.url))

async function main(): Promise<void> {
  const brands = brandsNamed(process.argv.slice(2))
  await clear(folder, brands)
  const wrong = await make(brands)
  const pictures = picturesIn(folder)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'index.html'), sheet(pictures))
  console.log(`${pictures.length} pictures, ${join(folder, 'index.html')}`)
  if (wrong.length === 0) return
  console.error(`These went wrong:\n${wrong.map((line) => `  ${line}`).join('\n')}`)
  process.exitCode = 1
}

/** Leaves neither browser nor server behind, whatever happens. Resolves to what went wrong. */
async function make(brands: readonly string[]): Promise<string[]> {
  const wrong: string[] = []
  const { origin, close } = await serve()
  try {
    const browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: [...chromiumFlags],
    })
    try {
      for (const width of widths)
        wrong.push(...(await photograph({ browser, origin, folder }, width, everyPicture(width, brands))))
    } finally {
      await browser.close()
    }
  } finally {
    close()
  }
  return wrong
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})

import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { withChromium } from '../chromium'
import { brandsNamed, clear, picturesIn, sheet } from './folder'
import { photograph, report, serve } from './photograph'
import { everyPicture, widths } from './shown'

/**
 * `npm run gallery`: writes every picture to `gallery`, with a page of all of them. `-- milano notte` takes those brands
 * only. Fails with the names of the pictures that didn't reach their step.
 */
const folder = resolve('gallery')
const brands = brandsNamed(process.argv.slice(2))
await clear(folder, brands)
const { origin, close } = await serve()
const takeAll = withChromium(
  async (browser) => {
    const problems: string[] = []
    for (const width of widths)
      problems.push(...(await photograph({ browser, origin, folder }, width, everyPicture(width, brands))))
    return problems
  },
  { kind: 'whole' },
)
const problems = await takeAll.finally(close)
const pictures = picturesIn(folder)
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'index.html'), sheet(pictures))
report(`${pictures.length} pictures, ${join(folder, 'index.html')}`, problems)

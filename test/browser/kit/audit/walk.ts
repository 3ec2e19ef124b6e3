import type { Browser, Page } from 'playwright-core'
import type { Shown } from '../../../../tools/gallery/pictures'
import { prepare, reach, serve } from '../../../../tools/gallery/photograph'
import { isNight } from '../../../kit/night'
import { dist } from '../site'
import { examine } from './examine'
import { opensEyes } from './eye'
import type { Finding } from './page'
import { pictureName } from './select'

/** Each picture is a whole widget: more at once than processors make none of them faster. */
const atOnce = 2

/**
 * Reaches each picture once and examines all of it there.
 *
 * @param seen the rings that have been looked at by now
 */
export async function walkPictures(
  browser: Browser,
  shown: readonly Shown[],
  seen: Set<string>,
): Promise<Finding[]> {
  const site = await serve(dist)
  /** By day the ring of each kind of control is looked at once; at night on every picture. */
  const isNew = (kind: string) => isNight || (!seen.has(kind) && Boolean(seen.add(kind)))
  const queue = [...shown]
  const findings: Finding[] = []
  async function takes(): Promise<void> {
    let page = await opened(browser)
    for (let next = queue.shift(); next; next = queue.shift()) {
      const found = await look(page, site.origin, next, isNew)
      findings.push(...found)
      // After an error the page may be in any state.
      if (!found.some(({ examination }) => examination === 'reached')) continue
      await page.context().close()
      page = await opened(browser)
    }
    await page.context().close()
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, queue.length) }, takes)).finally(() => site.close())
  return findings
}

async function opened(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await prepare(page)
  await opensEyes(page)
  return page
}

async function look(
  page: Page,
  origin: string,
  shown: Shown,
  isNew: (kind: string) => boolean,
): Promise<Finding[]> {
  const picture = pictureName(shown)
  const lost = (found: string): Finding => ({
    examination: 'reached',
    picture,
    element: 'the page',
    expected: 'to be reached and examined',
    found,
  })
  const wrong = await reach(page, origin, shown)
  if (wrong.length > 0) return wrong.map(lost)
  try {
    return (await examine(page, isNew)).flatMap(([examination, faults]) =>
      faults.map((fault) => ({ ...fault, examination, picture })),
    )
  } catch (error) {
    return [lost(String(error))]
  }
}

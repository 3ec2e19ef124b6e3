import type { Browser, Page } from 'playwright-core'
import { type Shown, everyPicture, nameOf, widths, pictures } from '../../../../tools/gallery/pictures'
import { byDay, isNight } from '../../../kit/night'
import { prepare, reach, serve } from '../../../../tools/gallery/photograph'
import { dist } from '../site'
import { now } from '../time'
import { examine } from './examine'
import { opensEyes } from './eye'
import type { Finding } from './page'

/** They stand for all: each step and each kind of control is on one of them. */
const daily = new Set([
  // Step 1: its open list, its calendar, the numbers of a party, and in the popup.
  ...['before-typing', 'calendar', 'kids-party-start', 'popup'],
  // Steps 2 to 8.
  ...['alternatives', 'menu-missing', 'details-errors', 'ticket-calendar'],
  ...['enquiry-details', 'group-sent', 'card-errors'],
])

/** Each picture once, in one brand, scheme and width after the other. By day those that stand for the others. */
export function picturesOfToday(): Shown[] {
  const all = ['light', 'dark'].flatMap((scheme) =>
    widths.flatMap((width) => everyPicture(width).map((shown) => ({ ...shown, scheme }))),
  )
  return byDay(pictures, ({ id }) => daily.has(id)).map((picture, index) => {
    const looks = all.filter((shown) => shown.picture === picture)
    return looks[(index * step) % looks.length]!
  })
}

/** From one picture's look to the next one's: it divides no number of looks. */
const step = 7

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
  const findings: Finding[] = []
  let page = await opened(browser)
  for (const one of shown) {
    const found = await look(page, site.origin, one, isNew)
    findings.push(...found)
    // After an error the page may be in any state.
    if (!found.some(({ examination }) => examination === 'reached')) continue
    await page.context().close()
    page = await opened(browser)
  }
  await page.context().close()
  site.close()
  return findings
}

async function opened(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await prepare(page, now)
  await opensEyes(page)
  return page
}

async function look(
  page: Page,
  origin: string,
  shown: Shown,
  isNew: (kind: string) => boolean,
): Promise<Finding[]> {
  const picture = `${nameOf(shown)}, ${shown.scheme}`
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
    const found = await examine(page, isNew)
    return found.flatMap(([examination, faults]) =>
      faults.map((fault) => ({ ...fault, examination, picture })),
    )
  } catch (error) {
    return [lost(String(error))]
  }
}

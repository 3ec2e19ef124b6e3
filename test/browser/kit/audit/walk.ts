import type { Browser, Page } from 'playwright-core'
import { type Shown, everyPicture, nameOf, widths, pictures } from '../../../../tools/gallery/pictures'
import type { Picture } from '../../../../tools/gallery/picture'
import { byDay, isNight } from '../../../kit/night'
import { prepare, reach, serve } from '../../../../tools/gallery/photograph'
import { dist } from '../site'
import { now } from '../time'
import { examine } from './examine'
import { opensEyes } from './eye'
import type { Finding } from './page'

const schemes = ['light', 'dark'] as const

/** Every picture in every brand, scheme and width. */
export const allPictures = (): Shown[] =>
  widths.flatMap((width) =>
    schemes.flatMap((scheme) => everyPicture(width).map((shown) => ({ ...shown, scheme }))),
  )

/** They stand for all: each step and each kind of control is on one of them. */
const daily = new Set([
  // Step 1: its open list, its calendar, the numbers of a party, and in the popup.
  ...['before-typing', 'calendar', 'kids-party-start', 'popup'],
  // Steps 2 to 8.
  ...['alternatives', 'menu-missing', 'details-errors', 'ticket-calendar'],
  ...['enquiry-details', 'group-sent', 'card-errors'],
])

/** Each picture once, so that each brand, scheme and width has as many as the next. */
function once(pictures: readonly Picture[]): Shown[] {
  const taken = new Map<string, number>()
  const count = (key: string) => taken.get(key) ?? 0
  const all = allPictures()
  return pictures.map((picture) => {
    const keys = ({ brand, scheme, width }: Shown) => [
      `${brand.id} ${scheme}`,
      `${width} ${scheme}`,
      `${brand.id} ${width}`,
    ]
    const weight = (shown: Shown) => keys(shown).reduce((sum, key) => sum + count(key), 0)
    const best = all
      .filter((shown) => shown.picture === picture)
      .reduce((least, shown) => (weight(shown) < weight(least) ? shown : least))
    for (const key of keys(best)) taken.set(key, count(key) + 1)
    return best
  })
}

/** Every picture in each look, light and dark: each at one width after the other, in one of a look's languages. */
function eachLook(): Shown[] {
  const looks = new Map<string, Shown[]>()
  for (const shown of allPictures()) {
    const look = [shown.picture.id, String(shown.brand.config.theme ?? 'milano'), shown.scheme].join()
    looks.set(look, [...(looks.get(look) ?? []), shown])
  }
  // Per picture there are as many looks as not to give one look the same width each time.
  return [...looks.values()].map((all, index) => all[(index + Math.floor(index / 2)) % all.length]!)
}

/** The sets of pictures, selected by TAVOLA_PICTURES. */
const sets: Readonly<Record<string, () => Shown[]>> = {
  all: allPictures,
  looks: eachLook,
  once: () => once(pictures),
}

/** By day those that stand for the others. Throws where there is no such set. */
export function picturesOf(name?: string): Shown[] {
  if (name === undefined) return once(byDay(pictures, ({ id }) => daily.has(id)))
  const set = sets[name]
  if (!set) throw new Error(`TAVOLA_PICTURES is one of ${Object.keys(sets).join(', ')}, and not "${name}".`)
  return set()
}

const pictureName = (shown: Shown) => `${nameOf(shown)}, ${shown.scheme}`

/** Each picture is a whole widget: more at once than processors make none of them faster, and by day other tests have one. */
const atOnce = isNight ? 2 : 1

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
    const found = await examine(page, isNew)
    return found.flatMap(([examination, faults]) =>
      faults.map((fault) => ({ ...fault, examination, picture })),
    )
  } catch (error) {
    return [lost(String(error))]
  }
}

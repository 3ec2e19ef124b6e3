import type { Browser, Page } from 'playwright-core'
import { examine } from './examine'
import { opensEyes } from './eye'
import { now } from '../time'

/** Findings on our own pages that are no faults there, each with the reason. */
const mayBe: readonly RegExp[] = [
  // WCAG 2.2 AA requires 24 pixels, which axe measures. 44 are the widget's own rule, for diners on phones.
  /^targets: /,
  // The walk through the gallery looks at what is in a frame.
  /^axe: .*expected frame-tested/,
  // It appears with the focus.
  /^(focus rings|forced colours|reflow): a\.skip /,
  // Code and tables scroll in their own boxes, which can have the focus, and may be larger than the window. In a text
  // editor the caret is in view, and in a frame the control that has the focus.
  /^[\w ]+: (pre|div\.table|div\.cm-content|iframe)\b.*found .*(scrolls sideways|px in a window|under)/,
  // The window cuts their rings: what is seen of one changes enough.
  /^[\w ]+: (pre|div\.table|div\.cm-content)\b.*expected a ring of .*most change by ([3-9]|\d\d+)\b/,
  /^[\w ]+: iframe\b.*expected a ring of/,
]

/** The same examinations as of the widget, on a whole page. Resolves to sentences about what is wrong. */
export async function examinePage(page: Page): Promise<string[]> {
  const seen = new Set<string>()
  const found = await examine(page, (kind) => !seen.has(kind) && Boolean(seen.add(kind)))
  return found
    .flatMap(([examination, faults]) =>
      faults.map(
        ({ element, expected, found }) => `${examination}: ${element}: expected ${expected}, found ${found}`,
      ),
    )
    .filter((sentence) => !mayBe.some((known) => known.test(sentence)))
}

/** A window of a desktop with eyes for the whole page. */
export async function openForExamination(browser: Browser, colorScheme: 'light' | 'dark'): Promise<Page> {
  const viewport = { width: 1280, height: 800 }
  const page = await (await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' })).newPage()
  await page.clock.install({ time: now })
  await opensEyes(page, true)
  return page
}

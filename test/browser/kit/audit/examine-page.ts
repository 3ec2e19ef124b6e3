import type { Browser, Page } from 'playwright-core'
import { examine } from './examine'
import { opensEyes } from './eye'
import type { Examination, Fault } from './page'
import { now } from '../time'

/** Findings on our own pages that are no faults there, each with the reason. */
const mayBe: readonly { examination?: RegExp; element?: RegExp; expected?: RegExp; found?: RegExp }[] = [
  // WCAG 2.2 AA requires 24 pixels. 44 are the widget's own rule, for diners on phones.
  { examination: /^targets$/, expected: /^44 x 44/ },
  // The walk through the gallery looks at what is in a frame.
  { examination: /^axe$/, expected: /^frame-tested/ },
  // It appears with the focus.
  { examination: /^(focus rings|forced colours|reflow)$/, element: /^a\.skip / },
  // Code and tables scroll in their own boxes, which can have the focus, and may be larger than the window. In a text
  // editor the caret is in view, and in a frame the control that has the focus.
  {
    element: /^(pre|div\.table|div\.cm-content|iframe)\b/,
    found: /scrolls sideways|px in a window|outside of|under/,
  },
  // The window cuts their rings: what is seen of one changes enough.
  {
    element: /^(pre|div\.table|div\.cm-content)\b/,
    expected: /^a ring of/,
    found: /most change by ([3-9]|\d\d+)\b/,
  },
  { element: /^iframe\b/, expected: /^a ring of/ },
]

/** The same examinations as of the widget, on a whole page. Resolves to sentences about what is wrong. */
export async function examinePage(page: Page): Promise<string[]> {
  const seen = new Set<string>()
  const isNew = (kind: string) => !seen.has(kind) && Boolean(seen.add(kind))
  const found = await examine(page, isNew)
  return found.flatMap(([examination, faults]) =>
    faults
      .filter((fault) => !mayBe.some((known) => isKnown(known, examination, fault)))
      .map(
        ({ element, expected, found }) => `${examination}: ${element}: expected ${expected}, found ${found}`,
      ),
  )
}

const isKnown = (known: (typeof mayBe)[number], examination: Examination, fault: Fault) =>
  (known.examination?.test(examination) ?? true) &&
  (known.element?.test(fault.element) ?? true) &&
  (known.expected?.test(fault.expected) ?? true) &&
  (known.found?.test(fault.found) ?? true)

/** A window of a desktop with eyes for the whole page. */
export async function openForExamination(browser: Browser, colorScheme: 'light' | 'dark'): Promise<Page> {
  const viewport = { width: 1280, height: 800 }
  const page = await (await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' })).newPage()
  await page.clock.install({ time: now })
  await opensEyes(page, true)
  return page
}

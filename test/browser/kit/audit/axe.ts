import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, NodeResult } from 'axe-core'
import type { Fault, Looked } from './page'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules about whole pages, which are the host's. */
const ofPages = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass']
/** An experiment of axe's, which takes a description for a label: markup.ts looks at it. */
const off = ['label-content-name-mismatch']

/** All of axe's rules, its best practices and the size of targets with them; what it leaves undecided is decided here. */
export async function examineWithAxe({ page }: Looked): Promise<Fault[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const isPage = await page.evaluate(() => eye.isPage)
  const without = isPage ? off : [...ofPages, ...off]
  /** It is in a shadow root: what stands on the page around a widget is the page's, or a third party's. */
  const isOurs = ({ target: [first] }: NodeResult) => isPage || Array.isArray(first)
  const { violations, incomplete } = await page.evaluate<AxeResults>(
    `axe.run({ exclude: [['[id^="fence-"]']] }, {
      rules: { 'target-size': { enabled: true }, ${without.map((id) => `'${id}': { enabled: false }`).join()} },
      resultTypes: ['violations', 'incomplete'],
    })`,
  )
  const undecided: Fault[] = []
  for (const { id, help, nodes } of incomplete)
    for (const { html, target, any, all, none } of nodes.filter(isOurs)) {
      const because = [...any, ...all, ...none].map(({ message }) => message).join(' ')
      const isUnder = (selector: string) => page.evaluate(liesUnder, { target, selector })
      if (await isDecided({ rule: id, html, because, isUnder })) continue
      undecided.push({
        element: html.slice(0, 120),
        expected: `axe's ${id} to be decided: ${help}`,
        found: because || 'nothing that says why',
      })
    }
  const broken = violations.flatMap(({ id, help, nodes }) =>
    nodes.filter(isOurs).map(({ html, failureSummary = '' }) => ({
      element: html.slice(0, 120),
      expected: `${id}: ${help}`,
      found: failureSummary.split('\n').slice(1).join(' ').trim(),
    })),
  )
  return [...broken, ...undecided]
}

/** In the page: whether the element that axe names by a selector for each tree is covered, at its middle, by such a part. */
function liesUnder(one: { readonly target: NodeResult['target']; readonly selector: string }): boolean {
  let root: ParentNode | null = document
  let element: Element | null = null
  for (const step of one.target.flat()) {
    element = root?.querySelector(step) ?? null
    root = element?.shadowRoot ?? null
  }
  if (!element) return false
  const { left, top, width, height } = element.getBoundingClientRect()
  const cover = eye.at(left + width / 2, top + height / 2)?.closest(one.selector)
  return cover != null && !cover.contains(element)
}

/** axe's undecided findings (`incomplete`), each decided once by a person. */
export interface Decision {
  readonly rule: string
  /** In the element's HTML. */
  readonly element: RegExp
  /** In axe's own reason. */
  readonly because?: RegExp
  /** A selector of what covers the element, where axe doesn't say it. */
  readonly under?: string
  readonly decision: string
  readonly on: string
}

/** The examination of contrast (text-contrast.ts) measures it, so that axe need not know the ground. */
const measured = { rule: 'color-contrast', element: /./, on: '2026-11-23' }

export const decisions: readonly Decision[] = [
  {
    ...measured,
    because: /background gradient/,
    decision:
      'A chevron, or the photograph under the header: each letter is measured over the pixels below it.',
  },
  {
    ...measured,
    because: /overlapped by another element|partially overlaps other elements/,
    decision:
      'The calendar, a list, the opened header or the bar with the button lies over it, or is it: what of it is seen is measured, and the whole of it in pictures where they are closed.',
  },
  {
    ...measured,
    because: /has no value|too short to determine|Axe encountered an error/,
    decision:
      'Empty fields, numbers of guests, and the cross of Close, over which axe stumbles where a picture is behind it: their pixels are measured as those of any text.',
  },
  {
    ...measured,
    because: /pseudo element/,
    decision: 'A sign that is drawn in front of the text: each letter is measured over the pixels below it.',
  },
  {
    rule: 'target-size',
    element: /./,
    because: /neighbor with negative tabindex/,
    under: '[role="listbox"]',
    decision:
      'A control under the open list, which covers it until it is closed. Where it is closed the examination of targets presses it.',
    on: '2026-11-26',
  },
]

const used = new Set<Decision>()

interface Undecided {
  readonly rule: string
  readonly html: string
  readonly because: string
  readonly isUnder: (selector: string) => Promise<boolean>
}

async function isDecided({ rule, html, because, isUnder }: Undecided): Promise<boolean> {
  for (const decision of decisions) {
    if (decision.rule !== rule || !decision.element.test(html) || decision.because?.test(because) === false)
      continue
    if (decision.under !== undefined && !(await isUnder(decision.under))) continue
    used.add(decision)
    return true
  }
  return false
}

/** Decisions that nothing has asked for since the process began. */
export const unusedDecisions = () => decisions.filter((decision) => !used.has(decision))

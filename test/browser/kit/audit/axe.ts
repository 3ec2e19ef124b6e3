import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, NodeResult } from 'axe-core'
import type { Page } from 'playwright-core'
import type { Fault, Looked } from './page'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules about whole pages, which are the host's. */
const ofPages = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass']
/** An experiment of axe's, which takes a description for a label. The walk by voice looks at names. */
const off = ['label-content-name-mismatch']

/** axe leaves these open where something lies over an element or a picture under it. The other checks measure them. */
const measured = ['color-contrast', 'target-size']

async function runAxe(page: Page, without: readonly string[], more: object = {}): Promise<AxeResults> {
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(source)
  const rules = { ...Object.fromEntries(without.map((id) => [id, { enabled: false }])), ...more }
  return page.evaluate<AxeResults>(
    `axe.run({ exclude: [['[id^="fence-"]']] }, { rules: ${JSON.stringify(rules)} })`,
  )
}

/** All of axe's rules, its best practices and the size of targets with them; nothing else is left open. */
export async function examineWithAxe({ page }: Looked): Promise<Fault[]> {
  const isPage = await page.evaluate(() => eye.isPage)
  const without = isPage ? off : [...ofPages, ...off]
  const { violations, incomplete } = await runAxe(page, without, { 'target-size': { enabled: true } })
  /** It is in a shadow root: everything around a widget is the page's, or a third party's. */
  const isOurs = ({ target: [first] }: NodeResult) => isPage || Array.isArray(first)
  const open = incomplete.filter(({ id }) => !measured.includes(id))
  return [...violations, ...open].flatMap(({ id, help, nodes }) =>
    nodes.filter(isOurs).map(({ html, failureSummary = '' }) => ({
      element: html.slice(0, 120),
      expected: `${id}: ${help}`,
      found: failureSummary.split('\n').slice(1).join(' ').trim(),
    })),
  )
}

/** axe's violations on the current page, each rule with its elements. */
export async function findings(page: Page): Promise<string[]> {
  const { violations } = await runAxe(page, off)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

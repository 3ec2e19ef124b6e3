import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, NodeResult } from 'axe-core'
import { isDecided } from './decided'
import type { Fault } from './finding'
import type { Looked } from './looked'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const off = [
  // Of a whole page, which is the host's.
  ...['region', 'landmark-one-main', 'page-has-heading-one', 'bypass'],
  // An experiment of axe's, which takes a description for a label: names.ts looks at it.
  'label-content-name-mismatch',
]

/** All of axe's rules, its best practices and the size of targets with them; what it leaves undecided is decided here. */
export async function examineWithAxe({ page }: Looked): Promise<Fault[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations, incomplete } = await page.evaluate<AxeResults>(
    `axe.run({ exclude: [['[id^="fence-"]']] }, {
      rules: { 'target-size': { enabled: true }, ${off.map((id) => `'${id}': { enabled: false }`).join()} },
      resultTypes: ['violations', 'incomplete'],
    })`,
  )
  const undecided = incomplete.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(isOurs)
      .filter(({ html, any, all, none }) => {
        const reasons = [...any, ...all, ...none].map(({ message }) => message).join(' ')
        return !isDecided(id, html, reasons)
      })
      .map(({ html, any, all, none }) => ({
        element: html.slice(0, 120),
        expected: `axe's ${id} to be decided: ${help}`,
        found: [...any, ...all, ...none].map(({ message }) => message).join(' ') || 'nothing that says why',
      })),
  )
  const broken = violations.flatMap(({ id, help, nodes }) =>
    nodes.filter(isOurs).map(({ html, failureSummary = '' }) => ({
      element: html.slice(0, 120),
      expected: `${id}: ${help}`,
      found: failureSummary.split('\n').slice(1).join(' ').trim(),
    })),
  )
  return [...broken, ...undecided]
}

/** It is in a shadow root: what stands on the page itself is the page's, or a third party's. */
const isOurs = ({ target: [first] }: NodeResult) => Array.isArray(first)

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** An experiment of axe's, which takes a description for a label: ./audit/axe.ts. */
const off = `{ 'label-content-name-mismatch': { enabled: false } }`

/** axe's violations on the current page, each rule with its elements. */
export async function findings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(source)
  const { violations } = await page.evaluate<AxeResults>(`axe.run({ rules: ${off} })`)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** An element as the browser's accessibility tree has it. What is inert is not in it. */
interface InTree {
  readonly name: string
  readonly value: unknown
  readonly properties: Readonly<Record<string, unknown>>
}

/** Finds elements by role, and by name, in the accessibility tree as it is at each call. */
export async function treeOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Accessibility.enable')
  return async (role: string, wanted?: string): Promise<readonly InTree[]> => {
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    return nodes
      .filter((node) => !node.ignored && node.role?.value === role)
      .map(({ name, value, properties = [] }) => ({
        name: String(name?.value ?? ''),
        value: value?.value,
        properties: Object.fromEntries(properties.map(({ name, value }) => [name, value.value])),
      }))
      .filter(({ name }) => wanted === undefined || name === wanted)
  }
}

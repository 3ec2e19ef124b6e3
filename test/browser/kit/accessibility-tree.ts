import type { Page } from 'playwright-core'

/** axe's violations on the current page, each rule with its elements. */
export { findings } from './audit/axe'

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

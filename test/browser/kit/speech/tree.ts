import { fileURLToPath } from 'node:url'
import type { CDPSession, Page } from 'playwright-core'

/** One element in the browser's accessibility tree. */
export interface Part {
  /** The element's number in the browser. */
  readonly id: number
  readonly role: string
  readonly name: string
  readonly value: string
  readonly description: string
  /** "expanded", "invalid", "hasPopup", … */
  readonly properties: Readonly<Record<string, unknown>>
}

/** Facts about the focused element that the tree lacks: see focused.js. */
export interface Facts {
  readonly position?: readonly [index: number, count: number]
  readonly cell?: { readonly row: number; readonly column: number; readonly head: string }
  readonly content?: { readonly text: string; readonly isSelected: boolean; readonly placeholder: string }
  readonly current?: string
  /** The text of the alert that it is in. */
  readonly alert?: string
  /** How many items each list around it has, the innermost first. */
  readonly lists: readonly number[]
}

export interface Focused {
  readonly part: Part
  /** Its ancestors, from the page down. */
  readonly around: readonly Part[]
  readonly facts: Facts
}

const script = (name: string) => ({ path: fileURLToPath(new URL(name, import.meta.url)) })

/** Before the page is loaded. */
export async function watchSpeech(page: Page): Promise<void> {
  await page.addInitScript(script('regions.js'))
  await page.addInitScript(script('focused.js'))
}

type AXNode = Awaited<ReturnType<typeof ancestorsOf>>[number]

const ancestorsOf = async (session: CDPSession, objectId: string) =>
  (await session.send('Accessibility.getAXNodeAndAncestors', { objectId })).nodes

/** The element that had the focus when the page was asked last, as the tree has it; null where nothing had it. */
export async function readFocus(session: CDPSession): Promise<Focused | null> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'speech.at' })
  const { objectId } = result
  if (!objectId) return null
  const [first, ...around] = await ancestorsOf(session, objectId)
  const facts = await session.send('Runtime.callFunctionOn', {
    objectId,
    functionDeclaration: 'function () { return speech.factsOf(this) }',
    returnByValue: true,
  })
  const inner = await focusedPartOf(session, first!)
  return {
    part: partOf(inner ?? first!),
    around: [...(inner ? [first!] : []), ...around]
      .filter(({ ignored }) => !ignored)
      .map(partOf)
      .reverse(),
    facts: facts.result.value as Facts,
  }
}

/** The focused part of a date or time field: its day, month or hour. */
async function focusedPartOf(session: CDPSession, { nodeId, role }: AXNode): Promise<AXNode | undefined> {
  if (!/^(Date|InputTime)$/.test(String(role?.value))) return undefined
  const parts: AXNode[] = []
  for (const ids = [nodeId]; ids.length > 0;) {
    const { nodes } = await session.send('Accessibility.getChildAXNodes', { id: ids.pop()! })
    parts.push(...nodes)
    ids.push(...nodes.map((node) => node.nodeId))
  }
  return parts.find(({ properties }) =>
    properties?.some(({ name, value }) => name === 'focused' && value.value),
  )
}

const partOf = (node: AXNode): Part => ({
  id: node.backendDOMNodeId ?? 0,
  role: String(node.role?.value ?? ''),
  name: tidy(node.name?.value),
  value: tidy(node.value?.value),
  description: tidy(node.description?.value),
  properties: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
})

const tidy = (value: unknown) =>
  String(value ?? '')
    .replace(/\s+/g, ' ')
    .trim()

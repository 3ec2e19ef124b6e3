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

/** NVDA's words for the states of an element, in its order. */
function statesOf({ role, properties }: Part): readonly string[] {
  const is = (name: string) => properties[name] === true || properties[name] === 'true'
  const has = (name: string) => name in properties
  const isText = /^(textbox|searchbox)$/.test(role)
  const isCheckable = /^(checkbox|radio|switch)$/.test(role)
  return [
    is('disabled') && 'unavailable',
    role === 'option' && !is('selected') && 'not selected',
    is('busy') && 'busy',
    has('pressed') && (is('pressed') ? 'pressed' : 'not pressed'),
    isCheckable && (is('checked') ? 'checked' : 'not checked'),
    is('readonly') && (isText || role === 'checkbox') && 'read only',
    has('expanded') && (is('expanded') ? 'expanded' : 'collapsed'),
    role !== 'combobox' && popups[String(properties.hasPopup)],
    is('required') && 'required',
    properties.invalid !== undefined && properties.invalid !== 'false' && 'invalid entry',
    has('autocomplete') && properties.autocomplete !== 'none' && 'has auto complete',
    is('multiline') && 'multi line',
    role === 'combobox' && has('editable') && 'editable',
  ].filter((state): state is string => Boolean(state))
}

const popups: Readonly<Record<string, string>> = {
  menu: 'subMenu',
  true: 'subMenu',
  listbox: 'opens list',
  dialog: 'opens dialog',
  grid: 'opens grid',
  tree: 'opens tree',
}

/**
 * The words of NVDA for what has the focus, and for what changes while it has it: name, role, value, states,
 * description, place in a set, and the content of a field.
 */

const roles: Readonly<Record<string, string>> = {
  textbox: 'edit',
  searchbox: 'edit',
  checkbox: 'check box',
  radio: 'radio button',
  combobox: 'combo box',
  spinbutton: 'spin button',
  group: 'grouping',
  radiogroup: 'grouping',
  listbox: 'list',
  alertdialog: 'dialog',
  grid: 'table',
  Date: 'date editor',
  InputTime: 'time editor',
  // A disclosure's summary.
  DisclosureTriangle: 'button',
  Iframe: 'frame',
  StaticText: 'text',
  // Said by their names alone when the focus comes to them.
  option: '',
  listitem: '',
  generic: '',
}
const landmarks = ['main', 'navigation', 'banner', 'contentinfo', 'complementary', 'search']

const roleOf = ({ role, properties }: Part) =>
  role === 'button' && 'pressed' in properties ? 'toggle button' : (roles[role] ?? role)

/** The announcement of a focus move: a line for each container that it enters, and one for the element. */
export function wordsOfFocus(now: Focused, before: Focused | null): string[] {
  // A container that had the focus itself is not entered by what is in it.
  const known = new Set(before && [...before.around, before.part].map(({ id }) => id))
  let list = now.facts.lists.length
  const entered = now.around.map((part) => {
    if (part.role === 'list') list--
    return known.has(part.id) ? '' : wordsOfPlace(part, now.facts, now.facts.lists[list])
  })
  return [...entered, wordsOfCell(now, before), wordsOfElement(now)].filter((line) => line !== '')
}

/** NVDA's words for a container that the focus enters. Layout elements have none. */
function wordsOfPlace(part: Part, { alert }: Facts, items = 0): string {
  const { role, name, description } = part
  if (landmarks.includes(role)) return said(name, `${role} landmark`, description)
  if (role === 'alert') return said(name, role, description || alert)
  if (/^(dialog|alertdialog|grid|table)$/.test(role)) return said(name, roleOf(part), description)
  if (/^(Date|InputTime)$/.test(role)) return said(name, roleOf(part), ...statesOf(part), description)
  if (/^(list|listbox)$/.test(role))
    return said(name, items ? `list with ${items} items` : 'list', description)
  const isNamed = name !== '' || description !== ''
  return isNamed && /^(region|group|radiogroup|form)$/.test(role) ? said(name, roleOf(part), description) : ''
}

/** The row and the column of a grid, as far as they are others than before. */
function wordsOfCell(now: Focused, before: Focused | null): string {
  const { cell } = now.facts
  if (!cell) return ''
  const grid = (focused: Focused | null) =>
    focused?.around.find(({ role }) => /^(grid|table)$/.test(role))?.id
  const old = grid(now) === grid(before) ? before?.facts.cell : undefined
  return said(
    cell.row !== old?.row && `row ${cell.row}`,
    cell.column !== old?.column && said(cell.head, `column ${cell.column}`),
  )
}

function wordsOfElement({ part, facts: { position, content, current } }: Focused): string {
  const isField = content !== undefined && /^(textbox|searchbox|combobox)$/.test(part.role)
  const isEmpty = isField && content.text === ''
  return said(
    part.name,
    roleOf(part),
    part.role === 'heading' && `level ${part.properties.level}`,
    !isField && !/^(checkbox|radio|link|option)$/.test(part.role) && part.value,
    ...statesOf(part),
    part.description,
    current !== undefined && current !== 'false' && `current${current === 'true' ? '' : ` ${current}`}`,
    isEmpty && content.placeholder !== part.description && content.placeholder,
    position && `${position[0]} of ${position[1]}`,
    // A combobox that shows a value beside its field has it in the tree.
    isField &&
      (!isEmpty ? (content.isSelected ? `selected ${content.text}` : content.text) : part.value || 'blank'),
  )
}

/** The announcement of a change of the focused element. Typed text isn't announced. */
export function wordsOfChange(now: Focused, before: Focused): string {
  const was = statesOf(before.part)
  const isField = now.facts.content !== undefined && now.part.role !== 'spinbutton'
  return said(
    now.part.name !== before.part.name && now.part.name,
    !isField && now.part.value !== before.part.value && now.part.value,
    ...statesOf(now.part).filter((state) => !was.includes(state)),
    now.part.description !== before.part.description && now.part.description,
  )
}

const said = (...words: readonly (string | false | undefined)[]) => words.filter(Boolean).join(', ')

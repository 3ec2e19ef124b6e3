import type { CDPSession } from 'playwright-core'
import type { Fault, Looked } from './page'

const used = new Set([
  ...['button', 'link', 'textbox', 'searchbox', 'combobox', 'checkbox', 'radio', 'spinbutton', 'option'],
  ...['slider', 'switch', 'tab', 'menuitem'],
])
/** A list says by itself what it is. */
const mayBeNameless = new Set(['list', 'form', 'table'])

/** Every control and every group has a name; a control's name has the words that are seen on it. */
export async function examineNames({ cdp }: Pick<Looked, 'cdp'>): Promise<Fault[]> {
  const nodes = await readsTree(cdp)
  return [...nodes.filter(isNameless).map(nameless), ...nodes.filter(isCalledOtherwise).map(calledOtherwise)]
}

const isNameless = ({ role, name }: TreeNode) => !name.trim() && !mayBeNameless.has(role)

const nameless = ({ role, element }: TreeNode): Fault => ({
  element,
  expected: `a name for the ${role}`,
  found: 'none',
})

/** As it is spoken: marks and spaces are not said. */
const spoken = (text: string) => text.toLocaleLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')

const isCalledOtherwise = ({ role, name, label, shown }: TreeNode) =>
  used.has(role) && shown && name.trim() !== '' && !spoken(name).includes(spoken(label))

const calledOtherwise = ({ role, name, label, element }: TreeNode): Fault => ({
  element,
  expected: `the ${role}'s name to have what is seen on it, "${label.replace(/\s+/g, ' ')}"`,
  found: `"${name}"`,
})

/** A node of the browser's accessibility tree, with the element that it stands for. */
export interface TreeNode {
  readonly role: string
  readonly name: string
  readonly element: string
  /** Its visible name. */
  readonly label: string
  readonly shown: boolean
}

const ofInterest = new Set([
  ...[
    'button',
    'link',
    'textbox',
    'searchbox',
    'combobox',
    'listbox',
    'checkbox',
    'radio',
    'spinbutton',
    'option',
  ],
  ...['slider', 'switch', 'tab', 'menuitem', 'radiogroup', 'group', 'grid', 'table', 'dialog', 'alertdialog'],
  ...['region', 'form', 'list', 'img', 'image'],
])

/** The nodes that have to have a name or are used, as the browser hands them to a screen reader. */
export async function readsTree(cdp: CDPSession): Promise<TreeNode[]> {
  const { nodes } = await cdp.send('Accessibility.getFullAXTree')
  const wanted = nodes.filter(
    ({ ignored, role, backendDOMNodeId }) =>
      !ignored && backendDOMNodeId !== undefined && ofInterest.has(String(role?.value)),
  )
  if (wanted.length === 0) return []
  const objects = await Promise.all(
    wanted.map(({ backendDOMNodeId }) =>
      cdp.send('DOM.resolveNode', { backendNodeId: backendDOMNodeId!, objectGroup: 'tree' }),
    ),
  )
  const { result } = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects[0]!.object.objectId!,
    functionDeclaration: `function (...elements) {
      return elements.map((element) => ({
        // The parts of a date are the browser's own.
        ours: element instanceof Element && element.getRootNode().host?.localName !== 'input' && element.getRootNode() instanceof ShadowRoot && !element.closest('option') &&
          // A drawing in a control is a part of it.
          !(element.localName === 'svg' && element.closest('button, a, label')),
        element: element instanceof Element ? eye.describe(element) : String(element.nodeName),
        label: element instanceof HTMLElement ? eye.labelOf(element) : '',
        shown: element instanceof Element && eye.isShown(element),
      }))
    }`,
    arguments: objects.map(({ object }) => ({ objectId: object.objectId! })),
    returnByValue: true,
  })
  await cdp.send('Runtime.releaseObjectGroup', { objectGroup: 'tree' })
  const facts = result.value as (Omit<TreeNode, 'role' | 'name'> & { ours: boolean })[]
  return wanted
    .map(({ role, name }, index) => ({
      role: String(role?.value),
      name: String(name?.value ?? ''),
      ...facts[index]!,
    }))
    .filter(({ ours }) => ours)
}

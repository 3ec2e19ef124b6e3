import type { CDPSession } from 'playwright-core'

/** A node of the browser's accessibility tree, with the element that it stands for. */
export interface TreeNode {
  readonly role: string
  readonly name: string
  readonly element: string
  /** What a person who looks would call it. */
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

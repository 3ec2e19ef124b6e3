import type { CDPSession } from 'playwright-core'
import type { Fault, Looked } from './page'

/** Every id that an element refers to stands in the same tree. */
export const examineRelations = ({ page }: Looked): Promise<Fault[]> =>
  page.evaluate(() => {
    const attributes = [
      ...[
        'controls',
        'labelledby',
        'describedby',
        'activedescendant',
        'owns',
        'details',
        'errormessage',
        'flowto',
      ].map((name) => `aria-${name}`),
      ...['for', 'list', 'headers', 'popovertarget', 'form'],
    ]
    const dangling = eye.ours(attributes.map((name) => `[${name}]`).join()).flatMap((element) =>
      attributes.flatMap((name) =>
        (element.getAttribute(name) ?? '')
          .split(/\s+/)
          .filter((id) => id && !(element.getRootNode() as ShadowRoot).getElementById(id))
          .map((id) => ({
            element: eye.describe(element),
            expected: `${name} to lead to an element of its tree`,
            found: `no element has the id "${id}"`,
          })),
      ),
    )
    const seen = new Set<string>()
    const twice = eye
      .ours('[id]')
      .filter(({ id }) => seen.has(id) || !seen.add(id))
      .map((element) => ({
        element: eye.describe(element),
        expected: 'an id of its own',
        found: `"${element.id}" stands twice`,
      }))
    return [...dangling, ...twice]
  })

/** The widget says its language, and a text in another one says its own. */
export const examineLanguage = ({ page }: Looked): Promise<Fault[]> =>
  page.evaluate(() => {
    const faults = eye
      .roots()
      // A page's shadow roots have the page's language.
      .filter((root) => !root.querySelector('[lang]') && !(eye.isPage && root instanceof ShadowRoot))
      .map(() => ({ element: 'the widget', expected: 'a language', found: 'no lang' }))
    // Words that are so frequent in English that a line with two of them is English.
    const english = /\b(the|and|your|you|for|with|is|are|we|please|table)\b/gi
    for (const { node, element } of eye.pieces()) {
      const language = element.closest('[lang]')?.getAttribute('lang') ?? ''
      if (language.startsWith('en')) continue
      const words = node.data.match(english) ?? []
      if (words.length >= 2)
        faults.push({
          element: eye.describe(element),
          expected: `text in "${language}", or a lang that says otherwise`,
          found: `English: "${node.data.trim().slice(0, 60)}"`,
        })
      const latin = node.data.match(/\p{Script=Latin}{3,}/gu) ?? []
      if (language.startsWith('ar') && latin.length >= 2 && !/[@/]|\p{Script=Arabic}/u.test(node.data))
        faults.push({
          element: eye.describe(element),
          expected: 'text in Arabic, or a lang that says otherwise',
          found: `"${node.data.trim().slice(0, 60)}"`,
        })
    }
    return faults
  })

/** A form that asks who somebody is says so to the browser, which fills it in. */
export const examineAutocomplete = ({ page }: Looked): Promise<Fault[]> =>
  page.evaluate(() => {
    const wanted = ['given-name', 'family-name', 'email', 'tel']
    return eye
      .ours('input[type="email"], input[autocomplete="email"]')
      .filter((element) => eye.isShown(element))
      .flatMap((email) => {
        const form = email.closest('form, fieldset, section, .main') ?? (email.getRootNode() as ShadowRoot)
        const there = [...form.querySelectorAll('input')].map(({ autocomplete }) => autocomplete)
        return wanted
          .filter((token) => !there.includes(token as AutoFill))
          .map((token) => ({
            element: eye.describe(email),
            expected: `a field with autocomplete="${token}" in its form`,
            found: there.filter(Boolean).join(', ') || 'none at all',
          }))
      })
  })

const used = new Set([
  ...['button', 'link', 'textbox', 'searchbox', 'combobox', 'checkbox', 'radio', 'spinbutton', 'option'],
  ...['slider', 'switch', 'tab', 'menuitem'],
])
/** These need no name: their content tells what they are. */
const mayBeNameless = new Set(['list', 'form', 'table'])

/**
 * Every control and every group has a name. A control's name is what is seen on it, or begins so, and is no other
 * control's: with voice control a diner says what is seen.
 */
export async function examineNames({ cdp }: Pick<Looked, 'cdp'>): Promise<Fault[]> {
  const nodes = await readsTree(cdp)
  return [
    ...nodes.filter(isNameless).map(nameless),
    ...nodes.filter(isCalledOtherwise).map(calledOtherwise),
    ...shared(nodes),
  ]
}

const isNameless = ({ role, name }: TreeNode) => !name.trim() && !mayBeNameless.has(role)

const nameless = ({ role, element }: TreeNode): Fault => ({
  element,
  expected: `a name for the ${role}`,
  found: 'none',
})

/** As it is spoken: marks and spaces are not said. */
const spoken = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** The contract names them otherwise: the date's button by its field, "Date …", and a day of the calendar by its date. */
const isNamedByContract = ({ element }: TreeNode) => /^button\[button\]\.(date-button|day) /.test(element)

const isCalledOtherwise = (node: TreeNode) => {
  const [name, label] = [spoken(node.name), spoken(node.label)]
  const isRight = isNamedByContract(node) ? name.includes(label) : name.startsWith(label)
  return used.has(node.role) && node.shown && name !== '' && !isRight
}

const calledOtherwise = ({ role, name, label, element }: TreeNode): Fault => ({
  element,
  expected: `the ${role}'s name to begin with what is seen on it, "${label.replace(/\s+/g, ' ')}"`,
  found: `"${name}"`,
})

/** An option is chosen in its own list, and a day of the calendar may be one of the days beside it: either chooses it. */
const mayShare = ({ role, element }: TreeNode) => role === 'option' || /\.day "/.test(element)

function shared(nodes: readonly TreeNode[]): Fault[] {
  const controls = nodes.filter(
    (node) => used.has(node.role) && node.shown && spoken(node.name) !== '' && !mayShare(node),
  )
  return controls.flatMap(({ name, element }, index) => {
    const first = controls.findIndex((other) => spoken(other.name) === spoken(name))
    if (first === index) return []
    return {
      element,
      expected: 'a name that no other control has',
      found: `"${name}", as ${controls[first]!.element}`,
    }
  })
}

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
async function readsTree(cdp: CDPSession): Promise<TreeNode[]> {
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
        ours: element instanceof Element && eye.roots().includes(element.getRootNode()) && !element.closest('option') &&
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

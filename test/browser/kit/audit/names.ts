import type { Fault } from './finding'
import type { Looked } from './looked'
import { readsTree, type TreeNode } from './tree'

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

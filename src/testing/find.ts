import type { Libraries } from './libraries'
import { withPlainStyles } from './plain-styles'

/** Finds elements by role and accessible name, whatever the case of the name, and says what is there where one is not. */

export type Name = string | RegExp

export interface Finder {
  /** All of them, in the order of the page. */
  all(role: string, name?: Name): HTMLElement[]
  /** The only one; throws where there is none, or where there are several. */
  one(role: string, name?: Name): HTMLElement
}

/** @param told what the widget has told developers so far */
export function createFinder(
  dom: Libraries['dom'],
  told: readonly string[],
  roots: () => readonly HTMLElement[],
): Finder {
  const query = (role: string, name?: Name | ((name: string) => boolean)) =>
    withPlainStyles(() =>
      roots().flatMap((root) => dom.queryAllByRole(root, role, name === undefined ? {} : { name })),
    )
  const all: Finder['all'] = (role, name) => query(role, typeof name === 'string' ? whole(name) : name)

  return {
    all,
    one(role, name) {
      const found = all(role, name)
      if (found.length === 1) return found[0]!
      const wanted = `${role}${name === undefined ? '' : ` ${name instanceof RegExp ? String(name) : `"${name}"`}`}`
      const several = `There are ${found.length} of ${wanted}. Say more of the name, or look within a part: diner.within(role, name).`
      throw new Error(
        found.length > 1 ? several : [`There is no ${wanted}.`, ...describe(query), ...told].join('\n'),
      )
    },
  }
}

const whole = (name: string) => new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, 'i')

/** What an error tells of the page, in this order. */
const listed = [
  'alert',
  'heading',
  'button',
  'textbox',
  'combobox',
  'spinbutton',
  'checkbox',
  'radio',
  'option',
  'link',
  'group',
  'status',
]

function describe(query: (role: string, name: (name: string) => boolean) => HTMLElement[]): string[] {
  const lines = listed.flatMap((role) => {
    const names: string[] = []
    query(role, (name) => names.push(name) > 0)
    return names.length > 0 ? [`  ${role}: ${names.map((name) => JSON.stringify(name)).join(', ')}`] : []
  })
  return lines.length > 0 ? ['On the page:', ...lines] : ['The widget shows nothing.']
}

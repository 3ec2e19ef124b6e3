import { safeDocument } from '../../dom-clobbering'
import { didYouMean } from '../did-you-mean'
import { linkNames } from '../options/link-names'
import type { Finding } from '../public'
import { nameOf } from './ancestors'

const prefix = 'data-tavola-'
const known = Object.values(linkNames).map((name) => prefix + name)

/** Links that were meant to open the popup. Without a right `data-tavola-venue` nothing notices them, and they lead away. */
export function examinePopupLinks(): Finding[] {
  return [...safeDocument.querySelectorAll('a, button, area, [role=link], [role=button]')].flatMap((link) => {
    const names = link
      .getAttributeNames()
      .filter((name) => name.startsWith(prefix) && name !== 'data-tavola-written')
    const wrong = names
      .filter((name) => !known.includes(name))
      .map((name) => `There is no "${name}".${didYouMean(name, known)}`)
    const isUnnoticed = names.length > 0 && !names.includes(`${prefix}venue`)
    if (wrong.length === 0 && !isUnnoticed) return []
    const without = isUnnoticed
      ? `It does not open the popup, as it has no ${prefix}venue (empty: the diner chooses).`
      : ''
    return [
      {
        level: isUnnoticed ? 'error' : 'warning',
        about: 'options',
        what: `${nameOf(link)}: ${[...wrong, without].filter(Boolean).join(' ')}`,
        remedy: `A link may have ${known.join(', ')}.`,
        code: 'T012',
      },
    ]
  })
}

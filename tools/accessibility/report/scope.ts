import { brands } from '../../gallery/brands'
import { journeys } from '../../gallery/picture'
import { pictures } from '../../gallery/pictures'
import { everyPicture, widths } from '../../gallery/reach'

const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/** What was looked at. The gallery knows its steps, brands and widths. */
export function scope(): readonly string[] {
  const shown = widths.reduce((sum, width) => sum + everyPicture(width).length, 0)
  return [
    `Journeys: ${listed.format(Object.values(journeys))}, each from its first step to its reference.`,
    `Screens: every step of these journeys. The gallery has ${pictures.length} pictures of them and of what may happen on the way, in ${shown} with each brand and width; “How it was tested” says what of it this run has gone through.`,
    `Looks: ${listed.format([...new Set(brands.map(({ config }) => String(config.theme ?? 'milano')))])}, each of them light and dark.`,
    'Widths: from 320 CSS pixels on.',
    'Languages: English, Italian, and Arabic from right to left.',
    'Places: in the page, and in the popup.',
    'Builds: the light one on Preact in all tests of the browser; React’s in those of accessibility. Tests without a browser run on React.',
    'Plugins: those of the default brand, and further ones of this repository where a test names them.',
  ]
}

/** What the report says nothing of. */
export const exclusions: readonly string[] = [
  '**Braintree’s frames** (the card’s number, its date and CVV) are Braintree’s own documents. Ours are their labels, groups, errors and the way of the focus, which the tests hold with frames that stand for them. A way around: the restaurant’s telephone.',
  '**hCaptcha’s frames**, where a chain gives a site key: without one there are none. The check may be a puzzle of pictures, which some diners cannot solve; hCaptcha offers them a text challenge and a cookie. A way around: the restaurant’s telephone, which is said where the check fails. A chain that can do without should.',
  '**The page around the widget**: its title, headings, language, its own bars that stay in sight, and its links that open the popup.',
  '**Colours that a page sets against the repair**: tokens in its own style sheet. A brand’s own colours are repaired.',
  '**Words of the chain**: messages, menus, terms and pictures that its back end or its brand gives.',
  '**Plugins of others.** The docs say how their makers test them.',
]

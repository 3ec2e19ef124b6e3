import { brands } from '../gallery/brands'
import { journeys } from '../gallery/picture'

const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/** The scope of the tests. */
export const scope = (): readonly string[] => [
  `Journeys: ${listed.format(Object.values(journeys))}, each from its first step to its reference.`,
  'Screens: every step of these journeys with its variants, as in the pictures of the gallery. “How it was tested” has the number of checked pictures.',
  `Looks: ${listed.format([...new Set(brands.map(({ config }) => String(config.theme ?? 'milano')))])}, each in light and dark.`,
  'Widths: from 320 CSS pixels on.',
  'Languages: English, Italian, and Arabic from right to left.',
  'Display: inline, and in the popup.',
  'Builds: the light build on Preact in all browser tests, and React’s in those of accessibility. Tests without a browser run on React.',
  'Plugins: those of the default brand, and others of this repository if a test names them.',
]

/** Parts that the report doesn't cover. */
export const exclusions: readonly string[] = [
  '**Braintree’s frames** (card number, date and CVV) are Braintree’s own documents. Their labels, groups, errors and focus order are ours. Tests check these with mock frames. A way around: the restaurant’s telephone.',
  '**hCaptcha’s frames**, if a chain sets a site key. The check may be a picture puzzle that some diners can’t solve. hCaptcha offers them a text challenge and a cookie. A way around: the restaurant’s telephone, which appears if the check fails. A chain should leave hCaptcha out if it can.',
  '**The page around the widget**: its title, headings, language, fixed bars, and links that open the popup.',
  '**Colours in the page’s own style sheet**: these tokens aren’t repaired. A brand’s colours are.',
  '**The chain’s content**: messages, menus, terms and pictures from its back end or brand.',
  '**Other plugins.** The docs explain how their authors test them.',
]

/** The number of pictures that a run checks in each build, and of those in every brand, scheme and width. */
interface Pictures {
  readonly light: number
  readonly react: number
  readonly all: number
}

/** The ways of testing. */
export const methods = ({ light, react, all }: Pictures): readonly string[] => [
  'axe in Chromium on each step, inline and in the popup, with open list and calendar, and with errors.',
  'A whole booking by the keyboard alone, and the choice of another restaurant in visual order.',
  'Complete journeys: by the keyboard alone, by visible names, at 400 %, in forced colours with reduced motion, and with slow responses.',
  'Each step at any width from 320 CSS pixels on, and with larger text.',
  'Forced colours, in each look.',
  'Roles, names and descriptions from the contract.',
  'Contrast of texts and lines in the looks’ light and dark colours.',
  'The widget’s source, which must have no sound, gestures, shortcuts or flashes.',
  'Transcripts of a screen reader’s announcements.',
  'Six journeys with Orca in Firefox, in [a run of their own](accessibility/orca.md).',
  `Pictures of the gallery in Chromium: ${light} on the light build and ${react} on React’s, of ${all} in every brand, scheme and width. On each: axe with its open questions, names, tab order, rings and texts by their pixels, covered focus, reflow, spacing, 200 %, forced colours.`,
]

import { brand as milano } from '../../themes/milano/brand'
import { brands } from '../gallery/brands'
import { journeys } from '../gallery/picture'
import type { Pictures, TestResult } from './run'

const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/** The scope of the tests. */
export const scope = (tests: readonly TestResult[]): readonly string[] => [
  `Journeys: ${listed.format(Object.values(journeys))}, each from its first step to its reference.`,
  'Screens: every step of these journeys with its variants, as in the pictures of the gallery. “How it was tested” has the number of checked pictures.',
  `Looks: ${listed.format([...new Set(brands.map(({ config }) => String(config.theme ?? 'milano')))])}, light and dark.`,
  'Widths: from 320 CSS pixels on.',
  'Languages: English, Italian, and Arabic from right to left.',
  'Display: inline, and in the popup.',
  'Builds: the light build on Preact in all browser tests, and React’s in those of accessibility. Tests without a browser run on React.',
  `Plugins: those of the default brand (${listed.format(milano.plugins!)}) and of the gallery’s brands. Tests of single plugins: ${listed.format(pluginsOf(tests))}.`,
]

/** Plugins with tests of their own among these. */
const pluginsOf = (tests: readonly TestResult[]) =>
  [...new Set(tests.flatMap(({ file }) => /^test\/plugins\/([^/]+)\//.exec(file)?.[1] ?? []))].sort()

/** Parts that the report doesn't cover. */
export const exclusions: readonly string[] = [
  '**Braintree’s frames** (card number, date and CVV) are Braintree’s own documents. Their labels, groups, errors and focus order are ours. Tests check these with mock frames. Workaround: the restaurant’s telephone.',
  '**hCaptcha’s frames**, if a chain sets a site key. The check may be a picture puzzle that some diners can’t solve. hCaptcha offers them a text challenge and a cookie. Workaround: the restaurant’s telephone, which appears if the check fails. A chain should leave hCaptcha out if it can.',
  '**The page around the widget**: its title, headings, language, fixed bars, and links that open the popup.',
  '**Colours in the page’s own style sheet**: these tokens aren’t repaired. A brand’s colours are.',
  '**The chain’s content**: messages, menus, terms and pictures from its back end or brand.',
  '**Other plugins.** The docs explain how their authors test them.',
]

/** The ways of testing. */
export const methods = (pictures: Pictures): readonly string[] => [
  'axe in Chromium on each step, inline and in the popup, with open list and calendar, and with errors.',
  'A whole booking by the keyboard alone in Chromium, Firefox and WebKitGTK, and the choice of another restaurant in visual order.',
  'Complete journeys in Chromium: by the keyboard alone, by visible names as voice control uses them (without a voice), at 400 %, in forced colours with reduced motion, and with slow responses.',
  'Each step at any width from 320 CSS pixels on, and with larger text.',
  'Forced colours, in each look.',
  'Roles, names and descriptions as specified.',
  'Contrast of texts and lines in the looks’ light and dark colours.',
  'The widget’s source, which must have no sound, gestures, shortcuts or flashes.',
  'Simulated announcements, computed from Chromium’s accessibility tree (no screen reader).',
  'Six journeys with the screen reader Orca in Firefox, in [a run of their own](accessibility/orca.md).',
  `Pictures of the gallery in Chromium: ${pictures.light} on the light build and ${pictures.react} on React’s. ${shareOf(pictures)} On each: axe, with a decision for each question that axe leaves open; names; the tab order; the contrast of focus rings and texts as drawn; whether something covers the focus; reflow; wider text spacing; text at 200 %; forced colours.`,
]

/** React’s build always has each picture once. */
function shareOf({ light, react, all }: Pictures): string {
  if (light === all)
    return 'That is every brand, scheme and width on the light build, and each picture once on React’s.'
  const there = `There are ${all} in every brand, scheme and width.`
  return light === react ? `Each picture was checked once, in one brand, scheme and width. ${there}` : there
}

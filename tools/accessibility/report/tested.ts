import { matching } from '../../../test/specification/check'
import type { Title } from '../../../test/specification/titles'
import { brands } from '../../gallery/brands'
import { journeys } from '../../gallery/picture'
import type { Walked } from '../run'

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

/** A test and its results by lane. */
interface Tested extends Title {
  readonly results: Readonly<Record<string, string>>
}

/** A way of testing, and the tests that use it. */
interface Method {
  readonly about: string | ((pictures: Walked) => string)
  readonly tests: readonly string[]
}

const allMethods: readonly Method[] = [
  {
    about:
      'axe in Chromium on each step, inline and in the popup, with open list and calendar, and with errors.',
    tests: ['inline, on every step*', 'in the popup, on every step*'],
  },
  {
    about: 'A whole booking by the keyboard alone, and the choice of another restaurant in visual order.',
    tests: [
      'the focus is on the heading of each new step*',
      '*the keyboard alone reaches everything, in visual order*',
    ],
  },
  {
    about:
      'Complete journeys: by the keyboard alone, by visible names, at 400 %, in forced colours with reduced motion, and with slow responses.',
    tests: ['Browser: whole journeys*'],
  },
  {
    about: 'Each step at any width from 320 CSS pixels on, and with larger text.',
    tests: ['every step fits, at any width*', "text and controls follow the diner's font size*"],
  },
  {
    about: 'Forced colours, in each look.',
    tests: ['with forced colours every control has a border*'],
  },
  {
    about: 'Roles, names and descriptions from the contract.',
    tests: ['contract 3: step 1;*', 'contract 3: step 4,*'],
  },
  {
    about: 'Contrast of texts and lines in the looks’ light and dark colours.',
    tests: ['the looks need no repair, light or dark', '--tavola-focus, a line, needs 3 to 1'],
  },
  {
    about: 'The widget’s source, which must have no sound, gestures, shortcuts or flashes.',
    tests: ['WCAG 1.2.1, 1.2.2, 1.2.3, 1.2.4, 1.2.5, 1.4.2: nothing plays a sound or a film'],
  },
  {
    about: 'Transcripts of a screen reader’s announcements.',
    tests: ['*transcript*'],
  },
  {
    about: ({ light, react, all }) =>
      `Pictures of the gallery in Chromium: ${light} on the light build and ${react} on React’s, of ${all} in every brand, scheme and width. On each: axe with its open questions, names, tab order, rings and texts by their pixels, covered focus, reflow, spacing, 200 %, forced colours.`,
    tests: ['*every picture of the gallery*'],
  },
]

/** The methods that a run has used: those of which at least one test has passed. */
export const methodsOf = (tests: readonly Tested[], pictures: Walked): readonly string[] =>
  allMethods
    .filter((method) =>
      method.tests
        .flatMap((pattern) => matching(pattern, tests))
        .some(({ results }) => Object.values(results).includes('passed')),
    )
    .map(({ about }) => (typeof about === 'string' ? about : about(pictures)))

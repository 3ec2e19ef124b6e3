import { matching } from '../../../test/specification/check'
import type { Title } from '../../../test/specification/titles'
import { brands } from '../../gallery/brands'
import { journeys } from '../../gallery/picture'
import type { Walked } from '../run'

const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/** What the tests cover. */
export const scope = (): readonly string[] => [
  `Journeys: ${listed.format(Object.values(journeys))}, each from its first step to its reference.`,
  'Screens: every step of these journeys, and what can happen on the way, as the pictures of the gallery show them; “How it was tested” says how many pictures this run has checked.',
  `Looks: ${listed.format([...new Set(brands.map(({ config }) => String(config.theme ?? 'milano')))])}, each in light and dark.`,
  'Widths: from 320 CSS pixels on.',
  'Languages: English, Italian, and Arabic from right to left.',
  'Places: in the page, and in the popup.',
  'Builds: the light one on Preact in all browser tests; React’s in those of accessibility. Tests without a browser run on React.',
  'Plugins: those of the default brand, and further ones of this repository where a test names them.',
]

/** What the report does not cover. */
export const exclusions: readonly string[] = [
  '**Braintree’s frames** (the card’s number, its date and CVV) are Braintree’s own documents. Ours are their labels, groups, errors and the way of the focus, which the tests hold with frames that stand for them. A way around: the restaurant’s telephone.',
  '**hCaptcha’s frames**, where a chain gives a site key: without one there are none. The check may be a puzzle of pictures, which some diners cannot solve; hCaptcha offers them a text challenge and a cookie. A way around: the restaurant’s telephone, which is said where the check fails. A chain that can do without should.',
  '**The page around the widget**: its title, headings, language, its own bars that stay in sight, and its links that open the popup.',
  '**Colours that a page sets against the repair**: tokens in its own style sheet. A brand’s own colours are repaired.',
  '**Words of the chain**: messages, menus, terms and pictures that its back end or its brand gives.',
  '**Plugins of others.** The docs say how their makers test them.',
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
      'axe in Chromium on each step, in the page and in the popup, its list and its calendar open, with its errors.',
    tests: ['inline, on every step*', 'in the popup, on every step*'],
  },
  {
    about:
      'A whole booking by the keyboard alone, and the choice of another restaurant in the order of what is seen.',
    tests: [
      'the focus is on the heading of each new step*',
      '*the keyboard alone reaches everything, in visual order*',
    ],
  },
  {
    about:
      'Journeys to their end, each by the keyboard alone, by the words that are seen on its controls, at 400 %, in forced colours with reduced motion, and on slow answers.',
    tests: ['Browser: whole journeys*'],
  },
  {
    about: 'Each step at any width from 320 CSS pixels on, and with a larger text of the diner’s own.',
    tests: ['every step fits, at any width*', "text and controls follow the diner's font size*"],
  },
  {
    about: 'Forced colours, in each look.',
    tests: ['with forced colours every control has a border*'],
  },
  {
    about: 'Roles, names and descriptions, as the contract lists them.',
    tests: ['contract 3: step 1;*', 'contract 3: step 4,*'],
  },
  {
    about: 'Contrast of texts and lines, by the colours that the looks have in light and dark.',
    tests: ['the looks need no repair, light or dark', '--tavola-focus, a line, needs 3 to 1'],
  },
  {
    about: 'The widget’s own source, for what it must have nothing of: sound, gestures, shortcuts, flashes.',
    tests: ['WCAG 1.2.1, 1.2.2, 1.2.3, 1.2.4, 1.2.5, 1.4.2: nothing plays a sound or a film'],
  },
  {
    about: 'What a screen reader would say, written down in transcripts.',
    tests: ['*transcript*'],
  },
  {
    about: ({ light, react, all }) =>
      `Pictures of the gallery, walked through in Chromium: ${light} on the light build, and ${react} on React’s, of ${all} that there are in every brand, scheme and width. On each: axe with what it leaves open, names, order of Tab, rings and texts by their pixels, what covers the focus, reflow, spacing, 200 %, forced colours.`,
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

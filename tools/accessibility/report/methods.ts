import { matching } from '../../../test/specification/check'
import type { Walked } from '../run/run-tests'
import type { Report } from './report'

/** A way of testing, and the tests that go it. */
interface Way {
  readonly says: string | ((pictures: Walked) => string)
  readonly tests: readonly string[]
}

const ways: readonly Way[] = [
  {
    says: 'axe in Chromium on each step, in the page and in the popup, its list and its calendar open, with its errors.',
    tests: ['inline, on every step*', 'in the popup, on every step*'],
  },
  {
    says: 'A whole booking by the keyboard alone, and the choice of another restaurant in the order of what is seen.',
    tests: [
      'finds the focus on the heading of each new step*',
      '*the keyboard alone reaches everything, in visual order*',
    ],
  },
  {
    says: 'Journeys to their end, each by the keyboard alone, by the words that are seen on its controls, at 400 %, in forced colours with reduced motion, and on slow answers.',
    tests: ['Browser: whole journeys*'],
  },
  {
    says: 'Each step at any width from 320 CSS pixels on, and with a larger text of the diner’s own.',
    tests: ['every step fits, at any width*', "text and controls follow the diner's font size*"],
  },
  {
    says: 'Forced colours, in each look.',
    tests: ['with forced colours every control has an edge*'],
  },
  {
    says: 'Roles, names and descriptions, as the contract lists them.',
    tests: ['contract 3: step 1;*', 'contract 3: step 4,*'],
  },
  {
    says: 'Contrast of texts and lines, by the colours that the looks have in light and dark.',
    tests: ['the looks need no repair, light or dark', '--tavola-focus, a line, needs 3 to 1'],
  },
  {
    says: 'The widget’s own source, for what it must have nothing of: sound, gestures, shortcuts, flashes.',
    tests: ['WCAG 1.2.1, 1.2.2, 1.2.3, 1.2.4, 1.2.5, 1.4.2: nothing plays a sound or a film'],
  },
  {
    says: 'What a screen reader would say, written down in transcripts.',
    tests: ['*transcript*'],
  },
  {
    says: ({ light, react, all }) =>
      `Pictures of the gallery, walked through in Chromium: ${light} on the light build, and ${react} on React’s, of ${all} that there are in every brand, scheme and width. On each: axe with what it leaves open, names, order of Tab, rings and texts by their pixels, what covers the focus, reflow, spacing, 200 %, forced colours.`,
    tests: ['*every picture of the gallery*'],
  },
]

/** The ways that this run has gone, so that the report claims no other. A way counts once one of its tests has passed. */
export const methods = ({ tests, pictures }: Pick<Report, 'tests' | 'pictures'>): readonly string[] =>
  ways
    .filter((way) =>
      way.tests
        .flatMap((pattern) => matching(pattern, tests))
        .some(({ results }) => Object.values(results).includes('passed')),
    )
    .map(({ says }) => (typeof says === 'string' ? says : says(pictures)))

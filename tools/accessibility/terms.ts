import type { Word } from './judge'

/** What the report takes from ITI's template, and where it departs from it. */

/** Section 508 isn't reported, so it isn't the international edition. */
export const edition = 'EU edition, arranged after VPAT® Version 2.5Rev'

/** ITI's terms, to the letter. */
export const terms: Readonly<Record<string, string>> = {
  Supports:
    'The functionality of the product has at least one method that meets the criterion without known defects or meets with equivalent facilitation.',
  'Partially Supports': 'Some functionality of the product does not meet the criterion.',
  'Does Not Support': 'The majority of product functionality does not meet the criterion.',
  'Not Applicable': 'The criterion is not relevant to the product.',
  'Not Evaluated':
    'The product has not been evaluated against the criterion. This can only be used in WCAG Level AAA criteria.',
}

/** A level as the template writes it. */
export const termOf = (word: Word) => word.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

/** What a level needs here, beyond ITI's terms. */
export const evidence: readonly string[] = [
  '“Supports” also needs tests that passed in a browser, and none that failed. They must belong to the tests of whole steps and journeys, or test more than one part of the widget.',
  '“Partially supports” also means that the tests are too few, or that no person has judged what only a person can. The remark begins with the reason.',
  '“Not applicable” needs a passed test too, for a criterion of WCAG.',
  '“Not evaluated” also means that a criterion of level A or AA has no test that was run.',
]

/** Where the report departs from the template, and what has no row. */
export const departures: readonly string[] = [
  'A level needs more evidence here than by ITI’s terms.',
  'The tables have one more column, for the tests of each criterion.',
  'Clauses 5.1, 5.5 and 5.6 of EN 301 549 have one row each, for all their subclauses. Chapters 6 to 8, 10, 11 and 13 have one reason each.',
  'Clause 9.5 of EN 301 549 lists criteria of level AAA. They aren’t required, and weren’t evaluated.',
  'Clause 9.6 applies to whole pages and processes: the widget, the chain’s page and third parties’ frames together. A report on a part can’t evaluate it. The widget relies on HTML, CSS, WAI-ARIA 1.2 and JavaScript.',
  'VPAT® is a registered service mark of the Information Technology Industry Council (ITI). ITI hasn’t reviewed this report.',
]

export const standards: readonly (readonly [name: string, address: string, included: string])[] = [
  ...(
    [
      ['2.0', 'https://www.w3.org/TR/2008/REC-WCAG20-20081211/'],
      ['2.1', 'https://www.w3.org/TR/WCAG21/'],
      ['2.2', 'https://www.w3.org/TR/WCAG22/'],
    ] as const
  ).map(
    ([version, address]) =>
      [
        `Web Content Accessibility Guidelines ${version}`,
        address,
        'Level A: yes. Level AA: yes. Level AAA: no.',
      ] as const,
  ),
  [
    'EN 301 549 V3.2.1 (2021-03)',
    'https://www.etsi.org/deliver/etsi_en/301500_301599/301549/03.02.01_60/en_301549v030201p.pdf',
    'Yes.',
  ],
]

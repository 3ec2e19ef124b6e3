/** What the walk over the gallery looks at. */
export const examinations = [
  'reached',
  'axe',
  'names',
  'relations',
  'language',
  'autocomplete',
  'targets',
  'text contrast',
  'focus rings',
  'chosen',
  'order',
  'obscured focus',
  'reflow',
  'text spacing',
  'larger text',
  'forced colours',
  'no media',
] as const

export type Examination = (typeof examinations)[number]

/** What an examination finds wrong on the page before it. */
export interface Fault {
  readonly element: string
  readonly expected: string
  readonly found: string
}

export interface Finding extends Fault {
  readonly examination: Examination
  /** As the gallery names it, with its scheme: "milano/360-details, dark". */
  readonly picture: string
}

export const sentence = ({ picture, element, expected, found }: Finding) =>
  `${picture}: ${element}: expected ${expected}, found ${found}`

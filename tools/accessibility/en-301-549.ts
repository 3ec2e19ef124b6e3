/** A requirement of EN 301 549 V3.2.1 beside those of WCAG. */
export interface Clause {
  readonly id: string
  readonly name: string
  /** Criteria of WCAG that make it up: its word is made of theirs. */
  readonly criteria?: readonly string[]
  /** Tests that hold it. */
  readonly tests?: readonly string[]
  /** What only a person can judge, as for a criterion. */
  readonly people?: string
  /** Why it is about nothing that the widget is or has. */
  readonly notApplicable?: string
  readonly remark?: string
}

/** Of WCAG 2.2 alone: EN 301 549 V3.2.1 was written before it. */
export const newInWcag22: readonly string[] = ['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8']

/** Chapter 9 without the criteria that WCAG 2.1 shares with 2.2. For 9.5 and 9.6 see `departures` in terms.ts. */
export const chapter9: readonly Clause[] = [
  {
    id: '9.4.1.1',
    name: 'Parsing',
    tests: ['WCAG 1.3.1, 4.1.2: each id that an element refers to stands in the same tree'],
    remark:
      'Not in WCAG 2.2. By W3C’s note on WCAG 2.1, HTML always satisfies it. Each id is unique, and each reference has its target.',
  },
]

const keyboard = ['2.1.1', '2.1.2', '2.4.3', '2.4.7', '2.4.11']

/** Chapter 4. Which criteria serve whom is our grouping, based on the standard's annex B. */
export const chapter4: readonly Clause[] = [
  {
    id: '4.2.1',
    name: 'Usage without vision',
    criteria: [
      ...['1.1.1', '1.3.1', '1.3.2', '2.1.1', '2.1.2', '2.4.3', '2.4.4', '2.4.6'],
      ...['3.1.1', '3.1.2', '3.3.1', '3.3.2', '4.1.2', '4.1.3'],
    ],
    remark: 'For Orca’s limits see “Known failures”.',
  },
  {
    id: '4.2.2',
    name: 'Usage with limited vision',
    criteria: ['1.4.3', '1.4.4', '1.4.10', '1.4.11', '1.4.12', '1.4.13', '2.4.7', '2.4.11'],
    remark: 'More contrast, forced colours and the diner’s text size are supported.',
  },
  { id: '4.2.3', name: 'Usage without perception of colour', criteria: ['1.4.1', '1.4.11'] },
  {
    id: '4.2.4',
    name: 'Usage without hearing',
    criteria: ['1.2.1', '1.2.2', '1.2.4'],
    remark:
      'There is no sound. The telephone as a workaround doesn’t help deaf diners: a chain should also give an email address.',
  },
  {
    id: '4.2.5',
    name: 'Usage with limited hearing',
    criteria: ['1.2.1', '1.2.2', '1.4.2'],
    remark: 'As 4.2.4.',
  },
  {
    id: '4.2.6',
    name: 'Usage with no or limited vocal capability',
    notApplicable: 'It needs no speech.',
    remark: 'The telephone is no workaround here: see 4.2.4.',
  },
  {
    id: '4.2.7',
    name: 'Usage with limited manipulation or strength',
    criteria: [...keyboard, '2.5.1', '2.5.2', '2.5.3', '2.5.4', '2.5.7', '2.5.8'],
  },
  { id: '4.2.8', name: 'Usage with limited reach', notApplicable: 'It isn’t hardware.' },
  { id: '4.2.9', name: 'Minimize photosensitive seizure triggers', criteria: ['2.3.1'] },
  {
    id: '4.2.10',
    name: 'Usage with limited cognition, language or learning',
    criteria: [
      ...['2.2.1', '2.4.6', '3.2.1', '3.2.2', '3.2.3', '3.2.4', '3.2.6'],
      ...['3.3.1', '3.3.2', '3.3.3', '3.3.4', '3.3.7', '3.3.8'],
    ],
    remark: 'For hCaptcha see “Exclusions”.',
  },
  {
    id: '4.2.11',
    name: 'Privacy',
    criteria: ['4.1.2'],
    tests: ['they contain no typed text, in a booking, a party and an enquiry'],
    remark:
      'A screen reader receives only what is visible. The widget doesn’t ask whether one is used, and sends nothing typed to the page.',
  },
]

const hardware = 'It isn’t hardware.'
const closed = 'It isn’t a closed system: diners use their own assistive technology.'

/** Chapter 5, Generic requirements. */
export const chapter5: readonly Clause[] = [
  {
    id: '5.1',
    name: 'Closed functionality',
    notApplicable: closed,
    remark: 'This is for all of 5.1.2 to 5.1.7.',
  },
  {
    id: '5.2',
    name: 'Activation of accessibility features',
    notApplicable: 'Nothing has to be activated: the widget follows the browser’s and the system’s settings.',
  },
  { id: '5.3', name: 'Biometrics', notApplicable: 'It uses no biometrics.' },
  {
    id: '5.4',
    name: 'Preservation of accessibility information during conversion',
    notApplicable: 'It converts nothing. A ticket’s calendar file is plain text.',
  },
  { id: '5.5', name: 'Operable parts', notApplicable: hardware, remark: 'This is for 5.5.1 and 5.5.2.' },
  {
    id: '5.6',
    name: 'Locking or toggle controls',
    notApplicable: hardware,
    remark: 'This is for 5.6.1 and 5.6.2.',
  },
  {
    id: '5.7',
    name: 'Key repeat',
    notApplicable: 'The system controls key repeat: the widget has no such function.',
    remark: 'Holding a key down sends nothing.',
  },
  {
    id: '5.8',
    name: 'Double-strike key acceptance',
    notApplicable: 'As 5.7.',
    remark: 'A second press sends nothing twice.',
  },
  {
    id: '5.9',
    name: 'Simultaneous user actions',
    criteria: ['2.1.1', '2.5.1'],
    remark: 'One key or one finger is enough.',
  },
]

/** Chapter 12, Documentation and support services. */
export const chapter12: readonly Clause[] = [
  {
    id: '12.1.1',
    name: 'Accessibility and compatibility features',
    tests: ['EN 301 549, 12.1.1: the page Accessibility says what the widget does, and is in the navigation'],
    remark: 'The page [Accessibility](accessibility.md) lists them. The test finds their names there.',
  },
  {
    id: '12.1.2',
    name: 'Accessible documentation',
    tests: ['EN 301 549, 12.1.2: *'],
    people: 'the pages that weren’t examined',
    remark:
      'A page of each kind of the docs, the playground and the gallery are examined as the widget is, with the exceptions that `test/browser/kit/audit/examine-page.ts` lists.',
  },
  {
    id: '12.2.2',
    name: 'Information on accessibility and compatibility features',
    notApplicable: 'The project has no support service. Each chain has its own.',
  },
  { id: '12.2.3', name: 'Effective communication', notApplicable: 'As 12.2.2.' },
  { id: '12.2.4', name: 'Accessible documentation', notApplicable: 'As 12.2.2.' },
]

/** Chapters of which nothing applies. */
export const otherChapters: Readonly<Record<string, string>> = {
  '6, ICT with two-way voice communication':
    'It has no voice communication. Telephone links open the telephone.',
  '7, ICT with video capabilities': 'It has no video.',
  '8, Hardware': hardware,
  '10, Non-web documents': 'It creates only the calendar file, which is plain text.',
  '11, Software': 'It is web content: see chapter 9.',
  '13, ICT providing relay or emergency service access': 'It provides none.',
}

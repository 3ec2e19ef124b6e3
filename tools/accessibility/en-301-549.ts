import { criteria, type Criterion } from './criteria'

/** A requirement of EN 301 549 V3.2.1 beside those of WCAG. */
export interface Clause {
  readonly id: string
  readonly name: string
  /** Criteria of WCAG that make it up: its word is made of theirs. */
  readonly criteria?: readonly string[]
  /** Tests that hold it. */
  readonly tests?: readonly string[]
  /** Why it is about nothing that the widget is or has. */
  readonly notApplicable?: string
  readonly remark?: string
}

/** Of WCAG 2.2 alone: EN 301 549 V3.2.1 was written before it. */
export const newInWcag22: readonly string[] = ['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8']

/** Chapter 9, Web: the criteria that WCAG 2.1 shares with 2.2, under other numbers: 9.1.4.10 is 1.4.10. */
export const chapter9: readonly Criterion[] = criteria.filter(({ id }) => !newInWcag22.includes(id))

/** What chapter 9 has besides. WCAG 2.2 dropped 4.1.1, and 9.5 is level AAA, which nobody has evaluated. */
export const chapter9Rest: readonly Clause[] = [
  {
    id: '9.4.1.1',
    name: 'Parsing',
    tests: ['WCAG 1.3.1, 4.1.2: each id that an element refers to stands in the same tree'],
    remark:
      'Not in WCAG 2.2. By W3C’s note on WCAG 2.1, HTML always satisfies it; no id is there twice, and none is referred to that is not there.',
  },
  {
    id: '9.5',
    name: 'WCAG 2.1 AAA Success Criteria',
    remark: 'Not asked for, and not looked at.',
  },
  {
    id: '9.6',
    name: 'WCAG conformance requirements',
    remark:
      'It is asked of whole pages and processes, which a chain makes of the widget and its page, with the frames of third parties: nobody can say it of a part. Technologies that the widget relies on: HTML, CSS, WAI-ARIA 1.2, JavaScript.',
  },
]

const keyboard = ['2.1.1', '2.1.2', '2.4.3', '2.4.7', '2.4.11']
const heard = ['1.1.1', '1.3.1', '1.3.2', '2.4.3', '2.4.4', '2.4.6', '3.3.1', '3.3.2', '4.1.2', '4.1.3']

/** Chapter 4. Which criteria serve whom is our grouping, after the sense of annex B of the standard. */
export const chapter4: readonly Clause[] = [
  { id: '4.2.1', name: 'Usage without vision', criteria: [...heard, ...keyboard] },
  {
    id: '4.2.2',
    name: 'Usage with limited vision',
    criteria: ['1.4.3', '1.4.4', '1.4.10', '1.4.11', '1.4.12', '1.4.13', '2.4.7', '2.4.11'],
    remark: 'More contrast, forced colours and a text size of one’s own are heeded.',
  },
  { id: '4.2.3', name: 'Usage without perception of colour', criteria: ['1.4.1', '1.4.11'] },
  {
    id: '4.2.4',
    name: 'Usage without hearing',
    criteria: ['1.2.1', '1.2.2', '1.2.4'],
    remark:
      'Nothing is to be heard. The telephone, as a way around, helps no deaf diner: a chain should name an email address beside it.',
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
    criteria: ['1.2.1', '2.1.1'],
    remark: 'Nothing is to be said aloud. As a way around, the telephone is none here: as 4.2.4.',
  },
  {
    id: '4.2.7',
    name: 'Usage with limited manipulation or strength',
    criteria: [...keyboard, '2.5.1', '2.5.2', '2.5.3', '2.5.4', '2.5.7', '2.5.8'],
  },
  { id: '4.2.8', name: 'Usage with limited reach', notApplicable: 'It is no hardware.' },
  { id: '4.2.9', name: 'Minimize photosensitive seizure triggers', criteria: ['2.3.1'] },
  {
    id: '4.2.10',
    name: 'Usage with limited cognition, language or learning',
    criteria: [
      '2.2.1',
      '2.4.6',
      '3.2.1',
      '3.2.2',
      '3.2.3',
      '3.2.4',
      '3.2.6',
      '3.3.1',
      '3.3.2',
      '3.3.3',
      '3.3.4',
      '3.3.7',
      '3.3.8',
    ],
    remark: 'Of hCaptcha see “Exclusions”.',
  },
  {
    id: '4.2.11',
    name: 'Privacy',
    criteria: ['4.1.2'],
    tests: ['they contain no typed text, in a booking, a party and an enquiry'],
    remark:
      'A screen reader is told what is seen and no more; nobody is asked whether they use one, and nothing that is typed goes to the page.',
  },
]

const hardware = 'It is no hardware.'
const closed = 'It is no closed system: diners use their own assistive technology.'

/** Chapter 5, Generic requirements. */
export const chapter5: readonly Clause[] = [
  {
    id: '5.1',
    name: 'Closed functionality',
    notApplicable: closed,
    remark: 'With all its parts, 5.1.2 to 5.1.7.',
  },
  {
    id: '5.2',
    name: 'Activation of accessibility features',
    notApplicable: 'Nothing has to be turned on: what the browser and the system say is heeded.',
  },
  { id: '5.3', name: 'Biometrics', notApplicable: 'Nobody is recognised by their body.' },
  {
    id: '5.4',
    name: 'Preservation of accessibility information during conversion',
    notApplicable: 'It converts nothing. The calendar file of a ticket is plain text.',
  },
  { id: '5.5', name: 'Operable parts', notApplicable: hardware },
  { id: '5.6', name: 'Locking or toggle controls', notApplicable: hardware },
  {
    id: '5.7',
    name: 'Key repeat',
    notApplicable: 'How keys repeat is the system’s to set: the widget has no such function.',
    remark: 'A key that is held down sends nothing.',
  },
  {
    id: '5.8',
    name: 'Double-strike key acceptance',
    notApplicable: 'As 5.7.',
    remark: 'A second press sends nothing again.',
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
    remark: 'The page [Accessibility](accessibility.md) lists them.',
  },
  {
    id: '12.1.2',
    name: 'Accessible documentation',
    remark:
      'The docs are plain pages, which need no scripts. axe finds nothing in a page of each kind, and each fits on a phone; nobody has held them to every criterion.',
  },
  {
    id: '12.2.2',
    name: 'Information on accessibility and compatibility features',
    notApplicable: 'The project has no support service. What a chain offers its diners is the chain’s.',
  },
  { id: '12.2.3', name: 'Effective communication', notApplicable: 'As 12.2.2.' },
  { id: '12.2.4', name: 'Accessible documentation', notApplicable: 'As 12.2.2.' },
]

/** Chapters of which nothing applies. */
export const otherChapters: Readonly<Record<string, string>> = {
  '6, ICT with two-way voice communication':
    'Nobody speaks with anybody in it. Its telephone links are the telephone’s to answer.',
  '7, ICT with video capabilities': 'It shows no film.',
  '8, Hardware': hardware,
  '10, Non-web documents': 'It gives none but the calendar file, which is plain text for a calendar.',
  '11, Software': 'It is web content, which chapter 9 is about.',
  '13, ICT providing relay or emergency service access': 'It provides none.',
}

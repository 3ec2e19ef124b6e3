import adultsParty from '../../plugins/adults-party'
import kidsParty from '../../plugins/kids-party'
import type { AnyPlugin } from '../../src/contract/plugin'

/** What differs between the parties: one row of everything that parties.test.tsx expects for each. */
export interface Party {
  readonly plugin: AnyPlugin
  readonly journey: string
  readonly alias: string
  readonly guests: { readonly adults: number; readonly children: number }
  /** Whose number has the minimum. */
  readonly minimumOf: 'adults' | 'children'
  readonly occasion: string
  /** The key of its occasion's name in a restaurant's configuration, and that of the other party. */
  readonly occasionKeys: readonly [own: string, other: string]
  readonly termsTitle: string
  readonly terms: readonly string[]
  readonly lines: readonly string[]
  /** The lines that the number of guests changes. */
  readonly counted: readonly (readonly [guests: object, ...lines: string[]])[]
  /** Of a German brand. */
  readonly german: readonly string[]
  readonly tooFew: string
  /** A day with a change of the clock shortly before it, and until when its numbers can change. */
  readonly afterClockChange: readonly [date: string, until: string]
  /** Options of a brand, lines of the panel and the terms then. */
  readonly brands: readonly {
    readonly title: string
    readonly own: object
    readonly first?: object
    readonly lines: readonly string[]
    readonly terms: readonly string[]
  }[]
}

export const adults: Party = {
  plugin: adultsParty,
  journey: 'AdultsPartyEnquiry',
  alias: 'AdultPMP',
  guests: { adults: 8, children: 0 },
  minimumOf: 'adults',
  occasion: 'Adults Pizza Making Party',
  occasionKeys: ['pmpAdultOccasionName', 'pmpKidsOccasionName'],
  termsTitle: 'Adult Pizza Making Parties',
  terms: [
    '€29.95 per person',
    'Minimum 8 guests',
    'A 2.5 hour room',
    '€5 per person non-refundable deposit',
    'Guest numbers must be confirmed 48 hours before',
  ],
  lines: [
    'Guests | at least 8',
    '8 people at €29.95 | €239.60',
    'Deposit at €5 each | €40 | to hold your party, non-refundable',
    'Your room | 2.5 hours',
    'You can change numbers until | Thursday 26 November, 19:30',
  ],
  counted: [
    [{ adults: 20 }, '20 people at €29.95 | €599', 'Deposit at €5 each | €100 | to hold'],
    [{ adults: 7, children: 3 }, '10 people at €29.95 | €299.50', 'Deposit at €5 each | €50 | to hold'],
    [{ adults: 100, children: 100 }, '200 people at €29.95 | €5,990', 'Deposit at €5 each | €1,000 |'],
    // Fewer pay for the minimum.
    [
      { adults: 1, children: 0 },
      'Guests | at least 8',
      '8 people at €29.95 | €239.60',
      'Deposit at €5 each | €40',
    ],
    [{ adults: 5 }, 'Guests | at least 8', '8 people at €29.95 | €239.60', 'Deposit at €5 each | €40'],
    // While there is no number, the price of one.
    [{ adults: 0 }, 'Each person | €29.95', 'Deposit each | €5 | to hold your party, non-refundable'],
  ],
  german: ['8 people at 29,95 € | 239,60 €', 'Your room | 2,5 hours'],
  tooFew: 'Parties need at least 8 guests. You can still send your enquiry.',
  afterClockChange: ['2026-10-26', 'Saturday 24 October, 13:00'],
  brands: [
    {
      title: 'its own numbers',
      own: { price: 30, deposit: 7.5, minimum: 10, hours: 3, noticeHours: 24, currency: 'GBP' },
      lines: [
        'Guests | at least 10',
        '10 people at £30 | £300',
        'Deposit at £7.50 each | £75 | to hold your party, non-refundable',
        'Your room | 3 hours',
        'You can change numbers until | Friday 27 November, 19:30',
      ],
      terms: [
        '£30 per person',
        'Minimum 10 guests',
        'A 3 hour room',
        '£7.50 per person non-refundable deposit',
        'Guest numbers must be confirmed 24 hours before',
      ],
    },
    {
      title: 'a 0, which is not mentioned',
      own: { price: 0, deposit: 0, hours: 0, noticeHours: 0 },
      lines: ['Guests | at least 8'],
      terms: ['Minimum 8 guests'],
    },
    {
      title: '1, which is singular',
      own: { minimum: 1, hours: 1, noticeHours: 1, deposit: 0 },
      first: { adults: 1, date: null, time: null },
      lines: [
        'Guests | at least 1',
        '1 person at €29.95 | €29.95',
        'Your room | 1 hour',
        'You can change numbers until | 1 hour before',
      ],
      terms: [
        '€29.95 per person',
        'Minimum 1 guest',
        'A 1 hour room',
        'Guest numbers must be confirmed 1 hour before',
      ],
    },
  ],
}

/** What the panel says of the adults that the ages need. */
const ages = (...needed: readonly number[]) =>
  ['4 to 5', '6 to 7', '8 to 11'].map(
    (age, index) => `For ages ${age} | ${needed[index]} ${needed[index] === 1 ? 'adult' : 'adults'}`,
  )

export const kids: Party = {
  plugin: kidsParty,
  journey: 'KidsPartyEnquiry',
  alias: 'KidsPMP',
  guests: { adults: 1, children: 8 },
  minimumOf: 'children',
  occasion: 'Kids Pizza Making Party',
  occasionKeys: ['pmpKidsOccasionName', 'pmpAdultOccasionName'],
  termsTitle: 'Kids Pizza Making Parties',
  terms: [
    '€16.95 per child',
    'Minimum 8 children',
    'Up to 2 hours',
    'Minimum age 4',
    '€5 deposit',
    'Guest numbers must be confirmed 48 hours before',
    'Children aged 4-5 need 1 parent per 4 children',
    'Children aged 6-7 need 1 parent per 6 children',
    'Children aged 8-11 need 1 parent per 10 children',
  ],
  lines: [
    'Children | at least 8',
    '8 children at €16.95 | €135.60',
    'Deposit to hold your party | €5',
    'Length | up to 2 hours',
    'Minimum age | 4',
    'You can change numbers until | Thursday 26 November, 19:30',
    "For ages 4 to 5 | 2 adults | 1 more than you've entered",
    "For ages 6 to 7 | 2 adults | 1 more than you've entered",
    'For ages 8 to 11 | 1 adult',
  ],
  counted: [
    [{ children: 20 }, '20 children at €16.95 | €339'],
    [{ children: 100 }, '100 children at €16.95 | €1,695'],
    [{ children: 1 }, 'Children | at least 8', '8 children at €16.95 | €135.60'],
    [{ children: 5 }, 'Children | at least 8', '8 children at €16.95 | €135.60'],
    [
      { adults: 0, children: 0 },
      'Each child | €16.95',
      'For ages 4 to 5 | 1 adult per 4',
      'For ages 6 to 7 | 1 adult per 6',
      'For ages 8 to 11 | 1 adult per 10',
    ],
    // By their age 4, 6 or 10 children need one adult, rounded up.
    [{ adults: 100, children: 1 }, ...ages(1, 1, 1)],
    [{ children: 4 }, ...ages(1, 1, 1)],
    [{ children: 5 }, ...ages(2, 1, 1)],
    [{ children: 6 }, ...ages(2, 1, 1)],
    [{ children: 7 }, ...ages(2, 2, 1)],
    [{ children: 10 }, ...ages(3, 2, 1)],
    [{ children: 11 }, ...ages(3, 2, 2)],
    [{ children: 100 }, ...ages(25, 17, 10)],
    [
      { adults: 2, children: 13 },
      "For ages 4 to 5 | 4 adults | 2 more than you've entered",
      "For ages 6 to 7 | 3 adults | 1 more than you've entered",
      'For ages 8 to 11 | 2 adults',
    ],
  ],
  german: [
    '8 children at 16,95 € | 135,60 €',
    'You can change numbers until | Donnerstag 26. November, 19:30',
  ],
  tooFew: 'Parties need at least 8 children. You can still send your enquiry.',
  afterClockChange: ['2027-03-29', 'Saturday 27 March, 11:00'],
  brands: [
    {
      title: 'its own age groups',
      own: {
        age: 3,
        supervision: [
          { from: 3, to: 3, children: 1 },
          { from: 4, to: 9, children: 5 },
        ],
      },
      first: { adults: 9 },
      lines: [...linesUntilAges(3), 'For age 3 | 8 adults', 'For ages 4 to 9 | 2 adults'],
      terms: [
        ...termsUntilAges(3),
        'Children aged 3 need 1 parent per child',
        'Children aged 4-9 need 1 parent per 5 children',
      ],
    },
    {
      title: 'no age groups, age and deposit',
      own: { supervision: [], age: 0, deposit: 0 },
      lines: [
        'Children | at least 8',
        '8 children at €16.95 | €135.60',
        'Length | up to 2 hours',
        'You can change numbers until | Thursday 26 November, 19:30',
      ],
      terms: [
        '€16.95 per child',
        'Minimum 8 children',
        'Up to 2 hours',
        'Guest numbers must be confirmed 48 hours before',
      ],
    },
    {
      title: 'a 0, which is not mentioned, nor an age that needs no adult',
      own: {
        ...{ price: 0, deposit: 0, hours: 0, age: 0, noticeHours: 0 },
        supervision: [
          { from: 4, to: 5, children: 0 },
          { from: 6, to: 7, children: 6 },
        ],
      },
      first: { adults: 2 },
      lines: ['Children | at least 8', 'For ages 6 to 7 | 2 adults'],
      terms: ['Minimum 8 children', 'Children aged 6-7 need 1 parent per 6 children'],
    },
    {
      title: '1, which is singular',
      own: { minimum: 1, supervision: [], deposit: 0, age: 0, noticeHours: 0, hours: 1 },
      first: { children: 1 },
      lines: ['Children | at least 1', '1 child at €16.95 | €16.95', 'Length | up to 1 hour'],
      terms: ['€16.95 per child', 'Minimum 1 child', 'Up to 1 hour'],
    },
  ],
}

function linesUntilAges(age: number): string[] {
  return [
    'Children | at least 8',
    '8 children at €16.95 | €135.60',
    'Deposit to hold your party | €5',
    'Length | up to 2 hours',
    `Minimum age | ${age}`,
    'You can change numbers until | Thursday 26 November, 19:30',
  ]
}

function termsUntilAges(age: number): string[] {
  return [
    '€16.95 per child',
    'Minimum 8 children',
    'Up to 2 hours',
    `Minimum age ${age}`,
    '€5 deposit',
    'Guest numbers must be confirmed 48 hours before',
  ]
}

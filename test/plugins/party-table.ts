import adultsParty from '../../plugins/adults-party'
import kidsParty from '../../plugins/kids-party'

/** A choice of guests, or options of a brand, with lines that follow from it. */
type Row = readonly [choice: object, ...lines: string[]]

/** What differs between the parties: everything that parties.test.tsx expects for each. */
export type Party = typeof adults | typeof kids

export const adults = {
  plugin: adultsParty,
  journey: 'AdultsPartyEnquiry',
  alias: 'AdultPMP',
  guests: { adults: 8, children: 0 },
  /** Whose number has the minimum. */
  minimumOf: 'adults',
  occasion: 'Adults Pizza Making Party',
  occasionRule: 'config.occasion-adults',
  /** In a restaurant's configuration: its own, and that of the other party. */
  occasionKeys: ['pmpAdultOccasionName', 'pmpKidsOccasionName'] as const,
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
    [{ adults: 7, children: 3 }, '10 people at €29.95 | €299.50', 'Deposit at €5 each | €50 | to hold'],
    [{ adults: 100, children: 100 }, '200 people at €29.95 | €5,990', 'Deposit at €5 each | €1,000 |'],
    // Fewer pay for the minimum.
    [{ adults: 5, children: 0 }, 'Guests | at least 8', '8 people at €29.95 | €239.60', '€5 each | €40'],
    // While there is no number, the price of one.
    [{ adults: 0 }, 'Each person | €29.95', 'Deposit each | €5 | to hold your party, non-refundable'],
  ] as readonly Row[],
  german: ['8 people at 29,95 € | 239,60 €', 'Your room | 2,5 hours'],
  tooFew: 'Parties need at least 8 guests. You can still send your enquiry.',
  /** A day with a change of the clock shortly before it, and until when its numbers can change. */
  afterClockChange: ['2026-10-26', 'Saturday 24 October, 13:00'] as const,
  brands: [
    [
      { price: 30, deposit: 7.5, minimum: 10, hours: 3, noticeHours: 24, currency: 'GBP' },
      'Guests | at least 10',
      '10 people at £30 | £300',
      'Deposit at £7.50 each | £75 | to hold your party, non-refundable',
      'Your room | 3 hours',
      'You can change numbers until | Friday 27 November, 19:30',
      '£30 per person',
      'Minimum 10 guests',
      'A 3 hour room',
      '£7.50 per person non-refundable deposit',
      'Guest numbers must be confirmed 24 hours before',
    ],
    [
      { minimum: 1, hours: 1, noticeHours: 1 },
      'Guests | at least 1',
      'Your room | 1 hour',
      'Minimum 1 guest',
      'A 1 hour room',
      'Guest numbers must be confirmed 1 hour before',
    ],
  ] as readonly Row[],
  /** All lines that are left. */
  least: [
    { price: 0, deposit: 0, hours: 0, noticeHours: 0 },
    'Guests | at least 8',
    'Minimum 8 guests',
  ] as Row,
}

/** What the panel says of the adults that the ages need. */
const ages = (...needed: readonly number[]) =>
  ['4 to 5', '6 to 7', '8 to 11'].map(
    (age, index) => `For ages ${age} | ${needed[index]} ${needed[index] === 1 ? 'adult' : 'adults'}`,
  )

export const kids = {
  plugin: kidsParty,
  journey: 'KidsPartyEnquiry',
  alias: 'KidsPMP',
  guests: { adults: 1, children: 8 },
  minimumOf: 'children',
  occasion: 'Kids Pizza Making Party',
  occasionRule: 'config.occasion-kids',
  occasionKeys: ['pmpKidsOccasionName', 'pmpAdultOccasionName'] as const,
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
    [{ children: 100 }, '100 children at €16.95 | €1,695'],
    [{ children: 5 }, 'Children | at least 8', '8 children at €16.95 | €135.60'],
    [{ adults: 0, children: 0 }, 'Each child | €16.95', 'For ages 4 to 5 | 1 adult per 4'],
    // By their age 4, 6 or 10 children need one adult, rounded up.
    [{ adults: 100, children: 1 }, ...ages(1, 1, 1)],
    [{ children: 4 }, ...ages(1, 1, 1)],
    [{ children: 5 }, ...ages(2, 1, 1)],
    [{ children: 10 }, ...ages(3, 2, 1)],
    [{ children: 11 }, ...ages(3, 2, 2)],
    [
      { adults: 2, children: 13 },
      "For ages 4 to 5 | 4 adults | 2 more than you've entered",
      "For ages 6 to 7 | 3 adults | 1 more than you've entered",
      'For ages 8 to 11 | 2 adults',
    ],
  ] as readonly Row[],
  german: ['8 children at 16,95 € | 135,60 €'],
  tooFew: 'Parties need at least 8 children. You can still send your enquiry.',
  afterClockChange: ['2027-03-29', 'Saturday 27 March, 11:00'] as const,
  brands: [
    [
      {
        age: 3,
        supervision: [
          { from: 3, to: 3, children: 1 },
          { from: 4, to: 9, children: 5 },
        ],
      },
      'Minimum age | 3',
      "For age 3 | 8 adults | 7 more than you've entered",
      "For ages 4 to 9 | 2 adults | 1 more than you've entered",
      'Minimum age 3',
      'Children aged 3 need 1 parent per child',
      'Children aged 4-9 need 1 parent per 5 children',
    ],
    [
      { minimum: 1, hours: 1, supervision: [] },
      'Children | at least 1',
      'Length | up to 1 hour',
      'Minimum 1 child',
      'Up to 1 hour',
    ],
  ] as readonly Row[],
  least: [
    {
      ...{ price: 0, deposit: 0, hours: 0, age: 0, noticeHours: 0 },
      // No adult is needed, which is not mentioned.
      supervision: [{ from: 4, to: 5, children: 0 }],
    },
    'Children | at least 8',
    'Minimum 8 children',
  ] as Row,
}

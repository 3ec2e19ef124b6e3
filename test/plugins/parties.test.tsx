import { expect } from 'chai'
import adultsParty from '../../plugins/adults-party'
import kidsParty from '../../plugins/kids-party'
import type { AnyPlugin } from '../../src/contract/plugin'
import { anna, atDetails, atSlot } from '../kit/booking'
import { renderPlugins } from '../kit/diner'
import { enquiryBody, venue } from '../kit/fixtures'
import { enquiry, placesStep, table } from '../kit/stand-ins'

const create = 'POST /api/enquiries/create'

interface Party {
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

const adults: Party = {
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

const kids: Party = {
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

const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent)

interface Options {
  /** The brand's options for the plugin. */
  readonly own?: object
  readonly brand?: object
  readonly first?: object
}

/** A diner of a party, the lines of its panel after each choice, and those of its terms. */
async function render(
  { plugin, journey, guests }: Party,
  { own = {}, brand = {}, first = {} }: Options = {},
) {
  const diner = await renderPlugins({
    plugins: [placesStep, table, enquiry, plugin],
    brand: { ...brand, options: { [plugin.id]: { ...own } } },
    first: { ...atSlot, journey, ...guests, ...first },
  })
  const panel = await diner.finds('group', 'Your party')
  const terms = textsOf((await diner.finds('list', /^$/)).children)
  async function lines(choice: object = {}): Promise<string[]> {
    await diner.sees(() => diner.kernel.choices.set(choice))
    return [...panel.querySelectorAll('dl > *')].map(({ children }) =>
      textsOf(children).join(' | ').replaceAll('\u00a0', ' '),
    )
  }
  return { diner, terms, lines }
}

for (const party of [adults, kids]) {
  const { plugin, journey, guests, occasion, termsTitle, tooFew } = party
  const plugins = [placesStep, table, enquiry, plugin]
  const title = `YOUR ${occasion.toUpperCase()} ENQUIRY DETAILS`

  describe(`${plugin.id}: the journey`, () => {
    /** The JSON that was sent, where the restaurant is configured so. */
    async function sent(bookingConfiguration: object = {}): Promise<string> {
      const restaurant = venue({ bookingConfiguration })
      const first = { ...atDetails, ...guests, journey, customer: anna, venue: restaurant }
      const diner = await renderPlugins({ plugins, first, answers: { [create]: enquiryBody('ME-1') } })
      await diner.presses('Send')
      return JSON.stringify(diner.network.sent(create)[0]!.body)
    }

    it('payload.guests, payload.enquiry, payload.occasion: is sent to the byte, its guests apart', async () => {
      expect(await sent()).to.equal(
        `{"venueId":"cork","date":"2026-11-28","time":"1930","guests":${guests.adults},"children":${guests.children},` +
          '"email":"anna.o\'brien@example.ie","firstName":"Anna","lastName":"O\'Brien",' +
          '"telephoneNumber":"020 7946 0958","optIn":false,"termsAndConditions":true,"optInAsked":true,' +
          `"specialRequests":"| Source: Website","ocassionType":"${occasion}"}`,
      )
    })

    const [own, other] = party.occasionKeys
    for (const [named, expected] of [
      ['<b>Pizza Academy</b>', '<b>Pizza Academy</b>'],
      ['', occasion],
      [null, occasion],
    ] as const)
      it(`config.occasion-kids, config.occasion-adults: ${own} ${JSON.stringify(named)} sends "${expected}"`, async () => {
        const body = await sent({ [own]: named, [other]: 'Another' })
        expect(JSON.parse(body)).to.have.property('ocassionType', expected)
      })

    for (const name of [journey, party.alias])
      it(`journey.defaults, journey.names, journey.other-names: ${name} chooses it, with its numbers`, async () => {
        const diner = await renderPlugins({ plugins })
        await diner.sees(() => diner.kernel.choices.choose(name))
        expect(diner.kernel.facts).to.include({ journey, ...guests })
      })

    it('enquiry.title, enquired.title, step.enquiry: has its own title, and its panel in the details', async () => {
      const diner = await renderPlugins({ plugins, first: { ...atDetails, journey, ...guests } })
      await diner.finds('heading', 'Your Enquiry Details')
      await diner.finds('group', 'Your party')
      expect(diner.reads()).to.include(title)
      expect(diner.kernel.texts.journey('confirmedTitle')).to.equal(title)
    })

    it('journey.choice, name.journeys, party.48-hours: its button, its notice, and no check', async () => {
      const { kernel } = await renderPlugins({ plugins, brand: { journeys: ['Enquiry', journey] } })
      expect(kernel.journeys.buttons.map(({ label }) => label)).to.include(`${occasion} Enquiry`)
      const expected = { noticeHours: 48, splitGuests: true, unchecked: true }
      expect(kernel.journeys.find(journey)).to.include(expected)
    })

    it('terms.sections, party.adults-terms, party.kids-terms: other journeys have its terms, not its panel', async () => {
      const diner = await renderPlugins({ plugins, first: { ...atSlot, ...guests, journey: 'Enquiry' } })
      const section = await diner.finds('region', termsTitle)
      await diner.finds('list', /^$/)
      expect(textsOf(section.querySelectorAll('li'))).to.deep.equal(party.terms)
      expect(diner.reads()).to.not.include('Your party')
    })

    it('it starts with its minimum of guests, and with its notice', async () => {
      const { diner } = await render(party, { own: { minimum: 12, noticeHours: 72 } })
      diner.kernel.choices.choose(null)
      diner.kernel.choices.choose(journey)
      expect(diner.kernel.facts).to.include({ ...guests, [party.minimumOf]: 12 })
      expect(diner.kernel.journeys.current.value?.noticeHours).to.equal(72)
    })
  })

  describe(`${plugin.id}: its panel`, () => {
    it('party.adults-terms, party.kids-terms: says what the party comes to and asks for', async () => {
      const { lines } = await render(party)
      expect(await lines()).to.deep.equal(party.lines)
    })

    it('party.supervision, split.valid: counts with the number of guests', async () => {
      const { lines } = await render(party)
      for (const [choice, ...expected] of party.counted) {
        const all = (await lines(choice)).join('\n')
        for (const line of expected) expect(all, JSON.stringify(choice)).to.include(line)
      }
    })

    for (const { title, own, first = {}, lines: panel, terms: expected } of party.brands)
      it(`a brand may have ${title}`, async () => {
        const { lines, terms } = await render(party, { own, first })
        expect(await lines()).to.deep.equal(panel)
        expect(terms).to.deep.equal(expected)
      })

    it('is in the money, numbers and dates of the brand’s locale', async () => {
      const { lines } = await render(party, { brand: { locale: 'de-DE' } })
      expect(await lines()).to.include.members(party.german)
    })

    for (const [whose, first, own, sign] of [
      ['the brand', {}, {}, '£'],
      ['its own option', {}, { currency: 'USD' }, '$'],
      [
        'the restaurant',
        { venue: venue({ bookingConfiguration: { currency: 'DKK' } }) },
        { currency: 'USD' },
        'kr',
      ],
    ] as const)
      it(`the currency is that of ${whose}`, async () => {
        const { lines } = await render(party, { own, brand: { currency: 'GBP' }, first })
        expect((await lines())[1]).to.include(` at ${sign}`)
      })

    it('party.confirmed-numbers: the numbers can change until 48 hours before, as far as day and time are chosen', async () => {
      const { lines } = await render(party)
      const [date, until] = party.afterClockChange
      for (const [chosen, says] of [
        [{ time: null }, 'Thursday 26 November'],
        [{ date: null, time: null }, '48 hours before'],
        [{ date, time: '12:00' }, until],
      ] as const)
        expect(await lines(chosen)).to.include(`You can change numbers until | ${says}`)
    })

    it('party.adults-terms, party.kids-terms: fewer get a note first, and can still enquire', async () => {
      const { diner } = await render(party, { first: { adults: 6, children: 1 } })
      expect(document.querySelector('.sheet h3')!.nextElementSibling!.textContent).to.equal(tooFew)
      expect(diner.kernel.problems.at('details').size).to.equal(0)
      await diner.sees(() => diner.kernel.choices.set({ children: 8 }))
      expect(diner.reads()).to.not.include(tooFew)
    })

    it('WCAG 4.1.3: too few are announced when they are counted, once, and not with the page', async () => {
      const few = (count: number) => ({ ...guests, [party.minimumOf]: count })
      const { diner } = await render(party, { first: few(7) })
      expect(diner.heard).to.not.include(tooFew)
      for (const count of [8, 7, 6]) await diner.sees(() => diner.kernel.choices.set(few(count)))
      expect(diner.heard.filter((text) => text === tooFew)).to.have.length(1)
      // While a number is typed there is none.
      await diner.sees(() => diner.kernel.choices.set(few(8)))
      await diner.sees(() => diner.kernel.choices.set({ adults: 0, children: 0 }))
      expect(diner.heard.filter((text) => text === tooFew)).to.have.length(1)
    })
  })
}

describe('kids-party: its panel', () => {
  it('WCAG 4.1.3: missing adults are announced once, not with each added child', async () => {
    const { diner } = await render(kids, { first: { children: 8, adults: 2 } })
    expect(diner.heard).to.deep.equal([])
    for (const children of [9, 13]) await diner.sees(() => diner.kernel.choices.set({ children }))
    expect(diner.heard).to.deep.equal([
      "Adults needed: For ages 4 to 5, 3 adults, 1 more than you've entered",
    ])
  })
})

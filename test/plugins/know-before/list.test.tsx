import { expect } from 'chai'
import knowBefore from '../../../plugins/know-before'
import { definePlugin, type AnyPlugin } from 'tavola'
import { Place } from 'tavola/controls'
import { atSlot } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { cardGuarantee, enquiry, form, page, party } from '../../kit/stand-ins'

/** A first step without fields, with the place under the choices. */
const choice = definePlugin({
  id: 'choice',
  steps: [
    {
      id: 'choice',
      priority: 'base',
      when: () => true,
      load: page('Welcome', () => <Place name="after-choices" />),
    },
  ],
})

const all = {
  'booking-card-guarantee': 'true',
  'booking-cancel-hours': '48',
  'booking-table-minutes': '105',
  'booking-largest-party': '12',
}

interface Over {
  readonly configuration?: Readonly<Record<string, unknown>>
  readonly first?: object
  readonly brand?: object
  /** Plugins besides. */
  readonly more?: readonly AnyPlugin[]
}

/** Step 1 of a booking at a restaurant that is configured so, with 2 guests on Saturday 28 November at 19:30. */
const renderList = ({ configuration = all, first = {}, brand = {}, more = [] }: Over = {}) =>
  renderPlugins({
    plugins: [choice, form, enquiry, party, knowBefore, ...more],
    brand: { timeZone: 'Europe/Dublin', ...brand },
    first: {
      ...atSlot,
      journey: 'Booking',
      venue: venue({ bookingConfiguration: configuration }),
      ...first,
    },
  })

/** The lines that are said. */
const lines = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent.trim())

describe('know-before: the requirements of a booking', () => {
  it('shows a line for each rule that the restaurant gives, before a name is typed', async () => {
    const diner = await renderList()
    await diner.finds('list', 'Good to know')
    expect(lines()).to.deep.equal([
      'Card required, nothing charged today',
      'Free to cancel until Thu 26 Nov, 19:30',
      'You have the table until 21:15',
      'Book online for up to 12 people',
    ])
    expect(diner.faults).to.be.empty
  })

  it('each line has its own mark, which is not read out', async () => {
    await renderList()
    const marks = [...document.querySelectorAll('li svg')]
    expect(new Set(marks.map((mark) => mark.querySelector('path')!.getAttribute('d'))).size).to.equal(4)
    for (const mark of marks) {
      expect(mark.querySelector('path')!.getAttribute('d')).to.match(/^M\d/)
      expect(mark.getAttribute('aria-hidden')).to.equal('true')
    }
  })

  const bounds: readonly [key: string, value: string, line: string][] = [
    ['booking-cancel-hours', '999', 'Free to cancel up to 999 hours before'],
    ['booking-cancel-hours', '1', 'Free to cancel up to 1 hour before'],
    ['booking-table-minutes', '1', 'You have the table for 1 minute'],
    ['booking-table-minutes', '1440', 'You have the table for 1,440 minutes'],
    ['booking-largest-party', '14', 'Book online for up to 14 people'],
    ['booking-largest-party', '2', 'Book online for up to 2 people'],
  ]
  for (const [key, value, line] of bounds)
    it(`${key} may be ${value}`, async () => {
      const diner = await renderList({ configuration: { [key]: value }, first: { time: null } })
      expect(lines()).to.deep.equal([line])
      expect(diner.has('link', /021 496 0101/)).to.be.false
    })

  it('a restaurant that takes one person online says so in the singular', async () => {
    const diner = await renderList({ configuration: { 'booking-largest-party': '1' } })
    expect(lines()).to.deep.equal(['Book online for one person only. For more, please call us.'])
    await diner.sees(() => diner.kernel.choices.set({ adults: 1 }))
    expect(lines()).to.deep.equal(['Book online for one person only'])
  })

  it('time.after-midnight: a time after midnight is free to cancel as the day that it falls on', async () => {
    await renderList({ first: { time: '00:30' } })
    expect(lines()[1]).to.equal('Free to cancel until Fri 27 Nov, 00:30')
  })

  const card = 'Card required, nothing charged today'
  for (const [what, configuration, more, expected] of [
    [
      "names the fee and the hours of the brand's card guarantee",
      { 'booking-card-guarantee': 'true', currency: 'EUR' },
      [cardGuarantee],
      [`${card}. No-show fee: up to €10`, 'Free to cancel until Thu 26 Nov, 19:30'],
    ],
    ['has neither where the restaurant requires no card', { currency: 'EUR' }, [cardGuarantee], []],
    ['a card without a deadline has no line about one', { 'booking-card-guarantee': 'true' }, [], [card]],
  ] as const)
    it(`card.no-show-fee: ${what}`, async () => {
      await renderList({ configuration, more })
      expect(lines()).to.deep.equal(expected)
    })

  it('without a time the lines are the same, in hours and minutes', async () => {
    await renderList({ first: { time: null } })
    expect(lines().slice(1, 3)).to.deep.equal([
      'Free to cancel up to 48 hours before',
      'You have the table for 105 minutes',
    ])
  })

  it('the sessions’ configuration takes precedence over the venue’s', async () => {
    const diner = await renderList()
    await diner.sees(() => diner.kernel.choices.set({ configuration: { 'booking-table-minutes': '90' } }))
    expect(lines()).to.include('You have the table until 21:00')
  })

  const sitting = (...free: readonly boolean[]) => [
    {
      title: 'Dinner',
      availability: free.map((available, index) => ({
        time: `19:${index}0`,
        available,
        useEnquiryFallback: true,
      })),
    },
  ]
  const closed = (over: object) => venue({ bookingConfiguration: all, ...over })
  const noTable: Readonly<Record<string, object>> = {
    'a full time': { time: '19:10', sessions: sitting(true, false) },
    'a day without a free time': { time: null, sessions: sitting(false) },
    'a day without sittings': { time: null, sessions: [] },
    'a restaurant that is closed until further notice': {
      venue: closed({ closedFrom: '2026-11-01' }),
      date: null,
      time: null,
    },
  }
  for (const [name, first] of Object.entries(noTable))
    it(`promises no table if there is none to book: ${name}`, async () => {
      const diner = await renderList({ first })
      expect(lines()).to.be.empty
      expect(diner.faults).to.be.empty
    })

  it('promises the table of a free time on a day with full ones', async () => {
    await renderList({ first: { time: '19:00', sessions: sitting(true, false) } })
    expect(lines()).to.include('You have the table until 20:45')
  })

  it('promises a table on a day with others, and on the day that the restaurant opens again', async () => {
    const diner = await renderList({ first: { time: null, sessions: sitting(true, false) } })
    expect(lines()).to.include('You have the table for 105 minutes')
    const reopens = closed({ closedFrom: '2026-11-01', closedTo: '2026-12-24' })
    await diner.sees(() => diner.kernel.choices.set({ venue: reopens, date: null }))
    expect(lines()).to.include('You have the table for 105 minutes')
  })

  it('absent keys show nothing', async () => {
    const diner = await renderList({ configuration: { 'step4-requireMinAge': 'true' } })
    expect(diner.has('list')).to.be.false
    expect(lines()).to.be.empty
  })

  const nonsense = {
    'booking-card-guarantee': ['false', 'TRUE', 'yes', '', 'null'],
    'booking-cancel-hours': ['-1', '1.5', '1000', 'two days', '', ' 48'],
    'booking-table-minutes': ['0', '-5', '1441', '1e3', 'long', ''],
    'booking-largest-party': ['0', '15', '2.5', 'many', ''],
  }
  for (const [key, values] of Object.entries(nonsense)) {
    it(`an invalid ${key} counts as absent`, async () => {
      const diner = await renderList({ configuration: {} })
      for (const value of values) {
        await diner.sees(() => diner.kernel.choices.set({ configuration: { [key]: value } }))
        expect(lines(), value).to.be.empty
      }
    })
  }

  it('a restaurant where cancelling is free until the last moment says so', async () => {
    const diner = await renderList({ configuration: { 'booking-cancel-hours': '0' } })
    await diner.finds('list', 'Good to know')
    expect(lines()).to.deep.equal(['Free to cancel until Sat 28 Nov, 19:30'])
  })

  it('reports when it is too late to cancel free of charge', async () => {
    await renderList({ first: { date: '2026-11-22', time: '09:00' } })
    expect(lines()[1]).to.equal('No longer free to cancel')
  })

  it('brand.time-zone: is free until the last minute by the restaurant’s clock', async () => {
    // There it is 18:00.
    const brand = { timeZone: 'Asia/Tokyo' }
    const diner = await renderList({ first: { date: '2026-11-22', time: '18:01' }, brand })
    expect(lines()[1]).to.equal('Free to cancel until Fri 20 Nov, 18:01')
    await diner.sees(() => diner.kernel.choices.set({ time: '18:00' }))
    expect(lines()[1]).to.equal('No longer free to cancel')
  })

  it('hours and minutes are exact when the clocks change, and past midnight', async () => {
    const diner = await renderList({ first: { date: '2027-03-29', time: '12:00' } })
    expect(lines()[1]).to.equal('Free to cancel until Sat 27 Mar, 11:00')
    await diner.sees(() => diner.kernel.choices.set({ time: '23:00' }))
    expect(lines()[2]).to.equal('You have the table until 00:45')
  })

  it('a party too large to book online is told to call, with the telephone', async () => {
    const diner = await renderList()
    expect(diner.has('link', /021 496 0101/)).to.be.false
    await diner.sees(() => diner.kernel.choices.set({ adults: 13, time: '19:30' }))
    expect(lines()[3]).to.equal('Book online for up to 12 people. For more, please call us.')
    await diner.finds('link', /021 496 0101/)
  })

  it('a group, which books nothing yet, has no lines', async () => {
    const diner = await renderList()
    await diner.sees(() => diner.kernel.choices.set({ adults: -1, time: '19:30' }))
    expect(lines()).to.be.empty
  })

  it('another journey has no lines either', async () => {
    const diner = await renderList()
    await diner.sees(() => diner.kernel.choices.choose('KidsPartyEnquiry'))
    expect(lines()).to.be.empty
  })

  it('is announced when it changes, but not for each time that arrow keys pass', async () => {
    const diner = await renderList()
    const { textContent: before } = diner.gets('status')
    await diner.sees(() => diner.kernel.choices.set({ time: '20:00' }))
    expect(diner.gets('status').textContent).to.equal(before)
    await diner.sees(() => diner.kernel.choices.set({ adults: 13 }))
    expect(diner.gets('status').textContent).to.match(/12/)
  })

  it('WCAG 4.1.3: a line that comes is announced once, and none of those that were there', async () => {
    const diner = await renderList({ configuration: { 'booking-largest-party': '12' } })
    await diner.sees(() => diner.kernel.choices.set({ configuration: { 'booking-card-guarantee': 'true' } }))
    await diner.sees(() => diner.kernel.choices.set({ time: '20:00' }))
    expect(diner.heard).to.deep.equal(['Card required, nothing charged today'])
  })

  it('is in the brand’s language', async () => {
    await renderList({ brand: { locale: 'it-IT', messages: { 'know-before.card': 'Serve una carta' } } })
    expect(lines()).to.include('Serve una carta').and.include('Free to cancel until gio 26 nov, 19:30')
  })
})

describe('know-before: repeated above the details', () => {
  for (const [what, first, later, isRepeated] of [
    ['not repeated for the table that was chosen on step 1', {}, {}, false],
    ['not repeated for a time that was chosen later on step 1', { time: null }, { time: '19:30' }, false],
    ['there for a table whose time was not chosen on step 1', { time: null }, {}, true],
  ] as const)
    it(`is ${what}`, async () => {
      const diner = await renderList({ first })
      await diner.finds('list', 'Good to know')
      await diner.sees(() => diner.kernel.choices.set(later))
      await diner.sees(() => diner.kernel.choices.set({ confirmed: true }))
      await diner.finds('textbox', 'First Name')
      expect(lines().includes('Card required, nothing charged today')).to.equal(isRepeated)
    })

  it('appears for a time that was full on step 1 and is free now', async () => {
    const full = [
      { title: '', availability: [{ time: '19:30', available: false, useEnquiryFallback: false }] },
    ]
    const diner = await renderList({ first: { sessions: full } })
    await diner.sees(() => diner.kernel.choices.set({ confirmed: true }))
    await diner.finds('textbox', 'First Name')
    expect(lines()).to.include('You have the table until 21:15')
  })

  it('appears for a time that another step has offered', async () => {
    const diner = await renderList()
    await diner.finds('list', 'Good to know')
    const configuration = { 'booking-table-minutes': '90' }
    const other = venue({ id: 'kinsale', bookingConfiguration: configuration })
    await diner.sees(() => diner.kernel.choices.set({ venue: other, time: '20:00', confirmed: true }))
    await diner.finds('textbox', 'First Name')
    expect(lines()).to.deep.equal(['You have the table until 21:30'])
    expect(diner.reads()).to.match(/You have the table until 21:30.*First Name/)
  })

  for (const [what, first] of [
    ['a group', { adults: -1, children: 0 }],
    ['a party', { journey: 'KidsPartyEnquiry' }],
  ] as const)
    it(`is not there for ${what}, which books nothing yet`, async () => {
      const diner = await renderList({ first: { confirmed: true, ...first } })
      await diner.waits()
      expect(document.querySelector('.known')).to.equal(null)
    })

  it('reserves no height there if it has nothing to show', async () => {
    const configuration = { 'step4-requireMinAge': 'true' }
    const diner = await renderList({ configuration, first: { confirmed: true } })
    await diner.finds('textbox', 'First Name')
    expect(document.querySelector('.known')).to.equal(null)
  })
})

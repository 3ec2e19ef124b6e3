import { expect } from 'chai'
import knowBefore from '../../../plugins/know-before'
import { definePlugin, type AnyPlugin } from 'tavola'
import { Place } from 'tavola/controls'
import { atSlot } from '../../kit/booking'
import { removeWidget, renderPlugins } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { cardGuarantee, enquiry, form, page, party } from '../../kit/stand-ins'

/** A first step without fields, with the place under the choices. */
const load = page('Welcome', () => <Place name="after-choices" />)
const choice = definePlugin({
  id: 'choice',
  steps: [{ id: 'choice', priority: 'base', when: () => true, load }],
})

const all = {
  'booking-card-guarantee': 'true',
  'booking-cancel-hours': '48',
  'booking-table-minutes': '105',
  'booking-largest-party': '12',
}
const card = 'Card required, nothing charged today'

/** Step 1 of a booking for 2 on Saturday 28 November at 19:30, at a restaurant that is configured so. */
const renderList = (
  first: object = {},
  configuration: object = all,
  brand: object = {},
  plugin?: AnyPlugin,
) =>
  renderPlugins({
    plugins: [choice, form, enquiry, party, knowBefore, ...(plugin ? [plugin] : [])],
    brand: { timeZone: 'Europe/Dublin', ...brand },
    first: { ...atSlot, journey: 'Booking', venue: venue({ bookingConfiguration: configuration }), ...first },
  })

/** The lines that are said. */
const lines = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent.trim())

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
const closed = (over: object) => ({
  venue: venue({ bookingConfiguration: all, ...over }),
  date: null,
  time: null,
})

describe('know-before: the requirements of a booking', () => {
  it('shows a line, with its own mark, for each rule that the restaurant gives', async () => {
    const diner = await renderList()
    await diner.finds('list', 'Good to know')
    expect(lines()).to.deep.equal([
      card,
      'Free to cancel until Thu 26 Nov, 19:30',
      'You have the table until 21:15',
      'Book online for up to 12 people',
    ])
    const marks = [...document.querySelectorAll('li svg[aria-hidden=true] path')]
    expect(new Set(marks.map((mark) => mark.getAttribute('d'))).size).to.equal(4)
  })

  for (const [key, value, line] of [
    ['booking-cancel-hours', '999', 'Free to cancel up to 999 hours before'],
    ['booking-cancel-hours', '1', 'Free to cancel up to 1 hour before'],
    ['booking-table-minutes', '1', 'You have the table for 1 minute'],
    ['booking-table-minutes', '1440', 'You have the table for 1,440 minutes'],
    ['booking-largest-party', '14', 'Book online for up to 14 people'],
  ] as const)
    it(`without a time, ${key} may be ${value}`, async () => {
      await renderList({ time: null }, { [key]: value })
      expect(lines()).to.deep.equal([line])
    })

  for (const [key, values] of Object.entries({
    'booking-card-guarantee': ['false', 'TRUE', 'yes', '', 'null'],
    'booking-cancel-hours': ['-1', '1.5', '1000', 'two days', '', ' 48'],
    'booking-table-minutes': ['0', '-5', '1441', '1e3', 'long', ''],
    'booking-largest-party': ['0', '15', '2.5', 'many', ''],
    'step4-requireMinAge': ['true'],
  }))
    it(`an invalid or another ${key} shows nothing`, async () => {
      const diner = await renderList({}, {})
      for (const value of values) {
        await diner.sees(() => diner.kernel.choices.set({ configuration: { [key]: value } }))
        expect(lines(), value).to.be.empty
      }
    })

  for (const [what, adults, most, line, calls] of [
    ['12 people', 12, '12', 'Book online for up to 12 people', false],
    ['one more', 13, '12', 'Book online for up to 12 people. For more, please call us.', true],
    ['one person', 1, '1', 'Book online for one person only', false],
    ['two, of one person', 2, '1', 'Book online for one person only. For more, please call us.', true],
  ] as const)
    it(`a party of ${what} is told whether to call, with the telephone`, async () => {
      const diner = await renderList({ adults }, { 'booking-largest-party': most })
      expect(lines()).to.deep.equal([line])
      expect(diner.has('link', /021 496 0101/)).to.equal(calls)
    })

  for (const [what, configuration, plugin, expected] of [
    [
      "names the fee and the hours of the brand's card guarantee",
      { 'booking-card-guarantee': 'true', currency: 'EUR' },
      cardGuarantee,
      [`${card}. No-show fee: up to €10`, 'Free to cancel until Thu 26 Nov, 19:30'],
    ],
    ['has neither where the restaurant requires no card', { currency: 'EUR' }, cardGuarantee, []],
    [
      'a card without a deadline has no line about one',
      { 'booking-card-guarantee': 'true' },
      undefined,
      [card],
    ],
  ] as const)
    it(`card.no-show-fee: ${what}`, async () => {
      await renderList({}, configuration, {}, plugin)
      expect(lines()).to.deep.equal(expected)
    })

  for (const [rule, date, time, timeZone, line] of [
    [
      'time.after-midnight: its deadline is after midnight too',
      '2026-11-28',
      '00:30',
      'Europe/Dublin',
      'Free to cancel until Fri 27 Nov, 00:30',
    ],
    [
      'time.after-midnight: a table of 23:00 is kept past midnight',
      '2026-11-28',
      '23:00',
      'Europe/Dublin',
      'You have the table until 00:45',
    ],
    [
      'brand.time-zone: a deadline of now has passed in Dublin',
      '2026-11-22',
      '09:00',
      'Europe/Dublin',
      'No longer free to cancel',
    ],
    [
      'brand.time-zone: a change of the clock moves the deadline',
      '2027-03-29',
      '12:00',
      'Europe/Dublin',
      'Free to cancel until Sat 27 Mar, 11:00',
    ],
    // There it is 18:00.
    [
      'brand.time-zone: a deadline in a minute is ahead in Tokyo',
      '2026-11-22',
      '18:01',
      'Asia/Tokyo',
      'Free to cancel until Fri 20 Nov, 18:01',
    ],
    [
      'brand.time-zone: a deadline of now has passed in Tokyo',
      '2026-11-22',
      '18:00',
      'Asia/Tokyo',
      'No longer free to cancel',
    ],
  ] as const)
    it(rule, async () => {
      await renderList({ date, time }, all, { timeZone })
      expect(lines()).to.include(line)
    })

  it('cancelling may be free until the last moment, in the brand’s language', async () => {
    await renderList({}, { 'booking-cancel-hours': '0' }, { locale: 'it-IT' })
    expect(lines()).to.deep.equal(['Free to cancel until sab 28 nov, 19:30'])
  })

  for (const [promises, what, first] of [
    [false, 'a full time', { time: '19:10', sessions: sitting(true, false) }],
    [false, 'a day without a free time', { time: null, sessions: sitting(false) }],
    [false, 'a day without sittings', { time: null, sessions: [] }],
    [false, 'a restaurant that is closed until further notice', closed({ closedFrom: '2026-11-01' })],
    [false, 'a group, which books nothing yet', { adults: -1 }],
    [false, 'another journey', { journey: 'KidsPartyEnquiry' }],
    [true, 'a free time on a day with full ones', { time: '19:00', sessions: sitting(true, false) }],
    [true, 'a day with a free time', { time: null, sessions: sitting(true, false) }],
    [true, 'a restaurant that opens again', closed({ closedFrom: '2026-11-01', closedTo: '2026-12-24' })],
  ] as const)
    it(`promises ${promises ? 'a' : 'no'} table: ${what}`, async () => {
      const diner = await renderList(first)
      expect(lines()).to.have.length(promises ? 4 : 0)
      expect(diner.faults).to.be.empty
    })

  it('WCAG 4.1.3: a line that comes is announced once, but not for each time that arrow keys pass', async () => {
    const diner = await renderList({}, { 'booking-largest-party': '12', 'booking-cancel-hours': '48' })
    await diner.sees(() => diner.kernel.choices.set({ time: '20:00' }))
    expect(diner.heard).to.be.empty
    await diner.sees(() => diner.kernel.choices.set({ configuration: { 'booking-card-guarantee': 'true' } }))
    await diner.sees(() => diner.kernel.choices.set({ adults: 13 }))
    expect(diner.heard).to.deep.equal([card, 'Book online for up to 12 people. For more, please call us.'])
  })
})

describe('know-before: repeated above the details', () => {
  const full = sitting(false, false, false, false)
  const kinsale = venue({ id: 'kinsale', bookingConfiguration: all })
  for (const [isRepeated, what, first, later] of [
    [false, 'the table that was chosen on step 1', {}, {}],
    [false, 'a time that was chosen later on step 1', { time: null }, { time: '19:30' }],
    [true, 'a table whose time was not chosen on step 1', { time: null }, {}],
    [true, 'a time that was full on step 1 and is free now', { time: '19:30', sessions: full }, {}],
  ] as const)
    it(`is ${isRepeated ? '' : 'not '}repeated for ${what}`, async () => {
      const diner = await renderList(first)
      await diner.sees(() => diner.kernel.choices.set(later))
      await diner.sees(() => diner.kernel.choices.set({ confirmed: true }))
      await diner.finds('textbox', 'First Name')
      expect(lines().includes(card)).to.equal(isRepeated)
    })

  it('appears, above the fields, for a table that another step has offered', async () => {
    const diner = await renderList()
    await diner.sees(() => diner.kernel.choices.set({ venue: kinsale, time: '20:00', confirmed: true }))
    await diner.finds('textbox', 'First Name')
    expect(diner.reads()).to.match(/You have the table until 21:45.*First Name/)
  })

  it('reserves no height if it has nothing to show, as for a group or a party', async () => {
    for (const [first, configuration] of [
      [{ adults: -1, children: 0 }, all],
      [{ journey: 'KidsPartyEnquiry' }, all],
      [{}, { 'step4-requireMinAge': 'true' }],
    ] as const) {
      const diner = await renderList({ confirmed: true, ...first }, configuration)
      await diner.waits()
      expect(document.querySelector('.known')).to.equal(null)
      removeWidget()
    }
  })
})

import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { Place } from 'tavola/controls'
import glance from '../../../plugins/day-at-a-glance'
import { removeWidget } from '../../kit/diner'
import { choosing, enquiry, page, party, table } from '../../kit/stand-ins'
import { chooses, closed, day, dayChips, isChecked, namesIn, noDay, sees } from './setup'

const set = (options: object) => ({ brand: { options: { 'day-at-a-glance': options } } })
const withParty = { plugins: [choosing, glance, party, enquiry] }
const atParty = { journey: 'KidsPartyEnquiry' }
const withoutChip = { date: '2026-11-28' }

describe('day-at-a-glance: the strip of days', () => {
  for (const [time, name] of [
    ['15:59', 'Today'],
    ['16:00', 'Tonight'],
  ] as const)
    it(`names each day once, with month and year for screen readers; at ${time} the first is ${name}`, async () => {
      const diner = await sees({}, { now: () => new Date(`2026-11-20T${time}:00Z`) })
      expect(namesIn(diner, 'Date')).to.deep.equal([
        `${name} Friday 20 November 2026`,
        'Tomorrow Saturday 21 November 2026',
        'Sun 22 November 2026',
        'Mon 23 November 2026',
      ])
    })

  it('date.month-written: the strip writes a day of another month with its month', async () => {
    const diner = await sees({ ...noDay, venue: closed('2026-11-30') })
    expect(namesIn(diner, 'Date')).to.deep.equal([
      'Mon 30 November 2026',
      'Tue 1 Dec 2026',
      'Wed 2 Dec 2026',
      'Thu 3 Dec 2026',
    ])
  })

  it('in American English the strip has the month first, and the times 12 hours', async () => {
    const brand = { locale: 'en-US', options: { 'day-at-a-glance': { lunch: '19:00' } } }
    const diner = await sees({}, { brand })
    expect(namesIn(diner, 'Date').slice(2)).to.deep.equal(['Sun, Nov 22 2026', 'Mon, Nov 23 2026'])
    expect(namesIn(diner, 'Dinner')).to.deep.equal(['6:30 PM', '7:30 PM', '8:00 PM enquire'])
  })

  it('name.date: the date button is beside the strip, and is chosen for other days', async () => {
    const diner = await sees(withoutChip)
    const classOf = () => diner.gets('button', 'Date').closest('.glance-days')!.className
    expect(classOf()).to.equal('glance-days')
    await diner.clicks('radio', /^Today/)
    expect(classOf()).to.equal('glance-days glance-inside')
    await chooses(diner, withoutChip)
    expect(diner.within('radiogroup', 'Date').getsAll('radio', undefined, { checked: true })).to.be.empty
  })
})

describe('day-at-a-glance: the first day', () => {
  for (const [what, facts, over, [name, ...count], chosen] of [
    ['the first is chosen', {}, {}, ['Today Friday 20 November 2026', 4], '2026-11-20'],
    [
      'date.closure: days on which the restaurant is closed are not among them',
      { venue: closed('2026-11-24') },
      {},
      ['Tue 24 November 2026', 4],
      '2026-11-24',
    ],
    [
      'date.closure: those of a party begin after its 48 hours of notice',
      atParty,
      withParty,
      ['Sun 22 November 2026', 4],
      '2026-11-22',
    ],
    [
      'date.closure: one closed for over a year has none',
      { venue: closed('2028-01-01') },
      {},
      [undefined, 0],
      null,
    ],
    ['a brand without day chips still has it chosen', {}, set({ days: 0 }), [undefined, 0], '2026-11-20'],
    [
      'a brand may leave it to the diner',
      {},
      set({ firstDay: false, days: 2 }),
      ['Today Friday 20 November 2026', 2],
      null,
    ],
  ] as const)
    it(what, async () => {
      const diner = await sees({ ...noDay, ...facts }, over)
      const strip = diner.within('radiogroup', 'Date')
      const names = strip.has('radio') ? namesIn(diner, 'Date') : []
      expect([names[0], names.length, diner.kernel.facts.date]).to.deep.equal([name, ...count, chosen])
      for (const chip of strip.has('radio') ? dayChips(diner) : [])
        expect(chip).to.have.property('checked', chosen !== null && chip === dayChips(diner)[0])
      if (chosen !== null || count[0] === 0) return
      await diner.clicks('radio', /^Tomorrow/)
      expect(diner.kernel.facts.date).to.equal('2026-11-21')
    })

  it('a first day without sittings is replaced by the next of the strip, a diner’s choice never', async () => {
    const diner = await sees(noDay)
    const { facts } = diner.kernel
    await chooses(diner, { sessions: [] })
    expect(facts.date).to.equal('2026-11-21')
    for (const sessions of [day, []]) await chooses(diner, { sessions })
    expect(facts.date).to.equal('2026-11-21')
    await diner.clicks('radio', /^Today/)
    await chooses(diner, { sessions: [] })
    expect(facts.date).to.equal('2026-11-20')
  })

  it('a strip without sittings ends at its last day', async () => {
    const diner = await sees(noDay)
    for (let tries = 0; tries < 6; tries++) await chooses(diner, { sessions: [] })
    expect(diner.kernel.facts.date).to.equal('2026-11-23')
  })

  it('time.past: a first day whose times have all passed is replaced too', async () => {
    const diner = await sees(noDay, { now: () => new Date('2026-11-20T20:30:00Z') })
    await chooses(diner, { sessions: day })
    expect(diner.kernel.facts.date).to.equal('2026-11-21')
  })

  const direct = definePlugin({ ...enquiry, journey: { ...enquiry.journey!, direct: true } })
  for (const [what, over] of [
    ['without a journey', { journey: null }],
    ['without a restaurant', { venue: null }],
    ['of a general enquiry, which needs none', { journey: 'Enquiry' }],
    ['once the slot is confirmed', { confirmed: true }],
  ] as const)
    it(`no day is chosen by itself ${what}`, async () => {
      const diner = await sees({ ...noDay, ...over }, { plugins: [choosing, glance, table, direct] })
      expect(diner.kernel.facts.date).to.equal(null)
    })
})

describe('day-at-a-glance: the keys of the strip', () => {
  it('WCAG 2.4.3: for a day without a chip Tab stops at its button alone', async () => {
    const diner = await sees(withoutChip)
    const stops = () => dayChips(diner).map(({ tabIndex }) => tabIndex)
    expect(stops()).to.deep.equal([-1, -1, -1, -1])
    diner.gets('button', 'Date').focus()
    await diner.keys('{ArrowLeft}')
    expect(diner.kernel.facts).to.include(withoutChip)
    await diner.keys(' ')
    expect(diner.kernel.facts.date).to.equal('2026-11-23')
    expect(stops()).to.deep.equal([0, 0, 0, 0])
  })

  for (const [locale, away, towards] of [
    ['en-IE', '{ArrowRight}', '{ArrowLeft}'],
    ['ar-EG', '{ArrowLeft}', '{ArrowRight}'],
  ] as const)
    it(`WCAG 2.4.3: in ${locale} ${towards} leads from the button to the strip`, async () => {
      const diner = await sees(withoutChip, { brand: { locale } })
      const button = diner.gets('button', 'Date')
      button.focus()
      await diner.keys(away)
      expect(document.activeElement).to.equal(button)
      await diner.keys(towards)
      expect(document.activeElement).to.equal(dayChips(diner).at(-1))
    })

  it('WCAG 2.4.3: the arrow keys of a calendar, and those that it has used, do not lead to the strip', async () => {
    const Calendar = () => (
      <>
        <div role="dialog" aria-label="Calendar">
          <button type="button">Day</button>
        </div>
        <button type="button" onKeyDown={(event) => event.preventDefault()}>
          Used
        </button>
        <input aria-label="Text" />
      </>
    )
    const load = page('Choose', () => <Place name="date" fallback={<Calendar />} />)
    const step = definePlugin({
      id: 'step',
      steps: [{ id: 'start', priority: 'base', when: () => true, load }],
    })
    const diner = await sees(withoutChip, { plugins: [step, glance, table, enquiry] })
    for (const [role, name] of [
      ['button', 'Day'],
      ['button', 'Used'],
      ['textbox', 'Text'],
    ] as const) {
      const element = diner.gets(role, name)
      element.focus()
      await diner.keys('{ArrowLeft}')
      expect(document.activeElement).to.equal(element)
    }
  })
})

describe('day-at-a-glance: the numbers of guests', () => {
  for (const [what, over, names, more] of [
    ['1 to 6 are chips', {}, ['1', '2', '3', '4', '5', '6'], '7+ more guests'],
    ['a brand says how many have a chip', set({ guests: 3 }), ['1', '2', '3'], '4+ more guests'],
  ] as const)
    it(`guests.list: ${what}; "${more}" brings the list with all of them`, async () => {
      const diner = await sees({}, over)
      expect(namesIn(diner, 'Guests')).to.deep.equal(names)
      await diner.clicks('radio', '3')
      expect(diner.kernel.facts).to.include({ adults: 3, children: 0 })
      await diner.presses(more)
      expect(document.activeElement).to.equal(diner.gets('combobox', 'Guests'))
      await diner.selects('Guests', '12')
      expect(diner.kernel.facts.guests).to.equal(12)
    })

  for (const [what, facts, over] of [
    ['a group', { adults: -1 }, {}],
    ['a number without a chip', { adults: 7 }, {}],
    ['a party, whose part of step 1 stays', atParty, withParty],
  ] as const)
    it(`guests.list: ${what} is in the list`, async () => {
      const diner = await sees(facts, over)
      expect([diner.has('combobox', 'Guests'), diner.has('radiogroup', 'Guests')]).to.deep.equal([
        true,
        false,
      ])
    })

  it('guests.list: the largest number with a chip needs no list, which stays once it is there', async () => {
    const diner = await sees({ adults: 6 })
    expect([diner.has('combobox', 'Guests'), isChecked(diner, '6')]).to.deep.equal([false, true])
    removeWidget()
    const other = await sees({ adults: 12 })
    await other.selects('Guests', '2')
    expect(other.kernel.facts.guests).to.equal(2)
    expect(document.activeElement).to.equal(other.gets('combobox', 'Guests'))
  })
})

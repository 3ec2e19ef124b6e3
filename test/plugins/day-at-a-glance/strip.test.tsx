import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { Place } from 'tavola/controls'
import glance from '../../../plugins/day-at-a-glance'
import { removeWidget } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { choosing, enquiry, page, party, table } from '../../kit/stand-ins'
import { first, namesIn, sees } from './setup'

const set = (options: object) => ({ options: { 'day-at-a-glance': options } })
const noDay = { ...first, date: null, sessions: null }

describe('day-at-a-glance: the strip of days', () => {
  for (const [time, name] of [
    ['15:59', 'Today'],
    ['16:00', 'Tonight'],
  ] as const)
    it(`at ${time} the first day is ${name}`, async () => {
      const diner = await sees({ now: () => new Date(`2026-11-20T${time}:00Z`) })
      expect(namesIn(diner, 'Date').slice(0, 2)).to.deep.equal([
        `${name} Friday 20 November 2026`,
        'Tomorrow Saturday 21 November 2026',
      ])
    })

  it('date.closure: of a party begins after its 48 hours of notice', async () => {
    const journey = 'KidsPartyEnquiry'
    const diner = await sees({ plugins: [choosing, glance, party, enquiry], first: { ...noDay, journey } })
    expect(namesIn(diner, 'Date')[0]).to.equal('Sun 22 November 2026')
    expect(diner.kernel.facts.date).to.equal('2026-11-22')
  })

  it('date.closure: is empty where the restaurant is closed for more than a year', async () => {
    const closed = venue({ closedFrom: '2026-11-01', closedTo: '2028-01-01' })
    const diner = await sees({ first: { ...noDay, venue: closed } })
    expect(diner.within('radiogroup', 'Date').has('radio')).to.be.false
    expect(diner.kernel.facts.date).to.equal(null)
  })

  it('a brand without day chips still has the first day chosen', async () => {
    const diner = await sees({ brand: set({ days: 0 }), first: noDay })
    expect(diner.within('radiogroup', 'Date').has('radio')).to.be.false
    expect(diner.kernel.facts.date).to.equal('2026-11-20')
  })

  const direct = definePlugin({ ...enquiry, journey: { ...enquiry.journey!, direct: true } })
  for (const [what, over] of [
    ['without a journey', { journey: null }],
    ['without a restaurant', { venue: null }],
    ['of a general enquiry, which needs none', { journey: 'Enquiry' }],
    ['once the slot is confirmed', { confirmed: true }],
  ] as const)
    it(`no day is chosen by itself ${what}`, async () => {
      const plugins = [choosing, glance, table, direct]
      const diner = await sees({ plugins, first: { ...noDay, ...over } })
      expect(diner.kernel.facts.date).to.equal(null)
    })

  it('the chosen chip is a part that a brand can style', async () => {
    const diner = await sees()
    const partOf = (name: RegExp) => diner.gets('radio', name).closest('label')!.getAttribute('part')
    expect([partOf(/^Today/), partOf(/^Tomorrow/)]).to.deep.equal(['chip chip-chosen', 'chip'])
  })

  it('WCAG 2.4.3: where text goes from right to left, the arrow key to the right leads to the strip', async () => {
    const diner = await sees({ brand: { locale: 'ar-EG' }, first: { ...first, date: '2026-11-28' } })
    const days = diner.within('radiogroup', 'Date').getsAll('radio')
    const button = diner.gets('button', 'Date')
    button.focus()
    await diner.keys('{ArrowLeft}')
    expect(document.activeElement).to.equal(button)
    await diner.keys('{ArrowRight}')
    expect(document.activeElement).to.equal(days.at(-1))
  })

  it('WCAG 2.4.3: the arrow keys of a calendar, and those that it has used, do not lead to the strip', async () => {
    const Calendar = () => (
      <div role="dialog" aria-label="Calendar">
        <button type="button">Day</button>
      </div>
    )
    const Used = () => (
      <button type="button" onKeyDown={(event) => event.preventDefault()}>
        Used
      </button>
    )
    const start = definePlugin({
      id: 'start',
      steps: [
        {
          id: 'start',
          priority: 'base',
          when: () => true,
          load: page('Choose', () => (
            <Place
              name="date"
              fallback={
                <>
                  <Calendar />
                  <Used />
                  <input aria-label="Text" />
                </>
              }
            />
          )),
        },
      ],
    })
    const diner = await sees({
      plugins: [start, glance, table, enquiry],
      first: { ...first, date: '2026-11-28' },
    })
    for (const element of [
      diner.gets('button', 'Day'),
      diner.gets('button', 'Used'),
      diner.gets('textbox', 'Text'),
    ]) {
      element.focus()
      await diner.keys('{ArrowLeft}')
      expect(document.activeElement).to.equal(element)
    }
  })
})

describe('day-at-a-glance: the numbers of guests', () => {
  it('guests.list: a brand says how many have a chip', async () => {
    const diner = await sees({ brand: set({ guests: 3 }) })
    expect(namesIn(diner, 'Guests')).to.deep.equal(['1', '2', '3'])
    await diner.clicks('radio', '3')
    expect(diner.kernel.facts).to.include({ adults: 3, children: 0 })
    await diner.presses('4+ more guests')
    expect(diner.has('combobox', 'Guests')).to.be.true
  })

  it('guests.list: the largest number with a chip needs no list, one more does', async () => {
    const diner = await sees({ first: { ...first, adults: 6 } })
    expect(diner.has('combobox', 'Guests')).to.be.false
    expect(diner.gets('radio', '6')).to.have.property('checked', true)
    removeWidget()
    const more = await sees({ first: { ...first, adults: 7 } })
    expect(more.has('combobox', 'Guests')).to.be.true
  })
})

import { expect } from 'chai'
import { definePlugin, FieldErrorsProvider, here, Place, useFormProblems, type Session } from 'tavola'
import glance from '../../../plugins/day-at-a-glance'
import { removeWidget, renderWidget, type Diner } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { later } from '../../kit/network'
import { choosing, enquiry, page, party, table } from '../../kit/stand-ins'

/** A sitting; a full time is written "19:30-", one that takes enquiries "19:30?". */
const sitting = (title: string, ...times: readonly string[]) =>
  ({ title, availability: times.map(slot) }) as unknown as Session
const slot = (text: string) => ({
  time: text.slice(0, 5),
  available: text.length === 5,
  useEnquiryFallback: text.endsWith('?'),
})

const day = [sitting('Lunch', '12:30', '13:00-'), sitting('Dinner', '18:30', '19:30', '20:00?')]
const first = { venue: venue(), journey: 'Booking', date: '2026-11-20', sessions: day }
const stage = (over: object = {}) => ({ plugins: [choosing, glance, table, enquiry], first, ...over })

async function sees(over: object = {}): Promise<Diner> {
  const diner = await renderWidget(stage(over))
  await diner.waits()
  return diner
}

const namesIn = (diner: Diner, group: string) =>
  diner
    .within('radiogroup', group)
    .getsAll('radio')
    .map((radio) => radio.closest('label')!.textContent.trim())

/** A form whose problems are shown with a press. */
const Asking = () => (
  <FieldErrorsProvider moment="choices">
    <Place name="time" />
    <Place name="times-note" />
    <GoesOn />
  </FieldErrorsProvider>
)

function GoesOn() {
  const { showAll } = useFormProblems()
  return (
    <button type="button" onClick={showAll}>
      Go on
    </button>
  )
}

describe('day-at-a-glance', () => {
  afterEach(removeWidget)

  it('contract, "People": every time is a radio under its sitting’s name, full ones say so', async () => {
    const diner = await sees()
    expect(namesIn(diner, 'Lunch')).to.deep.equal(['12:30', '13:00 full'])
    expect(namesIn(diner, 'Dinner')).to.deep.equal(['18:30', '19:30', '20:00 enquire'])
    expect(diner.reads()).to.not.include('The times of step 1')
  })

  it('decisions, "Step 1": full times: one at a glance is chosen like any other, and says that it is full', async () => {
    const diner = await sees()
    await diner.clicks('radio', '13:00 full')
    expect(diner.kernel.facts.time).to.equal('13:00')
    expect(diner.reads()).to.include('13:00 is full. Continue to see what else there is.')
    await diner.clicks('radio', '20:00 enquire')
    expect(diner.reads()).to.include('20:00 can be asked for by an enquiry.')
  })

  it('the first open days are in a strip, and the first is chosen', async () => {
    const diner = await sees({ first: { ...first, date: null, sessions: null } })
    const days = namesIn(diner, 'Date').map((name) => name.split(' ')[0])
    expect(days).to.deep.equal(['Today', 'Tomorrow', 'Sun', 'Mon'])
    expect(diner.kernel.facts.date).to.equal('2026-11-20')
    expect(diner.gets('radio', /^Today/)).to.have.property('checked', true)
  })

  it('a first day without sittings is replaced by the next of the strip, a diner’s choice never', async () => {
    const diner = await sees({ first: { ...first, date: null, sessions: null } })
    await diner.sees(() => diner.kernel.set({ sessions: [] }))
    expect(diner.kernel.facts.date).to.equal('2026-11-21')
    await diner.sees(() => diner.kernel.set({ sessions: day }))
    await diner.sees(() => diner.kernel.set({ sessions: [] }))
    expect(diner.kernel.facts.date).to.equal('2026-11-21')
    await diner.clicks('radio', /^Today/)
    await diner.sees(() => diner.kernel.set({ sessions: [] }))
    expect(diner.kernel.facts.date).to.equal('2026-11-20')
  })

  it('the first day is not replaced once the diner has chosen it', async () => {
    const diner = await sees({ first: { ...first, date: null, sessions: null } })
    await diner.clicks('radio', /^Tomorrow/)
    await diner.clicks('radio', /^Today/)
    await diner.sees(() => diner.kernel.set({ sessions: [] }))
    expect(diner.kernel.facts.date).to.equal('2026-11-20')
  })

  it('a strip without sittings ends at its last day', async () => {
    const diner = await sees({ first: { ...first, date: null, sessions: null } })
    for (let tries = 0; tries < 6; tries++) await diner.sees(() => diner.kernel.set({ sessions: [] }))
    expect(diner.kernel.facts.date).to.equal('2026-11-23')
  })

  it('a brand may leave the day to the diner', async () => {
    const brand = { options: { 'day-at-a-glance': { firstDay: false, days: 2 } } }
    const diner = await sees({ brand, first: { ...first, date: null, sessions: null } })
    expect(diner.kernel.facts.date).to.equal(null)
    expect(namesIn(diner, 'Date')).to.have.length(2)
    await diner.clicks('radio', /^Tomorrow/)
    expect(diner.kernel.facts.date).to.equal('2026-11-21')
  })

  it('section 5, "Date": days on which the restaurant is closed are not among them', async () => {
    const closed = venue({ closedFrom: '2026-11-20', closedTo: '2026-11-24' })
    const diner = await sees({ first: { ...first, venue: closed, date: null, sessions: null } })
    expect(namesIn(diner, 'Date')[0]).to.equal('Tue 24 November 2026')
    expect(diner.kernel.facts.date).to.equal('2026-11-24')
  })

  it('a chip names its day once, for screen readers with month and year', async () => {
    const diner = await sees()
    expect(namesIn(diner, 'Date')).to.deep.equal([
      'Today Friday 20 November 2026',
      'Tomorrow Saturday 21 November 2026',
      'Sun 22 November 2026',
      'Mon 23 November 2026',
    ])
  })

  it('contract, "People": the date button with its calendar is beside the strip, and is the chosen one for other days', async () => {
    const diner = await sees({ first: { ...first, date: '2026-11-28' } })
    const classOf = () => diner.gets('button', 'Date').closest('.glance-days')!.className
    expect(classOf()).to.equal('glance-days')
    await diner.clicks('radio', /^Today/)
    expect(classOf()).to.equal('glance-days glance-inside')
    await diner.sees(() => diner.kernel.set({ date: '2026-11-28' }))
    expect(diner.within('radiogroup', 'Date').getsAll('radio', undefined, { checked: true })).to.have.length(
      0,
    )
  })

  it('section 2, "Guests": 1 to 8 are chips; "More" brings the list with all of them', async () => {
    const diner = await sees()
    expect(namesIn(diner, 'Guests').slice(0, 8)).to.deep.equal(['1', '2', '3', '4', '5', '6', '7', '8'])
    await diner.clicks('radio', '4')
    expect(diner.kernel.facts.guests).to.equal(4)
    await diner.presses('More')
    expect(document.activeElement).to.equal(diner.gets('combobox', 'Guests'))
    await diner.selects('Guests', '12')
    expect(diner.kernel.facts.guests).to.equal(12)
  })

  it('section 2, "Guests": 15 or more are a chip too, named as in the list, where a journey takes groups', async () => {
    expect(namesIn(await sees({ plugins: [choosing, glance, table] }), 'Guests')).to.have.length(8)
    removeWidget()
    const diner = await sees()
    await diner.clicks('radio', '15+ Group Booking Enquiry')
    expect(diner.kernel.facts.guests).to.equal(-1)
    expect(diner.gets('radio', '15+ Group Booking Enquiry')).to.have.property('checked', true)
    expect(diner.has('combobox', 'Guests')).to.equal(false)
    expect(diner.reads()).to.include('For 15 or more you send an enquiry.')
  })

  it('section 2, "Guests": of parties the part of step 1 stays', async () => {
    const journey = 'KidsPartyEnquiry'
    const diner = await sees({ plugins: [choosing, glance, party, enquiry], first: { ...first, journey } })
    expect(diner.has('combobox', 'Guests')).to.equal(true)
    expect(diner.has('radiogroup', 'Guests')).to.equal(false)
  })

  const quarters = (from: number, count: number) =>
    [...Array(count).keys()].map(
      (index) => `${from + Math.floor(index / 4)}:${String((index % 4) * 15).padStart(2, '0')}`,
    )
  const longDay = [sitting('Lunch', ...quarters(11, 16)), sitting('Dinner', ...quarters(17, 24))]

  it('a long day shows each sitting, and the rest of it after a press', async () => {
    const diner = await sees({ first: { ...first, sessions: longDay } })
    expect(namesIn(diner, 'Lunch')).to.have.members(quarters(11, 9))
    expect(namesIn(diner, 'Dinner')).to.have.length(24)
    await diner.presses('7 more Lunch')
    expect(namesIn(diner, 'Lunch')).to.have.members(quarters(11, 16))
    // The button is gone: the focus goes on to the first of the times that it brought.
    expect(document.activeElement).to.equal(diner.gets('radio', '13:15'))
    expect(diner.kernel.facts.time).to.equal(null)
  })

  it('one very long sitting shows its latest times first', async () => {
    const diner = await sees({ first: { ...first, sessions: [sitting('All day', ...quarters(10, 48))] } })
    expect(namesIn(diner, 'All day')).to.have.members(quarters(10, 48).slice(14))
    await diner.presses('14 more All day')
    expect(namesIn(diner, 'All day')).to.have.length(48)
    expect(document.activeElement).to.equal(diner.gets('radio', '10:00'))
  })

  it('a chosen time is always shown, and no other replaces it', async () => {
    const diner = await sees({ first: { ...first, sessions: longDay, time: '14:30' } })
    expect(diner.gets('radio', '14:30')).to.have.property('checked', true)
    await diner.clicks('radio', '19:00')
    expect(namesIn(diner, 'Lunch')).to.have.length(16)
  })

  it('decisions, "Step 1": the same time again: where it is taken, the nearest two are one press away', async () => {
    const diner = await sees({ first: { ...first, wishedTime: '19:00' } })
    expect(diner.reads()).to.include('19:00 is taken: 18:30 or 19:30?')
    await diner.presses('19:30')
    expect(diner.kernel.facts.time).to.equal('19:30')
    expect(diner.reads()).to.not.include('is taken')
    expect(document.activeElement).to.equal(diner.gets('radio', '19:30'))
  })

  it('decisions, "Step 1": the same time again: one free time is offered alone', async () => {
    const sessions = [sitting('Dinner', '18:30', '19:00-')]
    const diner = await sees({ first: { ...first, sessions, wishedTime: '19:00' } })
    expect(diner.reads()).to.include('19:00 is taken: 18:30?')
  })

  const offers = definePlugin({
    id: 'offers',
    inserts: [{ at: 'full-day', load: here(() => <p>Something else</p>) }],
  })
  const noTable = 'No table can be booked online on this day.'

  it('a day without a free time is reported in one place, above the alternatives', async () => {
    const full = { ...first, sessions: [sitting('Dinner', '19:00-')] }
    const diner = await sees({ first: full })
    expect(diner.reads()).to.match(new RegExp(`19:00 full.*${noTable} Choose a time`))
    removeWidget()
    const other = await sees({ first: full, plugins: [choosing, glance, offers, table, enquiry] })
    expect(other.reads()).to.match(new RegExp(`${noTable} ?Something else.*19:00 full.*Choose a time`))
    // Once to those who hear it, too.
    const heard = [...document.querySelectorAll('p')].filter((line) => !line.ariaHidden)
    expect(heard.filter(({ textContent }) => textContent.includes(noTable))).to.have.length(1)
  })

  it('a closed restaurant has alternatives, with its later days and without', async () => {
    const plugins = [choosing, glance, offers, table, enquiry]
    const reopens = venue({ closedFrom: '2026-11-01', closedTo: '2026-12-24' })
    const diner = await sees({ plugins, first: { ...first, venue: reopens, date: '2026-12-24' } })
    expect(diner.within('radiogroup', 'Dinner').getsAll('radio')).to.have.length(3)
    expect(document.querySelector('.glance-instead')?.textContent).to.equal('Something else')
    const closed = venue({ id: 'kilkenny', closedFrom: '2026-11-01' })
    await diner.sees(() => diner.kernel.set({ venue: closed, date: null }))
    expect(diner.reads()).to.include('You can call the restaurant on 021 496 0101')
    expect(document.querySelector('.glance-instead')?.textContent).to.equal('Something else')
  })

  it("section 8: step 1 says that the times didn't load, until others do", async () => {
    const diner = await sees({ first: { ...first, sessions: null } })
    expect(diner.reads()).to.not.include('The note of step 1')
    await diner.sees(() => diner.kernel.fail({ code: 'widget.availabilityFailed', values: { venue: '' } }))
    expect(diner.reads()).to.include('The note of step 1').and.not.include('The times are on their way.')
    await diner.sees(() => diner.kernel.set({ sessions: day }))
    expect(diner.reads()).to.not.include('The note of step 1')
    await diner.sees(() => diner.kernel.set({ sessions: null }))
    expect(diner.reads()).to.not.include('The note of step 1')
  })

  it('section 8: a check of one time that fails takes no time away, also while they are loaded again', async () => {
    const diner = await sees()
    await diner.sees(() => diner.kernel.fail({ code: 'widget.availabilityFailed', values: { venue: '' } }))
    expect(namesIn(diner, 'Lunch')).to.have.length(2)
    expect(diner.reads()).to.not.include('The note of step 1')
    await diner.sees(() => diner.kernel.set({ sessions: null }))
    expect(diner.reads()).to.not.include('The note of step 1')
  })

  it('step 1 reports a day without times', async () => {
    const diner = await sees({ first: { ...first, sessions: [] } })
    expect(diner.reads()).to.include('The note of step 1')
  })

  it('the message that the times are loading is shown only while they are', async () => {
    const diner = await sees({ first: { ...first, journey: null, sessions: null } })
    expect(diner.reads()).to.not.include('on their way')
    await diner.sees(() => diner.kernel.choose('Booking'))
    expect(diner.reads()).to.not.include('on their way')
    const times = later()
    await diner.sees(() => void diner.kernel.run(times.answer))
    expect(diner.reads()).to.include('The times are on their way.')
    await diner.sees(() => times.come(null))
    expect(diner.reads()).to.not.include('on their way')
  })

  it('section 2, step 1; WCAG 2.4.3: without a restaurant nothing can be chosen yet: each chip says why, and keeps its place', async () => {
    const diner = await sees({ first: { journey: 'Booking' } })
    for (const chip of [
      diner.gets('radio', /^Today/),
      diner.gets('radio', '4'),
      diner.gets('button', 'More'),
    ]) {
      const { ariaDisabled } = chip
      expect([ariaDisabled, chip.hasAttribute('disabled')], chip.outerHTML).to.deep.equal(['true', false])
      const why = document.getElementById(chip.getAttribute('aria-describedby')!)
      expect(why!.textContent).to.equal('Choose a restaurant first.')
    }
    await diner.clicksAnyway('radio', /^Today/)
    await diner.clicksAnyway('radio', '4')
    await diner.clicksAnyway('button', 'More')
    expect(diner.kernel.facts).to.include({ date: null, guests: 2 })
    expect(diner.gets('radio', '4')).to.have.property('checked', false)
    expect(diner.gets('radio', /^Today/)).to.have.property('checked', false)
    expect(diner.has('combobox', 'Guests')).to.equal(false)
    expect(diner.has('radiogroup', 'Dinner')).to.equal(false)
  })

  it('WCAG 3.3.1: the message that no time was chosen is below the times', async () => {
    const asking = definePlugin({
      id: 'asking',
      messages: { missing: 'Choose a time' },
      validators: [
        { field: 'time', message: 'missing', at: 'choices', valid: ({ facts }) => facts.time !== null },
      ],
      steps: [{ id: 'asking', priority: 'base', when: () => true, load: page('Choose', Asking) }],
    })
    const diner = await sees({ plugins: [asking, glance, table, enquiry] })
    expect(diner.reads()).to.not.include('Choose a time')
    await diner.presses('Go on')
    expect(diner.reads()).to.include('Choose a time')
    await diner.clicks('radio', '12:30')
    expect(diner.reads()).to.not.include('Choose a time')
  })

  it('section 2, step 1: without a journey the chips say that it is to be chosen first', async () => {
    const diner = await sees({ first: { ...first, journey: null, sessions: null } })
    const why = document.getElementById(diner.gets('radio', '4').getAttribute('aria-describedby')!)
    expect(why!.textContent).to.equal('Choose what you would like to do first.')
  })

  it('WCAG 4.1.3: a full time that is chosen, and the note on groups, are announced once; existing text is not', async () => {
    const full = '13:00 is full. Continue to see what else there is.'
    const group = 'For 15 or more you send an enquiry.'
    const diner = await sees({ first: { ...first, time: '13:00' } })
    expect(diner.heard).to.deep.equal([])
    await diner.clicks('radio', '12:30')
    await diner.clicks('radio', '13:00 full')
    await diner.clicks('radio', '15+ Group Booking Enquiry')
    expect(diner.heard).to.deep.equal([full, group])
  })
})

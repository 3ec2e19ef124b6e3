import { expect } from 'chai'
import { definePlugin, here } from 'tavola'
import { FieldErrorsProvider, Place, useFormProblems } from 'tavola/controls'
import glance from '../../../plugins/day-at-a-glance'
import { removeWidget } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { choosing, enquiry, page, table } from '../../kit/stand-ins'
import { day, first, namesIn, sees, sitting } from './setup'

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

describe('day-at-a-glance: what is said of the day', () => {
  const offers = definePlugin({
    id: 'offers',
    inserts: [{ at: 'full-day', load: here(() => <p>Something else</p>) }],
  })
  const noTable = 'Fully booked online on this day.'

  it('a day without a free time is reported in one place, above the alternatives', async () => {
    const full = { ...first, sessions: [sitting('Dinner', '19:00-')] }
    const diner = await sees({ first: full })
    expect(diner.reads()).to.match(new RegExp(`19:00 full.*${noTable} Choose a time`))
    removeWidget()
    const other = await sees({ first: full, plugins: [choosing, glance, offers, table, enquiry] })
    expect(other.reads()).to.match(new RegExp(`${noTable} ?Something else.*1 more.*Choose a time`))
    // Once to those who hear it, too.
    const heard = [...document.querySelectorAll('p')].filter((line) => !line.ariaHidden)
    expect(heard.filter(({ textContent }) => textContent.includes(noTable))).to.have.length(1)
    await other.presses('1 more time')
    expect(document.activeElement).to.equal(other.gets('radio', '19:00 full'))
  })

  it('a day that is by enquiry alone has its times below the alternatives', async () => {
    const dinner = sitting('Dinner', '18:30?', '19:00?', '19:30-')
    const plugins = [choosing, glance, offers, table, enquiry]
    const diner = await sees({ plugins, first: { ...first, sessions: [dinner] } })
    expect(diner.reads()).to.match(/Something else.*18:30 enquire.*19:00 enquire.*19:30 full/)
  })

  it('a closed restaurant has alternatives, with its later days and without', async () => {
    const plugins = [choosing, glance, offers, table, enquiry]
    const reopens = venue({ closedFrom: '2026-11-01', closedTo: '2026-12-24' })
    const diner = await sees({ plugins, first: { ...first, venue: reopens, date: '2026-12-24' } })
    expect(diner.within('radiogroup', 'Dinner').getsAll('radio')).to.have.length(3)
    expect(document.querySelector('.glance-instead')?.textContent).to.equal('Something else')
    const closed = venue({ id: 'kilkenny', closedFrom: '2026-11-01' })
    await diner.sees(() => diner.kernel.choices.set({ venue: closed, date: null }))
    const instead = document.querySelector('.glance .telephone')!.parentElement!
    expect(instead.textContent).to.match(/^You can call the restaurant on 021 496 0101.*Something else$/)
  })

  it("step 1 says that the times didn't load, until others do", async () => {
    const diner = await sees({ first: { ...first, sessions: null } })
    expect(diner.reads()).to.not.include('The note of step 1')
    await diner.sees(() => diner.kernel.choices.set({ sessionsFailed: true }))
    expect(diner.reads()).to.include('The note of step 1')
    await diner.sees(() => diner.kernel.choices.set({ sessions: day, sessionsFailed: false }))
    expect(diner.reads()).to.not.include('The note of step 1')
    await diner.sees(() => diner.kernel.choices.set({ sessions: null }))
    expect(diner.reads()).to.not.include('The note of step 1')
  })

  it('a check of one time that fails takes no time away, also while they are loaded again', async () => {
    const diner = await sees()
    await diner.sees(() =>
      diner.kernel.banner.fail({ code: 'widget.availabilityFailed', values: { venue: '' } }),
    )
    expect(namesIn(diner, 'Lunch')).to.have.length(2)
    expect(diner.reads()).to.not.include('The note of step 1')
    await diner.sees(() => diner.kernel.choices.set({ sessions: null }))
    expect(diner.reads()).to.not.include('The note of step 1')
  })

  it('step 1 reports a day without times', async () => {
    const diner = await sees({ first: { ...first, sessions: [] } })
    expect(diner.reads()).to.include('The note of step 1')
  })

  it('WCAG 2.4.3: without a restaurant nothing can be chosen yet: each chip says why, and keeps its place', async () => {
    const diner = await sees({ first: { journey: 'Booking' } })
    for (const chip of [
      diner.gets('radio', /^Today/),
      diner.gets('radio', '4'),
      diner.gets('button', '7+ more guests'),
    ]) {
      const { ariaDisabled } = chip
      expect([ariaDisabled, chip.hasAttribute('disabled')], chip.outerHTML).to.deep.equal(['true', false])
      const why = document.getElementById(chip.getAttribute('aria-describedby')!)
      expect(why!.textContent).to.equal('Choose a restaurant first.')
    }
    await diner.clicksAnyway('radio', /^Today/)
    await diner.clicksAnyway('radio', '4')
    await diner.clicksAnyway('button', '7+ more guests')
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

  it('without a journey the chips say to choose one first', async () => {
    const diner = await sees({ first: { ...first, journey: null, sessions: null } })
    const why = document.getElementById(diner.gets('radio', '4').getAttribute('aria-describedby')!)
    expect(why!.textContent).to.equal('Choose a booking type first.')
  })

  it('WCAG 4.1.3: a chosen full time and the note on groups are announced once', async () => {
    const full = '13:00 is fully booked. See other times and restaurants.'
    const group = 'For 15 or more, send an enquiry.'
    const diner = await sees({ first: { ...first, time: '13:00' } })
    expect(diner.heard).to.deep.equal([])
    await diner.clicks('radio', '12:30')
    await diner.clicks('radio', '13:00 full')
    await diner.sees(() => diner.kernel.choices.set({ adults: -1 }))
    expect(diner.heard).to.deep.equal([full, group])
  })
})

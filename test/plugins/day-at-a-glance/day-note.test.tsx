import { expect } from 'chai'
import { removeWidget, type Diner } from '../../kit/diner'
import {
  chooses,
  failing,
  closed,
  day,
  described,
  isChecked,
  namesIn,
  sees,
  sitting,
  withAsking,
  withOffers,
} from './setup'

const noTable = 'Fully booked online on this day.'
const group = 'For 15 or more, send an enquiry.'
const full = '13:00 is fully booked. See other times and restaurants.'
const ofStepOne = 'The note of step 1'
const note = () => document.querySelector('.note')!.textContent

describe('day-at-a-glance: what is said of the day', () => {
  it('a day without a free time is reported in one place, above the alternatives', async () => {
    const sessions = [sitting('Dinner', '19:00-')]
    const diner = await sees({ sessions })
    expect(diner.reads()).to.match(new RegExp(`19:00 full.*${noTable} Choose a time`))
    removeWidget()
    const other = await sees({ sessions }, withOffers)
    expect(other.reads()).to.match(new RegExp(`${noTable} ?Something else.*1 more.*Choose a time`))
    // Once to those who hear it, too.
    const heard = [...document.querySelectorAll('p')].filter((line) => !line.ariaHidden)
    expect(heard.filter(({ textContent }) => textContent.includes(noTable))).to.have.length(1)
    await other.presses('1 more time')
    expect(document.activeElement).to.equal(other.gets('radio', '19:00 full'))
  })

  it('a day that is by enquiry alone has its times below the alternatives, one with a free time has none', async () => {
    const diner = await sees({ sessions: [sitting('Dinner', '18:30?', '19:00?', '19:30-')] }, withOffers)
    expect(diner.reads()).to.match(/Something else.*18:30 enquire.*19:00 enquire.*19:30 full/)
    await chooses(diner, { sessions: day })
    expect(diner.within('radiogroup', 'Lunch').has('radio')).to.be.true
    expect(document.querySelector('.glance-instead')).to.equal(null)
  })

  it('a closed restaurant has alternatives, with its later days and without', async () => {
    const diner = await sees({ venue: closed('2026-12-24'), date: '2026-12-24' }, withOffers)
    expect(namesIn(diner, 'Dinner')).to.have.length(3)
    expect(document.querySelector('.glance-instead')?.textContent).to.equal('Something else')
    await chooses(diner, { venue: closed(), date: null })
    const instead = document.querySelector('.glance .telephone')!.parentElement!
    expect(instead.textContent).to.match(/^You can call the restaurant on 021 496 0101.*Something else$/)
  })

  it("step 1 says that a day has no times, or that they didn't load, until others do", async () => {
    const diner = await sees({ sessions: null })
    for (const [choice, isSaid, queries] of [
      [{}, false],
      [{}, true, failing],
      [{ sessions: day }, false],
      [{ sessions: null }, false],
      [{ sessions: [] }, true],
    ] as const) {
      await chooses(diner, choice, queries)
      expect(diner.reads().includes(ofStepOne), JSON.stringify(choice)).to.equal(isSaid)
    }
  })

  it('a check of one time that fails takes no time away, also while they are loaded again', async () => {
    const diner = await sees()
    const failure = { code: 'widget.availabilityFailed', values: { venue: '' } } as const
    await diner.sees(() => diner.kernel.banner.fail(failure))
    expect(namesIn(diner, 'Lunch')).to.have.length(2)
    await chooses(diner, { sessions: null })
    expect(diner.reads()).to.not.include(ofStepOne)
  })

  it('WCAG 2.4.3: before a restaurant no chip can be chosen: each says why, and keeps its place', async () => {
    const diner = await sees({ venue: null, date: null, sessions: null })
    const chips = [
      ['radio', /^Today/],
      ['radio', '4'],
      ['button', '7+ more guests'],
    ] as const
    for (const [role, name] of chips) {
      const chip = diner.gets(role, name)
      expect([chip.ariaDisabled, chip.hasAttribute('disabled')], chip.outerHTML).to.deep.equal([
        'true',
        false,
      ])
      expect(described(chip)).to.equal('Choose a restaurant first.')
      await diner.clicksAnyway(role, name)
    }
    expect(diner.kernel.facts).to.include({ date: null, guests: 2 })
    expect([isChecked(diner, '4'), isChecked(diner, /^Today/)]).to.deep.equal([false, false])
    expect([diner.has('combobox', 'Guests'), diner.has('radiogroup', 'Dinner')]).to.deep.equal([false, false])
  })

  it('without a journey the chips say to choose one first', async () => {
    const diner = await sees({ journey: null, sessions: null })
    expect(described(diner.gets('radio', '4'))).to.equal('Choose a booking type first.')
  })

  const lacks = (diner: Diner) =>
    ['Choose how many', 'Choose a time'].filter((message) => diner.reads().includes(message))

  it('WCAG 3.3.1: below the times it is said that none was chosen', async () => {
    const diner = await sees({}, withAsking)
    expect(lacks(diner)).to.deep.equal([])
    await diner.presses('Go on')
    expect(lacks(diner)).to.deep.equal(['Choose a time'])
    await diner.clicks('radio', '12:30')
    expect(lacks(diner)).to.deep.equal([])
  })

  it('WCAG 3.3.1: and that no guests were, also before the times are known', async () => {
    const diner = await sees({ adults: 0, sessions: null }, withAsking)
    await diner.presses('Go on')
    expect(lacks(diner)).to.deep.equal(['Choose how many'])
    await chooses(diner, { adults: 2 })
    expect(lacks(diner)).to.deep.equal([])
  })

  it('WCAG 4.1.3: a chosen full time and the note on groups are announced once', async () => {
    const diner = await sees({ time: '13:00' })
    expect(diner.heard).to.deep.equal([])
    await diner.clicks('radio', '12:30')
    await diner.clicks('radio', '13:00 full')
    await chooses(diner, { adults: -1 })
    expect(diner.heard).to.deep.equal([full, group])
  })

  it('guests.group-option: a group reads about its enquiry, but not beside a full time or day', async () => {
    const diner = await sees({ adults: -1, sessions: [sitting('Lunch', '12:30', '13:00-')] })
    for (const [choice, said] of [
      [{}, group],
      [{ time: '12:30' }, group],
      [{ time: '13:00' }, full],
      [
        { time: null, sessions: [sitting('Lunch', '13:00-')] },
        `${noTable} Choose a time to see other options.`,
      ],
    ] as const) {
      await chooses(diner, choice)
      expect(note()).to.equal(said)
    }
  })

  it('time.same-again: where it is not free, the nearest two are one press away', async () => {
    const diner = await sees({ wishedTime: '19:00' })
    expect(diner.reads()).to.include("19:00 isn't free. Try 18:30 or 19:30")
    await diner.presses('19:30')
    expect(diner.kernel.facts.time).to.equal('19:30')
    expect(diner.reads()).to.not.include("isn't free")
    expect(document.activeElement).to.equal(diner.gets('radio', '19:30'))
  })

  it('time.same-again: one free time is offered alone, and of a full day nothing is said of it', async () => {
    const diner = await sees({ sessions: [sitting('Dinner', '18:30', '19:00-')], wishedTime: '19:00' })
    expect(diner.reads()).to.include("19:00 isn't free. Try 18:30")
    await chooses(diner, { sessions: [sitting('Dinner', '19:00-', '19:30-')] })
    expect(diner.reads()).to.include(noTable).and.not.include("isn't free")
    await diner.clicks('radio', '19:30 full')
    expect(diner.reads()).to.not.include('Choose a time to see other options.')
  })

  it('time.zone-named: it is named once beside the chips where the diner has another clock', async () => {
    const diner = await sees({}, { device: { timeZone: 'America/New_York' } })
    await diner.waits()
    expect(diner.reads().split('Times are in Ireland Time (GMT).')).to.have.length(2)
  })
})

import { expect } from 'chai'
import { removeWidget, renderPlugins } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { fills, input, opens, party, question } from './setup'

const fold = 'Add a date, time or number of guests (optional)'
const isOpen = () => document.querySelector('details')!.open
const past = "Enter today's date or a later one"

describe('enquiry: day, time and guests of a general enquiry', () => {
  it('general-enquiry.optional: they are a group, folded, of optional fields', async () => {
    const diner = await opens(question)
    expect(isOpen()).to.be.false
    for (const label of ['Date', 'Time', 'Guests']) {
      expect(input(label)).to.have.property('ariaRequired', null)
      expect(diner.within('group', 'Your visit').gets('text', label)).to.exist
    }
    await diner.presses('Continue')
    await diner.finds('button', 'Complete Enquiry')
    expect(diner.kernel.facts).to.include({ date: null, time: null, guests: 0 })
  })

  it('general-enquiry.optional: they are open, with what the page has given', async () => {
    for (const [label, value, given] of [
      ['Date', '2026-12-24', { date: '2026-12-24' }],
      ['Time', '20:15', { time: '20:15' }],
      ['Guests', '4', { adults: 4 }],
    ] as const) {
      await opens(question, given)
      expect(isOpen(), label).to.be.true
      expect(input(label)).to.have.property('value', value)
      removeWidget()
    }
  })

  it('they cannot be folded over an error of the day or the time', async () => {
    const diner = await opens(question)
    await diner.clicks('text', fold)
    for (const [date, time, stays] of [
      ['2026-11-19', '', true],
      ['2026-11-20', '08:00', true],
      ['2026-11-20', '', false],
    ] as const) {
      await fills(diner, 'Date', date)
      await fills(diner, 'Time', time)
      await diner.clicks('text', fold)
      await diner.waits()
      expect(isOpen(), date + time).to.equal(stays)
    }
  })

  for (const [field, says, finished] of [
    ['Date', 'Enter the day, month and year, or leave it empty', '2026-12-24'],
    ['Time', 'Enter the hour and minutes, or leave it empty', '20:15'],
  ] as const)
    it(`date.closure: an unfinished ${field.toLowerCase()} says so until it is finished`, async () => {
      const diner = await opens(question)
      // As in browsers; jsdom has no unfinished values.
      const validity = { badInput: true }
      Object.defineProperty(input(field), 'validity', { configurable: true, value: validity })
      await fills(diner, field, '')
      expect(diner.reads()).to.include(says)
      expect(input(field)).to.have.property('value', '')
      expect(diner.kernel.facts).to.include({ date: null, time: null })
      validity.badInput = false
      await fills(diner, field, finished)
      expect(diner.reads()).to.not.include(says)
      expect(diner.kernel.problems.at('details').size).to.equal(0)
    })

  it('guests.list: none is an option that is read as not chosen, and 15 or more are contacted', async () => {
    const diner = await opens(question)
    const options = [...(input('Guests') as unknown as HTMLSelectElement).options]
    expect(options.map((option) => option.getAttribute('aria-label') ?? option.textContent)).to.deep.equal([
      'Not chosen',
      ...Array.from({ length: 14 }, (_, index) => String(index + 1)),
      '15+',
    ])
    expect(options.map(({ value }) => value).slice(0, 2)).to.deep.equal(['0', '1'])
    await diner.selects('Guests', '15+')
    expect(diner.kernel.facts.guests).to.equal(-1)
    expect(diner.reads()).to.include('about a table for 15 or more')
  })

  it('general-enquiry.optional, summary.booking: each alone is enough, and none clears another', async () => {
    const diner = await opens(question)
    // An empty time does not look chosen, in WebKit too.
    const unset = () =>
      [...document.querySelectorAll<HTMLInputElement>('.enquiry-unset')].map(({ type }) => type)
    expect(unset()).to.deep.equal(['date', 'time'])
    await fills(diner, 'Time', '20:15')
    expect(unset()).to.deep.equal(['date'])
    expect(diner.kernel.facts).to.include({ date: null, time: '20:15', guests: 0 })
    expect(diner.kernel.problems.at('details').size).to.equal(0)
    await fills(diner, 'Date', '2026-12-24')
    expect(diner.reads()).to.not.include('Enquiry for')
    await diner.selects('Guests', '6')
    expect(diner.kernel.facts).to.include({ date: '2026-12-24', time: '20:15', guests: 6, children: 0 })
    expect(diner.reads()).to.include('Enquiry for Thursday 24 December at 20:15 for 6 people')
  })

  it('a day can be taken back, and one that the page sets meanwhile appears in the field', async () => {
    const diner = await opens(question)
    await fills(diner, 'Date', '2026-12-24')
    await fills(diner, 'Date', '')
    expect(diner.kernel.facts.date).to.equal(null)
    await diner.sees(() => diner.kernel.choices.prefill({ date: '2026-12-31' }))
    expect(input('Date')).to.have.property('value', '2026-12-31')
    expect(diner.kernel.facts.date).to.equal('2026-12-31')
  })

  for (const [field, value, says] of [
    ['Date', '2026-11-19', past],
    ['Time', '09:00', 'Enter a time later today'],
  ] as const)
    it(`date.closure: the ${field.toLowerCase()} ${value} is over: it says so, stays, and is not sent`, async () => {
      const diner = await opens(question)
      if (field === 'Time') await fills(diner, 'Date', '2026-11-20')
      await fills(diner, field, value)
      expect(input(field)).to.include({ value, ariaInvalid: 'true' })
      const note = input(field).getAttribute('aria-describedby')!
      expect(document.getElementById(note)!.textContent).to.equal(says)
      expect(diner.kernel.facts[field === 'Date' ? 'date' : 'time']).to.equal(null)
      await diner.presses('Continue')
      await diner.clicks('link', says)
      expect(document.activeElement).to.equal(input(field))
    })

  it('date.closure: the day and the time of day are those of the restaurant’s clock', async () => {
    // There it is Thursday, 22:00.
    const diner = await opens({ ...question, brand: { timeZone: 'Pacific/Pago_Pago' } })
    expect(input('Date')).to.include({ type: 'date', min: '2026-11-19', max: '9999-12-31' })
    expect(input('Time')).to.include({ type: 'time', min: '', max: '' })
    await fills(diner, 'Date', '2026-11-19')
    await fills(diner, 'Time', '22:00')
    expect(diner.kernel.facts).to.include({ date: '2026-11-19', time: null })
    await fills(diner, 'Time', '22:01')
    expect(diner.kernel.facts.time).to.equal('22:01')
  })

  it('error.shapes: an invalid date is not a fault', async () => {
    const diner = await opens(question)
    for (const value of ['99999-11-28', 'tomorrow', '2026-02-31', '']) {
      await fills(diner, 'Date', value)
      expect(diner.kernel.facts.date).to.equal(null)
    }
    expect(diner.faults).to.be.empty
    expect(diner.kernel.problems.at('details').size).to.equal(0)
  })

  it('back.shown, date.closure: Back takes them away, and a refused one blocks no other enquiry', async () => {
    const diner = await renderPlugins({ ...party, first: { venue: venue() } })
    await diner.sees(() => diner.kernel.choices.choose('Enquiry'))
    await fills(diner, 'Time', '20:15')
    await fills(diner, 'Date', '2026-11-19')
    expect(diner.reads()).to.include(past)
    await diner.presses('Back')
    await diner.finds('heading', 'Welcome')
    expect(diner.kernel.facts).to.include({ journey: null, date: null, time: null })
    await diner.sees(() => diner.kernel.choices.choose('Tasting'))
    expect(diner.kernel.problems.at('details').has('date')).to.be.false
  })
})

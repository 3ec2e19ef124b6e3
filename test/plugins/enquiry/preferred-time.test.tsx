import { expect } from 'chai'
import { anna } from '../../kit/booking'
import { venue } from '../../kit/fixtures'
import { general, fills, removeWidget, input, plugins, renderPlugins, tasting } from './setup'

const table = { plugins, first: { ...general, venue: venue(), customer: anna } }
const fold = 'Add a date, time or number of guests (optional)'
const isOpen = () => document.querySelector('details')!.open

describe('enquiry: day, time and guests of a general enquiry', () => {
  it('general-enquiry.optional: they are all optional', async () => {
    const diner = await renderPlugins(table)
    await diner.presses('Continue')
    await diner.finds('button', 'Complete Enquiry')
    expect(diner.kernel.facts).to.include({ date: null, time: null, guests: 0 })
  })

  it('general-enquiry.optional: they are folded, as they are optional', async () => {
    const diner = await renderPlugins(table)
    await diner.finds('text', fold)
    expect(isOpen()).to.be.false
    await diner.clicks('text', fold)
    expect(isOpen()).to.be.true
  })

  it('general-enquiry.optional: they are open where the page has given one of them', async () => {
    for (const given of [{ date: '2026-12-24' }, { time: '20:15' }, { adults: 4 }]) {
      const diner = await renderPlugins({ ...table, first: { ...table.first, ...given } })
      await diner.finds('text', fold)
      expect(isOpen(), JSON.stringify(given)).to.be.true
      removeWidget()
    }
  })

  it('they cannot be folded over an error of the day or the time', async () => {
    const diner = await renderPlugins(table)
    await diner.clicks('text', fold)
    for (const [date, time] of [
      ['2026-11-19', ''],
      ['2026-11-20', '08:00'],
    ] as const) {
      await fills(diner, 'Date', date)
      await fills(diner, 'Time', time)
      await diner.clicks('text', fold)
      await diner.waits()
      expect(isOpen(), date).to.be.true
    }
    await fills(diner, 'Time', '')
    await diner.clicks('text', fold)
    expect(isOpen()).to.be.false
  })

  for (const [field, says] of [
    ['Date', 'Enter the day, month and year, or leave it empty'],
    ['Time', 'Enter the hour and minutes, or leave it empty'],
  ] as const)
    it(`date.closure: an unfinished ${field.toLowerCase()} says so until it is finished`, async () => {
      const diner = await renderPlugins(table)
      await diner.finds('textbox', 'First Name')
      // As in browsers; jsdom has no unfinished values.
      const validity = { badInput: true }
      Object.defineProperty(input(field), 'validity', { configurable: true, value: validity })
      await fills(diner, field, '')
      expect(diner.reads()).to.include(says)
      expect(input(field)).to.have.property('value', '')
      expect(diner.kernel.facts).to.include({ date: null, time: null })
      validity.badInput = false
      await fills(diner, field, field === 'Date' ? '2026-12-24' : '20:15')
      expect(diner.reads()).to.not.include(says)
      expect(diner.kernel.problems.at('details').size).to.equal(0)
    })

  it('date.closure: the browser offers no day before today, and no year of five digits', async () => {
    const diner = await renderPlugins(table)
    await diner.finds('textbox', 'First Name')
    expect(input('Date')).to.include({ type: 'date', min: '2026-11-20', max: '9999-12-31' })
    expect(input('Time')).to.include({ type: 'time', min: '', max: '' })
  })

  it('guests.list: none is an option, which is read as not chosen', async () => {
    const diner = await renderPlugins(table)
    await diner.selects('Guests', '6')
    const options = [...(input('Guests') as unknown as HTMLSelectElement).options]
    expect(options.map((option) => option.getAttribute('aria-label') ?? option.textContent)).to.deep.equal([
      'Not chosen',
      ...Array.from({ length: 14 }, (_, index) => String(index + 1)),
      '15+',
    ])
    expect(options.map(({ value }) => value).slice(0, 2)).to.deep.equal(['0', '1'])
  })

  it('general-enquiry.optional: an empty time does not look chosen, in WebKit too', async () => {
    const diner = await renderPlugins(table)
    await diner.clicks('text', fold)
    const unset = () =>
      [...document.querySelectorAll<HTMLInputElement>('.enquiry-unset')].map(({ type }) => type)
    expect(unset()).to.deep.equal(['date', 'time'])
    await fills(diner, 'Time', '20:15')
    expect(unset()).to.deep.equal(['date'])
  })

  it('they form a group', async () => {
    const diner = await renderPlugins(table)
    await diner.finds('textbox', 'First Name')
    const group = diner.within('group', 'Your visit')
    for (const name of ['Date', 'Time', 'Guests']) expect(group.gets('text', name)).to.exist
  })

  it('general-enquiry.optional: each alone is enough, and none clears another', async () => {
    const diner = await renderPlugins(table)
    await fills(diner, 'Time', '20:15')
    expect(diner.kernel.facts).to.include({ date: null, time: '20:15', guests: 0 })
    expect(diner.kernel.problems.at('details').size).to.equal(0)
    await fills(diner, 'Date', '2026-12-24')
    await diner.selects('Guests', '6')
    expect(diner.kernel.facts).to.include({ date: '2026-12-24', time: '20:15', guests: 6, children: 0 })
    expect(diner.reads()).to.include('Enquiry for Thursday 24 December at 20:15 for 6 people')
  })

  it('a day that the page sets meanwhile appears in the field', async () => {
    const diner = await renderPlugins(table)
    await fills(diner, 'Date', '2026-12-24')
    await diner.sees(() => diner.kernel.choices.prefill({ date: '2026-12-31' }))
    expect(input('Date')).to.have.property('value', '2026-12-31')
    expect(diner.kernel.facts.date).to.equal('2026-12-31')
  })

  it('summary.booking: there is none of nobody', async () => {
    const diner = await renderPlugins({
      ...table,
      first: { ...table.first, date: '2026-12-24', time: '20:15' },
    })
    await diner.finds('textbox', 'First Name')
    expect(diner.reads()).to.not.include('Enquiry for')
  })

  it('guests.list: 15 or more are -1, and the restaurant will contact them', async () => {
    const diner = await renderPlugins(table)
    await diner.selects('Guests', '15+')
    expect(diner.kernel.facts.guests).to.equal(-1)
    expect(diner.reads()).to.include('about a table for 15 or more')
    expect(diner.offers('Guests')).to.have.lengthOf(16)
  })

  for (const [field, value, says] of [
    ['Date', '2026-11-19', "Enter today's date or a later one"],
    ['Date', '0002-12-24', "Enter today's date or a later one"],
    ['Time', '08:59', 'Enter a time later today'],
    ['Time', '09:00', 'Enter a time later today'],
  ] as const) {
    it(`date.closure: the ${field.toLowerCase()} ${value} is over: it says so, stays, and is not sent`, async () => {
      const diner = await renderPlugins(table)
      if (field === 'Time') await fills(diner, 'Date', '2026-11-20')
      await fills(diner, field, value)
      expect(diner.reads()).to.include(says)
      expect(input(field)).to.have.property('value', value)
      expect(input(field).ariaInvalid).to.equal('true')
      const note = input(field).getAttribute('aria-describedby')!
      expect(document.getElementById(note)!.textContent).to.equal(says)
      expect(diner.kernel.facts[field === 'Date' ? 'date' : 'time']).to.equal(null)
      await diner.presses('Continue')
      await diner.clicks('link', says)
      expect(document.activeElement).to.equal(input(field))
    })
  }

  it('date.closure: today is still to come, later than now', async () => {
    const diner = await renderPlugins(table)
    await fills(diner, 'Date', '2026-11-20')
    await fills(diner, 'Time', '09:01')
    expect(diner.kernel.facts).to.include({ date: '2026-11-20', time: '09:01' })
    expect(diner.kernel.problems.at('details').size).to.equal(0)
  })

  it('today is the restaurant’s', async () => {
    const diner = await renderPlugins({ ...table, brand: { timeZone: 'Pacific/Auckland' } })
    await fills(diner, 'Date', '2026-11-19')
    expect(diner.reads()).to.include("Enter today's date or a later one")
    expect(input('Date')).to.have.property('min', '2026-11-20')
  })

  it('so is the time of day', async () => {
    // There it is Thursday, 22:00.
    const diner = await renderPlugins({ ...table, brand: { timeZone: 'Pacific/Pago_Pago' } })
    await fills(diner, 'Date', '2026-11-19')
    await fills(diner, 'Time', '22:00')
    expect(diner.kernel.facts).to.include({ date: '2026-11-19', time: null })
    await fills(diner, 'Time', '22:01')
    expect(diner.kernel.facts.time).to.equal('22:01')
  })

  it('error.shapes: an invalid date is not a fault', async () => {
    const diner = await renderPlugins(table)
    for (const value of ['99999-11-28', 'tomorrow', '2026-02-31', '']) {
      await fills(diner, 'Date', value)
      expect(diner.kernel.facts.date).to.equal(null)
    }
    expect(diner.faults).to.be.empty
    expect(diner.kernel.problems.at('details').size).to.equal(0)
  })

  it('back.shown: returns without them to where there were none', async () => {
    const diner = await renderPlugins({ plugins: [...plugins, tasting], first: { venue: venue() } })
    await diner.sees(() => diner.kernel.choices.choose('Enquiry'))
    await fills(diner, 'Date', '2026-12-24')
    await fills(diner, 'Time', '20:15')
    await diner.presses('Back')
    expect(diner.kernel.facts).to.include({ journey: null, date: null, time: null })
  })

  it('date.closure: one that was refused blocks no other enquiry', async () => {
    const first = { venue: venue(), customer: anna }
    const diner = await renderPlugins({ plugins: [...plugins, tasting], first })
    await diner.sees(() => diner.kernel.choices.choose('Enquiry'))
    await fills(diner, 'Date', '2026-11-19')
    await diner.presses('Back')
    await diner.sees(() => diner.kernel.choices.choose('Tasting'))
    await diner.sees(() => diner.kernel.choices.set({ date: '2026-12-24', time: '20:15', confirmed: true }))
    await diner.finds('heading', 'YOUR TASTING')
    expect(diner.kernel.problems.at('details').size).to.equal(0)
  })

  it('begins with what the host has set', async () => {
    const first = { ...table.first, date: '2026-12-24', adults: 4 }
    const diner = await renderPlugins({ ...table, first })
    await diner.finds('textbox', 'First Name')
    expect(input('Date')).to.have.property('value', '2026-12-24')
    expect(input('Guests')).to.have.property('value', '4')
  })

  it('completion.resets: another enquiry begins without them', async () => {
    const diner = await renderPlugins(table)
    await fills(diner, 'Date', '2026-12-24')
    await diner.sees(() => diner.kernel.navigation.complete())
    await diner.finds('textbox', 'First Name')
    expect(diner.kernel.facts.date).to.equal(null)
    expect(input('Date')).to.have.property('value', '')
  })
})

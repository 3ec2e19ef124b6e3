import { expect } from 'chai'
import { bootKernel } from '../../kit/kernel'
import { booking, enquiry, kidsParty, start } from '../bare-plugins'
import { cork, anna, confirmed, dublin } from '../selection'
import type { Selection } from '../../../src/contract/facts'
import { createFacts } from '../../../src/kernel/core/facts'

const boot = (prefill = {}, plugins = [start, booking, enquiry, kidsParty]) =>
  bootKernel({
    plugins,
    prefill,
    brand: { journeys: plugins.includes(kidsParty) ? ['Booking', 'KidsPartyEnquiry'] : ['Booking'] },
  }).kernel

const party = 'KidsPartyEnquiry'

describe('Options that prefill the choice', () => {
  it('prefill: day, time and guests are set before a journey is chosen', () => {
    const kernel = boot({ date: '2026-12-24', time: '19:30', guests: 6 })
    expect(kernel.facts).to.include({ date: '2026-12-24', wishedTime: '19:30', time: null, guests: 6 })
  })

  for (const [what, prefill, journey, adults, children] of [
    ['adults and children count for a party', { adults: 3, children: 9 }, party, 3, 9],
    ['their sum counts for other journeys', { adults: 3, children: 9 }, 'Booking', 12, 0],
    ['missing adults are the journey’s default', { children: 12 }, party, 1, 12],
    ['missing children are the journey’s default', { adults: 3 }, party, 3, 8],
    ['one number of guests changes no party', { guests: 4 }, party, 1, 8],
  ] as const)
    it(`prefill: ${what}`, () => {
      const kernel = boot(prefill)
      kernel.choices.choose(journey)
      expect(kernel.facts).to.include({ adults, children })
    })

  const withoutGroups = [start, booking]
  for (const [what, prefill, guests, plugins] of [
    ['a sum below 15 is a number', { adults: 10, children: 4 }, 14],
    ['a sum of 15 or more is a group', { adults: 10, children: 5 }, -1],
    ['a group is dropped if no journey takes groups', { adults: 10, children: 10 }, 2, withoutGroups],
    ['a number below 15 counts in such a brand too', { guests: 4 }, 4, withoutGroups],
    ['zero children alone set no guests', { children: 0 }, 2],
  ] as const)
    it(`prefill: ${what}`, () => {
      expect(boot(prefill, plugins && [...plugins]).facts.guests).to.equal(guests)
    })

  it('prefill: completion returns to the host’s latest values', () => {
    const kernel = boot({ guests: 2 })
    kernel.choices.remember({ guests: 6, date: '2026-12-24' })
    kernel.navigation.complete()
    expect(kernel.facts).to.include({ guests: 6, date: '2026-12-24' })
  })

  it('prefill: guests do not apply if the only journey is a party', () => {
    const brand = { journeys: [party] }
    const { kernel } = bootKernel({ plugins: [start, enquiry, kidsParty], brand, prefill: { guests: 6 } })
    expect(kernel.facts).to.include({ adults: 1, children: 8 })
  })
})

describe('A prefill after the start', () => {
  it('prefill: adds to the known values, until completion', () => {
    const kernel = boot({ guests: 6 })
    kernel.choices.prefill({ date: '2026-12-24', time: '19:30' })
    expect(kernel.facts).to.include({ date: '2026-12-24', wishedTime: '19:30', guests: 6 })
    kernel.choices.prefill({ guests: 4 })
    kernel.choices.choose('Booking')
    expect(kernel.facts.guests).to.equal(4)
    kernel.navigation.complete()
    kernel.choices.choose('Booking')
    expect(kernel.facts).to.include({ guests: 6, date: null, wishedTime: null })
  })

  it('prefill: changes only what it names', () => {
    const kernel = boot({ guests: 6 })
    kernel.choices.set({ adults: 3 })
    kernel.choices.prefill({ date: '2026-12-24' })
    expect(kernel.facts.guests).to.equal(3)
    kernel.choices.set({ time: '19:30' })
    kernel.choices.prefill({ guests: 4 })
    expect(kernel.facts).to.include({ date: '2026-12-24', guests: 4, time: null, wishedTime: '19:30' })
  })

  for (const [numbers, guests] of [
    [{ adults: 3, children: 1 }, 4],
    [{ adults: 4 }, 4],
    [{ children: 4 }, 4],
    [{}, 6],
  ] as const)
    it(`prefill: ${JSON.stringify(numbers)} after 6 guests are ${guests}, for the journey chosen then too`, () => {
      const kernel = boot({ guests: 6 })
      kernel.choices.prefill({ date: '2026-12-24', ...numbers })
      expect(kernel.facts.guests).to.equal(guests)
      kernel.choices.choose('Booking')
      expect(kernel.facts).to.include({ date: '2026-12-24', guests })
    })

  it('prefill: one number of guests leaves a party as it is', () => {
    const kernel = boot()
    kernel.choices.choose(party)
    kernel.choices.set({ adults: 3, children: 6 })
    kernel.choices.prefill({ guests: 4 })
    expect(kernel.facts).to.include({ adults: 3, children: 6 })
  })
})

describe('A restaurant that the host opens', () => {
  for (const hasFocus of [false, true])
    it(`is chosen, and the step ${hasFocus ? 'stays, to keep the focus' : 'is shown again with it'}`, () => {
      const kernel = boot()
      kernel.choices.bringVenue(cork, hasFocus)
      expect([kernel.facts.venue, kernel.choices.venueArrivals.value]).to.deep.equal([cork, hasFocus ? 0 : 1])
    })
})

/** The preferred time after a change of a slot at 19:30. */
function wishedAfter(patch: Partial<Selection>, over: Partial<Selection> = {}) {
  const { facts, set } = createFacts()
  set({ ...confirmed, confirmed: false, ...over })
  set(patch)
  return facts.wishedTime
}

describe('The preferred time', () => {
  const day = { date: '2026-11-21' }
  for (const [what, patch, wished, before] of [
    ['the chosen time after another day', day, '19:30'],
    ['the chosen time with other adults', { adults: 5 }, '19:30'],
    ['the chosen time with other children', { children: 1 }, '19:30'],
    ['as it was where no time was chosen', day, '18:00', { time: null, wishedTime: '18:00' }],
    ['none while the chosen time stays', { customer: { ...anna, firstName: 'Ann' } }, null],
    ['none after another restaurant', { venue: dublin }, null],
    ['none after another journey', { journey: 'Enquiry' }, null],
    ['none after clearing the time', { time: null }, null],
    ['none after a day with no time', { ...day, time: null }, null],
    ['the one that comes with the change', { ...day, wishedTime: '18:00' }, '18:00'],
    ['none if the change says so', { ...day, wishedTime: null }, null],
  ] as const)
    it(`time.same-again: is ${what}`, () => {
      expect(wishedAfter(patch, before)).to.equal(wished)
    })
})

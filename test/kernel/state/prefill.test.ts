import { expect } from 'chai'
import { bootKernel } from '../../kit/kernel'
import { booking, enquiry, kidsParty, start } from '../bare-plugins'
import { cork, anna, confirmed, dublin } from '../selection'
import type { Selection } from 'tavola'
import { createFacts } from '../../../src/kernel/state/facts'

const boot = (prefill = {}, plugins = [start, booking, enquiry, kidsParty]) =>
  bootKernel({
    plugins,
    prefill,
    brand: { journeys: plugins.includes(kidsParty) ? ['Booking', 'KidsPartyEnquiry'] : ['Booking'] },
  }).kernel

describe('Options that prefill the choice', () => {
  it('prefill: day, time and guests are set before a journey is chosen', () => {
    const kernel = boot({ date: '2026-12-24', time: '19:30', guests: 6 })
    expect(kernel.facts).to.include({ date: '2026-12-24', wishedTime: '19:30', time: null, guests: 6 })
  })

  it('prefill: adults and children count for a party, and their sum for other journeys', () => {
    const kernel = boot({ adults: 3, children: 9 })
    expect(kernel.facts.guests).to.equal(12)
    kernel.choices.choose('KidsPartyEnquiry')
    expect(kernel.facts).to.include({ adults: 3, children: 9 })
    kernel.choices.choose('Booking')
    expect(kernel.facts).to.include({ adults: 12, children: 0 })
  })

  it('prefill: a sum of 15 or more is a group, and is dropped if no journey takes groups', () => {
    expect(boot({ adults: 10, children: 4 }).facts.guests).to.equal(14)
    expect(boot({ adults: 10, children: 5 }).facts.guests).to.equal(-1)
    expect(boot({ adults: 10, children: 10 }, [start, booking]).facts.guests).to.equal(2)
  })

  it('prefill: zero children alone set no guests', () => {
    expect(boot({ children: 0 }).facts.guests).to.equal(2)
  })

  it('prefill: completion returns to the host’s latest values', () => {
    const kernel = boot({ guests: 2 })
    kernel.choices.remember({ guests: 6, date: '2026-12-24' })
    kernel.navigation.complete()
    expect(kernel.facts).to.include({ guests: 6, date: '2026-12-24' })
  })

  it('prefill: missing numbers of a party are its journey’s defaults', () => {
    const kernel = boot({ children: 12 })
    kernel.choices.choose('KidsPartyEnquiry')
    expect(kernel.facts).to.include({ adults: 1, children: 12 })
  })

  it('prefill: guests do not apply if the only journey is a party', () => {
    const { kernel } = bootKernel({
      plugins: [start, enquiry, kidsParty],
      brand: { journeys: ['KidsPartyEnquiry'] },
      prefill: { guests: 6 },
    })
    expect(kernel.facts).to.include({ adults: 1, children: 8 })
  })

  it('prefill: a later link adds to the known values, until completion', () => {
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
})

describe('A prefill after the start', () => {
  it('prefill: changes only what it names', () => {
    const kernel = boot({ guests: 6 })
    kernel.choices.set({ adults: 3 })
    kernel.choices.prefill({ date: '2026-12-24' })
    expect(kernel.facts.guests).to.equal(3)
    kernel.choices.set({ time: '19:30' })
    kernel.choices.prefill({ guests: 4 })
    expect(kernel.facts).to.include({ date: '2026-12-24', guests: 4, time: null, wishedTime: '19:30' })
  })

  for (const party of [{ adults: 3, children: 1 }, { adults: 4 }, { children: 4 }])
    it(`prefill: ${Object.keys(party).join(' and ')} take the place of the guests before`, () => {
      const kernel = boot({ guests: 6 })
      kernel.choices.prefill(party)
      expect(kernel.facts.guests).to.equal(4)
      kernel.choices.choose('Booking')
      expect(kernel.facts.guests).to.equal(4)
    })

  it('prefill: a day keeps the guests that were passed before, for the journey chosen then', () => {
    const kernel = boot({ guests: 6 })
    kernel.choices.prefill({ date: '2026-12-24' })
    kernel.choices.choose('Booking')
    expect(kernel.facts).to.include({ date: '2026-12-24', guests: 6 })
  })

  it('prefill: one number of guests changes no party', () => {
    const kernel = boot()
    kernel.choices.choose('KidsPartyEnquiry')
    kernel.choices.set({ adults: 3, children: 6 })
    kernel.choices.prefill({ guests: 4 })
    expect(kernel.facts).to.include({ adults: 3, children: 6 })
  })

  it('prefill: adults alone leave the children to the journey’s default', () => {
    const kernel = boot({ adults: 3 })
    kernel.choices.choose('KidsPartyEnquiry')
    expect(kernel.facts).to.include({ adults: 3, children: 8 })
  })

  it('prefill: a number below 15 counts in a brand without groups too', () => {
    expect(boot({ guests: 4 }, [start, booking]).facts.guests).to.equal(4)
  })
})

describe('A restaurant that the host opens', () => {
  it('is chosen, and the step is shown again with it', () => {
    const kernel = boot()
    kernel.choices.bringVenue(cork, false)
    expect(kernel.facts.venue).to.equal(cork)
    expect(kernel.choices.venueArrivals.value).to.equal(1)
  })

  it('leaves the step as it is while the diner is in the form, to keep the focus', () => {
    const kernel = boot()
    kernel.choices.bringVenue(cork, true)
    expect(kernel.facts.venue).to.equal(cork)
    expect(kernel.choices.venueArrivals.value).to.equal(0)
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
  for (const patch of [{ date: '2026-11-21' }, { adults: 5 }, { children: 1 }])
    it(`time.same-again: is the chosen time after ${Object.keys(patch).join()} has changed`, () => {
      expect(wishedAfter(patch)).to.equal('19:30')
    })

  it('time.same-again: stays where no time was chosen', () => {
    expect(wishedAfter({ date: '2026-11-21' }, { time: null, wishedTime: '18:00' })).to.equal('18:00')
  })

  it('time.same-again: is none while the chosen time stays', () => {
    expect(wishedAfter({ customer: { ...anna, firstName: 'Ann' } })).to.equal(null)
  })

  const other: Readonly<Record<string, Partial<Selection>>> = {
    'another restaurant': { venue: dublin },
    'another journey': { journey: 'Enquiry' },
    'clearing the time': { time: null },
    'a day with no time': { date: '2026-11-21', time: null },
  }
  for (const [what, patch] of Object.entries(other))
    it(`time.same-again: is none after ${what}`, () => {
      expect(wishedAfter(patch)).to.equal(null)
    })

  it('time.same-again: a preferred time that comes with the change counts', () => {
    expect(wishedAfter({ date: '2026-11-21', wishedTime: '18:00' })).to.equal('18:00')
    expect(wishedAfter({ date: '2026-11-21', wishedTime: null })).to.equal(null)
  })
})

import { expect } from 'chai'
import { bootKernel } from '../../kit/kernel'
import { booking, enquiry, kidsParty, start } from '../bare-plugins'

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

import { expect } from 'chai'
import { stub } from 'sinon'
import { definePlugin } from 'tavola'
import type { Options } from '../../../src/host/options/table'
import { chooseJourneyAndVenue, prefill, withOfferedJourney } from '../../../src/host/widget/prefill'
import type { Kernel } from '../../../src/kernel/kernel'
import { brand } from '../../../themes/milano/brand'
import { booking, enquiry, kidsParty, start, step } from '../../kernel/bare-plugins'
import { filesCome } from '../../kit/pending'
import { venueBody } from '../../kit/fixtures'
import { bootKernel } from '../../kit/kernel'
import { venuesOf } from '../../kit/venues'
import { stopClock } from '../../../src/testing/clock'

const choose = (kernel: Kernel, options: Options) =>
  chooseJourneyAndVenue({ kernel, openVenue: venuesOf(kernel).openVenue }, options)

const plugins = [start, booking, enquiry, kidsParty]

/** The widget as these options begin it. */
function begun(options: Options, answers = {}) {
  const test = bootKernel({ plugins, prefill: prefill(options, brand, plugins), answers })
  choose(test.kernel, options)
  return test
}

describe('Host: a journey option', () => {
  for (const journey of ['KidsPartyEnquiry', 'KidsPMP']) {
    it(`host.locked-journey, host.venue: "${journey}" is chosen, its choice locked and hidden`, () => {
      const { kernel } = begun({ journey })
      expect(kernel.facts).to.include({ journey: 'KidsPartyEnquiry', journeyLocked: true, children: 8 })
      expect(kernel.journeys.choice.value).to.equal(false)
    })
  }

  it('host.venue: without one the diner chooses', () => {
    for (const journey of [undefined, null]) {
      const { kernel } = begun({ journey })
      expect(kernel.facts).to.include({ journey: null, journeyLocked: false })
      expect(kernel.journeys.choice.value).to.equal(true)
    }
  })

  for (const journey of ['Brunch', '', '__proto__', 'constructor']) {
    it(`host.venue: the unknown "${journey}" is reported once, in one line, and locks nothing`, async () => {
      const error = stub(console, 'error')
      const { kernel, faults } = begun({ journey })
      choose(kernel, { journey })
      await filesCome()
      error.restore()
      expect(kernel.facts).to.include({ journey: null, journeyLocked: false })
      expect(faults).to.deep.equal([])
      expect(error.args.map((said) => said.length)).to.deep.equal([1])
      expect(String(error.args[0])).to.include(`unknown journey "${journey}".`)
    })
  }

  describe('in the page’s address', () => {
    /** The accepted options, and the console lines. */
    const read = async (journey: string, from = 'address') => {
      const error = stub(console, 'error')
      const { kernel } = bootKernel({ plugins, brand: { journeys: ['Booking', 'KidsPartyEnquiry'] } })
      const record = { options: { journey, guests: 4 }, from: { journey: from, guests: from } }
      const left = [1, 2].map(() => withOfferedJourney(record, kernel.journeys).options)
      await filesCome()
      error.restore()
      expect(left[1]).to.deep.equal(left[0])
      return { options: left[0], lines: error.args.map(([line]) => String(line)) }
    }

    for (const journey of ['KidsPartyEnquiry', 'KidsPMP'])
      it(`"${journey}", which the brand offers, counts`, async () => {
        expect(await read(journey)).to.deep.equal({ options: { journey, guests: 4 }, lines: [] })
      })

    it('one that the brand does not offer is ignored, and reported once', async () => {
      const { options, lines } = await read('Enquiry')
      expect(options).to.deep.equal({ guests: 4 })
      expect(lines).to.deep.equal([
        '[Tavola] T022 address: the brand does not offer the journey "Enquiry". Expected one of Booking, KidsPartyEnquiry.',
      ])
    })

    for (const from of ['Tavola.init', '<script>', '<tavola-booking>', 'update'])
      it(`the same one counts if the page itself sets it, by ${from}`, async () => {
        const options = { journey: 'Enquiry', guests: 4 }
        expect(await read('Enquiry', from)).to.deep.equal({ options, lines: [] })
      })
  })

  it("host.venue: the host's number of guests overrides the journey's", () => {
    expect(begun({ journey: 'Booking', guests: 6 }).kernel.facts.guests).to.equal(6)
    expect(begun({ journey: 'Booking' }).kernel.facts.guests).to.equal(2)
  })

  it("it does not apply to a party's adults and children", () => {
    const { kernel } = begun({ guests: 6 })
    kernel.choices.choose('KidsPartyEnquiry')
    expect(kernel.facts).to.include({ adults: 1, children: 8 })
  })

  it('host.venue: each opening may set another one', () => {
    const { kernel } = begun({ journey: 'Booking' })
    choose(kernel, { journey: 'KidsPartyEnquiry' })
    expect(kernel.facts).to.include({ journey: 'KidsPartyEnquiry', journeyLocked: true, adults: 1 })
  })
})

describe('Host: a journey option with its own first step', () => {
  const ask = definePlugin({
    ...enquiry,
    steps: [step('ask', 'flow', ({ journey }) => journey?.direct === true)],
  })

  async function asking() {
    const test = bootKernel({ plugins: [start, booking, ask, kidsParty] })
    choose(test.kernel, { journey: 'Enquiry', venueId: 'cork' })
    while (test.kernel.tasks.busy.value) await new Promise(setImmediate)
    expect(test.kernel.steps.current.value?.step.id).to.equal('ask')
    return test.kernel
  }

  for (const way of ['back', 'restart'] as const) {
    it(`${way} leads to step 1 with the restaurant, and with guests to start from`, async () => {
      const kernel = await asking()
      kernel.navigation[way]()
      expect(kernel.steps.current.value?.step.id).to.equal('start')
      expect(kernel.facts).to.include({ journey: null, journeyLocked: false, guests: 2 })
      expect(kernel.facts.venue?.id).to.equal('cork')
    })
  }
})

describe('Host: a day and a venue as options', () => {
  it('date.past: a past day is dropped, today is not', () => {
    const clock = stopClock('2026-11-20T23:30:00Z')
    try {
      const takes = (date: string) => 'date' in prefill({ date }, brand, plugins)
      const days = ['2026-02-28', '2026-11-19', '2026-11-20', '2026-11-21', '9999-12-31']
      expect(days.filter(takes)).to.deep.equal(days.slice(2))
    } finally {
      clock.restore()
    }
  })

  it('brand.time-zone: today is the restaurant’s, by the brand’s time zone', () => {
    const clock = stopClock('2026-11-20T23:30:00Z')
    const takes = (timeZone: string, date: string) =>
      'date' in prefill({ date }, { ...brand, timeZone }, plugins)
    expect(takes('Asia/Tokyo', '2026-11-20')).to.equal(false)
    expect(takes('Pacific/Pago_Pago', '2026-11-20')).to.equal(true)
    clock.restore()
  })

  it('date.closure: a day on which the venue is closed is dropped once the venue is known', async () => {
    const venue = venueBody({ closedFrom: '9999-12-24', closedTo: '9999-12-27' })
    const { kernel } = begun({ venueId: 'cork', date: '9999-12-26' }, { 'GET /api/venues/getbyid/*': venue })
    expect(kernel.facts.date).to.equal('9999-12-26')
    while (kernel.tasks.busy.value) await new Promise(setImmediate)
    expect(kernel.facts.venue?.id).to.equal('cork')
    expect(kernel.facts.date).to.equal(null)
  })
})

describe('Host: prefill', () => {
  for (const groupJourney of ['Enquiry', 'KidsPMP']) {
    it(`host.prefill: a group is accepted if a plugin has the group journey "${groupJourney}"`, () => {
      const plugins = [start, enquiry, kidsParty]
      expect(prefill({ guests: -1 }, { ...brand, groupJourney }, plugins)).to.deep.equal({ guests: -1 })
    })
  }

  it('all that a page prefills is taken', () => {
    const given = { date: '9999-12-24', time: '19:30', guests: 4, adults: 3, children: 0 }
    expect(prefill(given, brand, plugins)).to.deep.equal(given)
    expect(prefill({}, brand, plugins)).to.deep.equal({})
  })

  it('more guests than the brand’s largest party are left out', () => {
    const takes = (guests: number) => 'guests' in prefill({ guests }, brand, plugins)
    expect([14, 15].map(takes)).to.deep.equal([true, false])
  })

  it('a group is left out if no plugin has the group journey', async () => {
    const error = stub(console, 'error')
    expect(prefill({ guests: -1 }, { ...brand, groupJourney: 'Party' }, plugins, 'link')).to.deep.equal({})
    expect(prefill({ guests: -1 }, { ...brand, groupJourney: 'Party' }, plugins)).to.deep.equal({})
    await filesCome()
    error.restore()
    expect(error.args.map(([line]) => String(line).slice(0, 19))).to.deep.equal(['[Tavola] T018 link:'])
  })
})

describe('Host: a journey that is chosen at an opening', () => {
  it('after another one there is nothing to go back to, and after the same one there is', () => {
    const { kernel } = begun({ journey: 'Booking' })
    const entry = { active: kernel.steps.current.peek()! } as never
    kernel.steps.history.value = [entry]
    choose(kernel, { journey: 'Booking' })
    expect(kernel.steps.history.value).to.deep.equal([entry])
    choose(kernel, { journey: 'KidsPartyEnquiry' })
    expect(kernel.steps.history.value).to.deep.equal([])
  })

  it('host.venue: without a restaurant none is requested', () => {
    const { kernel, network } = begun({ journey: 'Booking' })
    choose(kernel, {})
    expect([network.requests, kernel.tasks.busy.value]).to.deep.equal([[], false])
  })
})

import { expect } from 'chai'
import { definePlugin } from 'tavola'
import type { Options } from '../../../src/host/options/table'
import { chooseJourneyAndVenue, prefill, withOfferedJourney } from '../../../src/host/widget/prefill'
import type { Kernel } from '../../../src/kernel/actions/kernel'
import { stopClock } from '../../../src/testing/clock'
import { brand } from '../../../themes/milano/brand'
import { booking, enquiry, kidsParty, start, step } from '../../kernel/bare-plugins'
import { venueBody } from '../../kit/fixtures'
import { bootKernel } from '../../kit/kernel'
import { recordErrors } from '../../kit/logged'
import { undoAfterTest } from '../../kit/mocha/clean-up.mjs'
import { filesCome, turn } from '../../kit/pending'
import { venuesOf } from '../../kit/venues'

const choose = (kernel: Kernel, options: Options) =>
  chooseJourneyAndVenue({ kernel, openVenue: venuesOf(kernel).openVenue }, options)

const plugins = [start, booking, enquiry, kidsParty]

/** The widget as these options begin it. */
function begun(options: Options, answers = {}) {
  const test = bootKernel({ plugins, prefill: prefill(options, brand, plugins), answers })
  choose(test.kernel, options)
  return test
}

/** Its restaurant is here. */
async function arrives(kernel: Kernel) {
  while (kernel.tasks.busy.value) await turn()
  expect(kernel.facts.venue?.id).to.equal('cork')
}

describe('Host: a journey option', () => {
  const error = recordErrors()
  const lines = async () => {
    await filesCome()
    return error.args.map((said) => said.join(' '))
  }

  for (const journey of ['KidsPartyEnquiry', 'KidsPMP'])
    it(`host.locked-journey, host.venue: "${journey}" is chosen, its choice locked and hidden`, () => {
      const { kernel } = begun({ journey })
      expect(kernel.facts).to.include({ journey: 'KidsPartyEnquiry', journeyLocked: true, children: 8 })
      expect(kernel.journeys.choice.value).to.equal(false)
    })

  for (const journey of [undefined, null])
    it(`host.venue: with ${journey} the diner chooses`, () => {
      const { kernel } = begun({ journey })
      expect(kernel.facts).to.include({ journey: null, journeyLocked: false })
      expect(kernel.journeys.choice.value).to.equal(true)
    })

  for (const journey of ['Brunch', '', '__proto__', 'constructor'])
    it(`host.venue: the unknown "${journey}" is reported once, in one line, and locks nothing`, async () => {
      const { kernel, faults } = begun({ journey })
      choose(kernel, { journey })
      const [line, ...others] = await lines()
      expect(kernel.facts).to.include({ journey: null, journeyLocked: false })
      expect([faults, others, error.firstCall.args.length]).to.deep.equal([[], [], 1])
      expect(line).to.include(`unknown journey "${journey}".`)
    })

  it('host.venue: each opening may set another one, after which there is nothing to go back to', () => {
    const { kernel } = begun({ journey: 'Booking' })
    const entry = { active: kernel.steps.current.peek()! } as never
    kernel.steps.history.value = [entry]
    choose(kernel, { journey: 'Booking' })
    expect(kernel.steps.history.value).to.deep.equal([entry])
    choose(kernel, { journey: 'KidsPartyEnquiry' })
    expect(kernel.facts).to.include({ journey: 'KidsPartyEnquiry', journeyLocked: true, adults: 1 })
    expect(kernel.steps.history.value).to.deep.equal([])
  })

  it('host.venue: without a restaurant none is requested', () => {
    const { kernel, network } = begun({ journey: 'Booking' })
    expect([network.requests, kernel.tasks.busy.value]).to.deep.equal([[], false])
  })

  for (const way of ['back', 'restart'] as const)
    it(`from its own first step ${way} leads to step 1 with the restaurant, and guests to start from`, async () => {
      const isDirect = ({ journey }: Parameters<Parameters<typeof step>[2] & object>[0]) =>
        journey?.direct === true
      const ask = definePlugin({ ...enquiry, steps: [step('ask', 'flow', isDirect)] })
      const { kernel } = bootKernel({ plugins: [start, booking, ask, kidsParty] })
      choose(kernel, { journey: 'Enquiry', venueId: 'cork' })
      await arrives(kernel)
      expect(kernel.steps.current.value?.step.id).to.equal('ask')
      kernel.navigation[way]()
      expect(kernel.steps.current.value?.step.id).to.equal('start')
      expect(kernel.facts).to.include({ journey: null, journeyLocked: false, guests: 2 })
      expect(kernel.facts.venue?.id).to.equal('cork')
    })

  const refusal =
    '[Tavola] T022 address: the brand does not offer the journey "Enquiry". Expected one of Booking, KidsPartyEnquiry.'
  for (const [journey, from, said] of [
    ['KidsPartyEnquiry', 'address'],
    ['KidsPMP', 'address'],
    ['Enquiry', 'address', refusal],
    ['Enquiry', 'Tavola.init'],
    ['Enquiry', '<script>'],
    ['Enquiry', '<tavola-booking>'],
    ['Enquiry', 'update'],
  ] as const)
    it(`${journey} of ${from} ${said ? 'is not offered: it is ignored, and reported once' : 'counts'}`, async () => {
      const { kernel } = bootKernel({ plugins, brand: { journeys: ['Booking', 'KidsPartyEnquiry'] } })
      const record = { options: { journey, guests: 4 }, from: { journey: from, guests: from } }
      for (const _ of [1, 2]) {
        const { options } = withOfferedJourney(record, kernel.journeys)
        expect(options).to.deep.equal(said ? { guests: 4 } : record.options)
      }
      expect(await lines()).to.deep.equal(said ? [said] : [])
    })
})

describe('Host: what a page prefills', () => {
  const error = recordErrors()
  const takes = (options: Options, over = {}, kept = plugins) => prefill(options, { ...brand, ...over }, kept)

  it('all of it is taken', () => {
    const given = { date: '9999-12-24', time: '19:30', guests: 4, adults: 3, children: 0 }
    expect(takes(given)).to.deep.equal(given)
    expect(takes({})).to.deep.equal({})
  })

  it("host.venue: a number of guests overrides the journey's, but not a party's adults and children", () => {
    const { kernel } = begun({ journey: 'Booking', guests: 6 })
    expect(kernel.facts.guests).to.equal(6)
    expect(begun({ journey: 'Booking' }).kernel.facts.guests).to.equal(2)
    kernel.choices.choose('KidsPartyEnquiry')
    expect(kernel.facts).to.include({ adults: 1, children: 8 })
  })

  it('more guests than the brand’s largest party are left out', () => {
    expect([14, 15].map((guests) => takes({ guests }))).to.deep.equal([{ guests: 14 }, {}])
  })

  for (const groupJourney of ['Enquiry', 'KidsPMP', 'Party'])
    it(`host.prefill: a group counts if a plugin has the group journey "${groupJourney}"`, async () => {
      const kept = [start, enquiry, kidsParty]
      const isKnown = groupJourney !== 'Party'
      expect(takes({ guests: -1 }, { groupJourney }, kept)).to.deep.equal(isKnown ? { guests: -1 } : {})
      prefill({ guests: -1 }, { ...brand, groupJourney }, kept, 'link')
      await filesCome()
      const lines = error.args.map(([line]) => String(line).slice(0, 19))
      expect(lines).to.deep.equal(isKnown ? [] : ['[Tavola] T018 link:'])
    })

  it('date.past, brand.time-zone: a day that is past at the restaurant is dropped, today is not', () => {
    const clock = stopClock('2026-11-20T23:30:00Z')
    undoAfterTest(() => clock.restore())
    const kept = (days: readonly string[], over = {}) =>
      days.filter((date) => 'date' in takes({ date }, over))
    const days = ['2026-02-28', '2026-11-19', '2026-11-20', '2026-11-21', '9999-12-31']
    expect(kept(days)).to.deep.equal(days.slice(2))
    expect(kept(days, { timeZone: 'Asia/Tokyo' })).to.deep.equal(days.slice(3))
    expect(kept(days, { timeZone: 'Pacific/Pago_Pago' })).to.deep.equal(days.slice(2))
  })

  it('date.closure: a day on which the venue is closed is dropped once the venue is known', async () => {
    const venue = venueBody({ closedFrom: '9999-12-24', closedTo: '9999-12-27' })
    const { kernel } = begun({ venueId: 'cork', date: '9999-12-26' }, { 'GET /api/venues/getbyid/*': venue })
    expect(kernel.facts.date).to.equal('9999-12-26')
    await arrives(kernel)
    expect(kernel.facts.date).to.equal(null)
  })
})

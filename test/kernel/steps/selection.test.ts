import { expect } from 'chai'
import { definePlugin, secret, type PluginContext, type Plugin, type Step } from 'tavola'
import { bootKernel } from '../../kit/kernel'
import { bookingOutcome, enquiryOutcome, start, step, booking, enquiry, kidsParty } from '../bare-plugins'
import { availability, confirmed } from '../selection'
import { shown } from '../setup'

const journeys = ['Booking', 'AdultsPartyEnquiry', 'KidsPartyEnquiry', 'Enquiry'] as const

/** Everything that the choice of a step depends on. */
interface Situation {
  readonly guarantee: boolean
  readonly crossSell: boolean
  readonly confirmed: boolean
  readonly journey: (typeof journeys)[number]
  readonly booked: boolean
  readonly enquired: boolean
}

/** The rules of the steps, word for word (step.card-first, step.later, step.else-start). */
function specified({ guarantee, crossSell, confirmed, journey, booked, enquired }: Situation): number {
  if (guarantee) return 8
  if (crossSell || confirmed || journey === 'Enquiry') {
    if (journey !== 'Booking') return enquired ? 7 : 6
    if (crossSell && !confirmed) return 2
    if (confirmed && !booked) return 4
    return 5
  }
  return 1
}

/** All of them: each bit of a number is one of the conditions. */
const situations = Array.from({ length: 128 }, (_, number): Situation => {
  const [guarantee, crossSell, confirmed, booked, enquired] = [1, 2, 4, 8, 16].map(
    (bit) => (number & bit) > 0,
  )
  return { guarantee, crossSell, confirmed, booked, enquired, journey: journeys[number >> 5]! } as Situation
})

const offersOthers = ({ facts }: PluginContext) => facts.availability !== null && !facts.confirmed
const started = (ctx: PluginContext) =>
  ctx.facts.confirmed || offersOthers(ctx) || ctx.journey?.direct === true
const party = (id: string, name: string) =>
  definePlugin({
    id,
    journey: { name, outcome: 'enquiry', defaults: { adults: 1, children: 0 }, splitGuests: true },
  })

/** Each plugin knows its own condition only; the numbers are its steps' ids. */
const plugins = ({ guarantee }: Situation) => [
  start,
  definePlugin({
    id: 'booking',
    journey: { name: 'Booking', outcome: 'booking', defaults: { adults: 2, children: 0 } },
    outcome: bookingOutcome,
    steps: [
      step('4', 'flow', ({ facts }) => facts.confirmed && facts.references.booking === undefined),
      step('5', 'flow', ({ facts }) => facts.confirmed && facts.references.booking !== undefined),
    ],
  }),
  definePlugin({
    id: 'enquiry',
    journey: { name: 'Enquiry', outcome: 'enquiry', defaults: { adults: 2, children: 0 }, direct: true },
    outcome: enquiryOutcome,
    steps: [
      step('6', 'flow', (ctx) => started(ctx) && ctx.facts.references.enquiry === undefined),
      step('7', 'flow', (ctx) => started(ctx) && ctx.facts.references.enquiry !== undefined),
    ],
  }),
  party('adults-party', 'AdultsPartyEnquiry'),
  party('kids-party', 'KidsPartyEnquiry'),
  definePlugin({ id: 'cross-sell', serves: 'booking', steps: [step('2', 'flow', offersOthers)] }),
  definePlugin({
    id: 'card-guarantee',
    serves: 'booking',
    steps: [step('8', 'takeover', () => guarantee)],
  }),
]

function chosen(situation: Situation, order: 'listed' | 'reversed'): number {
  const list = plugins(situation)
  const { kernel } = bootKernel({ plugins: order === 'listed' ? list : list.reverse() })
  const { journey, confirmed, crossSell, booked, enquired } = situation
  kernel.choices.set({
    journey,
    confirmed,
    availability: crossSell ? availability({ originalChoiceAvailable: false }) : null,
    references: { ...(booked && { booking: secret('MB-1') }), ...(enquired && { enquiry: secret('ME-1') }) },
  })
  const id = shown({ kernel })
  return id === 'start' ? 1 : Number(id)
}

describe('Step selection', () => {
  for (const order of ['listed', 'reversed'] as const) {
    it(`step.card-first, step.later, step.else-start: equals the list in 128 situations, ${order}`, () => {
      const differing = situations.filter((situation) => specified(situation) !== chosen(situation, order))
      expect(differing).to.deep.equal([])
    })
  }
})

/** In a booking at its details. */
const boot = (plugins: Plugin[], first: object = { ...confirmed, journey: 'Booking' }) =>
  bootKernel({ plugins: [start, booking, enquiry, ...plugins], first })

describe('Step priorities', () => {
  const one = (id: string, priority: Step['priority'], over: Partial<Plugin> = {}): Plugin => ({
    id,
    steps: [step(id, priority)],
    ...over,
  })
  const serves = 'booking'
  const rows: readonly [rule: string, plugins: Plugin[], id: string][] = [
    [
      "brand.plugins: a tie of takeovers goes to the brand's first plugin",
      [one('one', 'takeover'), one('two', 'takeover')],
      'one',
    ],
    [
      "brand.plugins: a tie of equal scopes in the flow goes to the brand's first plugin",
      [one('one', 'flow', { serves }), one('two', 'flow', { serves })],
      'one',
    ],
    ['takeovers ignore the scope', [one('wide', 'takeover'), one('narrow', 'takeover', { serves })], 'wide'],
    [
      "step.menu: a step that serves an outcome comes before the outcome's own",
      [one('x', 'flow', { serves })],
      'x',
    ],
    ['a step of every journey comes after the own ones', [one('x', 'flow')], 'details'],
    [
      'a step of one journey is not shown in another',
      [{ ...kidsParty, ...one('kids-party', 'flow') }],
      'details',
    ],
    ['step.derived: a takeover ignores the journey', [one('x', 'takeover', { serves: 'enquiry' })], 'x'],
    [
      'a takeover can be for its own journey alone',
      [{ id: 'x', serves: 'enquiry', steps: [{ ...step('x', 'takeover'), scoped: true }] }],
      'details',
    ],
  ]
  for (const [rule, plugins, id] of rows) it(rule, () => expect(shown(boot(plugins))).to.equal(id))

  it("in the flow a journey's own steps come first, and steps of every journey last", () => {
    const everywhere = one('everywhere', 'flow')
    const serving = one('serving', 'flow', { serves: 'enquiry' })
    const own = { ...kidsParty, steps: [step('own', 'flow')] }
    const asked = (plugins: Plugin[], journey = 'KidsPartyEnquiry') => shown(boot(plugins, { journey }))
    expect(asked([everywhere, serving, own])).to.equal('own')
    expect(asked([everywhere, serving, kidsParty])).to.equal('serving')
    expect(asked([everywhere, kidsParty])).to.equal('everywhere')
    expect(asked([everywhere], 'Booking')).to.equal('everywhere')
  })

  it('a step is not rendered again while the diner types in it', () => {
    const { kernel } = boot([])
    let renders = 0
    kernel.steps.current.subscribe(() => renders++)
    const { customer } = kernel.facts
    for (const firstName of ['A', 'An']) kernel.choices.set({ customer: { ...customer, firstName } })
    kernel.choices.set({ references: {} })
    expect(renders).to.equal(1)
  })

  it('event.step: the host gets one event for each new step, with its number', () => {
    const x = { ...step('x', 'takeover', ({ facts }) => facts.date !== null), number: 8 }
    const { kernel, events } = bootKernel({ plugins: [start, definePlugin({ id: 'x', steps: [x] })] })
    for (const date of ['2026-11-20', '2026-11-21', null]) kernel.choices.set({ date })
    const steps = events.filter(({ name }) => name === 'step').map(({ detail }) => detail)
    const first = { name: 'start', number: null }
    expect(steps).to.deep.equal([first, { name: 'x', number: 8 }, first])
  })
})

describe('A step that cannot be shown', () => {
  it('is skipped; step 1 keeps the slot, says why, and confirms nothing', () => {
    const test = boot([])
    test.kernel.navigation.skipStep('details')
    expect(shown(test)).to.equal('start')
    expect(test.kernel.facts).to.include({ time: '19:30', confirmed: false })
    expect(test.kernel.banner.shown.value!.code).to.equal('widget.stepFailed')
  })

  it('an offer of other restaurants is gone with its step', () => {
    const offered = step('x', 'flow', ({ facts }) => facts.availability !== null)
    const first = { ...confirmed, confirmed: false, journey: 'Booking', availability: availability() }
    const test = boot([{ id: 'x', serves: 'booking', steps: [offered] }], first)
    test.kernel.navigation.skipStep('x')
    expect(shown(test)).to.equal('start')
    expect(test.kernel.facts).to.include({ availability: null, time: '19:30' })
  })

  it('a first step that failed can be skipped while the brand has another one', () => {
    const steps = [step('welcome', 'base'), step('extra', 'takeover', () => false)]
    const { plugins } = boot([definePlugin({ id: 'welcome', steps })]).kernel
    const hasOther = () => plugins.hasOtherBase(start.steps![0]!)
    expect(hasOther()).to.equal(true)
    plugins.skipStep('welcome')
    expect(hasOther()).to.equal(false)
  })

  it('with no step left nothing fails, and completion begins again', () => {
    const test = bootKernel({ plugins: [start, booking] })
    const { navigation, steps, choices } = test.kernel
    navigation.skipStep('start')
    for (const date of ['2026-11-20', '2026-11-21']) choices.set({ date })
    navigation.back()
    expect([steps.current.value, steps.isBase(), test.faults]).to.deep.equal([null, false, []])
    navigation.complete()
    expect([shown(test), steps.history.value]).to.deep.equal(['start', []])
  })
})

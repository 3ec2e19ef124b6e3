import { expect } from 'chai'
import { definePlugin, secret, type PluginContext, type Plugin } from 'tavola'
import { bootKernel } from '../../kit/kernel'
import { bookingOutcome, enquiryOutcome, start, step, booking, enquiry, kidsParty } from '../bare-plugins'
import { availability, confirmed } from '../selection'

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

const bools = [false, true]
const situations: Situation[] = bools.flatMap((guarantee) =>
  bools.flatMap((crossSell) =>
    bools.flatMap((confirmed) =>
      journeys.flatMap((journey) =>
        bools.flatMap((booked) =>
          bools.map((enquired) => ({ guarantee, crossSell, confirmed, journey, booked, enquired })),
        ),
      ),
    ),
  ),
)

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
  const id = kernel.steps.current.value!.step.id
  return id === 'start' ? 1 : Number(id)
}

describe('Step selection', () => {
  for (const order of ['listed', 'reversed'] as const) {
    it(`step.card-first, step.later, step.else-start: equals the list in 128 situations, ${order}`, () => {
      expect(situations).to.have.length(128)
      const differing = situations
        .map((situation) => ({
          ...situation,
          wanted: specified(situation),
          shown: chosen(situation, order),
        }))
        .filter(({ wanted, shown }) => wanted !== shown)
      expect(differing).to.deep.equal([])
    })
  }
})

const shown = (plugins: Plugin[]) =>
  bootKernel({ plugins: [start, booking, enquiry, ...plugins], first: { ...confirmed, journey: 'Booking' } })
    .kernel.steps.current.value!.step.id

describe('Step priorities', () => {
  const takeover = (id: string, over: Partial<Plugin> = {}): Plugin => ({
    id,
    steps: [step(id, 'takeover')],
    ...over,
  })
  const flow = (id: string, over: Partial<Plugin> = {}): Plugin => ({
    id,
    steps: [step(id, 'flow')],
    ...over,
  })
  const serves = 'booking'
  const rows: readonly [rule: string, plugins: Plugin[], id: string][] = [
    [
      "brand.plugins: a tie of takeovers goes to the brand's first plugin",
      [takeover('one'), takeover('two')],
      'one',
    ],
    [
      "brand.plugins: a tie of equal scopes in the flow goes to the brand's first plugin",
      [flow('one', { serves }), flow('two', { serves })],
      'one',
    ],
    ['takeovers ignore the scope', [takeover('wide'), takeover('narrow', { serves })], 'wide'],
    [
      "step.menu: a step that serves an outcome comes before the outcome's own steps",
      [flow('x', { serves })],
      'x',
    ],
    ['a step of one journey is not shown in another', [{ ...kidsParty, ...flow('kids-party') }], 'details'],
  ]
  for (const [rule, plugins, id] of rows) it(rule, () => expect(shown(plugins)).to.equal(id))

  it('a flow step that serves no outcome applies to every journey', () => {
    const everywhere = definePlugin({ id: 'x', steps: [step('x', 'flow')] })
    const { kernel } = bootKernel({ plugins: [start, everywhere, booking, enquiry] })
    const ids = ['Booking', 'Enquiry'].map((journey) => {
      kernel.choices.choose(journey)
      return kernel.steps.current.value!.step.id
    })
    expect(ids).to.deep.equal(['x', 'x'])
  })

  it("in the flow a journey's own steps come first, and steps of every journey last", () => {
    const everywhere = definePlugin({ id: 'everywhere', steps: [step('everywhere', 'flow')] })
    const serving = definePlugin({ id: 'x', serves: 'enquiry', steps: [step('x', 'flow')] })
    const own = { ...kidsParty, steps: [step('own', 'flow')] }
    const asked = (plugins: Plugin[]) =>
      bootKernel({ plugins: [start, ...plugins, enquiry], first: { journey: 'KidsPartyEnquiry' } }).kernel
        .steps.current.value!.step.id
    expect(asked([everywhere, serving, own])).to.equal('own')
    expect(asked([everywhere, serving, kidsParty])).to.equal('x')
    expect(shown([everywhere])).to.equal('details')
  })

  it('a step is not rendered again while the diner types in it', () => {
    const { kernel } = bootKernel({
      plugins: [start, booking, enquiry],
      first: { ...confirmed, journey: 'Booking' },
    })
    let renders = 0
    kernel.steps.current.subscribe(() => renders++)
    const { customer } = kernel.facts
    for (const firstName of ['A', 'An']) kernel.choices.set({ customer: { ...customer, firstName } })
    kernel.choices.set({ references: {} })
    expect(renders).to.equal(1)
  })

  it('a first step that failed can be skipped while the brand has another one', () => {
    const welcome = definePlugin({
      id: 'welcome',
      steps: [step('welcome', 'base'), step('extra', 'takeover', () => false)],
    })
    const { plugins } = bootKernel({ plugins: [start, welcome, booking] }).kernel
    const hasOther = () => plugins.hasOtherBase(start.steps![0]!)
    expect(hasOther()).to.equal(true)
    plugins.skipStep('welcome')
    expect(hasOther()).to.equal(false)
  })

  it('event.step: the host gets one event for each new step, with its number', () => {
    const numbered = definePlugin({
      id: 'x',
      steps: [{ ...step('x', 'takeover', ({ facts }) => facts.date !== null), number: 8 }],
    })
    const { kernel, events } = bootKernel({ plugins: [start, numbered] })
    kernel.choices.set({ date: '2026-11-20' })
    kernel.choices.set({ date: '2026-11-21' })
    kernel.choices.set({ date: null })
    const steps = events.filter(({ name }) => name === 'step').map(({ detail }) => detail)
    expect(steps).to.deep.equal([
      { name: 'start', number: null },
      { name: 'x', number: 8 },
      { name: 'start', number: null },
    ])
  })
})

describe('A takeover', () => {
  const boot = (over: object) =>
    bootKernel({
      plugins: [
        start,
        booking,
        enquiry,
        { id: 'card', serves: 'booking', steps: [{ ...step('card', 'takeover'), ...over }] },
      ],
      first: { ...confirmed, journey: 'Enquiry' },
    }).kernel.steps.current.value!.step.id

  it('step.derived: ignores the journey', () => expect(boot({})).to.equal('card'))

  it('can be for its own journey alone', () => expect(boot({ scoped: true })).to.not.equal('card'))
})

describe('A step that cannot be shown', () => {
  it('is skipped; step 1 keeps the slot, says why, and confirms nothing', () => {
    const { kernel } = bootKernel({
      plugins: [start, booking, enquiry],
      first: { ...confirmed, journey: 'Booking' },
    })
    kernel.navigation.skipStep('details')
    expect(kernel.steps.current.value!.step.id).to.equal('start')
    expect(kernel.facts).to.include({ time: '19:30', confirmed: false })
    expect(kernel.banner.shown.value!.code).to.equal('widget.stepFailed')
  })

  it('an offer of other restaurants is gone with its step', () => {
    const elsewhere = definePlugin({
      id: 'x',
      serves: 'booking',
      steps: [step('x', 'flow', ({ facts }) => facts.availability !== null)],
    })
    const first = { ...confirmed, confirmed: false, journey: 'Booking', availability: availability() }
    const { kernel } = bootKernel({ plugins: [start, booking, enquiry, elsewhere], first })
    kernel.navigation.skipStep('x')
    expect(kernel.steps.current.value!.step.id).to.equal('start')
    expect(kernel.facts).to.include({ availability: null, time: '19:30' })
  })

  it('with no step left nothing fails, and completion begins again', () => {
    const { kernel, faults } = bootKernel({ plugins: [start, booking] })
    kernel.navigation.skipStep('start')
    kernel.choices.set({ date: '2026-11-20' })
    kernel.choices.set({ date: '2026-11-21' })
    kernel.navigation.back()
    expect([kernel.steps.current.value, kernel.steps.isBase(), faults]).to.deep.equal([null, false, []])
    kernel.navigation.complete()
    expect(kernel.steps.current.value!.step.id).to.equal('start')
    expect(kernel.steps.history.value).to.deep.equal([])
  })
})

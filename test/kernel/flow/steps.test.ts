import { expect } from 'chai'
import { definePlugin, secret, type PluginContext, type Plugin, type Step } from 'tavola'
import { bootKernel } from '../../kit/kernel'
import { start, step, booking, enquiry, kidsParty } from '../bare-plugins'
import { availability, confirmed } from '../selection'
import { shown } from '../setup'

const journeys = ['Booking', 'AdultsPartyEnquiry', 'KidsPartyEnquiry', 'Enquiry'] as const

type Condition = 'guarantee' | 'crossSell' | 'confirmed' | 'booked' | 'enquired'
/** Everything that the choice of a step depends on. */
type Situation = Readonly<Record<Condition, boolean>> & { readonly journey: (typeof journeys)[number] }

/** The rules of the steps, word for word (step.card-first, step.later, step.else-start). */
function specified({ guarantee, crossSell, confirmed, journey, booked, enquired }: Situation): string {
  if (guarantee) return 'card'
  if (crossSell || confirmed || journey === 'Enquiry') {
    if (journey !== 'Booking') return enquired ? 'enquired' : 'ask'
    if (crossSell && !confirmed) return 'elsewhere'
    if (confirmed && !booked) return 'details'
    return 'booked'
  }
  return 'start'
}

/** All of them: each bit of a number is one of the conditions. */
const situations = Array.from({ length: 128 }, (_, number): Situation => {
  const is = (bit: number) => (number & bit) > 0
  const [guarantee, crossSell, confirmed, booked, enquired] = [is(1), is(2), is(4), is(8), is(16)]
  return { guarantee, crossSell, confirmed, booked, enquired, journey: journeys[number >> 5]! }
})

const offersOthers = ({ facts }: PluginContext) => facts.availability !== null && !facts.confirmed
const started = (ctx: PluginContext) =>
  ctx.facts.confirmed || offersOthers(ctx) || ctx.journey?.direct === true
const isAsked = ({ facts }: PluginContext) => facts.references.enquiry !== undefined

/** Each plugin knows its own condition only. */
const plugins = ({ guarantee }: Situation): Plugin[] => [
  start,
  booking,
  {
    ...enquiry,
    steps: [
      step('ask', 'flow', (ctx) => started(ctx) && !isAsked(ctx)),
      step('enquired', 'flow', (ctx) => started(ctx) && isAsked(ctx)),
    ],
  },
  { id: 'adults-party', journey: { ...kidsParty.journey!, name: 'AdultsPartyEnquiry', aliases: [] } },
  kidsParty,
  { id: 'cross-sell', serves: 'booking', steps: [step('elsewhere', 'flow', offersOthers)] },
  { id: 'card', serves: 'booking', steps: [step('card', 'takeover', () => guarantee)] },
]

function chosen(situation: Situation, order: 'listed' | 'reversed'): string {
  const list = plugins(situation)
  const { kernel } = bootKernel({ plugins: order === 'listed' ? list : list.reverse() })
  const { journey, confirmed, crossSell, booked, enquired } = situation
  kernel.choices.set({
    journey,
    confirmed,
    availability: crossSell ? availability({ originalChoiceAvailable: false }) : null,
    references: { ...(booked && { booking: secret('MB-1') }), ...(enquired && { enquiry: secret('ME-1') }) },
  })
  return shown({ kernel })!
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

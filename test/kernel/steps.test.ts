import { expect } from 'chai'
import { definePlugin, type PluginContext } from 'tavola'
import { bootKernel } from '../kit/kernel'
import { bookingOutcome, enquiryOutcome, start, step } from './bare-plugins'
import { availability } from './selection'

const journeys = ['Booking', 'AdultsPartyEnquiry', 'KidsPartyEnquiry', 'Enquiry'] as const

/** All that section 4's rule looks at. */
interface Situation {
  readonly guarantee: boolean
  readonly crossSell: boolean
  readonly confirmed: boolean
  readonly journey: (typeof journeys)[number]
  readonly booked: boolean
  readonly enquired: boolean
}

/** Section 4, "Step selection", word for word. */
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
    references: { ...(booked && { booking: 'MB-1' }), ...(enquired && { enquiry: 'ME-1' }) },
  })
  const id = kernel.steps.current.value!.step.id
  return id === 'start' ? 1 : Number(id)
}

describe('Step selection', () => {
  for (const order of ['listed', 'reversed'] as const) {
    it(`section 4, step selection: equals the priority list in all 128 situations, plugins ${order}`, () => {
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

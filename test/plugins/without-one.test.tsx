import { readdirSync } from 'node:fs'
import { expect } from 'chai'
import { BootError } from '../../src/diagnostics/boot-error'
import { checkPlugins } from '../../src/diagnostics/plugins'
import type { AnyPlugin } from '../../src/contract/plugin'
import { brand } from '../../themes/milano/brand'
import { anna } from '../kit/booking'
import { removeWidget, renderPlugins } from '../kit/diner'
import { enquiryBody, venue } from '../kit/fixtures'
import { byDay } from '../kit/night'
import { threshold } from '../kit/stand-ins'

const ids = readdirSync('plugins')
const cork = venue({ bookingConfiguration: { 'step4-requireMinAge': 'true' } })
const answers = { 'POST /api/enquiries/create': enquiryBody('ME-77') }

/** The whole brand, in its order, but for one: as where a host has not listed it, or its file did not come. */
async function without(one: string): Promise<AnyPlugin[]> {
  const inOrder = [...brand.plugins, ...ids.filter((id) => !brand.plugins.includes(id))]
  const modules = inOrder
    .filter((id) => id !== one)
    .map((id) => import(`../../plugins/${id}/index.ts`) as Promise<{ default: AnyPlugin }>)
  const plugins = (await Promise.all(modules)).map((module) => module.default)
  return plugins.some(({ steps = [] }) => steps.some(({ priority }) => priority === 'base'))
    ? plugins
    : [threshold, ...plugins]
}

/** The journeys of these plugins that end somewhere. */
function journeysOf(plugins: readonly AnyPlugin[]): string[] {
  const ends = plugins.map(({ outcome }) => outcome?.id)
  return plugins.flatMap(({ journey }) => (journey && ends.includes(journey.outcome) ? [journey.name] : []))
}

/** From the first step, where the host has given all but the time, to the end. */
async function walks(plugins: readonly AnyPlugin[], journey: string) {
  const diner = await renderPlugins({
    plugins,
    answers,
    unchecked: true,
    brand: { journeys: journeysOf(plugins), options: { analytics: { consent: () => false } } },
    first: { venue: cork, date: '2026-11-28', journey, journeyLocked: true, customer: anna },
  })
  const { kernel } = diner
  if (plugins.includes(threshold))
    await diner.sees(() => kernel.choices.set({ time: '19:30', confirmed: true }))
  else if (!kernel.journeys.current.value!.direct) {
    if (plugins.some(({ id }) => id === 'day-at-a-glance')) await diner.clicks('radio', '19:00')
    else await diner.selects('Hour', '19')
    await diner.presses('Continue')
  }
  await diner.finds('textbox', 'First Name')
  if (!plugins.some(({ id }) => id === 'send-at-once')) await diner.presses('Continue')
  await diner.presses(/^Complete /)
  await diner.finds('heading', /Booking Confirmed|Thank you for your enquiry/)
  expect(kernel.steps.current.value!.step.end).to.equal(true)
  expect(diner.reads()).to.match(/MB-1234|ME-77/)
  expect(diner.network.sent('POST *')).to.have.length(1)
  expect(diner.faults).to.deep.equal([])
  removeWidget()
  // The next one is in a tab of its own.
  sessionStorage.clear()
}

/** The first step, an end and what takes another's place stand for the others, as no plugin imports another. */
const left = byDay(['nothing', ...ids], (id) => ['nothing', 'start', 'booking', 'send-at-once'].includes(id))

describe('The default brand without one of its plugins', () => {
  for (const one of left) {
    it(`without ${one}, every journey left leads to its end`, async () => {
      const plugins = await without(one)
      const journeys = journeysOf(plugins)
      expect(journeys).to.not.be.empty
      for (const journey of journeys) await walks(plugins, journey)
    })
  }

  for (const one of ids) {
    it(`a brand that does not list ${one} hears whether the rest needs it`, async () => {
      const { default: left } = (await import(`../../plugins/${one}/index.ts`)) as { default: AnyPlugin }
      const rest = await without(one)
      const ends = ({ serves, journey }: AnyPlugin) => [serves, journey?.outcome].includes(left.outcome?.id)
      const asks = ({ needs = [] }: AnyPlugin) => needs.includes(one)
      const needed = rest.some((plugin) => asks(plugin) || (left.outcome && ends(plugin)))
      const check = expect(() => checkPlugins(rest, { ...brand, plugins: rest.map(({ id }) => id) }))
      if (needed) check.to.throw(BootError, /missing-need|unknown-outcome/)
      else check.not.to.throw()
    })
  }
})

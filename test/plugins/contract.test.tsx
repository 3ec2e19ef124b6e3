import '../kit/dom'
import { expect } from 'chai'
import type { AnyPlugin } from '../../src/contract/plugin'
import { lifetimeOf } from '../../src/contract/state'
import { BootError } from '../../src/diagnostics/boot-error'
import { checkPlugins } from '../../src/diagnostics/plugins'
import { brand } from '../../themes/milano/brand'
import {
  brokenHooks,
  withAllBroken,
  withBrokenParts,
  withLateParts,
  withOptionalBroken,
} from '../kit/broken-hooks'
import { loadPlugin, loadPlugins, pluginIds } from '../kit/all-plugins'
import { anna } from '../kit/booking'
import { removeWidget, renderPlugins } from '../kit/diner'
import { enquiryBody, venue } from '../kit/fixtures'
import { byDay, isNight } from '../kit/night'
import { threshold } from '../kit/stand-ins'

/**
 * What every plugin of the folder promises by itself: a new one is covered without a change here. What all of them promise on the
 * screens of a journey is in journeys.test.tsx. A plugin's own tests have its own rules only.
 */

const answers = { 'POST /api/enquiries/create': enquiryBody('ME-77') }

/** The journeys of these plugins that end somewhere. */
function journeysOf(plugins: readonly AnyPlugin[]): string[] {
  const ends = plugins.map(({ outcome }) => outcome?.id)
  return plugins.flatMap(({ journey }) => (journey && ends.includes(journey.outcome) ? [journey.name] : []))
}

const render = (plugins: readonly AnyPlugin[], journey: string, first: object = {}) =>
  renderPlugins({
    plugins,
    answers,
    unchecked: true,
    brand: { journeys: journeysOf(plugins), options: { analytics: { consent: () => false } } },
    first: { venue: venue(), date: '2026-11-28', customer: anna, journey, journeyLocked: true, ...first },
  })

/** Another widget of the same test is in a tab of its own. */
function closeTab(): void {
  removeWidget()
  sessionStorage.clear()
}

describe('Every plugin: a fault', () => {
  const { error } = console
  // React logs each caught error.
  before(() => void (console.error = () => undefined))
  after(() => void (console.error = error))

  /** The plugin's own journey, or the one whose outcome it serves. */
  function journeyFor({ journey, serves = 'booking' }: AnyPlugin, plugins: readonly AnyPlugin[]): string {
    return (journey ?? plugins.find(({ outcome }) => outcome?.id === serves)!.journey!).name
  }

  /** Continue, the details and the button that sends, as far as it goes, beside the brand's plugins or all of them. */
  async function sends(faulty: AnyPlugin, isWithAll = false) {
    const ids = pluginIds.filter((id) => isWithAll || id === faulty.id || brand.plugins.includes(id))
    const plugins = (await loadPlugins(ids)).map((other) => (other.id === faulty.id ? faulty : other))
    const journey = journeyFor(faulty, plugins)
    const diner = await render(plugins, journey, { time: '19:30', adults: 8, children: 8 })
    await diner.sees(() => void diner.kernel.choices.confirm())
    await diner.waits(11_000)
    for (let tries = 0; tries < 3 && diner.has('button', 'Try again'); tries++) {
      await diner.sees(() => diner.getsAll('button', 'Try again')[0]!.click())
      await diner.waits(11_000)
    }
    await diner.sees(() => diner.kernel.choices.set({ detailsConfirmed: true }))
    await diner.sees(() => void diner.kernel.sender.send())
    await diner.waits(50_000)
    return diner
  }

  for (const id of pluginIds)
    it(`${id} takes down nothing else, and stops the submission only if it must`, async () => {
      const plugin = await loadPlugin(id)
      const hooks = isNight ? brokenHooks(plugin).map(({ broken }) => broken) : []
      const whole = withAllBroken(plugin)
      for (const faulty of [whole, withBrokenParts(plugin), ...hooks]) {
        const diner = await sends(faulty, isNight)
        expect(diner.faults.filter((fault) => fault.plugin !== id)).to.deep.equal([])
        const stops = diner.faults.some(({ essential }) => essential)
        if (!plugin.essential) expect(stops).to.equal(false)
        if (faulty === whole && !isNight) expect(stops).to.equal(plugin.essential === true)
        expect(diner.network.sent('POST *')).to.have.length(stops ? 0 : 1)
        if (stops) expect(diner.reads('alert')).to.include('021 496 0101')
        else expect(diner.kernel.steps.current.value!.step.end).to.equal(true)
        closeTab()
      }
    })

  for (const id of pluginIds)
    it(`${id}, whose parts come late, is waited for, and the journey goes to its end`, async () => {
      const diner = await sends(withLateParts(await loadPlugin(id), 4_000))
      expect(diner.faults).to.deep.equal([])
      expect(diner.network.sent('POST *')).to.have.length(1)
      expect(diner.kernel.steps.current.value!.step.end).to.equal(true)
    })

  it('an optional insert whose file does not come blocks nothing', async () => {
    const isOptional = ({ inserts = [] }: AnyPlugin) => inserts.some((insert) => insert.optional)
    const optional = (await loadPlugins()).filter(isOptional)
    expect(optional).to.not.be.empty
    for (const plugin of optional) {
      const { id } = plugin
      const diner = await sends(withOptionalBroken(plugin))
      expect(diner.network.sent('POST *'), id).to.have.length(1)
      expect(diner.kernel.steps.current.value!.step.end, id).to.equal(true)
      closeTab()
    }
  })
})

describe('Every plugin: its state', () => {
  it('only these values outlast "Edit your booking" or a reload, or are sent once; all others are plain', async () => {
    const lasting: Record<string, string[]> = {}
    for (const { id, state = {} } of await loadPlugins())
      for (const [key, value] of Object.entries(state as object)) {
        const { outlasts, once } = lifetimeOf(value)
        const lasts = once ? 'once' : outlasts.join(', ')
        if (lasts) (lasting[lasts] ??= []).push(`${id}.${key}`)
      }
    for (const values of Object.values(lasting)) values.sort()
    expect(lasting).to.deep.equal({
      'restart, reload': [
        ...['agent-tools.filled', 'agent-tools.written'],
        ...['enquiry.groupSize', 'enquiry.question'],
        ...['requests.allergies', 'requests.written'],
      ],
      restart: ['keep.lost'],
      reload: [
        ...['card-guarantee.asked', 'card-guarantee.required'],
        'enquiry.hasAsked',
        ...['keep.arrived', 'keep.known', 'keep.remember', 'keep.sendsAfterCheck'],
        ...['menus.chosen', 'menus.confirmed', 'menus.list'],
      ],
      once: ['card-guarantee.agreed', 'card-guarantee.nonce', 'human-verification.token'],
    })
  })
})

describe('Every plugin, taken away', () => {
  /** As where a host has not listed it, or its file did not come. */
  async function without(one: string): Promise<AnyPlugin[]> {
    const plugins = await loadPlugins(pluginIds.filter((id) => id !== one))
    const hasFirstStep = plugins.some(({ steps = [] }) => steps.some(({ priority }) => priority === 'base'))
    return hasFirstStep ? plugins : [threshold, ...plugins]
  }

  /** From the first step, where the host has given all but the time, to the end. */
  async function walks(plugins: readonly AnyPlugin[], journey: string): Promise<void> {
    const diner = await render(plugins, journey)
    const { kernel } = diner
    const has = (one: string) => plugins.some(({ id }) => id === one)
    if (plugins.includes(threshold))
      await diner.sees(() => kernel.choices.set({ time: '19:30', confirmed: true }))
    else if (!kernel.journeys.current.value!.direct) {
      if (has('day-at-a-glance')) await diner.clicks('radio', '19:00')
      else await diner.selects('Hour', '19')
      await diner.presses('Continue')
    }
    await diner.finds('textbox', 'First Name')
    if (!has('send-at-once')) await diner.presses('Continue')
    await diner.presses(/^Complete /)
    await diner.finds('heading', /Booking Confirmed|Thank you for your enquiry/)
    expect(kernel.steps.current.value!.step.end).to.equal(true)
    expect(diner.reads()).to.match(/MB-1234|ME-77/)
    expect(diner.network.sent('POST *')).to.have.length(1)
    expect(diner.faults).to.deep.equal([])
    closeTab()
  }

  /** The first step, an end, and what takes another's place stand for the others, as no plugin imports another. */
  const away = byDay(pluginIds, (id) => ['start', 'booking', 'send-at-once'].includes(id))

  for (const one of away)
    it(`without ${one}, every journey that is left leads to its end`, async () => {
      const plugins = await without(one)
      const journeys = journeysOf(plugins)
      expect(journeys).to.not.be.empty
      for (const journey of journeys) await walks(plugins, journey)
    })

  for (const one of pluginIds)
    it(`a brand without ${one} is refused only if the rest needs it`, async () => {
      const left = await loadPlugin(one)
      const rest = await without(one)
      const ends = ({ serves, journey }: AnyPlugin) => [serves, journey?.outcome].includes(left.outcome?.id)
      const provided = Object.keys(left.provides ?? {})
      const asks = ({ needs = [], requires = [] }: AnyPlugin) =>
        needs.includes(one) || requires.some((service: string) => provided.includes(service))
      const needed = rest.some((plugin) => asks(plugin) || (left.outcome && ends(plugin)))
      const check = expect(() => checkPlugins(rest, { ...brand, plugins: rest.map(({ id }) => id) }))
      if (needed) check.to.throw(BootError, /missing-need|missing-service|unknown-outcome/)
      else check.not.to.throw()
    })
})

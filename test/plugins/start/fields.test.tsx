import { expect } from 'chai'
import {
  definePlugin,
  offeredTimes,
  type AnyPlugin,
  type Messages,
  type PlaceName,
  type PluginContext,
  type WrapperProps,
} from 'tavola'
import { usePlugin } from 'tavola/controls'
import * as v from 'valibot'
import date from '../../../plugins/date'
import guests from '../../../plugins/guests'
import location from '../../../plugins/location'
import start from '../../../plugins/start'
import time from '../../../plugins/time'
import { checkPluginOptions } from '../../../src/diagnostics/plugin-options'
import { brand as milano } from '../../../themes/milano/brand'
import { atDetails, atSlot } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { blocked, sessionsBody, slotBody, venue } from '../../kit/fixtures'
import { bootKernel } from '../../kit/kernel'
import { logged } from '../../kit/logged'
import { enquiry, form, page, table, threshold } from '../../kit/stand-ins'

const plugins = [start, table]
const first = { ...atSlot, time: null }

const controls = [
  ['button', /^Date/],
  ['combobox', 'Guests'],
  ['combobox', 'Hour'],
  ['combobox', 'Minute'],
] as const

describe('start: its fields', () => {
  it('start.one-by-one, guests.none: each control is enabled after the one before', async () => {
    const diner = await renderPlugins({ plugins, first: { adults: 0 } })
    const choices = [{}, { venue: venue() }, { date: '2026-11-28' }, { adults: 2 }, { time: '19:30' }]
    for (const [alive, chosen] of choices.entries()) {
      await diner.sees(() => diner.kernel.choices.set(chosen))
      const living = controls.map(([role, name]) => diner.isEnabled(role, name))
      expect(living, Object.keys(chosen).join()).to.deep.equal(controls.map((_, index) => index < alive))
    }
  })

  const fields: readonly AnyPlugin[] = [location, date, guests, time]
  for (const field of fields)
    it(`plugin.fault: without the field ${field.id} nothing is confirmed, and the diner reads why`, async () => {
      const load = () => Promise.reject(new Error('lost'))
      const faulty = { ...field, inserts: field.inserts!.map((insert) => ({ ...insert, load })) }
      const listed = fields.map((one) => (one === field ? (faulty as AnyPlugin) : one))
      const diner = await renderPlugins({ plugins: [start, ...listed, table], first: atSlot })
      await diner.presses('Continue')
      expect(diner.reads()).to.include(blocked)
    })

  for (const [option, words] of [
    ['largestParty', 'a whole number from 1 to 100'],
    ['minimumAge', 'a whole number from 1 to 120'],
  ] as const)
    it(`${option} is ${words}`, () => {
      const complaints = (value: number) => {
        const brand = { ...milano, options: { start: { [option]: value } } }
        return logged(() => checkPluginOptions([start], brand))
      }
      const most = Number(words.split(' ').at(-1))
      expect([...complaints(1), ...complaints(most)]).to.deep.equal([])
      for (const value of [0, most + 1, 1.5]) expect(complaints(value).join(), `${value}`).to.include(words)
    })

  it('general-enquiry.optional: a journey with steps of its own is asked for none of the choices', () => {
    const direct = { ...enquiry, journey: { ...enquiry.journey!, direct: true } } as const
    const missing = (journey: string) => {
      const { kernel } = bootKernel({ plugins: [start, table, direct], first: { journey, adults: 0 } })
      const fields = [...kernel.problems.at('choices').keys()]
      kernel.dispose()
      return fields
    }
    expect(missing('Enquiry')).to.deep.equal([])
    expect(missing('Booking')).to.deep.equal(['venue', 'date', 'guests', 'time'])
  })
})

const price = v.object({ price: v.number() })

/** A time control of a chain's own, on the published types alone: a button for each time, with what it costs. */
function Times() {
  const ctx = usePlugin<PluginContext<object, object, Messages, { slot: typeof price }>>()
  return (offeredTimes(ctx) ?? []).map(({ time, slot }) => (
    <button key={time} type="button" onClick={() => ctx.set({ time })}>
      {time} for {ctx.extras.slot(slot)?.price}
    </button>
  ))
}

const times = (fallback: boolean) =>
  definePlugin({
    id: 'times',
    reads: { slot: price },
    inserts: [
      { at: 'time', ...(fallback && { fallback: true as const }), load: async () => ({ default: Times }) },
    ],
  })

describe('start: parts of other plugins', () => {
  it('a time control has the offered times and their further fields', async () => {
    const slots = [slotBody(1930), slotBody(2000), slotBody(2100, false)].map((slot) => ({
      ...slot,
      price: 29,
    }))
    const answers = { 'GET /api/sessions/availability/*': sessionsBody(slots) }
    const diner = await renderPlugins({ plugins: [...plugins, times(false)], first, answers })
    expect([diner.has('combobox', 'Hour'), diner.has('button', /^21:00/)]).to.deep.equal([false, false])
    await diner.presses('20:00 for 29')
    await diner.waits(1_000)
    const slot = diner.events.find(({ name }) => name === 'slot')
    expect(slot!.detail).to.include({ time: '20:00', venueId: 'cork' })
  })

  for (const [at, role, name] of [
    ['location', 'combobox', 'Location'],
    ['date', 'button', /^Date/],
    ['guests', 'combobox', 'Guests'],
  ] as const)
    it(`another ${at} replaces ours`, async () => {
      const own = definePlugin({ id: 'own', inserts: [{ at: at as PlaceName, load: page(`Own ${at}`) }] })
      const diner = await renderPlugins({ plugins: [...plugins, own], first })
      await diner.finds('heading', `Own ${at}`)
      expect(diner.has(role, name)).to.be.false
    })

  it('a field that the brand does not list beside others is left out', async () => {
    const listed = [start, location, date, guests, times(true), table]
    const diner = await renderPlugins({ plugins: listed, first })
    expect(diner.kernel.plugins.all.value.map(({ id }) => id)).to.not.include('time')
    expect(diner.has('combobox', 'Hour')).to.be.false
    await diner.clicks('button', /^19:30/)
    await diner.presses('Continue')
    await diner.finds('heading', 'Your Details')
  })

  it("our field, and a chain's own, can be wrapped, and work inside", async () => {
    const Around = ({ replaced }: WrapperProps) => <section aria-label="Around">{replaced}</section>
    const load = () => Promise.resolve({ default: Around })
    const around = definePlugin({
      id: 'around',
      inserts: [
        { at: 'guests', wraps: true, load },
        { at: 'time', wraps: true, load },
      ],
    })
    const diner = await renderPlugins({
      plugins: [start, location, date, guests, times(true), around, table],
      first,
    })
    expect((await diner.finds('button', /^19:30/)).closest('section')!.ariaLabel).to.equal('Around')
    expect(diner.gets('combobox', 'Guests').closest('section')!.ariaLabel).to.equal('Around')
    await diner.selects('Guests', '7')
    expect(diner.kernel.facts.guests).to.equal(7)
  })

  it('plugin.fault: a part that throws leaves ours, in its own scope', async () => {
    const { error } = console
    // React logs each caught error.
    console.error = () => undefined
    const oops = () => {
      throw new Error('oops')
    }
    const inserts = (['location', 'date', 'guests', 'time'] as const).map((at) => ({
      at,
      load: async () => ({ default: oops }),
    }))
    const diner = await renderPlugins({ plugins: [start, form, { id: 'faulty', inserts }] })
    console.error = error
    expect(diner.faults.map((fault) => fault.plugin)).to.deep.equal(Array(4).fill('faulty'))
    for (const [role, name] of [['combobox', 'Location'], ...controls] as const)
      expect(diner.has(role, name)).to.be.true
    expect(diner.reads()).to.not.include('faulty.')
  })
})

/** A press renders what it changes, and not the whole widget. */
describe('ui: renders', () => {
  /** A part at that place, which reads nothing, and how often it was rendered. */
  function counted(at: PlaceName) {
    let renders = 0
    function Part() {
      usePlugin()
      renders++
      return null
    }
    const plugin = definePlugin({
      id: 'counted',
      inserts: [{ at, always: true, load: async () => ({ default: Part }) }],
    })
    return { plugin, renders: () => renders }
  }

  it('a key in one of the details renders nothing else of the form', async () => {
    const { plugin, renders } = counted('details')
    const diner = await renderPlugins({ plugins: [threshold, form, plugin], first: atDetails })
    await diner.finds('textbox', 'First Name')
    const before = renders()
    await diner.types('First Name', 'Anna')
    await diner.types('Special requests', 'By the window')
    await diner.clicks('checkbox', /terms/)
    expect(renders()).to.equal(before).and.above(0)
  })

  it('guests, hour and minute render nothing else either, nor does the request that follows', async () => {
    const { plugin, renders } = counted('choices')
    const diner = await renderPlugins({ plugins: [...plugins, plugin], first: atSlot })
    const before = renders()
    await diner.selects('Guests', '4')
    await diner.selects('Hour', '19')
    await diner.selects('Minute', '30')
    expect(diner.kernel.facts).to.include({ guests: 4, time: '19:30' })
    expect(renders()).to.equal(before).and.above(0)
  })

  it('host.remounts: in StrictMode the data is requested from the server once', async () => {
    const diner = await renderPlugins({ plugins, first: atSlot })
    expect(diner.network.requests).to.have.length(1)
  })
})

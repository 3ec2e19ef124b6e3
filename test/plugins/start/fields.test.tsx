import { expect } from 'chai'
import { definePlugin, type Messages, type PluginContext, type WrapperProps } from 'tavola'
import type { PlaceName } from '../../../src/contract/names'
import { offeredTimes } from 'tavola/time'
import { usePlugin } from 'tavola/controls'
import * as v from 'valibot'
import date from '../../../plugins/date'
import guests from '../../../plugins/guests'
import location from '../../../plugins/location'
import start from '../../../plugins/start'
import { checkPluginOptions } from '../../../src/diagnostics/plugin-options'
import { brand as milano } from '../../../themes/milano/brand'
import { atDetails, atSlot } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { sessionsBody, slotBody, venue } from '../../kit/fixtures'
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

  it('general-enquiry.optional: a journey with steps of its own is asked for none of the choices', async () => {
    const direct = { ...enquiry, journey: { ...enquiry.journey!, direct: true } } as const
    const diner = await renderPlugins({ plugins: [start, table, direct], first: { adults: 0 } })
    const missing = async (journey: string) => {
      await diner.sees(() => diner.kernel.setFacts({ journey }))
      return [...diner.kernel.problems.at('choices').keys()]
    }
    expect(await missing('Enquiry')).to.deep.equal([])
    expect(await missing('Booking')).to.deep.equal(['venue', 'date', 'guests', 'time'])
  })
})

const loads =
  <Part,>(part: Part) =>
  async () => ({ default: part })
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
    inserts: [{ at: 'time', ...(fallback && { fallback: true as const }), load: loads(Times) }],
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

  it('another location, date and number of guests replace ours', async () => {
    const places = ['location', 'date', 'guests'] as const
    const own = definePlugin({ id: 'own', inserts: places.map((at) => ({ at, load: page(`Own ${at}`) })) })
    const diner = await renderPlugins({ plugins: [...plugins, own], first })
    for (const at of places) await diner.finds('heading', `Own ${at}`)
    const left = [...controls, ['combobox', 'Location'] as const].filter(([role, name]) =>
      diner.has(role, name),
    )
    expect(left.map(([, name]) => name)).to.deep.equal(['Hour', 'Minute'])
  })

  it('a field that the brand does not list beside others is left out', async () => {
    const listed = [start, location, date, guests, times(true), table]
    const diner = await renderPlugins({ plugins: listed, first })
    expect(diner.kernel.plugins.all.map(({ id }) => id)).to.not.include('time')
    expect(diner.has('combobox', 'Hour')).to.be.false
    await diner.clicks('button', /^19:30/)
    await diner.presses('Continue')
    await diner.finds('heading', 'Your Details')
  })

  it("our field, and a chain's own, can be wrapped, and work inside", async () => {
    const load = loads(({ replaced }: WrapperProps) => <section aria-label="Around">{replaced}</section>)
    const wrap = (at: 'guests' | 'time') => ({ at, wraps: true, load }) as const
    const around = definePlugin({ id: 'around', inserts: [wrap('guests'), wrap('time')] })
    const listed = [start, location, date, guests, times(true), around, table]
    const diner = await renderPlugins({ plugins: listed, first })
    expect((await diner.finds('button', /^19:30/)).closest('section')!.ariaLabel).to.equal('Around')
    expect(diner.gets('combobox', 'Guests').closest('section')!.ariaLabel).to.equal('Around')
    await diner.selects('Guests', '7')
    expect(diner.kernel.facts.guests).to.equal(7)
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
    const plugin = definePlugin({ id: 'counted', inserts: [{ at, always: true, load: loads(Part) }] })
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

  it('host.remounts: guests, hour and minute render nothing else either, nor does the request', async () => {
    const { plugin, renders } = counted('choices')
    const diner = await renderPlugins({ plugins: [...plugins, plugin], first: atSlot })
    // host.remounts: in StrictMode the data is requested from the server once.
    expect(diner.network.requests).to.have.length(1)
    const before = renders()
    await diner.selects('Guests', '4')
    await diner.selects('Hour', '19')
    await diner.selects('Minute', '30')
    expect(diner.kernel.facts).to.include({ guests: 4, time: '19:30' })
    expect(renders()).to.equal(before).and.above(0)
  })
})

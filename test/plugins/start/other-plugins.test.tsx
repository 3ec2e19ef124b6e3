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
import { TextField, useField, usePlugin } from 'tavola/controls'
import * as v from 'valibot'
import start from '../../../plugins/start'
import { atSlot } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { sessionsBody, slotBody } from '../../kit/fixtures'
import { form, page, table } from '../../kit/stand-ins'

const plugin = (parts: object) => ({ id: 'faulty', ...parts }) as unknown as AnyPlugin

const oops = () => {
  throw new Error('oops')
}

describe('start: beside a faulty plugin', () => {
  const { error } = console
  before(() => void (console.error = () => undefined))
  after(() => void (console.error = error))

  for (const at of ['location', 'date', 'guests', 'time'] as const) {
    it(`one that throws in place of the ${at} leaves our part, in its own scope`, async () => {
      const own = plugin({ inserts: [{ at, load: async () => ({ default: oops }) }] })
      const diner = await renderPlugins({ plugins: [start, form, own] })
      expect(diner.faults.map((fault) => fault.plugin)).to.deep.equal(['faulty'])
      expect(diner.has('combobox', 'Location') && diner.has('combobox', 'Hour')).to.be.true
      expect(diner.reads()).to.not.include('faulty.')
    })
  }

  it('a task that never ends does not block Continue for ever', async () => {
    const endless = plugin({
      setup: ({ run }: PluginContext) => void run(() => new Promise(() => undefined)),
    })
    const diner = await renderPlugins({ plugins: [start, form, endless], first: atSlot })
    await diner.waits(60_000)
    expect(diner.isEnabled('button', 'Continue')).to.be.true
    expect(diner.faults.map(({ place }) => place)).to.deep.equal(['run'])
  })
})

const first = { ...atSlot, time: null }
const price = v.object({ price: v.number() })

/** A time control of a stranger's, on the published types alone: a button for each time, with what it costs. */
const chips = definePlugin({
  id: 'chips',
  reads: { slot: price },
  inserts: [{ at: 'time', load: async () => ({ default: Chips }) }],
})

function Chips() {
  const ctx = usePlugin<PluginContext<object, object, Messages, { slot: typeof price }>>()
  return (offeredTimes(ctx) ?? []).map(({ time, slot }) => (
    <button key={time} type="button" onClick={() => ctx.set({ time })}>
      {time} for {ctx.extras.slot(slot)?.price}
    </button>
  ))
}

function Table() {
  return <TextField label="Table" value="" onChange={() => undefined} {...useField('table')} />
}

describe('start: parts that a plugin replaces', () => {
  it('the time, with the offered times and their further fields', async () => {
    const slots = [slotBody(1930), slotBody(2000), slotBody(2100, false)].map((slot) => ({
      ...slot,
      price: 29,
    }))
    const diner = await renderPlugins({
      plugins: [start, table, chips],
      first,
      answers: { 'GET /api/sessions/availability/*': sessionsBody(slots) },
    })
    expect(diner.has('combobox', 'Hour')).to.be.false
    expect(diner.has('button', /^21:00/)).to.be.false
    await diner.presses('20:00 for 29')
    await diner.waits(1_000)
    expect(diner.kernel.facts.time).to.equal('20:00')
    expect(diner.isEnabled('button', 'Continue')).to.be.true
    const slot = diner.events.find(({ name }) => name === 'slot')
    expect(slot!.detail).to.include({ time: '20:00', venueId: 'cork' })
  })

  for (const [at, name] of [
    ['location', 'Location'],
    ['guests', 'Guests'],
  ] as const) {
    it(`the ${at}`, async () => {
      const own = definePlugin({ id: 'own', inserts: [{ at: at as PlaceName, load: page(`Own ${at}`) }] })
      const diner = await renderPlugins({ plugins: [start, table, own], first })
      await diner.finds('heading', `Own ${at}`)
      expect(diner.has('combobox', name)).to.be.false
    })
  }

  it('the date', async () => {
    const own = definePlugin({ id: 'own', inserts: [{ at: 'date', load: page('Own date') }] })
    const diner = await renderPlugins({ plugins: [start, table, own], first })
    await diner.finds('heading', 'Own date')
    expect(diner.has('button', /^Date/)).to.be.false
  })

  it('plugin.fault: one that fails leaves the control as it was', async () => {
    const own = definePlugin({
      id: 'own',
      inserts: [{ at: 'time', load: () => Promise.reject(new Error('lost')) }],
    })
    const diner = await renderPlugins({ plugins: [start, table, own], first })
    await diner.finds('combobox', 'Hour')
  })

  it('an insert gets the part that it replaces, which works inside it', async () => {
    const load = () => Promise.resolve({ default: ({ replaced }: WrapperProps) => <b>Around{replaced}</b> })
    const around = definePlugin({ id: 'around', inserts: [{ at: 'guests', wraps: true, load }] })
    const diner = await renderPlugins({ plugins: [start, table, around], first })
    await diner.finds('combobox', 'Guests')
    expect(diner.reads()).to.include('Around')
    await diner.selects('Guests', '7')
    expect(diner.kernel.facts.guests).to.equal(7)
  })
})

describe('start: Continue with a plugin’s own choice', () => {
  it('is stopped by a validator at `choices`, which says why', async () => {
    const strict = definePlugin({
      id: 'strict',
      messages: { table: 'Please choose a table' },
      validators: [{ field: 'table', at: 'choices', message: 'table', valid: () => false }],
    })
    const diner = await renderPlugins({ plugins: [start, table, strict], first: atSlot })
    await diner.presses('Continue')
    expect(diner.within('group', 'There is a problem').gets('text', 'Please choose a table')).to.exist
    expect(diner.network.sent('GET /api/venues/searchavailability/*')).to.be.empty
  })

  const missing = <Field extends 'table' | 'hall'>(field: Field) =>
    ({ field, at: 'choices', message: field, valid: () => false }) as const
  const messages = { table: 'Please choose a table', hall: 'Please choose a hall' }
  const inserts = [{ at: 'choices', load: async () => ({ default: Table }) }] as const

  it('is stopped by one whose own control says why, too', async () => {
    const strict = definePlugin({ id: 'strict', messages, inserts, validators: [missing('table')] })
    const diner = await renderPlugins({ plugins: [start, table, strict], first: atSlot })
    await diner.presses('Continue')
    expect(diner.reads()).to.include('Please choose a table')
    expect(diner.has('alert')).to.be.false
    expect(diner.network.sent('GET /api/venues/searchavailability/*')).to.be.empty
  })

  it('a problem that no control shows still has a line, which is no link', async () => {
    const validators = [missing('table'), missing('hall')]
    const strict = definePlugin({ id: 'strict', messages, inserts, validators })
    const diner = await renderPlugins({ plugins: [start, table, strict], first: atSlot })
    await diner.presses('Continue')
    const lines = diner.within('group', 'There are 2 problems')
    expect(lines.getsAll('listitem').map(({ textContent }) => textContent)).to.deep.equal([
      'Please choose a table',
      'Please choose a hall',
    ])
    expect(lines.getsAll('link').map(({ textContent }) => textContent)).to.deep.equal([
      'Please choose a table',
    ])
    expect(document.activeElement).to.equal(diner.gets('group', 'There are 2 problems'))
    await diner.clicks('link', 'Please choose a table')
    expect(document.activeElement).to.equal(diner.gets('textbox', 'Table'))
  })
})

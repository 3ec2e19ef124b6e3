import { expect } from 'chai'
import { definePlugin, secret, snapshotTool, type PluginContext } from 'tavola'
import { useInserts, usePlugin } from 'tavola/controls'
import booking from '../../../plugins/booking'
import { blankCustomer } from '../../../src/kernel/state/facts'
import { anna, atComplete, atDetails, atSlot } from '../../kit/booking'
import { removeWidget, renderPlugins } from '../../kit/diner'
import { blocked, bookingBody } from '../../kit/fixtures'
import { page, threshold } from '../../kit/stand-ins'

const table = { plugins: [threshold, booking], first: atComplete }
const guaranteed = "We've checked your card to guarantee this booking."

/** Keeps the widget over a reload, as a tab does. */
function createTab() {
  let stored = 'null'
  return definePlugin({
    id: 'tab',
    setup(ctx) {
      const snapshots = ctx.use(snapshotTool)
      const snapshot = snapshots.read(JSON.parse(stored))
      if (snapshot) snapshots.restore(snapshot)
      return ctx.effect(() => void (stored = JSON.stringify(snapshots.take())))
    },
  })
}

describe('booking: Booking Confirmed', () => {
  it('step.booked: shows the reference of a booking whose details were typed', async () => {
    const diner = await renderPlugins({ ...table, first: atDetails })
    await diner.confirmsDetails()
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.reads()).to.include('Your booking referenceMB-1234')
    expect(diner.reads()).to.include('Keep this reference. The restaurant will ask for it.')
  })

  it('step.booked: after a reload there is no reference to show, nor one to keep', async () => {
    const diner = await renderPlugins({
      ...table,
      first: { ...atComplete, references: { booking: secret('') } },
    })
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.reads()).to.not.match(/reference/i)
    expect(diner.reads()).to.not.include(guaranteed)
  })

  it('step.booked: after a reload the note on the card guarantee is still there', async () => {
    const plugins = [...table.plugins, createTab()]
    const answers = { 'POST /api/bookings/create': bookingBody({ ccgPerformed: true }) }
    const diner = await renderPlugins({ ...table, plugins, answers })
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    removeWidget()
    const reloaded = await renderPlugins({ plugins })
    await reloaded.finds('heading', 'Booking Confirmed')
    expect(reloaded.reads()).to.include(guaranteed).and.not.include('Thank you,')
  })

  it('thanks by the name without the blanks around it', async () => {
    const customer = { ...anna, firstName: ' Anna ' }
    const diner = await renderPlugins({ ...table, first: { ...atComplete, customer } })
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.reads()).to.include('Thank you, Anna. We')
  })

  it('booked.card-note: notes a card guarantee that was performed', async () => {
    const answers = { 'POST /api/bookings/create': bookingBody({ ccgPerformed: true }) }
    const diner = await renderPlugins({ ...table, answers })
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.reads()).to.include(guaranteed)
  })

  it('booked.card-note: has no such note where none was', async () => {
    const diner = await renderPlugins(table)
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.reads()).to.not.include(guaranteed)
  })

  it('back.shown: nothing leads back into a booking that is made', async () => {
    const diner = await renderPlugins(table)
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.has('button', 'Back')).to.be.false
    expect(diner.has('button', /Edit your booking/)).to.be.false
  })

  it('booked.next: inline, another booking starts again at the same venue', async () => {
    const diner = await renderPlugins({ plugins: table.plugins })
    await diner.sees(() => diner.kernel.choices.set(atComplete))
    await diner.presses('Complete Booking')
    await diner.presses('Make another booking')
    await diner.finds('heading', 'Welcome')
    const { facts } = diner.kernel
    expect(facts).to.deep.include({
      date: null,
      time: null,
      guests: 2,
      references: {},
      customer: blankCustomer,
    })
    expect(facts.venue?.id).to.equal('cork')
  })

  it('completion.resets: the reference is announced once, and never with the next booking', async () => {
    const diner = await renderPlugins({ plugins: table.plugins })
    await diner.sees(() => diner.kernel.choices.set(atComplete))
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    await diner.presses('Make another booking')
    await diner.finds('heading', 'Welcome')
    const announced = diner.heard.filter((line) => line.includes('reference'))
    expect(announced).to.deep.equal(['Your booking reference: MB-1234'])
    expect(diner.gets('status').textContent).to.not.include('reference')
  })

  it('booked.next: a popup is done, and closes', async () => {
    let closed = 0
    const diner = await renderPlugins({ ...table, inline: false, onComplete: () => void closed++ })
    await diner.presses('Complete Booking')
    await diner.presses('Done')
    expect(closed).to.equal(1)
  })

  it('event.dom: tells the host what was booked, and nothing about the diner', async () => {
    const diner = await renderPlugins(table)
    await diner.presses('Complete Booking')
    const slot = { venueId: 'cork', date: '2026-11-28', time: '19:30', guests: 2 }
    const detail = { reference: '', journey: 'Booking', ...slot }
    expect(diner.events).to.deep.include({ name: 'booking-confirmed', detail })
  })
})

/** A chain's own first step: tonight's table at one press. */
const tonight = definePlugin({
  id: 'tonight',
  steps: [{ id: 'tonight', priority: 'base', when: () => true, load: page('Tonight', Tonight) }],
})

function Tonight() {
  const { set } = usePlugin<PluginContext>()
  return <button onClick={() => set({ ...atSlot, confirmed: true })}>A table tonight</button>
}

/** A first step that lists the sections of the terms. */
const reader = definePlugin({
  id: 'reader',
  steps: [{ id: 'reader', priority: 'base', when: () => true, load: page('Terms', Sections) }],
})

function Sections() {
  return useInserts('conditions').map(({ element }) => element)
}

describe('booking: its faults and events', () => {
  it('principle.no-dead-end: no booking is sent without a part of its payload', async () => {
    const menuId = () => {
      throw new Error('lost')
    }
    const faulty = { ...booking, payload: { ...booking.payload, menuId } }
    const diner = await renderPlugins({ ...table, plugins: [threshold, faulty] })
    await diner.presses('Complete Booking')
    expect(diner.network.requests).to.deep.equal([])
    expect(diner.reads('alert')).to.include(blocked)
  })

  it('principle.no-dead-end: a booking is sent without its section of the terms', async () => {
    const inserts = booking.inserts!.map((insert) => ({
      ...insert,
      load: () => Promise.reject(new Error('lost')),
    }))
    const diner = await renderPlugins({ plugins: [reader, { ...booking, inserts }] })
    expect(diner.faults).to.have.length(1)
    await diner.sees(() => diner.kernel.choices.set(atComplete))
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
  })

  it('event.dom: the step event names the two steps', async () => {
    const diner = await renderPlugins({ ...table, first: atDetails })
    await diner.confirmsDetails()
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    const steps = diner.events.filter(({ name }) => name === 'step')
    expect(steps.map(({ detail }) => (detail as { name: string }).name)).to.deep.equal(['details', 'booked'])
  })
})

describe('booking: without the plugin start', () => {
  it('works after any step that sets the facts', async () => {
    const diner = await renderPlugins({ plugins: [tonight, booking] })
    await diner.presses('A table tonight')
    await diner.fillsDetails()
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.faults).to.be.empty
  })
})

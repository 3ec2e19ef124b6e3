import { signal } from '@preact/signals-core'
import { expect } from 'chai'
import { useEffect } from 'react'
import type { PluginContext } from 'tavola'
import { anna, atComplete, atDetails, atSlot } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { bootKernel } from '../../kit/kernel'
import { blocked } from '../../kit/fixtures'
import { form, page, threshold } from '../../kit/stand-ins'
import { never, oops, quietly } from '../set-up'
import {
  books,
  confirmed,
  confirms,
  plugin,
  rejects,
  renderWith,
  said,
  sent,
  takeover,
} from './strange-plugins'

/** Plugins that write where they should read, answer themselves, or fail while they leave. */

type Asked = { readonly state: { readonly asked: { value: number } } }
const writes = ({ state }: Asked) => ++state.asked.value > 0
const load = async () => ({ default: () => null })
const setUp = (setup: (context: PluginContext<never>) => unknown, over = {}) =>
  [{ setup, ...over }, 'setup'] as const

const writers: Record<string, readonly [parts: object, place: string]> = {
  'a validator that writes what it reads': [
    { state: { asked: 0 }, validators: [{ field: 'x', message: 'm', valid: writes }] },
    'validator.valid "x"',
  ],
  'a condition of an insert that writes what it reads': [
    { state: { asked: 0 }, inserts: [{ at: 'details', load, when: writes }] },
    'insert.when "details"',
  ],
  'a setup that writes into the facts': setUp(
    ({ facts }) => void ((facts.references as Record<string, unknown>).booking = 'X'),
  ),
  'a setup that writes into the brand': setUp(({ brand }) => void ((brand as { title: unknown }).title = {})),
  'a setup that replaces a call of the API': setUp(({ api }) => void (api.createBooking = oops)),
  'a setup that replaces a signal': setUp(
    ({ state }) => void ((state as Record<string, unknown>).on = true),
    { state: { on: false } },
  ),
  'a setup that sets half a customer': setUp(({ set }) => set({ customer: { optIn: true } as never })),
  'a setup that sets a journey that there is not': setUp(({ set }) => set({ journey: 'Boking' })),
  'a validator without a return': [
    { validators: [{ field: 'x', message: 'm', valid: () => undefined }] },
    'validator.valid "x"',
  ],
}

describe('ui: a hostile plugin', () => {
  quietly()

  for (const [what, [parts, place]] of Object.entries(writers))
    it(`${what} is reported, and the booking continues`, async () => {
      const diner = await renderWith(parts, atDetails)
      expect(await books(diner)).to.be.true
      expect(diner.faults.map((fault) => [fault.plugin, fault.place])).to.deep.include(['faulty', place])
    })

  it('an insert that fails as its condition ends blocks no essential plugin', async () => {
    const on = signal(true)
    const Leaves = () => {
      useEffect(() => () => void (on.peek() || oops()), [])
      return <p>here</p>
    }
    const insert = { at: 'details', load: async () => ({ default: Leaves }), when: () => on.value }
    const diner = await renderPlugins({
      plugins: [threshold, { ...form, essential: true }, plugin({ inserts: [insert] })],
      first: { ...atDetails, customer: anna },
    })
    await diner.waits()
    expect(diner.reads()).to.include('here')
    await diner.sees(() => void (on.value = false))
    expect(said(diner)).to.deep.equal(['insert.component "details": Error: oops'])
    expect(await books(diner)).to.be.true
  })

  it('a takeover that claims to be the end is skipped as long as nothing is booked', async () => {
    const diner = await renderWith(takeover({ end: true, load: async () => ({ default: oops }) }), atDetails)
    await diner.presses('Try again')
    expect(await books(diner)).to.be.true
  })

  it("another plugin's first step is skipped if a step follows it", async () => {
    const steps = [{ id: 'promo', priority: 'base', when: () => true, load: rejects }]
    const diner = await renderPlugins({ plugins: [plugin({ steps }), threshold, form] })
    await diner.presses('Try again')
    expect([diner.reads().includes('Welcome'), diner.has('alert')]).to.deep.equal([true, false])
  })

  for (const [how, back] of Object.entries({ throws: oops, rejects: async () => oops() }))
    it(`a \`back\` that ${how} does not trap the diner`, async () => {
      const diner = await renderWith(takeover({ load: page('W'), back }), atDetails)
      await diner.presses('Back')
      expect(diner.kernel.steps.current.value!.step.id).to.equal('threshold')
      expect(said(diner)).to.deep.equal(['step.back "w": Error: oops'])
    })

  it('an async `back` that led to the step before and then rejects leaves the diner there', async () => {
    const on = signal(true)
    const back = async () => {
      on.value = false
      await Promise.resolve()
      oops()
    }
    const diner = await renderWith(takeover({ when: () => on.value, load: page('W'), back }), atDetails)
    await diner.presses('Back')
    expect(said(diner)).to.deep.equal(['step.back "w": Error: oops'])
    expect(diner.kernel.steps.current.value!.step.id).to.equal('details')
  })

  it('a `beforeConfirm` that confirms again is called once, and the diner continues', async () => {
    let asked = 0
    const beforeConfirm = async (ctx: PluginContext) => {
      asked++
      await Promise.resolve()
      await ctx.confirm()
    }
    const diner = await renderWith({ beforeConfirm })
    await confirms(diner)
    expect([asked, diner.kernel.facts.confirmed]).to.deep.equal([1, true])
  })

  it('the same slot can be confirmed again after another one was chosen meanwhile', async () => {
    const answers: (() => void)[] = []
    const diner = await renderWith({ beforeConfirm: () => new Promise<void>((done) => answers.push(done)) })
    const { choices, facts } = diner.kernel
    await confirms(diner)
    await diner.sees(() => choices.set({ time: '20:00' }))
    await diner.sees(() => answers[0]!())
    await diner.sees(() => choices.set({ time: atSlot.time }))
    await confirms(diner)
    await diner.sees(() => answers[1]!())
    expect(facts.confirmed).to.be.true
  })

  it('a plugin that answers each event with several is stopped soon', () => {
    let heard = 0
    const onEvent = ({ emit }: PluginContext) => {
      heard++
      for (let times = 0; times < 4; times++) emit('search', { results: 1 })
    }
    const { kernel, faults } = bootKernel({ plugins: [threshold, form, plugin({ onEvent })] })
    heard = 0
    kernel.emit('search', { results: 0 })
    expect(heard).to.be.below(40)
    expect(faults.map(({ plugin, place }) => [plugin, place])).to.deep.equal([['faulty', 'onEvent']])
  })

  it("a check that can't be made is reported at once, once, with the telephone", async () => {
    const validators = [{ field: 'email', message: 'm', valid: oops }]
    const diner = await renderWith({ essential: true, validators }, atDetails)
    expect(diner.reads('alert')).to.include("We couldn't check this.").and.to.include('021 496 0101')
    expect(diner.reads().match(/We couldn't check/g)).to.have.length(1)
    await diner.presses('Continue')
    expect(diner.kernel.facts.detailsConfirmed).to.be.false
  })

  it('"Complete" waits for a part that is still loading, and sends nothing without it', async () => {
    const inserts = [{ at: 'verification', load: never }]
    const diner = await renderWith({ essential: true, inserts }, atComplete)
    await diner.presses('Complete Booking')
    expect([sent(diner), diner.kernel.submission.isSending.value]).to.deep.equal([0, true])
    await diner.waits(10_000)
    expect([sent(diner), diner.kernel.banner.shown.value!.errors]).to.deep.equal([0, [blocked]])
  })

  it('"Complete" sends once the part has loaded', async () => {
    let arrive = () => {}
    const load = () => new Promise((resolve) => (arrive = () => resolve({ default: () => null })))
    const diner = await renderWith({ essential: true, inserts: [{ at: 'verification', load }] }, atComplete)
    await diner.presses('Complete Booking')
    await diner.sees(() => arrive())
    await diner.waits(1)
    expect(diner.has('heading', 'Booking Confirmed')).to.be.true
  })

  it('a step that is no longer needed stops nothing', async () => {
    const when = (context: PluginContext) => confirmed(context) && context.facts.guests > 8
    const lost = { essential: true, ...takeover({ when, load: rejects }) }
    const diner = await renderWith(lost, { ...atDetails, adults: 9 })
    expect(diner.has('alert')).to.be.true
    await diner.sees(() => diner.kernel.navigation.back())
    await diner.sees(() => diner.kernel.choices.set({ adults: 2, time: atSlot.time }))
    await confirms(diner)
    expect(diner.kernel.steps.current.value!.step.id).to.equal('details')
  })

  it('a setup that is tried again has the effects of one', async () => {
    let [runs, tries] = [0, 0]
    const setup = ({ effect, facts }: PluginContext) => {
      effect(() => void (runs += facts.adults > 0 ? 1 : 0))
      if (++tries < 3) oops()
    }
    const plugins = [threshold, form, plugin({ essential: true, setup })]
    const { kernel } = bootKernel({ plugins, first: atComplete })
    await kernel.sender.send()
    await kernel.sender.send()
    runs = 0
    kernel.choices.set({ adults: 3 })
    expect([tries, runs]).to.deep.equal([3, 1])
  })
})

import { signal } from '@preact/signals-core'
import { expect } from 'chai'
import { useEffect, type ComponentType } from 'react'
import type { AnyPlugin, PluginContext } from 'tavola'
import { anna, atComplete, atDetails, atSlot } from '../../kit/booking'
import { renderPlugins, type Diner } from '../../kit/diner'
import { bootKernel } from '../../kit/kernel'
import { blocked } from '../../kit/fixtures'
import { form, page, threshold } from '../../kit/stand-ins'

/** Plugins that write where they should read, answer themselves, or fail while they leave. */

const plugin = (parts: object) => ({ id: 'faulty', ...parts }) as unknown as AnyPlugin
const renderWith = (parts: object, first: object = atSlot) =>
  renderPlugins({ plugins: [threshold, form, plugin(parts)], first: { customer: anna, ...first } })
const oops = () => {
  throw new Error('oops')
}
const file = (Component: ComponentType) => async () => ({ default: Component })
const confirmed = ({ facts }: PluginContext) => facts.confirmed
const said = ({ faults }: Pick<Diner, 'faults'>) =>
  faults.map(({ place, error }) => `${place}: ${String(error)}`)
const sent = ({ network }: Diner) => network.sent('POST *').length
/** From the details to the reference, or as far as it goes. */
async function books(diner: Diner): Promise<void> {
  await diner.presses('Continue')
  await diner.presses('Complete Booking')
  await diner.waits(40_000)
}
const isBooked = (diner: Diner) => diner.has('heading', 'Booking Confirmed')

describe('ui: a hostile plugin', () => {
  const { error } = console
  before(() => void (console.error = () => undefined))
  after(() => void (console.error = error))

  const writers: Record<string, { readonly parts: object; readonly place: string }> = {
    'a validator that writes what it reads': {
      parts: {
        state: { asked: 0 },
        validators: [
          {
            field: 'x',
            message: 'm',
            valid: ({ state }: { state: { asked: { value: number } } }) => ++state.asked.value > 0,
          },
        ],
      },
      place: 'validator.valid "x"',
    },
    'a condition of an insert that writes what it reads': {
      parts: {
        state: { asked: 0 },
        inserts: [
          {
            at: 'details',
            load: file(() => null),
            when: ({ state }: { state: { asked: { value: number } } }) => ++state.asked.value > 0,
          },
        ],
      },
      place: 'insert.when "details"',
    },
    'a setup that writes into the facts': {
      parts: {
        setup: ({ facts }: PluginContext) =>
          void ((facts.references as Record<string, unknown>).booking = 'X'),
      },
      place: 'setup',
    },
    'a setup that writes into the brand': {
      parts: { setup: ({ brand }: PluginContext) => void ((brand as { title: unknown }).title = {}) },
      place: 'setup',
    },
    'a setup that replaces a call of the API': {
      parts: { setup: ({ api }: PluginContext) => void (api.createBooking = oops) },
      place: 'setup',
    },
    'a setup that replaces a signal': {
      parts: {
        state: { on: false },
        setup: ({ state }: PluginContext) => void ((state as Record<string, unknown>).on = true),
      },
      place: 'setup',
    },
    'a setup that sets half a customer': {
      parts: { setup: ({ set }: PluginContext) => set({ customer: { optIn: true } as never }) },
      place: 'setup',
    },
    'a setup that sets a journey that there is not': {
      parts: { setup: ({ set }: PluginContext) => set({ journey: 'Boking' }) },
      place: 'setup',
    },
    'a validator without a return': {
      parts: { validators: [{ field: 'x', message: 'm', valid: () => undefined }] },
      place: 'validator.valid "x"',
    },
  }
  for (const [what, { parts, place }] of Object.entries(writers)) {
    it(`${what} is reported, and the booking continues`, async () => {
      const diner = await renderWith(parts, atDetails)
      await books(diner)
      expect(isBooked(diner)).to.be.true
      expect(diner.faults.map((fault) => [fault.plugin, fault.place])).to.deep.include(['faulty', place])
    })
  }

  it('an insert that fails as its condition ends blocks no essential plugin', async () => {
    const on = signal(true)
    const Leaves = () => {
      useEffect(() => () => void (on.peek() || oops()), [])
      return <p>here</p>
    }
    const insert = { at: 'details', load: file(Leaves), when: () => on.value }
    const diner = await renderPlugins({
      plugins: [threshold, { ...form, essential: true }, plugin({ inserts: [insert] })],
      first: { ...atDetails, customer: anna },
    })
    await diner.waits()
    expect(diner.reads()).to.include('here')
    await diner.sees(() => void (on.value = false))
    expect(said(diner)).to.deep.equal(['insert.component "details": Error: oops'])
    await books(diner)
    expect(isBooked(diner)).to.be.true
  })

  it('a takeover that claims to be the end is skipped as long as nothing is booked', async () => {
    const steps = [{ id: 'w', priority: 'takeover', end: true, when: confirmed, load: file(oops) }]
    const diner = await renderWith({ steps }, atDetails)
    await diner.presses('Try again')
    await books(diner)
    expect(isBooked(diner)).to.be.true
  })

  it("another plugin's first step is skipped if a step follows it", async () => {
    const promo = plugin({ steps: [{ id: 'promo', priority: 'base', when: () => true, load: file(oops) }] })
    const diner = await renderPlugins({ plugins: [promo, threshold, form] })
    await diner.presses('Try again')
    expect([diner.reads().includes('Welcome'), diner.has('alert')]).to.deep.equal([true, false])
  })

  for (const [how, back] of Object.entries({ throws: oops, rejects: async () => oops() }))
    it(`a \`back\` that ${how} does not trap the diner`, async () => {
      const steps = [{ id: 'w', priority: 'takeover', when: confirmed, load: page('W'), back }]
      const diner = await renderWith({ steps }, atSlot)
      await diner.sees(() => diner.kernel.choices.set({ confirmed: true }))
      await diner.presses('Back')
      expect(diner.kernel.steps.current.value!.step.id).to.equal('threshold')
      expect(said(diner)).to.deep.equal(['step.back "w": Error: oops'])
    })

  it('an async `back` that led to the step before and then rejects leaves the diner there', async () => {
    const on = signal(false)
    const back = async () => {
      on.value = false
      await Promise.resolve()
      oops()
    }
    const steps = [{ id: 'w', priority: 'takeover', when: () => on.value, load: page('W'), back }]
    const diner = await renderWith({ steps })
    await diner.sees(() => diner.kernel.choices.set({ confirmed: true }))
    await diner.sees(() => void (on.value = true))
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
    await diner.sees(() => void diner.kernel.choices.confirm())
    expect([asked, diner.kernel.facts.confirmed]).to.deep.equal([1, true])
  })

  it('the same slot can be confirmed again after another one was chosen meanwhile', async () => {
    const answers: (() => void)[] = []
    const beforeConfirm = () => new Promise<void>((resolve) => answers.push(resolve))
    const diner = await renderWith({ beforeConfirm })
    const { kernel } = diner
    await diner.sees(() => void kernel.choices.confirm())
    await diner.sees(() => kernel.choices.set({ time: '20:00' }))
    await diner.sees(() => answers[0]!())
    await diner.sees(() => kernel.choices.set({ time: atSlot.time }))
    await diner.sees(() => void kernel.choices.confirm())
    await diner.sees(() => answers[1]!())
    expect(kernel.facts.confirmed).to.be.true
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
    const alert = diner.gets('alert')
    expect(alert.textContent).to.include("We couldn't check this.").and.to.include('021 496 0101')
    expect(diner.reads().match(/We couldn't check/g)).to.have.length(1)
    await diner.presses('Continue')
    expect(diner.kernel.facts.detailsConfirmed).to.be.false
  })

  it('"Complete" waits for a part that is still loading, and sends nothing without it', async () => {
    const inserts = [{ at: 'verification', load: () => new Promise(() => undefined) }]
    const diner = await renderWith({ essential: true, inserts }, atDetails)
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    expect([sent(diner), diner.kernel.submission.isSending.value]).to.deep.equal([0, true])
    await diner.waits(10_000)
    expect([sent(diner), diner.kernel.banner.shown.value!.errors]).to.deep.equal([0, [blocked]])
  })

  it('"Complete" sends once the part has loaded', async () => {
    let arrive = () => {}
    const load = () => new Promise((resolve) => (arrive = () => resolve({ default: () => null })))
    const diner = await renderWith({ essential: true, inserts: [{ at: 'verification', load }] }, atDetails)
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    await diner.sees(() => arrive())
    await diner.waits(1)
    expect(isBooked(diner)).to.be.true
  })

  it('a step that is no longer needed stops nothing', async () => {
    const when = ({ facts }: PluginContext) => facts.confirmed && facts.guests > 8
    const steps = [{ id: 'w', priority: 'takeover', when, load: () => Promise.reject(new Error('lost')) }]
    const diner = await renderWith({ essential: true, steps }, { ...atDetails, adults: 9 })
    expect(diner.has('alert')).to.be.true
    await diner.sees(() => diner.kernel.navigation.back())
    await diner.sees(() => diner.kernel.choices.set({ adults: 2, time: atSlot.time }))
    await diner.sees(() => void diner.kernel.choices.confirm())
    expect(diner.kernel.steps.current.value!.step.id).to.equal('details')
  })

  it('a setup that is tried again has the effects of one', async () => {
    let runs = 0
    let tries = 0
    const setup = ({ effect, facts }: PluginContext) => {
      effect(() => {
        runs += facts.adults > 0 ? 1 : 0
      })
      if (++tries < 3) oops()
    }
    const { kernel } = bootKernel({
      plugins: [threshold, form, plugin({ essential: true, setup })],
      first: atComplete,
    })
    await kernel.submission.send()
    await kernel.submission.send()
    runs = 0
    kernel.choices.set({ adults: 3 })
    expect([tries, runs]).to.deep.equal([3, 1])
  })

  it("if its file doesn't load nothing is sent, and the diner reads why", async () => {
    const lacksEssential = (outcome: string | undefined) => outcome === 'booking'
    const diner = await renderPlugins({ plugins: [threshold, form], first: atComplete, lacksEssential })
    await diner.sees(() => void diner.kernel.submission.send())
    expect([sent(diner), diner.kernel.banner.shown.value!.errors]).to.deep.equal([0, [blocked]])
  })
})

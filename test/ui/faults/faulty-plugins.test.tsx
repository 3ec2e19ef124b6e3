import { expect } from 'chai'
import { useEffect } from 'react'
import type { AnyPlugin, PluginContext } from 'tavola'
import { atComplete, atDetails, atSlot } from '../../kit/booking'
import { renderPlugins, type Diner } from '../../kit/diner'
import { enquiry, form, page, threshold } from '../../kit/stand-ins'

/** Plugins as strangers write them, without types: what the fault table does not have. */

const plugin = (parts: object) => ({ id: 'faulty', ...parts }) as unknown as AnyPlugin
const renderWith = (parts: object, first: object = atSlot) =>
  renderPlugins({ plugins: [threshold, form, plugin(parts)], first })
const inserted = (load: unknown) => ({ inserts: [{ at: 'details', load }] })
const oops = () => {
  throw new Error('oops')
}
const never = () => new Promise<never>(() => undefined)
const suspends = async () => ({
  default: () => {
    // React's `lazy` and `use` throw like this while they wait.
    throw never() as unknown as Error
  },
})
const places = ({ faults }: Pick<Diner, 'faults'>) => faults.map(({ place }) => place.split(' ')[0])
const confirmed = ({ facts }: PluginContext) => facts.confirmed
const takeover = { id: 'w', priority: 'takeover', when: confirmed }
const atSubmit = { ...atComplete, detailsConfirmed: false }
const sent = ({ network }: Diner) => network.sent('POST *').length
const submits = async (diner: Diner) => {
  await diner.sees(() => void diner.kernel.submission.send())
  await diner.waits(40_000)
}
const switchOff = (diner: Diner) => {
  const faulty = diner.kernel.plugins.all.value.find(({ id }) => id === 'faulty')!
  const { on } = diner.kernel.plugins.contextOf(faulty).state as unknown as { on: { value: boolean } }
  return diner.sees(() => void (on.value = false))
}
const whileOn = ({ state }: { state: { on: { value: boolean } } }) => state.on.value

describe('ui: a faulty plugin', () => {
  const { error } = console
  before(() => void (console.error = () => undefined))
  after(() => void (console.error = error))

  it("an error during removal doesn't stop the widget", async () => {
    let left = false
    const Leaves = () => {
      useEffect(() => () => void (left && oops()), [])
      return null
    }
    const diner = await renderWith(
      inserted(async () => ({ default: Leaves })),
      atDetails,
    )
    left = true
    await diner.sees(() => diner.kernel.navigation.back()).catch(() => undefined)
    expect(diner.reads()).to.include('Welcome')
  })

  it("a step that suspends for ever fails like one whose file doesn't load", async () => {
    const diner = await renderWith({ steps: [{ ...takeover, load: suspends }] })
    await diner.sees(() => void diner.kernel.choices.confirm())
    await diner.waits(11_000)
    expect(places(diner)).to.include('step.component')
  })

  for (const [how, load] of Object.entries({
    'has no component': async () => ({ default: null }),
    'rejects without a reason': () => Promise.reject(),
  })) {
    it(`an essential insert whose file ${how} stops the submit`, async () => {
      const diner = await renderWith({ essential: true, ...inserted(load) }, atSubmit)
      await diner.waits(11_000)
      await submits(diner)
      expect(sent(diner)).to.equal(0)
    })
  }

  it('two inserts at one place have separate faults', async () => {
    const inserts = [
      { at: 'details', when: oops, load: page('a') },
      { at: 'details', when: () => true, load: page('b') },
    ]
    const diner = await renderWith({ essential: true, inserts }, atSubmit)
    await submits(diner)
    expect(sent(diner)).to.equal(0)
  })

  it('an insert that becomes the first does not show the card of a failed one', async () => {
    const inserts = [
      { at: 'details', when: whileOn, load: async () => ({ default: oops }) },
      { at: 'details', load: page('Healthy') },
    ]
    const diner = await renderWith({ state: { on: true }, inserts }, atDetails)
    await switchOff(diner)
    expect(diner.has('heading', 'Healthy')).to.be.true
  })

  it('an essential insert that is no longer needed stops nothing', async () => {
    const load = () => Promise.reject(new Error('lost'))
    const inserts = [{ at: 'details', when: whileOn, load }]
    const diner = await renderWith({ essential: true, state: { on: true }, inserts }, atSubmit)
    await switchOff(diner)
    await submits(diner)
    expect(sent(diner)).to.equal(1)
  })

  it('an essential plugin of another outcome does not block this journey', async () => {
    const steps = [{ ...takeover, load: () => Promise.reject(new Error('lost')) }]
    const diner = await renderPlugins({
      plugins: [threshold, form, enquiry, plugin({ essential: true, serves: 'enquiry', steps })],
      brand: { journeys: ['Booking', 'Enquiry'] },
      first: { ...atSlot, journey: 'Booking' },
    })
    await diner.sees(() => void diner.kernel.choices.confirm())
    await diner.presses('Try again')
    expect(diner.kernel.steps.current.value!.step.id).to.equal('details')
  })

  it("if even step 1 can't be loaded, the diner reads the telephone", async () => {
    const base = plugin({ steps: [{ id: 'b', priority: 'base', when: oops, load: page('B') }] })
    await renderPlugins({ plugins: [base, form], first: atSlot })
    expect(document.querySelector('[role=alert]')!.textContent).to.include('021 496 0101')
  })

  it('a message without the plural form that it needs breaks nothing', async () => {
    const validators = [{ field: 'x', message: 'm', valid: () => false }]
    const faulty = { id: 'faulty', messages: { m: { one: 'x' } as never }, validators }
    const diner = await renderPlugins({
      plugins: [threshold, form, faulty],
      first: atSubmit,
      unchecked: true,
    })
    await submits(diner)
    expect([places(diner), sent(diner)]).to.deep.equal([['validator.message'], 1])
  })

  it('invalid errors do not break the banner', async () => {
    const setup = ({ fail }: PluginContext) => fail({ code: 'widget.unexpected', errors: null as never })
    const diner = await renderWith({ setup })
    expect(diner.reads()).to.include('Welcome')
    expect(diner.within('alert').gets('text', 'Unexpected / Unknown error')).to.exist
  })

  it('an async hook that rejects is reported, not thrown at the page', async () => {
    const diner = await renderWith({ onEvent: async () => oops() })
    await diner.waits(1)
    expect(places(diner)).to.deep.equal(['onEvent'])
  })

  it('a promise is not a payload field', async () => {
    const diner = await renderWith({ payload: { points: async () => 7 } }, atComplete)
    await submits(diner)
    expect(diner.network.sent('POST *')[0]!.body).to.not.have.property('points')
  })
})

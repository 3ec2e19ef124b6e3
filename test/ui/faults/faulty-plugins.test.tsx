import { expect } from 'chai'
import { useEffect } from 'react'
import type { PluginContext } from 'tavola'
import { atComplete, atDetails, atSlot } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { enquiry, form, page, threshold } from '../../kit/stand-ins'
import { never, oops, quietly } from '../set-up'
import {
  confirms,
  places,
  plugin,
  rejects,
  renderWith,
  sent,
  takeover,
  turns,
  whileOn,
} from './strange-plugins'

/** What the fault table does not have. */

const inserted = (load: unknown) => ({ inserts: [{ at: 'details', load }] })
const suspends = async () => ({
  default: () => {
    // React's `lazy` and `use` throw like this while they wait.
    throw never() as unknown as Error
  },
})
const atSubmit = { ...atComplete, detailsConfirmed: false }

/** How much is sent by a diner who has let so many milliseconds pass. */
async function submits(diner: Awaited<ReturnType<typeof renderWith>>, after = 0): Promise<number> {
  await diner.waits(after)
  await diner.sees(() => void diner.kernel.sender.send())
  await diner.waits(40_000)
  return sent(diner)
}

describe('ui: a faulty plugin', () => {
  quietly()

  it("an error during removal doesn't stop the widget", async () => {
    let left = false
    const Leaves = () => {
      useEffect(() => () => void (left && oops()), [])
      return null
    }
    const load = async () => ({ default: Leaves })
    const diner = await renderWith(inserted(load), atDetails)
    left = true
    await diner.sees(() => diner.kernel.navigation.back()).catch(() => undefined)
    expect(diner.reads()).to.include('Welcome')
  })

  it("a step that suspends for ever fails like one whose file doesn't load", async () => {
    const diner = await renderWith(takeover({ load: suspends }), atDetails)
    await diner.waits(11_000)
    expect(places(diner)).to.include('step.component')
  })

  for (const [what, parts] of Object.entries({
    'whose file has no component': inserted(async () => ({ default: null })),
    'whose file rejects without a reason': inserted(() => Promise.reject()),
    'whose condition throws, beside a healthy one': {
      inserts: [
        { at: 'details', when: oops, load: page('a') },
        { at: 'details', when: () => true, load: page('b') },
      ],
    },
  }))
    it(`an essential insert ${what} stops the submit`, async () => {
      const diner = await renderWith({ essential: true, ...parts }, atSubmit)
      expect(await submits(diner, 11_000)).to.equal(0)
    })

  it('an insert that becomes the first does not show the card of a failed one', async () => {
    const inserts = [
      { at: 'details', when: whileOn, load: async () => ({ default: oops }) },
      { at: 'details', load: page('Healthy') },
    ]
    const diner = await renderWith({ state: { on: true }, inserts }, atDetails)
    await turns(diner, false)
    expect(diner.has('heading', 'Healthy')).to.be.true
  })

  it('an essential insert that is no longer needed stops nothing', async () => {
    const inserts = [{ at: 'details', when: whileOn, load: rejects }]
    const diner = await renderWith({ essential: true, state: { on: true }, inserts }, atSubmit)
    await turns(diner, false)
    expect(await submits(diner)).to.equal(1)
  })

  it('an essential plugin of another outcome does not block this journey', async () => {
    const lost = plugin({ essential: true, serves: 'enquiry', ...takeover({ load: rejects }) })
    const diner = await renderPlugins({
      plugins: [threshold, form, enquiry, lost],
      first: { ...atSlot, journey: 'Booking' },
    })
    await confirms(diner)
    await diner.presses('Try again')
    expect(diner.kernel.steps.current.value!.step.id).to.equal('details')
  })

  it("if even step 1 can't be loaded, the diner reads the telephone", async () => {
    const base = plugin({ steps: [{ id: 'b', priority: 'base', when: oops, load: page('B') }] })
    const diner = await renderPlugins({ plugins: [base, form], first: atSlot })
    expect(diner.reads('alert')).to.include('021 496 0101')
  })

  it('a message without the plural form that it needs breaks nothing', async () => {
    const validators = [{ field: 'x', message: 'm', valid: () => false }]
    const faulty = plugin({ messages: { m: { one: 'x' } }, validators })
    const plugins = [threshold, form, faulty]
    const diner = await renderPlugins({ plugins, first: atSubmit, unchecked: true })
    expect([await submits(diner), places(diner)]).to.deep.equal([1, ['validator.message']])
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

import { expect } from 'chai'
import { definePlugin, type AnyPlugin, type PluginContext } from 'tavola'
import { Place } from 'tavola/controls'
import plugin from '../../../plugins/card-guarantee'
import type { state } from '../../../plugins/card-guarantee/model'
import { checkPluginOptions } from '../../../src/diagnostics/plugin-options'
import { brand } from '../../../themes/milano/brand'
import { atComplete } from '../../kit/booking'
import { removeWidget, renderPlugins } from '../../kit/diner'
import { blocked, bookingBody } from '../../kit/fixtures'
import { logged } from '../../kit/logged'
import { createReload } from '../../kit/reload'
import { page, threshold } from '../../kit/stand-ins'
import { booking, create, meetsCard, renderPseudo } from './table'

/** The first invalid option that the console names. */
const reported = (own: Record<string, unknown>) =>
  logged(() => checkPluginOptions([plugin], { ...brand, options: { 'card-guarantee': own } }))[0]

describe('card-guarantee: its options', () => {
  for (const own of [
    { fee: 0, cancelHours: 0, liabilityShift: 'prefer' },
    { cancelHours: 8_760, currency: 'EUR', liabilityShift: 'require', threeDSecure: true },
    { braintree: undefined, currency: '' },
  ])
    it(`${JSON.stringify(own)} is valid`, () => {
      expect(reported(own)).to.equal(undefined)
    })

  for (const [name, value] of Object.entries({
    fee: -1,
    cancelHours: 8_761,
    currency: 'euros',
    liabilityShift: 'hope',
    threeDSecure: 'yes',
  }))
    it(`${name} ${JSON.stringify(value)} is reported`, () => {
      expect(reported({ [name]: value })).to.match(new RegExp(`invalid "${name}"`))
    })
})

/** The plugin, with a fault in one of its parts. */
const broken = (part: Partial<AnyPlugin>) => ({ ...plugin, ...part }) as typeof plugin
const lost = () => Promise.reject(new Error('lost'))

describe('card-guarantee: a fault of it', () => {
  it('plugin.fault: without it nothing is booked, as a booking could not be guaranteed', async () => {
    const setup = () => {
      throw new Error('broken')
    }
    const diner = await renderPseudo({ plugins: [threshold, booking, broken({ setup })] })
    await diner.presses('Complete Booking')
    expect(diner.nonces()).to.deep.equal([])
    expect(diner.gets('alert').textContent).to.include(blocked)
  })

  it('plugin.fault: a booking does not wait for its terms, which are shown elsewhere', async () => {
    const inserts = plugin.inserts!.map((insert) => ({ ...insert, load: lost }))
    const places = definePlugin({
      id: 'places',
      steps: [
        {
          id: 'terms',
          priority: 'base',
          when: () => true,
          load: page('Terms', () => (
            <>
              <Place name="booking.terms" />
              <Place name="confirmation" />
            </>
          )),
        },
      ],
    })
    const diner = await renderPlugins({
      plugins: [
        places,
        booking,
        broken({ inserts: inserts as unknown as NonNullable<AnyPlugin['inserts']> }),
      ],
      first: { ...atComplete, confirmed: false },
      answers: { [create]: bookingBody() },
    })
    const { state } = contextOf(diner)
    await diner.sees(() => void (state.performed.value = true))
    await diner.waits()
    expect(diner.faults).to.have.lengthOf(2)
    await diner.sees(() => void diner.kernel.submission.send())
    expect(diner.network.sent(create)).to.have.lengthOf(1)
  })
})

const contextOf = ({ kernel }: Pick<Awaited<ReturnType<typeof renderPlugins>>, 'kernel'>) =>
  kernel.plugins.contextOf(kernel.plugins.all.value.find(({ id }) => id === plugin.id)!) as PluginContext<
    typeof state
  >

describe('card-guarantee: after a reload', () => {
  const again = 'For your security, we never store your card details.'

  it('step.card: is there again with empty fields, and says why', async () => {
    const reload = createReload()
    const plugins = [reload.plugin, threshold, booking, plugin]
    const before = await meetsCard({ plugins })
    expect(before.reads()).to.not.include(again)
    await before.fillsCard()
    reload.leaves()
    removeWidget()
    const after = await renderPseudo({ plugins, first: {} })
    await after.finds('heading', 'Guarantee your table')
    await after.waits()
    expect(after.reads()).to.include(again)
    await after.presses('Complete Booking')
    expect(after.reads()).to.include('Please enter your card number')
  })

  it('nothing of a card is stored', async () => {
    const reload = createReload()
    const diner = await meetsCard({ plugins: [reload.plugin, threshold, booking, plugin] })
    await diner.fillsCard()
    contextOf(diner).state.performed.value = true
    reload.leaves()
    expect(reload.stateOf('card-guarantee')).to.deep.equal({ required: true, asked: true, performed: true })
  })

  it('back.shown: a diner who comes back to step 8 on purpose does not read that', async () => {
    const diner = await meetsCard()
    await diner.presses('Back')
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Guarantee your table')
    expect(diner.reads()).to.not.include(again)
  })
})

describe('card-guarantee: the clause in the terms on bookings', () => {
  const placesStep = definePlugin({
    id: 'placesStep',
    steps: [
      {
        id: 'placesStep',
        priority: 'base',
        when: () => true,
        load: page('Terms', () => <Place name="booking.terms" />),
      },
    ],
  })

  const reads = async (own: Record<string, unknown>) => {
    const options = { 'card-guarantee': own }
    const diner = await renderPlugins({ plugins: [placesStep, booking, plugin], brand: { options } })
    await diner.finds('heading', 'Terms')
    await diner.waits()
    expect(diner.faults).to.deep.equal([])
    return diner.reads()
  }

  it('card.no-show-fee: without a deadline names none', async () => {
    expect(await reads({ cancelHours: 0 }))
      .to.include("no-show fee of up to £5 per person. It is charged only if you don't show up.")
      .and.not.include('cancel')
  })

  it('card.no-show-fee: without a fee there is none', async () => {
    expect(await reads({ fee: 0 })).to.not.include('card')
  })
})

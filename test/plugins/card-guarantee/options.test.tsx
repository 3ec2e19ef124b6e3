import { expect } from 'chai'
import { definePlugin, type PluginContext } from 'tavola'
import { Place } from 'tavola/controls'
import plugin from '../../../plugins/card-guarantee'
import type { state } from '../../../plugins/card-guarantee/model'
import { removeWidget, renderPlugins } from '../../kit/diner'
import { createReload } from '../../kit/reload'
import { page, threshold } from '../../kit/stand-ins'
import { booking, create, meetsCard, renderPseudo } from './setup'
import { bookingBody } from '../../kit/fixtures'
import { atComplete } from '../../kit/booking'
import { checkPluginOptions } from '../../../src/diagnostics/plugin-options'
import { brand } from '../../../themes/milano/brand'
import { logged } from '../../kit/logged'

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

/** Step 5, with the place for more. */
const confirmation = definePlugin({
  id: 'confirmation',
  steps: [
    {
      id: 'confirmed',
      priority: 'takeover',
      when: ({ facts }) => facts.references.booking !== undefined,
      load: page('Confirmed', () => <Place name="confirmation" />),
    },
  ],
})

/** Another plugin's ticket. */
const ticket = definePlugin({
  id: 'ticket',
  inserts: [{ at: 'reference', load: async () => ({ default: () => null }) }],
})

describe('card-guarantee: the confirmation', () => {
  /** A booking that the server confirms at once. */
  async function confirms(ccgPerformed: boolean, own: Record<string, unknown> = {}, more = [confirmation]) {
    const diner = await renderPlugins({
      plugins: [threshold, booking, plugin, ...more],
      first: { ...atComplete, adults: 6 },
      brand: { options: { 'card-guarantee': own } },
      answers: { [create]: bookingBody({ ccgPerformed }) },
    })
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Confirmed')
    await diner.waits()
    return diner.reads()
  }

  it('card.no-show-fee: has the terms of a guaranteed booking', async () => {
    expect(await confirms(true))
      .to.include('No-show fee up to £5 × 6 = £30')
      .and.include('Free to cancel until Thursday 26 November at 19:30.')
  })

  it('card.no-show-fee: not of another booking, and not where the brand has no fee', async () => {
    expect(await confirms(false)).to.not.include('fee')
    await removeWidget()
    expect(await confirms(true, { fee: 0 })).to.not.include('fee')
    expect(document.querySelector('.guarantee-fee'), 'an empty panel').to.equal(null)
  })

  it('card.no-show-fee: not where a ticket shows them', async () => {
    expect(await confirms(true, {}, [confirmation, ticket])).to.not.include('fee')
  })

  it('card.no-show-fee: they are there as soon as step 5 is, after step 8', async () => {
    let seen = ''
    const diner = await meetsCard({ plugins: [threshold, booking, plugin, confirmation] })
    await diner.fillsCard()
    const isConfirmed = () => diner.has('heading', 'Confirmed')
    const observer = new MutationObserver(() => (seen ||= isConfirmed() ? diner.reads() : ''))
    observer.observe(document.body, { childList: true, subtree: true })
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Confirmed')
    observer.disconnect()
    expect(seen).to.include('No-show fee')
  })
})

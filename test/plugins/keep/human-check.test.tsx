import { expect } from 'chai'
import { definePlugin, here, type PluginContext } from 'tavola'
import { usePlugin } from 'tavola/controls'
import { anna, atDetails } from '../../kit/booking'
import { bookingBody } from '../../kit/fixtures'
import { status } from '../../kit/network'
import { heard, leaves, visits } from './setup'
import keep from '../../../plugins/keep'
import { form, page, threshold } from '../../kit/stand-ins'
import type { Diner } from '../../kit/diner'

const create = 'POST /api/bookings/create'
const state = { passed: false }

/** A human check: passed by a press, and valid for one POST. */
const check = definePlugin({
  id: 'check',
  state,
  messages: { missing: 'Please confirm that you are human' },
  validators: [
    { field: 'check', at: 'submit', message: 'missing', valid: ({ state }) => state.passed.value },
  ],
  inserts: [{ at: 'verification', load: here(Check) }],
  onError: ({ state }) => void (state.passed.value = false),
})

function Check() {
  const { state } = usePlugin<PluginContext<{ passed: boolean }>>()
  return (
    <button type="button" onClick={() => void (state.passed.value = true)}>
      I am human
    </button>
  )
}

const plugins = [keep, threshold, form, check]
const sent = (diner: Diner) => diner.network.sent(create)
const agrees = (diner: Diner) => diner.clicks('checkbox', /terms and conditions/)

/** Anna has booked here before, is remembered, and is at the details again. */
async function comesBack(options: Parameters<typeof visits>[0] = {}): Promise<Diner> {
  const before = await visits()
  await before.sees(() => before.kernel.choices.set({ ...atDetails, customer: anna }))
  await before.clicks('checkbox', /^Remember me on this device/)
  await before.presses('Continue')
  await before.presses('Complete Booking')
  leaves()
  sessionStorage.clear()
  const diner = await visits({ plugins, ...options })
  await diner.sees(() => diner.kernel.choices.set(atDetails))
  return diner
}

describe('keep: a remembered diner and the human check', () => {
  it('human-check.one-press: a remembered diner who passes the human check has sent: one press, not two', async () => {
    const diner = await comesBack()
    await agrees(diner)
    expect(sent(diner)).to.be.empty
    await diner.presses('I am human')
    expect(sent(diner)).to.have.length(1)
    await diner.finds('heading', 'Booking Confirmed')
  })

  it('is told so before the check, and hears it', async () => {
    const diner = await comesBack()
    const told = 'Filled in from your last visit. Complete the check to send.'
    expect(diner.reads()).to.include(told)
    expect(heard().join()).to.include(told)
    leaves()
    sessionStorage.clear()
    const other = await visits()
    await other.sees(() => other.kernel.choices.set(atDetails))
    expect(other.reads()).to.include('Filled in from your last visit.').and.not.include('check')
  })

  it('human-check.one-press: a press of "Complete Booking" before the check is not lost', async () => {
    const diner = await comesBack()
    await agrees(diner)
    await diner.presses('Complete Booking')
    expect(diner.gets('alert').textContent).to.include('Please confirm that you are human')
    await diner.presses('I am human')
    expect(sent(diner)).to.have.length(1)
  })

  it('consent.required: without the consent the check sends nothing, and nor does the consent alone', async () => {
    const diner = await comesBack()
    await diner.presses('I am human')
    await agrees(diner)
    expect(sent(diner)).to.be.empty
    await diner.presses('Complete Booking')
    expect(sent(diner)).to.have.length(1)
  })

  it('after a refusal the check alone sends nothing', async () => {
    const diner = await comesBack({ answers: { [create]: status(400, {}) } })
    await agrees(diner)
    await diner.presses('I am human')
    await diner.presses('I am human')
    expect(sent(diner)).to.have.length(1)
    await diner.presses('Complete Booking')
    expect(sent(diner)).to.have.length(2)
  })

  it('once the response asks for a card, the check alone sends nothing', async () => {
    const card = definePlugin({
      id: 'card',
      state: { isAsked: false },
      onResponse: ({ state }) => void (state.isAsked.value = true),
      steps: [
        {
          id: 'card',
          number: 8,
          priority: 'takeover',
          when: ({ state }) => state.isAsked.value,
          load: page('Your Card'),
        },
      ],
    })
    const answer = bookingBody({ bookingReference: null, requiresCcg: true })
    const diner = await comesBack({ plugins: [...plugins, card], answers: { [create]: answer } })
    await agrees(diner)
    await diner.presses('I am human')
    await diner.finds('heading', 'Your Card')
    const { passed } = (diner.kernel.plugins.contextOf(check) as unknown as PluginContext<typeof state>).state
    await diner.sees(() => void (passed.value = false))
    await diner.sees(() => void (passed.value = true))
    expect(sent(diner)).to.have.length(1)
  })

  it('edited details are sent with their own press', async () => {
    const diner = await comesBack()
    await agrees(diner)
    await diner.presses('Edit your details')
    await diner.presses('Continue')
    await diner.presses('I am human')
    expect(sent(diner)).to.be.empty
    await diner.presses('Complete Booking')
    expect(sent(diner)).to.have.length(1)
  })

  it('the same after a reload', async () => {
    await comesBack()
    leaves()
    const diner = await visits({ plugins })
    await agrees(diner)
    await diner.presses('I am human')
    expect(sent(diner)).to.have.length(1)
  })
})

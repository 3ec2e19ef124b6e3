import { expect } from 'chai'
import { definePlugin, here, type PluginContext } from 'tavola'
import { usePlugin } from 'tavola/controls'
import keep from '../../../plugins/keep'
import type { Diner } from '../../kit/diner'
import { bookingBody } from '../../kit/fixtures'
import { status } from '../../kit/network'
import { form, page, threshold } from '../../kit/stand-ins'
import { atDetailsAgain, heard, leaves, visits } from './setup'

const create = 'POST /api/bookings/create'
const state = { passed: false }

/** A human check: passed by a press, and valid for one POST. */
const check = definePlugin({
  id: 'check',
  state,
  texts: { missing: 'Please confirm that you are human' },
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
const comesBack = (options: object = {}) => atDetailsAgain({ plugins, ...options })

/** Does that in this order, and says how much was sent after each. */
async function sentAfter(diner: Diner, ...acts: readonly (keyof typeof doing)[]): Promise<readonly number[]> {
  const sent: number[] = []
  for (const act of acts) {
    await doing[act](diner)
    sent.push(diner.network.sent(create).length)
  }
  return sent
}

const doing = {
  agrees: (diner: Diner) => diner.agrees(),
  completes: (diner: Diner) => diner.presses('Complete Booking'),
  edits: async (diner: Diner) => {
    await diner.presses('Edit your details')
    await diner.presses('Continue')
  },
  isHuman: (diner: Diner) => diner.presses('I am human'),
} as const

describe('keep: a remembered diner and the human check', () => {
  it('human-check.one-press: who passes the check has sent: one press, not two', async () => {
    const diner = await comesBack()
    expect(await sentAfter(diner, 'agrees', 'isHuman')).to.deep.equal([0, 1])
    await diner.finds('heading', 'Booking Confirmed')
  })

  it('human-check.one-press: the same after a reload', async () => {
    await comesBack()
    leaves()
    expect(await sentAfter(await visits({ plugins }), 'agrees', 'isHuman')).to.deep.equal([0, 1])
  })

  it('is told so before the check, and hears it', async () => {
    const told = 'Filled in from your last visit. Complete the check to send.'
    const diner = await comesBack()
    expect(diner.reads()).to.include(told)
    expect(heard().join()).to.include(told)
  })

  it('human-check.one-press: a press of "Complete Booking" before the check is not lost', async () => {
    const diner = await comesBack()
    expect(await sentAfter(diner, 'agrees', 'completes')).to.deep.equal([0, 0])
    expect(diner.gets('alert').textContent).to.include('Please confirm that you are human')
    expect(await sentAfter(diner, 'isHuman')).to.deep.equal([1])
  })

  it('consent.required: without the consent the check sends nothing, and nor does the consent alone', async () => {
    expect(await sentAfter(await comesBack(), 'isHuman', 'agrees', 'completes')).to.deep.equal([0, 0, 1])
  })

  it('after a refusal the check alone sends nothing', async () => {
    const diner = await comesBack({ answers: { [create]: status(400, {}) } })
    const sent = await sentAfter(diner, 'agrees', 'isHuman', 'isHuman', 'completes')
    expect(sent).to.deep.equal([0, 1, 1, 2])
  })

  it('edited details are sent with their own press', async () => {
    const sent = await sentAfter(await comesBack(), 'agrees', 'edits', 'isHuman', 'completes')
    expect(sent).to.deep.equal([0, 0, 0, 1])
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
    expect(await sentAfter(diner, 'agrees', 'isHuman')).to.deep.equal([0, 1])
    await diner.finds('heading', 'Your Card')
    const { passed } = (diner.kernel.plugins.contextOf(check) as unknown as PluginContext<typeof state>).state
    for (const isPassed of [false, true]) await diner.sees(() => void (passed.value = isPassed))
    expect(diner.network.sent(create)).to.have.length(1)
  })
})

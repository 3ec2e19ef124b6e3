import { expect } from 'chai'
import { definePlugin, here, type AnyPlugin, type PluginContext } from 'tavola'
import { Note, useField, usePlugin } from 'tavola/controls'
import sendAtOnce from '../../../plugins/send-at-once'
import { anna, atDetails } from '../../kit/booking'
import { removeWidget, renderPlugins, type Diner } from '../../kit/diner'
import { hangs, later, status } from '../../kit/network'
import { form, threshold } from '../../kit/stand-ins'

/** Asks for a table in the details, which never is right, by a group, which has no `aria-invalid` of its own. */
const asking = definePlugin({
  id: 'asking',
  texts: { choose: 'Please choose a table' },
  validators: [{ field: 'table', message: 'choose', valid: () => false }],
  inserts: [{ at: 'details', load: here(GroupOfBoxes) }],
})

function GroupOfBoxes() {
  const { error } = useField('table')
  return (
    <fieldset>
      <label>
        <input type="checkbox" /> By the window
      </label>
      <Note error={error} />
    </fieldset>
  )
}

const asked = { passed: false, isPressed: false }

/** A check that a person sends: passed by a press, and good for one sending. */
const check = definePlugin({
  id: 'check',
  state: asked,
  texts: { missing: 'Please confirm that you are human' },
  validators: [
    {
      field: 'check',
      at: 'submit',
      message: 'missing',
      valid: ({ state }) => state.passed.value,
      ask({ state }) {
        state.isPressed.value = true
        return true
      },
    },
  ],
  inserts: [{ at: 'verification', load: here(Check) }],
  onError: ({ state }) => void (state.passed.value = false),
})

function Check() {
  const { state, submit } = usePlugin<PluginContext<typeof asked>>()
  function pass() {
    state.passed.value = true
    if (state.isPressed.value) void submit()
    state.isPressed.value = false
  }
  return (
    <button type="button" onClick={pass}>
      I am human
    </button>
  )
}

const create = 'POST /api/bookings/create'
const filled = { ...atDetails, customer: anna }

const render = (over: object = {}, ...more: readonly AnyPlugin[]) =>
  renderPlugins({ plugins: [threshold, form, ...more, sendAtOnce], first: filled, ...over })

const sent = (diner: Diner) => diner.network.sent(create)
const completes = (diner: Diner) => diner.presses('Complete Booking')
const refusal = status(400, { email: ['This address does not exist.'] })

describe('send-at-once: one press', () => {
  it('"Complete Booking" replaces Continue, and sends', async () => {
    const diner = await render()
    await diner.finds('button', 'Complete Booking')
    expect(diner.has('button', 'Continue')).to.be.false
    expect(diner.reads()).to.include('Happy with your choices?')
    await completes(diner)
    expect(sent(diner)).to.have.length(1)
    expect(diner.has('heading', 'Booking Confirmed')).to.be.true
  })

  for (const [what, first, words] of [
    ['what will be sent', filled, 'Sat 28 Nov, 19:30, 2 people · Milano Cork'],
    ['of an enquiry without a table the restaurant', { ...filled, date: null, time: null }, 'Milano Cork'],
  ] as const)
    it(`${what} is beside the button, once, and is read with it`, async () => {
      const diner = await render({ first })
      const button = await diner.finds('button', 'Complete Booking')
      const heard = document.getElementById(button.getAttribute('aria-describedby')!)!
      expect(heard.textContent.trim()).to.equal(words)
      if (first.date) expect(diner.reads().split('19:30, 2 people')).to.have.length(2)
    })

  it('the second click of a double click, meant for the button that was here before, sends nothing', async () => {
    const diner = await render()
    const button = await diner.finds('button', 'Complete Booking')
    for (const [detail, count] of [
      [2, 0],
      [1, 1],
    ] as const) {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail })
      await diner.sees(() => void button.dispatchEvent(click))
      expect([sent(diner).length, diner.kernel.facts.detailsConfirmed]).to.deep.equal([count, count > 0])
    }
  })

  it('Enter in a field presses the button', async () => {
    const diner = await render()
    ;(await diner.finds('textbox', 'Email')).focus()
    await diner.keys('{Enter}')
    expect(sent(diner)).to.have.length(1)
  })

  for (const [what, wrong, line, [role, name]] of [
    ['a field is empty', { firstName: '' }, 'Please enter your first name', ['textbox', 'First Name']],
    ['a field is wrong', { email: 'anna@' }, /^Enter an email address such as/, ['textbox', 'Email']],
    [
      'the box is missing',
      { consent: false },
      'Please agree to our terms and conditions',
      ['checkbox', /terms/],
    ],
    [
      'both are missing',
      { telephoneNumber: '', consent: false },
      'Please enter your telephone number',
      ['textbox', 'Telephone Number'],
    ],
  ] as const)
    it(`consent.required: while ${what} the press sends nothing, and shows why`, async () => {
      const diner = await render({ first: { ...filled, customer: { ...anna, ...wrong } } })
      await completes(diner)
      expect(sent(diner)).to.be.empty
      expect(document.activeElement).to.equal(diner.gets('group', /^There (is a|are 2) problem/))
      await diner.clicks('link', line)
      expect(document.activeElement).to.equal(diner.gets(role, name))
      if (role !== 'checkbox') return
      await diner.keys(' ')
      await completes(diner)
      expect(sent(diner)).to.have.length(1)
    })

  it('a line leads to the group whose error it is, too', async () => {
    const diner = await render({}, asking)
    await completes(diner)
    expect(sent(diner)).to.be.empty
    await diner.clicks('link', 'Please choose a table')
    expect(document.activeElement).to.equal(diner.gets('checkbox', 'By the window'))
  })

  it('details that another plugin has fixed are not sent without a press', async () => {
    const diner = await render({ first: { ...filled, detailsConfirmed: true } })
    await diner.finds('button', 'Complete Booking')
    expect(sent(diner)).to.be.empty
  })
})

describe('send-at-once: its outcomes', () => {
  it('the details are fixed while they are sent, and a second press sends nothing', async () => {
    const { answer, come } = later()
    const diner = await render({ answers: { [create]: answer } })
    await completes(diner)
    for (const name of ['Complete Booking', 'Edit your details'])
      expect(diner.isEnabled('button', name)).to.be.false
    expect(document.activeElement).to.equal(diner.gets('heading', 'We have your details'))
    await diner.keys('{Enter}')
    come(undefined)
    await diner.waits()
    expect(sent(diner)).to.have.length(1)
  })

  for (const [what, answer, count, seen] of [
    [
      'after a refusal the details can be changed, and one press sends them again',
      refusal,
      2,
      'This address',
    ],
    ['of which it is not known what came: it is not repeated by the press', hangs, 1, 'Send again'],
  ] as const)
    it(what, async () => {
      const diner = await render({ answers: { [create]: answer } })
      await completes(diner)
      await diner.waits(30_000)
      await diner.presses('Edit your details')
      await completes(diner)
      expect(sent(diner)).to.have.length(count)
      expect(diner.reads()).to.include(seen)
    })

  it('event.dom: the same events in the same order as with two presses', async () => {
    const diner = await render()
    await completes(diner)
    removeWidget()
    const other = await renderPlugins({ plugins: [threshold, form], first: filled })
    await other.presses('Continue')
    await completes(other)
    expect(diner.events).to.deep.equal(other.events)
    expect(diner.events.map(({ name }) => name)).to.include.members(['submit-started', 'booking-confirmed'])
  })

  it('the press leads to a check that a person sends; passing it sends once, and not after a refusal', async () => {
    const diner = await render({ answers: { [create]: refusal } }, check)
    await diner.finds('button', 'Complete Booking')
    expect(diner.has('button', 'I am human')).to.be.false
    await completes(diner)
    expect([sent(diner), diner.has('alert')]).to.deep.equal([[], false])
    for (let press = 0; press < 2; press++) await diner.presses('I am human')
    expect(sent(diner)).to.have.length(1)
    await completes(diner)
    expect(sent(diner)).to.have.length(2)
  })
})

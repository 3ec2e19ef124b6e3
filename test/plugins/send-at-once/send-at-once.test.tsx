import { expect } from 'chai'
import { definePlugin, here, type AnyPlugin, type PluginContext } from 'tavola'
import { Note, useField, usePlugin } from 'tavola/controls'
import sendAtOnce from '../../../plugins/send-at-once'
import { anna, atDetails } from '../../kit/booking'
import { removeWidget, renderPlugins, type Diner } from '../../kit/diner'
import { hangs, later, status } from '../../kit/network'
import { form, threshold } from '../../kit/stand-ins'

/** Plugins that ask the diner for something before anything is sent. */

/** Asks for a table in the details, which never is right; the control, if any, stands there. */
const asking = (Control: () => React.ReactNode): AnyPlugin =>
  definePlugin({
    id: 'asking',
    messages: { choose: 'Please choose a table' },
    validators: [{ field: 'table', message: 'choose', valid: () => false }],
    inserts: [{ at: 'details', load: here(Control) }],
  })

/** A group, which has no `aria-invalid` of its own. */
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
  messages: { missing: 'Please confirm that you are human' },
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

describe('send-at-once: one press', () => {
  it('"Complete Booking" replaces Continue, and sends', async () => {
    const diner = await render()
    await diner.finds('button', 'Complete Booking')
    expect(diner.has('button', 'Continue')).to.be.false
    expect(diner.reads()).to.include('Happy with your choices?')
    await diner.presses('Complete Booking')
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
    const press = (detail: number) =>
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
    await diner.sees(() => void press(2))
    expect([sent(diner).length, diner.kernel.facts.detailsConfirmed]).to.deep.equal([0, false])
    await diner.sees(() => void press(1))
    expect(sent(diner)).to.have.length(1)
  })

  it('Enter in a field presses the button', async () => {
    const diner = await render()
    ;(await diner.finds('textbox', 'Email')).focus()
    await diner.keys('{Enter}')
    expect(sent(diner)).to.have.length(1)
  })

  const wrong = {
    firstName: ['', 'First Name', 'Please enter your first name'],
    email: ['anna@', 'Email', 'Enter an email address such as name@example.com'],
    telephoneNumber: ['', 'Telephone Number', 'Please enter your telephone number'],
  } as const
  for (const [field, [value, name, error]] of Object.entries(wrong)) {
    it(`nothing is sent while ${field} is not right: the press shows why, and its line leads there`, async () => {
      const diner = await render({
        first: { ...filled, customer: { ...anna, [field]: value, consent: false } },
      })
      await diner.presses('Complete Booking')
      expect(sent(diner)).to.be.empty
      expect(document.activeElement).to.equal(diner.gets('group', 'There are 2 problems'))
      await diner.clicks('link', error)
      expect(document.activeElement).to.equal(diner.gets('textbox', name))
      expect(diner.reads()).to.include(error).and.include('Please agree to our terms and conditions')
    })
  }

  it('consent.required: where only the box is missing, its line leads to it', async () => {
    const diner = await render({ first: { ...filled, customer: { ...anna, consent: false } } })
    await diner.presses('Complete Booking')
    expect(sent(diner)).to.be.empty
    await diner.clicks('link', 'Please agree to our terms and conditions')
    expect(document.activeElement).to.equal(diner.gets('checkbox', /terms/))
    await diner.keys(' ')
    await diner.presses('Complete Booking')
    expect(sent(diner)).to.have.length(1)
  })

  it('a line leads to the group whose error it is, too', async () => {
    const diner = await render({}, asking(GroupOfBoxes))
    await diner.presses('Complete Booking')
    expect(sent(diner)).to.be.empty
    await diner.clicks('link', 'Please choose a table')
    expect(document.activeElement).to.equal(diner.gets('checkbox', 'By the window'))
  })
})

describe('send-at-once: its outcomes', () => {
  it('the details are fixed while they are sent, and a second press sends nothing', async () => {
    const { answer, come } = later()
    const diner = await render({ answers: { [create]: answer } })
    await diner.presses('Complete Booking')
    expect(diner.isEnabled('button', 'Complete Booking')).to.be.false
    expect(diner.isEnabled('button', 'Edit your details')).to.be.false
    expect(document.activeElement).to.equal(diner.gets('heading', 'We have your details'))
    await diner.keys('{Enter}')
    come(undefined)
    await diner.waits()
    expect(sent(diner)).to.have.length(1)
  })

  it('after a refusal the details can be changed, and one press sends them again', async () => {
    const refusal = status(400, { email: ['This address does not exist.'] })
    const diner = await render({ answers: { [create]: refusal } })
    await diner.presses('Complete Booking')
    expect(diner.gets('alert').textContent).to.include('This address does not exist.')
    await diner.presses('Edit your details')
    await diner.presses('Complete Booking')
    expect(sent(diner)).to.have.length(2)
  })

  it('a sending of which it is not known what came is not repeated by the press', async () => {
    const diner = await render({ answers: { [create]: hangs } })
    await diner.presses('Complete Booking')
    await diner.waits(30_000)
    await diner.presses('Edit your details')
    await diner.presses('Complete Booking')
    expect(sent(diner)).to.have.length(1)
    expect(diner.has('button', 'Send again')).to.be.true
  })

  it('event.dom: the same events in the same order as with two presses', async () => {
    const diner = await render()
    await diner.presses('Complete Booking')
    removeWidget()
    const other = await renderPlugins({ plugins: [threshold, form], first: filled })
    await other.presses('Continue')
    await other.presses('Complete Booking')
    expect(diner.events).to.deep.equal(other.events)
    expect(diner.events.map(({ name }) => name))
      .to.include('submit-started')
      .and.include('booking-confirmed')
  })
})

describe('send-at-once: a check that a person sends', () => {
  it('the press leads to the check, and passing it sends, once', async () => {
    const diner = await render({}, check)
    await diner.finds('button', 'Complete Booking')
    expect(diner.has('button', 'I am human')).to.be.false
    await diner.presses('Complete Booking')
    expect(sent(diner)).to.be.empty
    expect(diner.has('alert')).to.be.false
    await diner.presses('I am human')
    expect(sent(diner)).to.have.length(1)
  })

  it('after a refusal the check alone sends nothing', async () => {
    const diner = await render({ answers: { [create]: status(400, {}) } }, check)
    await diner.presses('Complete Booking')
    await diner.presses('I am human')
    await diner.presses('I am human')
    expect(sent(diner)).to.have.length(1)
    await diner.presses('Complete Booking')
    expect(sent(diner)).to.have.length(2)
  })

  it('details that another plugin has fixed are not sent without a press', async () => {
    const diner = await render({ first: { ...filled, detailsConfirmed: true } })
    await diner.finds('button', 'Complete Booking')
    expect(sent(diner)).to.be.empty
  })
})

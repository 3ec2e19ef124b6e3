import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { useField } from 'tavola/controls'
import { atComplete } from '../../kit/booking'
import type { Diner } from '../../kit/diner'
import { descriptionOf, focused, opensAsAnna } from '../set-up'

const empty = { firstName: '', lastName: '', email: '', telephoneNumber: '', consent: false }
const where = 'Please say where you like to sit'

/** A control of a plugin's own, without a part of the kit. */
const seat = definePlugin({
  id: 'seat',
  texts: { where },
  validators: [{ field: 'seat', message: 'where', valid: () => false }],
  inserts: [{ at: 'details', load: async () => ({ default: Seat }) }],
})

function Seat() {
  const { error, onBlur } = useField('seat')
  return (
    <>
      <input aria-label="Seat" aria-invalid={error !== undefined} aria-describedby="why" onBlur={onBlur} />
      <i id="why">{error}</i>
    </>
  )
}

/** A rule that no field shows. */
const strict = definePlugin({
  id: 'strict',
  texts: { few: 'At least {least} guests, please' },
  validators: [
    {
      field: 'party',
      message: 'few',
      values: () => ({ least: 4 }),
      valid: ({ facts }) => facts.guests >= 4,
    },
  ],
})

const summary = (diner: Diner) => diner.gets('group', /^There (is|are)/)
const lines = (diner: Diner) => [...summary(diner).querySelectorAll('li')].map((line) => line.textContent)

/** A diner who has pressed Continue with these details. */
async function presses(...begun: Parameters<typeof opensAsAnna>) {
  const diner = await opensAsAnna(...begun)
  await diner.presses('Continue')
  return diner
}

describe('ui: the list of problems after a press', () => {
  it('details.missing: the list above the button has a line for each, and the focus', async () => {
    const diner = await presses(empty)
    expect(lines(diner)).to.deep.equal([
      'Please enter your first name',
      'Please enter your last name',
      'Please enter your email',
      'Please enter your telephone number',
      'Please agree to our terms and conditions',
    ])
    expect(focused(diner)).to.equal(diner.gets('group', 'There are 5 problems'))
    // The number of problems is read with the focus, and not announced as well.
    expect(diner.heard).to.deep.equal([])
    const isBefore = (one: Node, other: Node) =>
      one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING
    expect(isBefore(diner.gets('checkbox', /terms/), summary(diner))).to.be.true
    expect(isBefore(summary(diner), diner.gets('button', 'Continue'))).to.be.true
  })

  it('each line leads to its field, also to a control of a plugin’s own', async () => {
    const diner = await presses(empty, seat)
    for (const [line, role, name] of [
      ['Please enter your email', 'textbox', 'Email'],
      ['Please agree to our terms and conditions', 'checkbox', /terms/],
      [where, 'textbox', 'Seat'],
    ] as const) {
      await diner.clicks('link', line)
      expect(focused(diner)).to.equal(diner.gets(role, name))
    }
  })

  it('a line disappears as soon as its field is valid, and the list with its last line', async () => {
    const diner = await presses({ lastName: '', consent: false })
    await diner.types('Last Name', 'O’Brien')
    expect(lines(diner)).to.deep.equal(['Please agree to our terms and conditions'])
    await diner.clicks('checkbox', /terms/)
    expect(diner.has('group', /^There/)).to.be.false
  })

  it('each press leads to the list again, which says how many are left', async () => {
    const diner = await presses({ firstName: '', email: '' })
    await diner.types('First Name', 'Anna')
    await diner.presses('Continue')
    expect(focused(diner)).to.equal(diner.gets('group', 'There is a problem'))
  })

  it('a line that comes back while the diner types takes no focus', async () => {
    const diner = await presses({ email: '' })
    await diner.types('Email', 'a@b.ie')
    expect(diner.has('group', /^There/)).to.be.false
    await diner.keys('{Backspace}{Backspace}{Backspace}')
    expect(lines(diner)).to.have.length(1)
    expect(focused(diner)).to.equal(diner.gets('textbox', 'Email'))
  })

  it('field and list use the same words, which for a wrong value say what is expected', async () => {
    const diner = await presses({ email: 'anna@', telephoneNumber: '020' })
    const says = [
      'Enter an email address such as name@example.com',
      'This number has too few digits. Enter a UK number such as 020\u00a07946\u00a00018',
    ]
    expect(lines(diner)).to.deep.equal(says)
    const fields = ['Email', 'Telephone Number'].map((name) => descriptionOf(diner.gets('textbox', name)))
    expect(fields).to.deep.equal(says)
  })

  it('nothing is listed before a press', async () => {
    const diner = await opensAsAnna(empty)
    await diner.clicks('textbox', 'First Name')
    await diner.keys('{Tab}')
    expect(diner.reads()).to.include('Please enter your first name')
    expect(diner.has('group', /^There/)).to.be.false
  })

  it('the consent missing from known details is above the submit button', async () => {
    const diner = await opensAsAnna({ consent: false })
    await diner.sees(() => diner.kernel.choices.set({ detailsConfirmed: true }))
    await diner.presses('Complete Booking')
    expect(lines(diner)).to.deep.equal(['Please agree to our terms and conditions'])
    expect(focused(diner)).to.equal(summary(diner))
    expect(diner.network.sent('POST *')).to.be.empty
  })

  it('a problem that no field shows comes after those of the fields, and is no link', async () => {
    const diner = await presses({ ...atComplete.customer, firstName: '' }, strict)
    const [first, few] = ['Please enter your first name', 'At least 4 guests, please']
    expect(lines(diner)).to.deep.equal([first, few])
    expect([diner.has('link', first), diner.has('link', few)]).to.deep.equal([true, false])
  })
})

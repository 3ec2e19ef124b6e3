import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { useField } from 'tavola/controls'
import { anna, atDetails, atComplete } from '../../kit/booking'
import { renderPlugins, type Diner } from '../../kit/diner'
import { form, threshold } from '../../kit/stand-ins'

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  telephoneNumber: '',
  specialRequests: '',
  optIn: false,
  consent: false,
}

/** A control of a plugin's own, without a part of the kit. */
const seat = definePlugin({
  id: 'seat',
  messages: { where: 'Please say where you like to renderStrict' },
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

const renderForm = (customer: object = empty, ...more: readonly ReturnType<typeof definePlugin>[]) =>
  renderPlugins({
    plugins: [threshold, form, ...more],
    first: { ...atDetails, customer: { ...anna, ...customer } },
  })

const lines = (diner: Diner) => [...summary(diner).querySelectorAll('li')].map((line) => line.textContent)
const summary = (diner: Diner) => diner.gets('group', /^There (is|are)/)

describe('ui: the list of problems after a press', () => {
  it('details.missing: the list above the button has a line for each, and the focus', async () => {
    const diner = await renderForm()
    await diner.presses('Continue')
    expect(lines(diner)).to.deep.equal([
      'Please enter your first name',
      'Please enter your last name',
      'Please enter your email',
      'Please enter your telephone number',
      'Please agree to our terms and conditions',
    ])
    expect(document.activeElement).to.equal(diner.gets('group', 'There are 5 problems'))
    // The number of problems is read with the focus, and not announced as well.
    expect(diner.heard).to.deep.equal([])
    const isBefore = (one: Node, other: Node) =>
      one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING
    expect(isBefore(diner.gets('checkbox', /terms/), summary(diner))).to.be.true
    expect(isBefore(summary(diner), diner.gets('button', 'Continue'))).to.be.true
  })

  for (const [line, role, name] of [
    ['Please enter your email', 'textbox', 'Email'],
    ['Please agree to our terms and conditions', 'checkbox', /terms/],
    ['Please say where you like to renderStrict', 'textbox', 'Seat'],
  ] as const) {
    it(`"${line}" leads to its field`, async () => {
      const diner = await renderForm(empty, seat)
      await diner.presses('Continue')
      await diner.clicks('link', line)
      expect(document.activeElement).to.equal(diner.gets(role, name))
    })
  }

  it('a line disappears as soon as its field is valid, and the list with its last line', async () => {
    const diner = await renderForm({ lastName: '', consent: false })
    await diner.presses('Continue')
    await diner.types('Last Name', 'O’Brien')
    expect(lines(diner)).to.deep.equal(['Please agree to our terms and conditions'])
    await diner.clicks('checkbox', /terms/)
    expect(diner.has('group', /^There/)).to.be.false
  })

  it('each press leads to the list again, which says how many are left', async () => {
    const diner = await renderForm({ firstName: '', email: '' })
    await diner.presses('Continue')
    await diner.types('First Name', 'Anna')
    await diner.presses('Continue')
    expect(document.activeElement).to.equal(diner.gets('group', 'There is a problem'))
  })

  it('a line that comes back while the diner types takes no focus', async () => {
    const diner = await renderForm({ email: '' })
    await diner.presses('Continue')
    await diner.types('Email', 'a@b.ie')
    expect(diner.has('group', /^There/)).to.be.false
    await diner.keys('{Backspace}{Backspace}{Backspace}')
    expect(lines(diner)).to.have.length(1)
    expect(document.activeElement).to.equal(diner.gets('textbox', 'Email'))
  })

  it('field and list use the same words, which for a wrong value say what is expected', async () => {
    const diner = await renderForm({ email: 'anna@', telephoneNumber: '020' })
    await diner.presses('Continue')
    expect(lines(diner)).to.deep.equal([
      'Enter an email address such as name@example.com',
      'This number has too few digits. Enter a UK number such as 020\u00a07946\u00a00018',
    ])
    for (const [index, name] of ['Email', 'Telephone Number'].entries()) {
      const note = diner.gets('textbox', name).getAttribute('aria-describedby')!
      expect(document.getElementById(note)!.textContent).to.equal(lines(diner)[index])
    }
  })

  it('nothing is listed before a press', async () => {
    const diner = await renderForm()
    await diner.clicks('textbox', 'First Name')
    await diner.keys('{Tab}')
    expect(diner.reads()).to.include('Please enter your first name')
    expect(diner.has('group', /^There/)).to.be.false
  })

  it('the consent missing from known details is above the submit button', async () => {
    const diner = await renderPlugins({
      plugins: [threshold, form],
      first: { ...atDetails, customer: { ...anna, consent: false }, detailsConfirmed: true },
    })
    await diner.presses('Complete Booking')
    expect(lines(diner)).to.deep.equal(['Please agree to our terms and conditions'])
    expect(document.activeElement).to.equal(summary(diner))
    expect(diner.network.sent('POST *')).to.be.empty
  })
})

const strict = definePlugin({
  id: 'strict',
  messages: { few: 'At least {least} guests, please' },
  validators: [
    {
      field: 'party',
      message: 'few',
      values: () => ({ least: 4 }),
      valid: ({ facts }) => facts.guests >= 4,
    },
  ],
})

describe('ui: problems that stop Continue and that no field shows', () => {
  const renderStrict = (customer = atComplete.customer) =>
    renderPlugins({
      plugins: [threshold, form, strict],
      first: { ...atComplete, detailsConfirmed: false, customer },
    })

  it('comes after those of the fields, and is no link', async () => {
    const diner = await renderStrict({ ...atComplete.customer, firstName: '' })
    await diner.presses('Continue')
    const lines = diner.within('group', 'There are 2 problems').getsAll('listitem')
    expect(lines.map(({ textContent }) => textContent)).to.deep.equal([
      'Please enter your first name',
      'At least 4 guests, please',
    ])
    expect(diner.has('link', 'Please enter your first name')).to.be.true
    expect(diner.has('link', 'At least 4 guests, please')).to.be.false
  })
})

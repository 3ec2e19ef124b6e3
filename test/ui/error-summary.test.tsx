import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { useField } from 'tavola/controls'
import { anna, atDetails } from '../kit/booking'
import { removeWidget, renderWidget, type Diner } from '../kit/diner'
import { form, threshold } from '../kit/stand-ins'

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
  messages: { where: 'Please say where you like to sit' },
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

const sits = (customer: object = empty, ...more: readonly ReturnType<typeof definePlugin>[]) =>
  renderWidget({
    plugins: [threshold, form, ...more],
    first: { ...atDetails, customer: { ...anna, ...customer } },
  })

const lines = (diner: Diner) => [...summary(diner).querySelectorAll('li')].map((line) => line.textContent)
const summary = (diner: Diner) => diner.gets('group', /^There (is|are)/)

describe('ui: the list of problems after a press', () => {
  afterEach(removeWidget)

  it('each is a line above the form, in its order; their number is announced, the first takes the focus', async () => {
    const diner = await sits()
    await diner.presses('Continue')
    expect(lines(diner)).to.deep.equal([
      'Please enter your first name',
      'Please enter your last name',
      'Please enter your email',
      'Please enter your telephone number',
      'Please agree to our terms and conditions',
    ])
    expect(diner.gets('status').textContent).to.equal('There are 5 problems')
    expect(document.activeElement).to.equal(diner.gets('textbox', 'First Name'))
    const button = diner.gets('button', 'Continue')
    expect(summary(diner).compareDocumentPosition(button)).to.equal(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  for (const [line, role, name] of [
    ['Please enter your email', 'textbox', 'Email'],
    ['Please agree to our terms and conditions', 'checkbox', /terms/],
    ['Please say where you like to sit', 'textbox', 'Seat'],
  ] as const) {
    it(`"${line}" leads to its field`, async () => {
      const diner = await sits(empty, seat)
      await diner.presses('Continue')
      await diner.clicks('link', line)
      expect(document.activeElement).to.equal(diner.gets(role, name))
    })
  }

  it('a line disappears as soon as its field is right, and the list with the last', async () => {
    const diner = await sits({ lastName: '', consent: false })
    await diner.presses('Continue')
    await diner.types('Last Name', 'O’Brien')
    expect(lines(diner)).to.deep.equal(['Please agree to our terms and conditions'])
    await diner.clicks('checkbox', /terms/)
    expect(diner.has('group', /^There/)).to.be.false
  })

  it('each press leads to the first again, and announces how many are left', async () => {
    const diner = await sits({ firstName: '', email: '' })
    await diner.presses('Continue')
    await diner.types('First Name', 'Anna')
    await diner.presses('Continue')
    expect(document.activeElement).to.equal(diner.gets('textbox', 'Email'))
    expect(diner.gets('status').textContent).to.equal('There is a problem')
  })

  it('field and list use the same words, which for a wrong value say what is expected', async () => {
    const diner = await sits({ email: 'anna@', telephoneNumber: '020' })
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
    const diner = await sits()
    await diner.clicks('textbox', 'First Name')
    await diner.keys('{Tab}')
    expect(diner.reads()).to.include('Please enter your first name')
    expect(diner.has('group', /^There/)).to.be.false
  })

  it('decisions, "Steps 4 and 6": the consent that known details lack is above the button that sends', async () => {
    const diner = await renderWidget({
      plugins: [threshold, form],
      first: { ...atDetails, customer: { ...anna, consent: false }, detailsConfirmed: true },
    })
    await diner.presses('Complete Booking')
    expect(lines(diner)).to.deep.equal(['Please agree to our terms and conditions'])
    expect(document.activeElement).to.equal(diner.gets('checkbox', /terms/))
    expect(diner.network.sent('POST *')).to.be.empty
  })
})

import { expect } from 'chai'
import booking from '../../../plugins/booking'
import { anna, atComplete, atDetails } from '../../kit/booking'
import { type Diner, renderPlugins } from '../../kit/diner'
import { bookingBody } from '../../kit/fixtures'
import { type Answer, hangs, status } from '../../kit/network'
import { threshold } from '../../kit/stand-ins'
import { secret } from 'tavola'
import { blankCustomer } from '../../../src/kernel/state/facts'

const create = 'POST /api/bookings/create'
const plugins = [threshold, booking]

const payload = {
  venueId: 'cork',
  date: '2026-11-28',
  time: '1930',
  guests: 2,
  children: 0,
  menuId: null,
  email: anna.email,
  firstName: 'Anna',
  lastName: "O'Brien",
  telephoneNumber: '020 7946 0958',
  optIn: false,
  termsAndConditions: true,
  optInAsked: true,
  specialRequests: '| Source: Website',
  paymentNonce: null,
  captchaToken: null,
}

describe('booking: Complete Booking', () => {
  it('payload.booking, payload.customer, payload.consents, body.keys, time.sent: posts every key', async () => {
    const diner = await renderPlugins({ plugins, first: atComplete })
    await diner.presses('Complete Booking')
    expect(JSON.stringify(diner.network.sent(create).map(({ body }) => body))).to.equal(
      JSON.stringify([payload]),
    )
  })

  it('call.create-booking: as JSON, with the session id', async () => {
    const diner = await renderPlugins({ plugins, first: atComplete })
    await diner.presses('Complete Booking')
    const { headers } = diner.network.sent(create)[0]!
    expect(headers.get('content-type')).to.equal('application/json')
    expect(headers.get('x-session-id')).to.equal('test-session')
  })

  it('host.transform-requests, requests.callback: sends what the host makes of them, with their source', async () => {
    const diner = await renderPlugins({
      plugins,
      first: { ...atComplete, customer: { ...anna, specialRequests: 'Window' } },
      host: { transformSpecialRequests: (text) => `${text}, please` },
    })
    await diner.presses('Complete Booking')
    const [sent] = diner.network.sent(create)
    expect(sent?.body).to.have.property('specialRequests', 'Window, please| Source: Website')
  })

  it('nothing hidden is sent, also not of a host’s transform', async () => {
    const hidden = { firstName: ' Mary\tAnn\ufffc', email: '\u200banna@müller.example', telephoneNumber: '\u202a٠٢٠ ٧٩٤٦ ٠٩٥٨', specialRequests: 'For \u2068Anna\u2069 \b' } // oxfmt-ignore
    const first = { ...atComplete, customer: { ...anna, ...hidden } }
    const host = { transformSpecialRequests: (text: string) => `${text}\uf8ff!` }
    const diner = await renderPlugins({ plugins, first, host })
    await diner.presses('Complete Booking')
    expect(diner.network.sent(create)[0]?.body).to.include({
      firstName: 'Mary Ann',
      email: 'anna@xn--mller-kva.example',
      telephoneNumber: '020 7946 0958',
      specialRequests: 'For Anna!| Source: Website',
    })
  })

  it('loading.texts, loading.announced: says that the booking is being completed', async () => {
    const diner = await renderPlugins({ plugins, first: atComplete, answers: { [create]: hangs } })
    await diner.presses('Complete Booking')
    expect(diner.gets('status').textContent).to.equal('Completing Booking...')
  })

  it('the second click of a double click on the previous button sends nothing', async () => {
    const diner = await renderPlugins({ plugins, first: atComplete })
    const second = new MouseEvent('click', { detail: 2, bubbles: true, cancelable: true })
    const button = await diner.finds('button', 'Complete Booking')
    await diner.sees(() => void button.dispatchEvent(second))
    expect(diner.network.requests).to.be.empty
  })

  it('submit.busy: is sent once, however often the button is pressed', async () => {
    const diner = await renderPlugins({ plugins, first: atComplete, answers: { [create]: hangs } })
    await diner.presses('Complete Booking')
    await diner.clicksAnyway('button', 'Complete Booking')
    expect(diner.isEnabled('button', 'Complete Booking')).to.be.false
    expect(diner.isEnabled('button', 'Edit your details')).to.be.false
    expect(diner.network.sent(create)).to.have.length(1)
  })
})

const answering = (answer: Answer) => ({
  plugins: [threshold, booking],
  first: atComplete,
  answers: { [create]: answer },
})

const unexpected = ['Unexpected / Unknown error']

/** The banner's lines after a press of Complete Booking. */
async function refusal(answer: Answer): Promise<string[]> {
  const diner = await renderPlugins(answering(answer))
  await diner.presses('Complete Booking')
  const banner = diner.within('alert')
  expect(banner.gets('text', 'Could not complete booking:')).to.exist
  const [alert] = document.querySelectorAll('[role=alert]')
  return [...alert!.querySelectorAll('[dir=auto]')].map(({ textContent }) => textContent)
}

describe('booking: a refused booking', () => {
  it('error.refused-booking: lists the first message of each field', async () => {
    const body = { email: ['Your email is unknown', 'and too long'], time: 'This table has just gone' }
    expect(await refusal(status(400, body))).to.deep.equal([
      'Your email is unknown',
      'This table has just gone',
    ])
  })

  it('card.no-plugin: a card guarantee that no plugin can take is an unknown error', async () => {
    const body = bookingBody({ bookingReference: null, requiresCcg: true })
    expect(await refusal(body)).to.deep.equal(unexpected)
  })
})

/** The field as the body of the 400 names it, its name in the form, and what it is changed to. */
const refusedFields = [
  ['email', 'Email', 'anna@example.com'],
  ['Booking.Email', 'Email', 'anna@example.com'],
  ['$.customer.first_name', 'First Name', 'Áine'],
  ['surname', 'Last Name', 'Byrne'],
  ['phone', 'Telephone Number', '020 7946 0000'],
  ['specialRequests', 'Special Requests', 'None'],
] as const

describe('booking: a field that the back end refuses', () => {
  const text = 'We cannot take this.'
  const isMarked = (diner: Diner, name: string) =>
    diner.gets('textbox', name).matches('[aria-invalid=true]') &&
    descriptionOf(diner.gets('textbox', name)) === text
  const descriptionOf = (field: HTMLElement) =>
    document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent

  for (const [named, field, changed] of refusedFields)
    it(`submit.field-refused: "${named}" marks ${field} until it is changed, and blocks nothing`, async () => {
      const customer = { ...anna, specialRequests: 'A window' }
      const answer = status(400, { errors: { [named]: [text] } })
      const diner = await renderPlugins({ ...answering(answer), first: { ...atComplete, customer } })
      await diner.presses('Complete Booking')
      await diner.presses('OK')
      expect(document.querySelector('.confirmed-card .note-error')?.textContent).to.equal(text)
      await diner.presses('Edit your details')
      expect(document.activeElement).to.equal(diner.gets('textbox', field))
      await diner.keys('{Tab}{Tab}')
      expect(isMarked(diner, field), 'left as it was').to.be.true
      await diner.presses('Continue')
      await diner.presses('Edit your details')
      expect(isMarked(diner, field), 'confirmed as it was').to.be.true
      await diner.fills(field, changed)
      expect(isMarked(diner, field), 'changed').to.be.false
    })

  it('a mark ends with the next POST, and one without a text for people is none', async () => {
    const diner = await renderPlugins(answering(status(400, { email: [text] })))
    await diner.presses('Complete Booking')
    diner.network.answer(create, status(400, { email: ['invalid_email'] }))
    await diner.presses('Complete Booking')
    await diner.presses('Edit your details')
    expect(diner.gets('textbox', 'Email').matches('[aria-invalid=true]')).to.be.false
  })
})

const table = { plugins: [threshold, booking], first: atComplete }
const guaranteed = "We've checked your card to guarantee this booking."

describe('booking: Booking Confirmed', () => {
  it('step.booked: shows the reference of a booking whose details were typed', async () => {
    const diner = await renderPlugins({ ...table, first: atDetails })
    await diner.confirmsDetails()
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.reads()).to.include('Your booking referenceMB-1234')
    expect(diner.reads()).to.include('Keep this reference. The restaurant will ask for it.')
  })

  it('step.booked: after a reload there is no reference to show, nor one to keep', async () => {
    const diner = await renderPlugins({
      ...table,
      first: { ...atComplete, references: { booking: secret('') } },
    })
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.reads()).to.not.match(/reference/i)
    expect(diner.reads()).to.not.include(guaranteed)
  })

  it('thanks by the name without the blanks around it', async () => {
    const customer = { ...anna, firstName: ' Anna ' }
    const diner = await renderPlugins({ ...table, first: { ...atComplete, customer } })
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.reads()).to.include('Thank you, Anna. We')
  })

  it('booked.card-note: notes a card guarantee that was performed', async () => {
    const answers = { 'POST /api/bookings/create': bookingBody({ ccgPerformed: true }) }
    const diner = await renderPlugins({ ...table, answers })
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.reads()).to.include(guaranteed)
  })

  it('back.shown: nothing leads back into a booking that is made', async () => {
    const diner = await renderPlugins(table)
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.has('button', 'Back')).to.be.false
    expect(diner.has('button', /Edit your booking/)).to.be.false
  })

  it('booked.next: inline, another booking starts again at the same venue', async () => {
    const diner = await renderPlugins({ plugins: table.plugins })
    await diner.sees(() => diner.kernel.choices.set(atComplete))
    await diner.presses('Complete Booking')
    await diner.presses('Make another booking')
    await diner.finds('heading', 'Welcome')
    const { facts } = diner.kernel
    expect(facts).to.deep.include({
      date: null,
      time: null,
      guests: 2,
      references: {},
      customer: blankCustomer,
    })
    expect(facts.venue?.id).to.equal('cork')
  })

  it('completion.resets: the reference is announced once, and never with the next booking', async () => {
    const diner = await renderPlugins({ plugins: table.plugins })
    await diner.sees(() => diner.kernel.choices.set(atComplete))
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    await diner.presses('Make another booking')
    await diner.finds('heading', 'Welcome')
    const announced = diner.heard.filter((line) => line.includes('reference'))
    expect(announced).to.deep.equal(['Your booking reference: MB-1234'])
    expect(diner.gets('status').textContent).to.not.include('reference')
  })

  it('booked.next: a popup is done, and closes', async () => {
    let closed = 0
    const diner = await renderPlugins({ ...table, inline: false, onComplete: () => void closed++ })
    await diner.presses('Complete Booking')
    await diner.presses('Done')
    expect(closed).to.equal(1)
  })

  it('event.dom: tells the host what was booked, and nothing about the diner', async () => {
    const diner = await renderPlugins(table)
    await diner.presses('Complete Booking')
    const slot = { venueId: 'cork', date: '2026-11-28', time: '19:30', guests: 2 }
    const detail = { reference: '', journey: 'Booking', ...slot }
    expect(diner.events).to.deep.include({ name: 'booking-confirmed', detail })
  })
})

describe('booking: its faults and events', () => {})

describe('booking: without the plugin start', () => {})

import { expect } from 'chai'
import { secret } from 'tavola'
import booking from '../../../plugins/booking'
import { blankCustomer } from '../../../src/kernel/core/facts'
import { anna, atComplete, atDetails } from '../../kit/booking'
import { type Diner, renderPlugins } from '../../kit/diner'
import { bookingBody } from '../../kit/fixtures'
import { type Answer, hangs, status } from '../../kit/network'
import { threshold } from '../../kit/stand-ins'

const create = 'POST /api/bookings/create'
const plugins = [threshold, booking]

/** A diner who has pressed Complete Booking. */
async function completes(options: Partial<Parameters<typeof renderPlugins>[0]> = {}) {
  const diner = await renderPlugins({ plugins, first: atComplete, ...options })
  await diner.presses('Complete Booking')
  return diner
}

const answering = (answer: Answer) => ({ answers: { [create]: answer } })

describe('booking: Complete Booking', () => {
  it('payload.booking, payload.customer, payload.consents, body.keys, time.sent: posts every key', async () => {
    const diner = await completes()
    expect(JSON.stringify(diner.network.sent(create)[0]!.body)).to.equal(
      '{"venueId":"cork","date":"2026-11-28","time":"1930","guests":2,"children":0,"menuId":null,' +
        '"email":"anna.o\'brien@example.ie","firstName":"Anna","lastName":"O\'Brien",' +
        '"telephoneNumber":"020 7946 0958","optIn":false,"termsAndConditions":true,"optInAsked":true,' +
        '"specialRequests":"| Source: Website","paymentNonce":null,"captchaToken":null}',
    )
  })

  it('host.transform-requests, requests.callback: sends what the host makes of them, nothing hidden', async () => {
    const hidden = {
      firstName: ' Mary\tAnn\ufffc',
      email: '\u200banna@müller.example',
      telephoneNumber: '\u202a٠٢٠ ٧٩٤٦ ٠٩٥٨',
      specialRequests: 'For \u2068Anna\u2069 \b',
    }
    const first = { ...atComplete, customer: { ...anna, ...hidden } }
    const host = { transformSpecialRequests: (text: string) => `${text}\uf8ff, please` }
    const diner = await completes({ first, host })
    expect(diner.network.sent(create)[0]?.body).to.include({
      firstName: 'Mary Ann',
      email: 'anna@xn--mller-kva.example',
      telephoneNumber: '020 7946 0958',
      specialRequests: 'For Anna, please| Source: Website',
    })
  })

  it('call.create-booking, submit.busy, loading.texts, loading.announced: is sent once, as JSON', async () => {
    const diner = await completes(answering(hangs))
    await diner.clicksAnyway('button', 'Complete Booking')
    expect(diner.gets('status').textContent).to.equal('Completing Booking...')
    expect(diner.isEnabled('button', 'Complete Booking')).to.be.false
    expect(diner.isEnabled('button', 'Edit your details')).to.be.false
    expect(diner.network.sent(create)).to.have.length(1)
    const { headers } = diner.network.sent(create)[0]!
    expect(headers.get('content-type')).to.equal('application/json')
    expect(headers.get('x-session-id')).to.equal('test-session')
  })

  it('the second click of a double click on the previous button sends nothing', async () => {
    const diner = await renderPlugins({ plugins, first: atComplete })
    const second = new MouseEvent('click', { detail: 2, bubbles: true, cancelable: true })
    const button = await diner.finds('button', 'Complete Booking')
    await diner.sees(() => void button.dispatchEvent(second))
    expect(diner.network.requests).to.be.empty
  })
})

describe('booking: a refused booking', () => {
  const text = 'We cannot take this.'

  for (const [rule, answer, lines] of [
    [
      'error.refused-booking: lists the first message of each field',
      status(400, { email: [text, 'and more'], time: 'This table has just gone' }),
      [text, 'This table has just gone'],
    ],
    [
      'card.no-plugin: a card guarantee that no plugin can take is an unknown error',
      bookingBody({ bookingReference: null, requiresCcg: true }),
      ['Unexpected / Unknown error'],
    ],
  ] as const)
    it(rule, async () => {
      const diner = await completes(answering(answer))
      expect(diner.within('alert').gets('text', 'Could not complete booking:')).to.exist
      const shown = [...document.querySelectorAll('[role=alert] [dir=auto]')]
      expect(shown.map(({ textContent }) => textContent)).to.deep.equal(lines)
    })

  function isMarked(diner: Diner, name: string): boolean {
    const field = diner.gets('textbox', name)
    const description = field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? ''
    return field.ariaInvalid === 'true' && document.getElementById(description)?.textContent === text
  }

  /** The field as the body of the 400 names it, its name in the form, and what it is changed to. */
  for (const [named, field, changed] of [
    ['Booking.Email', 'Email', 'anna@example.com'],
    ['$.customer.first_name', 'First Name', 'Áine'],
    ['surname', 'Last Name', 'Byrne'],
    ['phone', 'Telephone Number', '020 7946 0000'],
    ['specialRequests', 'Special Requests', 'None'],
  ] as const)
    it(`submit.field-refused: "${named}" marks ${field} until a change, and blocks nothing`, async () => {
      const customer = { ...anna, specialRequests: 'A window' }
      const answer = status(400, { errors: { [named]: [text] } })
      const diner = await completes({ ...answering(answer), first: { ...atComplete, customer } })
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
    const diner = await completes(answering(status(400, { email: [text] })))
    diner.network.answer(create, status(400, { email: ['invalid_email'] }))
    await diner.presses('Complete Booking')
    await diner.presses('Edit your details')
    expect(diner.gets('textbox', 'Email').ariaInvalid).to.equal('false')
  })
})

describe('booking: Booking Confirmed', () => {
  const guaranteed = "We've checked your card to guarantee this booking."

  it('step.booked, back.shown: thanks by name, shows the reference, and nothing leads back', async () => {
    const diner = await renderPlugins({ plugins, first: atDetails })
    await diner.confirmsDetails()
    await diner.sees(() => diner.kernel.choices.set({ customer: { ...anna, firstName: ' Anna ' } }))
    await diner.sees(() => diner.kernel.choices.set({ detailsConfirmed: true }))
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.reads()).to.include('Thank you, Anna. We').and.include('Your booking referenceMB-1234')
    expect(diner.reads()).to.include('Keep this reference.').and.not.include(guaranteed)
    for (const name of ['Back', /Edit your booking/]) expect(diner.has('button', name)).to.be.false
  })

  it('step.booked: after a reload there is no reference to show, nor one to keep', async () => {
    const first = { ...atComplete, references: { booking: secret('') } }
    const diner = await renderPlugins({ plugins, first })
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.reads()).to.not.match(/reference/i)
  })

  it('booked.card-note: notes a card guarantee that was performed', async () => {
    const diner = await completes(answering(bookingBody({ ccgPerformed: true })))
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.reads()).to.include(guaranteed)
  })

  it('booked.next, completion.resets: inline, the next one starts at the same venue, without the last', async () => {
    const diner = await renderPlugins({ plugins })
    await diner.sees(() => diner.kernel.choices.set(atComplete))
    await diner.presses('Complete Booking')
    await diner.presses('Make another booking')
    await diner.finds('heading', 'Welcome')
    const { facts } = diner.kernel
    const blank = { date: null, time: null, guests: 2, references: {}, customer: blankCustomer }
    expect(facts).to.deep.include(blank)
    expect(facts.venue?.id).to.equal('cork')
    const announced = diner.heard.filter((line) => line.includes('reference'))
    expect(announced).to.deep.equal(['Your booking reference: MB-1234'])
    expect(diner.gets('status').textContent).to.not.include('reference')
  })

  it('booked.next: a popup is done, and closes', async () => {
    let closed = 0
    const diner = await completes({ inline: false, onComplete: () => void closed++ })
    await diner.presses('Done')
    expect(closed).to.equal(1)
  })

  it('event.dom: tells the host what was booked, and nothing about the diner', async () => {
    const diner = await completes()
    const slot = { venueId: 'cork', date: '2026-11-28', time: '19:30', guests: 2 }
    const detail = { reference: '', journey: 'Booking', ...slot }
    expect(diner.events).to.deep.include({ name: 'booking-confirmed', detail })
  })
})

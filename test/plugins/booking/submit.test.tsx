import { expect } from 'chai'
import booking from '../../../plugins/booking'
import { anna, atComplete } from '../../kit/booking'
import { removeWidget, renderWidget } from '../../kit/diner'
import { hangs } from '../../kit/network'
import { threshold } from '../../kit/stand-ins'

const plugins = [threshold, booking]
const create = 'POST /api/bookings/create'
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
  afterEach(removeWidget)

  it('section 3: posts the booking create payload, every key in its order', async () => {
    const diner = await renderWidget({ plugins, first: atComplete })
    await diner.presses('Complete Booking')
    expect(JSON.stringify(diner.network.sent(create).map(({ body }) => body))).to.equal(
      JSON.stringify([payload]),
    )
  })

  it('section 7: as JSON, with the session id', async () => {
    const diner = await renderWidget({ plugins, first: atComplete })
    await diner.presses('Complete Booking')
    const { headers } = diner.network.sent(create)[0]!
    expect(headers.get('content-type')).to.equal('application/json')
    expect(headers.get('x-session-id')).to.equal('test-session')
  })

  it('section 5: sends the special requests as the host transforms them, with their source', async () => {
    const diner = await renderWidget({
      plugins,
      first: { ...atComplete, customer: { ...anna, specialRequests: 'Window' } },
      host: { transformSpecialRequests: (text) => `${text}, please` },
    })
    await diner.presses('Complete Booking')
    const [sent] = diner.network.sent(create)
    expect(sent?.body).to.have.property('specialRequests', 'Window, please| Source: Website')
  })

  it('section 4, "Loading text": says that the booking is being completed', async () => {
    const diner = await renderWidget({ plugins, first: atComplete, answers: { [create]: hangs } })
    await diner.presses('Complete Booking')
    expect(diner.gets('status').textContent).to.equal('Completing Booking...')
  })

  it('the second click of a double click on the previous button sends nothing', async () => {
    const diner = await renderWidget({ plugins, first: atComplete })
    const second = new MouseEvent('click', { detail: 2, bubbles: true, cancelable: true })
    const button = await diner.finds('button', 'Complete Booking')
    await diner.sees(() => void button.dispatchEvent(second))
    expect(diner.network.requests).to.be.empty
  })

  it('is sent once, however often the button is pressed', async () => {
    const diner = await renderWidget({ plugins, first: atComplete, answers: { [create]: hangs } })
    await diner.presses('Complete Booking')
    await diner.clicksAnyway('button', 'Complete Booking')
    expect(diner.isEnabled('button', 'Complete Booking')).to.be.false
    expect(diner.isEnabled('button', 'Edit your details')).to.be.false
    expect(diner.network.sent(create)).to.have.length(1)
  })
})

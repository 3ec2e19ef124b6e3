import { expect } from 'chai'
import booking from '../../../plugins/booking'
import { atComplete } from '../../kit/booking'
import { removeWidget, renderWidget } from '../../kit/diner'
import { bookingBody } from '../../kit/fixtures'
import { status, type Answer } from '../../kit/network'
import { threshold } from '../../kit/stand-ins'

const create = 'POST /api/bookings/create'
const answering = (answer: Answer) => ({
  plugins: [threshold, booking],
  first: atComplete,
  answers: { [create]: answer },
})
const unexpected = ['Unexpected / Unknown error']

/** The banner's lines after a press of Complete Booking. */
async function refusal(answer: Answer): Promise<string[]> {
  const diner = await renderWidget(answering(answer))
  await diner.presses('Complete Booking')
  const banner = diner.within('alert')
  expect(banner.gets('text', 'Could not complete booking:')).to.exist
  const [alert] = document.querySelectorAll('[role=alert]')
  return [...alert!.querySelectorAll('[dir=auto]')].map(({ textContent }) => textContent)
}

describe('booking: a refused booking', () => {
  afterEach(removeWidget)

  it('section 8, status 400: lists the first message of each field', async () => {
    const body = { email: ['Your email is unknown', 'and too long'], time: 'This table has just gone' }
    expect(await refusal(status(400, body))).to.deep.equal([
      'Your email is unknown',
      'This table has just gone',
    ])
  })

  it('decisions, "Booking": a page is an unknown error that may have gone through', async () => {
    const [text, more] = await refusal('<html>')
    expect([text]).to.deep.equal(unexpected)
    expect(more).to.match(/We sent “.*”.*may have gone through/)
  })

  it('architecture, "Traps": a card guarantee that no plugin can take is an unknown error', async () => {
    const body = bookingBody({ bookingReference: null, requiresCcg: true })
    expect(await refusal(body)).to.deep.equal(unexpected)
  })

  it('decisions, "so that a diner can never reach a dead end": can be completed again', async () => {
    const diner = await renderWidget(answering(status(409)))
    await diner.presses('Complete Booking')
    await diner.presses('OK')
    diner.network.answer(create, bookingBody())
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
  })
})

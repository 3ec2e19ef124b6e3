import { expect } from 'chai'
import { removeWidget } from '../../kit/diner'
import { bookingBody } from '../../kit/fixtures'
import { status, type Answer } from '../../kit/network'
import { create, meetsChallenge } from './dinner'

const failures: Record<string, Answer> = {
  'a 400': status(400, { time: ['This table has just gone'] }),
  'a 500': status(500),
  'no answer': new TypeError('connection reset'),
}

describe('human-verification: after a create that failed', () => {
  afterEach(removeWidget)

  for (const [failure, answer] of Object.entries(failures)) {
    it(`${failure} resets the challenge`, async () => {
      const diner = await meetsChallenge({ answer })
      diner.hcaptcha.solves()
      await diner.presses('Complete Booking')
      await diner.presses('OK')
      expect(diner.hcaptcha.only().resets).to.equal(1)
      expect(diner.reads()).to.include('Please complete the check again.')
    })
  }

  it('the token is not sent a second time', async () => {
    const diner = await meetsChallenge({ answer: status(400, { time: ['This table has just gone'] }) })
    diner.hcaptcha.solves()
    await diner.presses('Complete Booking')
    await diner.presses('OK')
    await diner.presses('Complete Booking')
    expect(diner.tokens()).to.deep.equal(['P1_1'])
    await diner.presses('OK')
    diner.network.answer(create, bookingBody())
    diner.hcaptcha.solves()
    await diner.presses('Complete Booking')
    expect(diner.tokens()).to.deep.equal(['P1_1', 'P1_2'])
  })

  it('decisions, "Booking": "Send again" after no answer goes out with a new token', async () => {
    const diner = await meetsChallenge({ answer: new TypeError('connection reset') })
    diner.hcaptcha.solves()
    await diner.presses('Complete Booking')
    await diner.presses('OK')
    diner.network.answer(create, bookingBody())
    diner.hcaptcha.solves()
    await diner.presses('Complete Booking')
    expect(diner.tokens(), 'the question stands first').to.deep.equal(['P1_1'])
    await diner.presses('Send again')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.tokens()).to.deep.equal(['P1_1', 'P1_2'])
  })

  it('decisions, "Booking": "Send again" without a new token says what is missing, and that it may have gone through', async () => {
    const diner = await meetsChallenge({ answer: new TypeError('connection reset') })
    diner.hcaptcha.solves()
    await diner.presses('Complete Booking')
    await diner.presses('Send again')
    expect(diner.within('alert').gets('text', 'Please confirm that you are human')).to.exist
    expect(diner.within('alert').gets('text', /It may have gone through/)).to.exist
    expect(diner.reads()).to.not.include('Could not complete booking')
    expect(diner.tokens()).to.deep.equal(['P1_1'])
  })
})

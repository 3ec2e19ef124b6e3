import { expect } from 'chai'
import { bookingBody } from '../../kit/fixtures'
import { status, type Answer } from '../../kit/network'
import { create, hasSolved, meetsCard, meetsChallenge, sitsDownToDinner } from './setup'

const expired = 'Check expired. Please try again.'
const complete = 'Thank you. The check is complete.'

describe('human-verification: the token', () => {
  it('human-check.in-the-press: the press opens the challenge, and passing it sends captchaToken', async () => {
    const diner = await meetsChallenge()
    await diner.presses('Complete Booking')
    expect(diner.within('dialog', 'Human verification challenge')).to.exist
    expect([diner.has('alert'), diner.tokens()]).to.deep.equal([false, []])
    await diner.solvesAndBooks()
    expect(diner.tokens()).to.deep.equal(['P1_1'])
  })

  it('editing the details takes the press back', async () => {
    const diner = await meetsChallenge()
    await diner.presses('Complete Booking')
    await diner.presses('Leave the challenge')
    await diner.presses('Edit your details')
    await diner.presses('Continue')
    diner.hcaptcha.solves()
    await diner.waits()
    expect(diner.tokens()).to.be.empty
  })

  it('where the challenge cannot be opened, the banner says what is missing', async () => {
    const diner = await meetsChallenge()
    diner.hcaptcha.says('error-callback', 'network-error')
    await diner.presses('Complete Booking')
    expect(diner.reads('alert'))
      .to.include('Could not complete booking:')
      .and.include('Please confirm that you are human')
    expect(diner.tokens()).to.be.empty
  })

  it('human-check.no-site-key: without a site key there is no challenge, and captchaToken is null', async () => {
    const diner = await sitsDownToDinner({ options: { siteKey: '' } })
    await diner.presses('Complete Booking')
    await diner.isBooked()
    expect([diner.hcaptcha.rendered(), diner.tokens()]).to.deep.equal([0, [null]])
  })

  it('human-check.expired: is cleared after 120 seconds even without a report; another one books', async () => {
    const diner = await hasSolved()
    await diner.waits(100_000)
    // A second token has its own 120 seconds.
    diner.hcaptcha.solves()
    await diner.waits(119_999)
    expect(diner.reads()).to.include(complete)
    await diner.waits(1)
    expect(diner.reads()).to.include(expired)
    expect(diner.hcaptcha.only().resets).to.equal(1)
    await diner.waits(360_000)
    await diner.presses('Complete Booking')
    await diner.solvesAndBooks()
    expect(diner.tokens()).to.deep.equal(['P1_3'])
  })

  for (const [milliseconds, isValid] of [
    [119_999, true],
    [120_000, false],
  ] as const)
    it(`${isValid ? 'is' : 'is not'} sent after the phone slept for ${milliseconds} ms, without timers`, async () => {
      const start = new Date('2026-11-20T09:00:00Z')
      let now = start
      const diner = await hasSolved({ now: () => now })
      now = new Date(start.getTime() + milliseconds)
      await diner.presses('Complete Booking')
      expect(diner.tokens()).to.deep.equal(isValid ? ['P1_1'] : [])
      if (isValid) return
      expect(diner.hcaptcha.only().resets).to.equal(1)
      await diner.solvesAndBooks()
    })
})

const refusal = status(400, { time: ['This table has just gone'] })
const lost = new TypeError('connection reset')
const failures: Record<string, Answer> = { 'a 400': refusal, 'a 500': status(500), 'no answer': lost }

/** A booking with a token, which comes to this. */
async function sends(answer: Answer) {
  const diner = await hasSolved({ answer })
  await diner.presses('Complete Booking')
  return diner
}

describe('human-verification: after a create that failed', () => {
  for (const [failure, answer] of Object.entries(failures))
    it(`${failure} resets the challenge`, async () => {
      const diner = await sends(answer)
      await diner.presses('OK')
      expect(diner.hcaptcha.only().resets).to.equal(1)
      expect(diner.reads()).to.include('Please complete the check again.')
    })

  it('passing the check again sends nothing without a press', async () => {
    const diner = await meetsChallenge({ answer: refusal })
    await diner.presses('Complete Booking')
    diner.hcaptcha.solves()
    await diner.waits()
    await diner.presses('OK')
    diner.hcaptcha.solves()
    await diner.waits()
    expect(diner.tokens()).to.deep.equal(['P1_1'])
  })

  it('human-check.renewed: the token is not sent a second time', async () => {
    const diner = await sends(refusal)
    await diner.presses('OK')
    await diner.presses('Complete Booking')
    expect(diner.tokens()).to.deep.equal(['P1_1'])
    diner.network.answer(create, bookingBody())
    await diner.solvesAndBooks()
    expect(diner.tokens()).to.deep.equal(['P1_1', 'P1_2'])
  })

  it('submit.never-repeated: "Send again" after no answer goes out with a new token', async () => {
    const diner = await sends(lost)
    await diner.presses('OK')
    diner.network.answer(create, bookingBody())
    diner.hcaptcha.solves()
    await diner.presses('Complete Booking')
    expect(diner.tokens(), 'the question stands first').to.deep.equal(['P1_1'])
    await diner.presses('Send again')
    await diner.isBooked()
    expect(diner.tokens()).to.deep.equal(['P1_1', 'P1_2'])
  })

  it('"Send again" without a new token says what is missing, and that it may have gone through', async () => {
    const diner = await sends(lost)
    await diner.presses('Send again')
    expect(diner.reads('alert'))
      .to.include('Please confirm that you are human')
      .and.include('It may have gone through')
    expect(diner.reads()).to.not.include('Could not complete booking')
    expect(diner.tokens()).to.deep.equal(['P1_1'])
  })
})

describe('human-verification: on step 8', () => {
  it('human-check.kept: asks nothing while the token is good, and sends it with the nonce', async () => {
    const diner = await meetsCard()
    expect(diner.hcaptcha.shown()).to.equal(0)
    expect(diner.reads()).to.include(complete)
    await diner.presses('Complete Booking')
    await diner.isBooked()
    expect(diner.tokens()).to.deep.equal(['P1_1', 'P1_1'])
  })

  it('shows the challenge if the token has expired by then, and keeps its box once it was passed', async () => {
    const diner = await meetsCard()
    await diner.waits(120_000)
    expect(diner.hcaptcha.shown()).to.equal(1)
    diner.hcaptcha.solves()
    expect(diner.hcaptcha.shown()).to.equal(1)
    await diner.presses('Complete Booking')
    await diner.isBooked()
    expect(diner.tokens()).to.deep.equal(['P1_1', 'P1_2'])
  })

  it('human-check.again-on-8: shows the challenge after a create that failed', async () => {
    const diner = await meetsCard()
    diner.network.answer(create, status(500))
    await diner.presses('Complete Booking')
    await diner.presses('OK')
    expect(diner.hcaptcha.shown()).to.equal(1)
  })
})

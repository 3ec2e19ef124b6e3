import { expect } from 'chai'
import { bookingBody } from '../../kit/fixtures'
import { status, type Answer } from '../../kit/network'
import { create, meetsCard, meetsChallenge, sitsDownToDinner } from './setup'

describe('human-verification: the token', () => {
  it('human-check.token: goes out with the booking as captchaToken', async () => {
    const diner = await meetsChallenge()
    diner.hcaptcha.solves()
    await diner.presses('Complete Booking')
    expect(diner.tokens()).to.deep.equal(['P1_1'])
    await diner.finds('heading', 'Booking Confirmed')
  })

  it('human-check.in-the-press: the press opens the challenge, and passing it sends', async () => {
    const diner = await meetsChallenge()
    await diner.presses('Complete Booking')
    expect(diner.within('dialog', 'Human verification challenge')).to.exist
    expect(diner.has('alert')).to.be.false
    expect(diner.tokens()).to.be.empty
    diner.hcaptcha.solves()
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.tokens()).to.deep.equal(['P1_1'])
  })

  it('a challenge that was left is opened again by the next press', async () => {
    const diner = await meetsChallenge()
    for (let times = 0; times < 2; times++) {
      await diner.presses('Complete Booking')
      expect(diner.within('dialog', 'Human verification challenge')).to.exist
      await diner.presses('Leave the challenge')
      expect(document.querySelector('dialog')!.open).to.equal(false)
    }
    await diner.presses('Complete Booking')
    diner.hcaptcha.solves()
    await diner.finds('heading', 'Booking Confirmed')
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
    const banner = diner.within('alert')
    expect(banner.gets('text', 'Could not complete booking:')).to.exist
    expect(banner.gets('text', 'Please confirm that you are human')).to.exist
    expect(diner.tokens()).to.be.empty
  })

  it('human-check.no-site-key: without a site key there is no challenge, and captchaToken is null', async () => {
    const diner = await sitsDownToDinner({ options: { siteKey: '' } })
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.hcaptcha.rendered()).to.equal(0)
    expect(diner.tokens()).to.deep.equal([null])
  })

  it('human-check.cleared: is cleared when hCaptcha says that it has expired', async () => {
    const diner = await meetsChallenge()
    diner.hcaptcha.solves()
    diner.hcaptcha.says('expired-callback')
    await diner.waits(0)
    expect(diner.reads()).to.include('Check expired. Please try again.')
    await diner.presses('Complete Booking')
    expect(diner.tokens()).to.be.empty
  })

  it('human-check.expired: is cleared after 120 seconds even without a report', async () => {
    const diner = await meetsChallenge()
    diner.hcaptcha.solves()
    await diner.waits(119_999)
    expect(diner.reads()).to.include('Thank you. The check is complete.')
    await diner.waits(1)
    expect(diner.reads()).to.include('Check expired. Please try again.')
    expect(diner.hcaptcha.only().resets).to.equal(1)
  })

  it('human-check.expired: a diner who comes back after 6 minutes confirms again and books', async () => {
    const diner = await meetsChallenge()
    diner.hcaptcha.solves()
    await diner.waits(360_000)
    await diner.presses('Complete Booking')
    diner.hcaptcha.solves()
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.tokens()).to.deep.equal(['P1_2'])
  })

  it('a second token has its own 120 seconds', async () => {
    const diner = await meetsChallenge()
    diner.hcaptcha.solves()
    await diner.waits(100_000)
    diner.hcaptcha.solves()
    await diner.waits(119_000)
    expect(diner.reads()).to.include('Thank you. The check is complete.')
  })

  it('one that expired while the phone slept is not sent', async () => {
    let now = new Date('2026-11-20T09:00:00Z')
    const diner = await meetsChallenge({ now: () => now })
    diner.hcaptcha.solves()
    now = new Date('2026-11-20T09:10:00Z')
    await diner.presses('Complete Booking')
    expect(diner.within('dialog', 'Human verification challenge')).to.exist
    expect(diner.network.sent(create)).to.be.empty
    expect(diner.hcaptcha.only().resets).to.equal(1)
    diner.hcaptcha.solves()
    await diner.finds('heading', 'Booking Confirmed')
  })
})

/** A diner whose timers sleep while the clock goes on, as on a phone. */
async function sleeps(milliseconds: number) {
  const start = new Date('2026-11-20T09:00:00Z')
  let now = start
  const diner = await meetsChallenge({ now: () => now })
  diner.hcaptcha.solves()
  now = new Date(start.getTime() + milliseconds)
  await diner.presses('Complete Booking')
  return diner.tokens()
}

describe('human-verification: a token is valid for 120 seconds', () => {
  for (const [milliseconds, tokens] of [
    [119_999, ['P1_1']],
    [120_000, []],
  ] as const)
    it(`after ${milliseconds} ms`, async () => {
      expect(await sleeps(milliseconds)).to.deep.equal(tokens)
    })
})

const failures: Record<string, Answer> = {
  'a 400': status(400, { time: ['This table has just gone'] }),
  'a 500': status(500),
  'no answer': new TypeError('connection reset'),
}

describe('human-verification: after a create that failed', () => {
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

  it('passing the check again sends nothing without a press', async () => {
    const diner = await meetsChallenge({ answer: status(400, { time: ['This table has just gone'] }) })
    await diner.presses('Complete Booking')
    diner.hcaptcha.solves()
    await diner.waits()
    await diner.presses('OK')
    diner.hcaptcha.solves()
    await diner.waits()
    expect(diner.tokens()).to.deep.equal(['P1_1'])
  })

  it('human-check.renewed: the token is not sent a second time', async () => {
    const diner = await meetsChallenge({ answer: status(400, { time: ['This table has just gone'] }) })
    diner.hcaptcha.solves()
    await diner.presses('Complete Booking')
    await diner.presses('OK')
    await diner.presses('Complete Booking')
    expect(diner.tokens()).to.deep.equal(['P1_1'])
    diner.network.answer(create, bookingBody())
    diner.hcaptcha.solves()
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.tokens()).to.deep.equal(['P1_1', 'P1_2'])
  })

  it('submit.never-repeated: "Send again" after no answer goes out with a new token', async () => {
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

  it('"Send again" without a new token says what is missing, and that it may have gone through', async () => {
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

describe('human-verification: on step 8', () => {
  it('human-check.kept: asks nothing while the token is good, and sends it with the nonce', async () => {
    const diner = await meetsCard()
    expect(diner.hcaptcha.shown()).to.equal(0)
    expect(diner.reads()).to.include('Thank you. The check is complete.')
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.tokens()).to.deep.equal(['P1_1', 'P1_1'])
  })

  it('shows the challenge if the token has expired by then', async () => {
    const diner = await meetsCard()
    await diner.waits(120_000)
    expect(diner.hcaptcha.shown()).to.equal(1)
    await diner.presses('Complete Booking')
    diner.hcaptcha.solves()
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.tokens()).to.deep.equal(['P1_1', 'P1_2'])
  })

  it('human-check.again-on-8: shows the challenge after a create that failed', async () => {
    const diner = await meetsCard()
    diner.network.answer(create, status(500))
    await diner.presses('Complete Booking')
    await diner.presses('OK')
    expect(diner.hcaptcha.shown()).to.equal(1)
  })

  it('the box stays once it was passed there', async () => {
    const diner = await meetsCard()
    await diner.waits(120_000)
    diner.hcaptcha.solves()
    expect(diner.hcaptcha.shown()).to.equal(1)
  })
})

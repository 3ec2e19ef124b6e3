import { expect } from 'chai'
import { removeWidget } from '../../kit/diner'
import { create, meetsChallenge, sitsDownToDinner } from './dinner'

describe('human-verification: the token', () => {
  afterEach(removeWidget)

  it('the banner that asks for the check disappears when it is done', async () => {
    const diner = await meetsChallenge()
    await diner.presses('Complete Booking')
    expect(diner.within('alert').gets('text', 'Please confirm that you are human')).to.exist
    diner.hcaptcha.solves()
    await diner.waits(0)
    expect(diner.has('alert')).to.equal(false)
    diner.hcaptcha.says('expired-callback')
    await diner.waits(0)
    expect(diner.has('alert')).to.equal(false)
  })

  it('the banner that asks for it again disappears too', async () => {
    let now = new Date('2026-11-20T19:00:00Z')
    const diner = await meetsChallenge({ now: () => now })
    diner.hcaptcha.solves()
    // A phone has slept: its timers are late.
    now = new Date('2026-11-20T19:30:00Z')
    await diner.presses('Complete Booking')
    await diner.waits(0)
    expect(diner.within('alert').gets('text', 'Please confirm that you are human')).to.exist
    diner.hcaptcha.solves()
    await diner.waits(0)
    expect(diner.has('alert')).to.equal(false)
  })

  it('section 6: goes out with the booking as captchaToken', async () => {
    const diner = await meetsChallenge()
    diner.hcaptcha.solves()
    await diner.presses('Complete Booking')
    expect(diner.tokens()).to.deep.equal(['P1_1'])
    await diner.finds('heading', 'Booking Confirmed')
  })

  it('section 5: nothing is sent without it, and the banner says what is missing', async () => {
    const diner = await meetsChallenge()
    await diner.presses('Complete Booking')
    const banner = diner.within('alert')
    expect(banner.gets('text', 'Could not complete booking:')).to.exist
    expect(banner.gets('text', 'Please confirm that you are human')).to.exist
    expect(diner.tokens()).to.be.empty
  })

  it('decisions, "Booking": without a site key there is no challenge, and captchaToken is null', async () => {
    const diner = await sitsDownToDinner({ options: { siteKey: '' } })
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.hcaptcha.rendered()).to.equal(0)
    expect(diner.tokens()).to.deep.equal([null])
  })

  it('decisions, "Booking": is cleared when hCaptcha says that it has expired', async () => {
    const diner = await meetsChallenge()
    diner.hcaptcha.solves()
    diner.hcaptcha.says('expired-callback')
    await diner.waits(0)
    expect(diner.reads()).to.include('Check expired. Please try again.')
    await diner.presses('Complete Booking')
    expect(diner.tokens()).to.be.empty
  })

  it('is cleared after 120 seconds if nothing reports that it expired, and the box is reset', async () => {
    const diner = await meetsChallenge()
    diner.hcaptcha.solves()
    await diner.waits(119_999)
    expect(diner.reads()).to.include('Thank you. The check is complete.')
    await diner.waits(1)
    expect(diner.reads()).to.include('Check expired. Please try again.')
    expect(diner.hcaptcha.only().resets).to.equal(1)
  })

  it('a diner who comes back after 6 minutes confirms again and books', async () => {
    const diner = await meetsChallenge()
    diner.hcaptcha.solves()
    await diner.waits(360_000)
    await diner.presses('Complete Booking')
    await diner.presses('OK')
    diner.hcaptcha.solves()
    await diner.presses('Complete Booking')
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
    expect(diner.within('alert').gets('text', 'Please confirm that you are human')).to.exist
    expect(diner.network.sent(create)).to.be.empty
    expect(diner.hcaptcha.only().resets).to.equal(1)
  })
})

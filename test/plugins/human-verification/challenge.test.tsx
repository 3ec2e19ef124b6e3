import { expect } from 'chai'
import { stub } from 'sinon'
import { anna, atComplete } from '../../kit/booking'
import { removeWidget } from '../../kit/diner'
import { create, meetsChallenge, sitsDownToDinner } from './dinner'

describe('human-verification: the challenge', () => {
  afterEach(removeWidget)

  it('section 2, step 4: is above "Complete Booking", once the details are confirmed', async () => {
    const diner = await sitsDownToDinner({ first: { ...atComplete, detailsConfirmed: false } })
    await diner.finds('button', 'Continue')
    expect(diner.hcaptcha.rendered()).to.equal(0)
    await diner.presses('Continue')
    await diner.finds('group', 'Confirm that you are human')
    await diner.waits()
    expect(diner.hcaptcha.shown()).to.equal(1)
  })

  it("section 2, step 4: is hCaptcha's, in the brand's language and colours", async () => {
    const diner = await meetsChallenge({ options: { theme: 'dark' } })
    const { box, config } = diner.hcaptcha.only()
    expect(config).to.include({ sitekey: 'key', hl: 'en', theme: 'dark' })
    expect(box.isConnected).to.be.true
  })

  for (const scheme of ['dark', 'light'] as const) {
    it(`section 2, step 4: is ${scheme} where the look is`, async () => {
      const { getComputedStyle } = globalThis
      const look = stub(globalThis, 'getComputedStyle').callsFake((...of): CSSStyleDeclaration =>
        Object.create(getComputedStyle(...of), { colorScheme: { value: scheme } }),
      )
      const diner = await meetsChallenge()
      look.restore()
      expect(diner.hcaptcha.only().config.theme).to.equal(scheme)
    })
  }

  /** The scripts on the page. */
  const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src)

  it('section 2, step 4: an element of the page with the id "hcaptcha" is not hCaptcha’s object', async () => {
    const page = window as { hcaptcha?: unknown }
    page.hcaptcha = document.createElement('a')
    await meetsChallenge({ options: { hcaptcha: undefined } })
    delete page.hcaptcha
    expect(scripts()).to.have.lengthOf(1)
    expect(scripts()[0]).to.match(/^https:\/\/js\.hcaptcha\.com\/1\/api\.js\?/)
  })

  it('section 2, step 4: no script comes from elsewhere than hCaptcha, whatever a brand says', async () => {
    const diner = await meetsChallenge({
      options: { hcaptcha: undefined, script: 'https://other.example/api.js' },
    })
    expect(scripts()).to.deep.equal([])
    expect(diner.reads()).to.include("The check didn't work")
  })

  it('section 2, step 4: hCaptcha’s script is given no settings but ours', async () => {
    const script = 'https://js.hcaptcha.com/1/api.js?assethost=javascript:alert(1)//#host'
    await meetsChallenge({ options: { hcaptcha: undefined, script } })
    const url = new URL(scripts()[0]!)
    expect([...url.searchParams.keys()]).to.deep.equal(['render', 'onload', 'recaptchacompat'])
    expect(url.hash).to.equal('')
  })

  it('section 2, step 4: it is not loaded while an element of the page has the name by which it finds its own tag', async () => {
    // As in browsers; jsdom knows no such names.
    Object.defineProperty(document, 'currentScript', {
      configurable: true,
      value: document.createElement('img'),
    })
    const diner = await meetsChallenge({ options: { hcaptcha: undefined } })
    Reflect.deleteProperty(document, 'currentScript')
    expect(scripts()).to.deep.equal([])
    expect(diner.reads()).to.include("The check didn't work")
    expect(diner.faults.map(({ error }) => String(error)).join()).to.include('named "currentScript"')
  })

  it('architecture, "Third parties": its challenge opens inside a dialog of ours', async () => {
    const diner = await meetsChallenge()
    const place = diner.hcaptcha.only().config['challenge-container'] as HTMLElement
    expect(place.closest('dialog')?.getAttribute('aria-label')).to.equal('Human verification challenge')
  })

  it('one that is not passed in time closes', async () => {
    const diner = await meetsChallenge()
    const place = diner.hcaptcha.only().config['challenge-container'] as HTMLElement
    diner.hcaptcha.says('open-callback')
    expect(place.closest('dialog')!.open).to.be.true
    diner.hcaptcha.says('chalexpired-callback')
    expect(place.closest('dialog')!.open).to.be.false
  })

  it('StrictMode creates one box only, and requests it once', async () => {
    const diner = await meetsChallenge()
    expect([diner.hcaptcha.shown(), diner.hcaptcha.rendered()]).to.deep.equal([1, 1])
  })

  it('section 2: is taken away with the details that are edited', async () => {
    const diner = await meetsChallenge()
    const { box } = diner.hcaptcha.only()
    await diner.presses('Edit your details')
    expect(diner.hcaptcha.shown()).to.equal(0)
    expect(box.isConnected).to.be.false
  })

  it('is removed at disposal', async () => {
    const diner = await meetsChallenge()
    diner.kernel.dispose()
    expect(diner.hcaptcha.shown()).to.equal(0)
    expect(diner.faults).to.be.empty
  })

  it('is not shown again to a diner who edits the details and comes back in time', async () => {
    const diner = await meetsChallenge()
    diner.hcaptcha.solves()
    await diner.presses('Edit your details')
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    expect(diner.tokens()).to.deep.equal(['P1_1'])
  })

  it('tells everyone that it is confirmed, and that it has expired', async () => {
    const diner = await meetsChallenge()
    const live = diner.gets('status')
    expect(diner.reads()).to.include('This keeps tables for real guests.')
    expect(live.textContent).to.equal('')
    diner.hcaptcha.solves()
    await diner.waits(0)
    expect(live.textContent).to.equal('Thank you. The check is complete.')
    diner.hcaptcha.says('expired-callback')
    await diner.waits(0)
    expect(live.textContent).to.equal('Check expired. Please try again.')
  })
})

describe('human-verification: a challenge that does not work', () => {
  afterEach(removeWidget)

  it('says so, with the telephone, and keeps what was typed', async () => {
    const diner = await meetsChallenge()
    diner.hcaptcha.says('error-callback', 'network-error')
    const card = diner.within('group', 'Confirm that you are human')
    expect(card.gets('text', "The check didn't work. Your details are saved.")).to.exist
    expect(card.gets('link', '021 496 0101')).to.exist
    expect(diner.gets('status').textContent).to.equal("The check didn't work. Your details are saved.")
    expect(diner.hcaptcha.shown()).to.equal(0)
    expect(diner.reads()).to.include(anna.email)
  })

  it('its status gives way to that, and comes back with the box', async () => {
    const diner = await meetsChallenge()
    const card = document.querySelector('.captcha')!
    expect(card.className).to.equal('captcha')
    diner.hcaptcha.says('error-callback', 'network-error')
    expect(card.className).to.equal('captcha captcha-without-box')
    await diner.presses('Try again')
    expect(card.className).to.equal('captcha')
    expect(card.textContent).to.not.include('Loading')
  })

  it('"Try again" shows it again, and the booking goes through', async () => {
    const diner = await meetsChallenge()
    diner.hcaptcha.says('error-callback', 'network-error')
    await diner.presses('Try again')
    expect(document.activeElement?.textContent).to.equal('Confirm that you are human')
    diner.hcaptcha.solves()
    await diner.presses('Complete Booking')
    expect(diner.network.sent(create)).to.have.length(1)
  })

  it('its script is requested once, and given up after 10 seconds', async () => {
    const diner = await meetsChallenge({ options: { hcaptcha: undefined } })
    const scripts = () => document.querySelectorAll('script[src^="https://js.hcaptcha.com/"]').length
    expect(scripts()).to.equal(1)
    await diner.waits(9_000)
    expect(diner.has('button', 'Try again')).to.be.false
    await diner.waits(1_000)
    expect([diner.has('button', 'Try again'), scripts()]).to.deep.equal([true, 0])
  })

  it('an object that throws is reported, to the diner and to the developer', async () => {
    const broken = {
      render() {
        throw new Error('wrong key')
      },
    }
    const diner = await meetsChallenge({ options: { hcaptcha: broken } })
    expect(diner.gets('status').textContent).to.match(/didn't work/)
    expect(diner.faults.map(({ error }) => String(error))).to.deep.equal(['Error: wrong key'])
  })
})

import { expect } from 'chai'
import { stub } from 'sinon'
import { atComplete, anna } from '../../kit/booking'
import { create, meetsCard, meetsChallenge, sitsDownToDinner, type Dinner } from './setup'

describe('human-verification: the challenge', () => {
  it('human-check.token: is above "Complete Booking", once the details are confirmed', async () => {
    const diner = await sitsDownToDinner({ first: { ...atComplete, detailsConfirmed: false } })
    await diner.finds('button', 'Continue')
    expect(diner.hcaptcha.rendered()).to.equal(0)
    await diner.presses('Continue')
    await diner.finds('group', 'Confirm that you are human')
    await diner.waits()
    expect(diner.hcaptcha.shown()).to.equal(1)
  })

  it("human-check.token: is hCaptcha's, in the brand's language and colours", async () => {
    const diner = await meetsChallenge({ options: { theme: 'dark' } })
    const { box, config } = diner.hcaptcha.only()
    expect(config).to.include({ sitekey: 'key', hl: 'en', theme: 'dark' })
    expect(box.isConnected).to.be.true
  })

  for (const scheme of ['dark', 'light'] as const) {
    it(`is ${scheme} where the look is`, async () => {
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

  it('an element of the page with the id "hcaptcha" is not hCaptcha’s object', async () => {
    const page = window as { hcaptcha?: unknown }
    page.hcaptcha = document.createElement('a')
    await meetsChallenge({ options: { hcaptcha: undefined } })
    delete page.hcaptcha
    expect(scripts()).to.have.lengthOf(1)
    expect(scripts()[0]).to.match(/^https:\/\/js\.hcaptcha\.com\/1\/api\.js\?/)
  })

  it('no script comes from elsewhere than hCaptcha, whatever a brand says', async () => {
    const diner = await meetsChallenge({
      options: { hcaptcha: undefined, script: 'https://other.example/api.js' },
    })
    expect(scripts()).to.deep.equal([])
    expect(diner.reads()).to.include("The check didn't work")
  })

  it('hCaptcha’s script is given no settings but ours', async () => {
    const script = 'https://js.hcaptcha.com/1/api.js?assethost=javascript:alert(1)//#host'
    await meetsChallenge({ options: { hcaptcha: undefined, script } })
    const url = new URL(scripts()[0]!)
    expect([...url.searchParams.keys()]).to.deep.equal(['render', 'onload', 'recaptchacompat'])
    expect(url.hash).to.equal('')
  })

  it('it is not loaded while an element of the page has the name by which it finds its own tag', async () => {
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

  it('page.third-party-frames: its challenge opens inside a dialog of ours', async () => {
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

  it('is taken away with the details that are edited', async () => {
    const diner = await meetsChallenge()
    const { box } = diner.hcaptcha.only()
    await diner.presses('Edit your details')
    expect(diner.hcaptcha.shown()).to.equal(0)
    expect(box.isConnected).to.be.false
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
})

const failed = "The check didn't work. Your details are saved."

/** hCaptcha's script is here, but its frames are blocked. */
const dead: Readonly<Record<string, ((id?: string) => unknown) | undefined>> = {
  'does nothing': () => undefined,
  'never answers': () => new Promise(() => undefined),
  throws() {
    throw new Error('no frame')
  },
  rejects: () => Promise.reject(new Error('network-error')),
  'is missing': undefined,
}

/** A diner whose press waits for this. `revive` gives `execute` back. */
async function pressesWith(execute: (typeof dead)[string], diner?: Dinner) {
  const met = diner ?? (await meetsChallenge())
  const { api } = met.hcaptcha
  const living = api.execute
  const callback = met.hcaptcha.only().config.callback as (token: string) => void
  Object.assign(api, { execute })
  await met.presses('Complete Booking')
  return { ...met, callback, revive: () => void Object.assign(api, { execute: living }) }
}

describe('human-verification: a challenge that cannot open', () => {
  for (const [way, execute] of Object.entries(dead))
    it(`human-check.time: execute ${way}: said once well within 15 s, with a second try`, async () => {
      const diner = await pressesWith(execute)
      await diner.waits(13_000)
      await diner.sees(() => diner.callback('too late'))
      const card = diner.within('group', 'Confirm that you are human')
      expect(card.gets('text', failed)).to.exist
      expect(card.gets('link', '021 496 0101')).to.exist
      expect(diner.heard.filter((line) => line === failed)).to.have.length(1)
      expect(diner.faults).to.have.length(1)
      expect([diner.reads().includes(anna.email), diner.has('alert')]).to.deep.equal([true, false])
      diner.revive()
      await diner.presses('Try again')
      await diner.presses('Complete Booking')
      diner.hcaptcha.solves()
      await diner.finds('heading', 'Booking Confirmed')
      expect(diner.tokens()).to.deep.equal(['P1_1'])
    })

  for (const [stub, render] of Object.entries<(() => unknown) | undefined>({
    'renders no box': () => undefined,
    throws() {
      throw new Error('wrong key')
    },
    'has no methods': undefined,
  }))
    it(`human-check.time: an object that ${stub} is reported at once, to both`, async () => {
      const diner = await meetsChallenge({ options: { hcaptcha: { render } } })
      expect([diner.heard.includes(failed), diner.has('button', 'Try again')]).to.deep.equal([true, true])
      expect(diner.faults).to.have.length(1)
    })

  it('human-check.time: one that opens after 11 s may take minutes', async () => {
    const diner = await pressesWith(() => undefined)
    const reads = () => diner.reads('group', 'Confirm that you are human')
    expect(reads()).to.include('Loading the check…')
    await diner.presses('Complete Booking')
    await diner.waits(11_000)
    diner.hcaptcha.says('open-callback')
    await diner.waits(600_000)
    expect(reads()).to.not.include('Loading the check…').and.not.include(failed)
    diner.hcaptcha.solves()
    await diner.finds('heading', 'Booking Confirmed')
  })

  it('human-check.time: a challenge that hCaptcha does not close can be left and opened again', async () => {
    const diner = await meetsChallenge()
    for (const close of [() => undefined, undefined]) {
      Object.assign(diner.hcaptcha.api, { close })
      await diner.presses('Complete Booking')
      await diner.presses('Leave the challenge')
      expect(document.querySelector('dialog')!.open).to.equal(false)
    }
    await diner.presses('Complete Booking')
    expect(document.querySelector('dialog')!.open).to.equal(true)
  })

  it('human-check.time: on step 8 too', async () => {
    const card = await meetsCard()
    await card.waits(120_000)
    const diner = await pressesWith(() => undefined, card)
    await diner.waits(15_000)
    expect(diner.has('button', 'Try again')).to.equal(true)
    diner.revive()
    await diner.presses('Try again')
    await diner.presses('Complete Booking')
    diner.hcaptcha.solves()
    await diner.finds('heading', 'Booking Confirmed')
  })
})

import { expect } from 'chai'
import { stub } from 'sinon'
import { undoAfterTest } from '../../kit/mocha/clean-up.mjs'
import { atComplete, anna } from '../../kit/booking'
import { failed, hasSolved, meetsChallenge, sitsDownToDinner } from './setup'

const title = 'Human verification challenge'

describe('human-verification: the challenge', () => {
  it('human-check.token: is above "Complete Booking", once the details are confirmed', async () => {
    const diner = await sitsDownToDinner({ first: { ...atComplete, detailsConfirmed: false } })
    await diner.finds('button', 'Continue')
    expect(diner.hcaptcha.rendered()).to.equal(0)
    await diner.presses('Continue')
    await diner.finds('group', 'Confirm that you are human')
    await diner.waits()
    // StrictMode creates one box only, and requests it once.
    expect([diner.hcaptcha.shown(), diner.hcaptcha.rendered()]).to.deep.equal([1, 1])
    expect(diner.hcaptcha.only().config.sitekey).to.equal('key')
  })

  it("human-check.token: is hCaptcha's, in the brand's language and colours", async () => {
    const diner = await meetsChallenge({ options: { theme: 'dark' }, brand: { locale: 'it-IT' } })
    const { box, config } = diner.hcaptcha.only()
    expect(config).to.include({ hl: 'it', theme: 'dark' })
    const { shown } = diner.hcaptcha
    // It is taken away with the details that are edited.
    await diner.sees(() => diner.kernel.choices.set({ detailsConfirmed: false }))
    expect([shown(), box.isConnected]).to.deep.equal([0, false])
  })

  for (const scheme of ['dark', 'light'] as const)
    it(`is ${scheme} where the look is`, async () => {
      const { getComputedStyle } = globalThis
      const look = stub(globalThis, 'getComputedStyle').callsFake((...of): CSSStyleDeclaration =>
        Object.create(getComputedStyle(...of), { colorScheme: { value: scheme } }),
      )
      undoAfterTest(() => look.restore())
      const diner = await meetsChallenge()
      expect(diner.hcaptcha.only().config.theme).to.equal(scheme)
    })

  for (const [width, size, height] of [
    [302, 'compact', '144px'],
    [303, 'normal', '78px'],
  ] as const)
    it(`is ${size} in a place of ${width} px`, async () => {
      const own = Object.getOwnPropertyDescriptor(Element.prototype, 'clientWidth')!
      Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, get: () => width })
      undoAfterTest(() => Object.defineProperty(Element.prototype, 'clientWidth', own))
      const diner = await meetsChallenge()
      expect(diner.hcaptcha.only().config.size).to.equal(size)
      const { style } = document.querySelector<HTMLElement>('.captcha-box')!
      expect(style.getPropertyValue('--captcha-height')).to.equal(height)
    })

  it('page.third-party-frames: its challenge opens inside a dialog of ours, and closes if its time is over', async () => {
    const diner = await meetsChallenge()
    const dialog = diner.hcaptcha.place().closest('dialog')!
    expect(dialog.getAttribute('aria-label')).to.equal(title)
    diner.hcaptcha.says('open-callback')
    expect(dialog.open).to.be.true
    diner.hcaptcha.says('chalexpired-callback')
    expect(dialog.open).to.be.false
  })

  it('Escape and a press on the backdrop leave its challenge, a press in it does not', async () => {
    const diner = await meetsChallenge()
    const dialog = diner.dialog()
    const opens = async () => {
      if (!dialog.open) await diner.presses('Complete Booking')
      expect(dialog.open).to.be.true
    }
    await opens()
    expect(diner.heard).to.not.include(title)
    const cancel = new window.Event('cancel', { cancelable: true })
    await diner.sees(() => void dialog.dispatchEvent(cancel))
    expect([dialog.open, cancel.defaultPrevented]).to.deep.equal([false, true])
    await opens()
    const place = diner.hcaptcha.place()
    expect(place.style.cssText).to.include('line-height: 0 !important')
    await diner.sees(() => place.click())
    expect(dialog.open).to.be.true
    await diner.sees(() => dialog.click())
    expect(dialog.open).to.be.false
    await opens()
    // As on a second Escape.
    await diner.sees(() => dialog.close())
    await opens()
    await diner.solvesAndBooks()
  })

  it('human-check.cleared: tells everyone that it is confirmed, and that it has expired and is not sent', async () => {
    const diner = await meetsChallenge()
    const live = diner.gets('status')
    const status = () => document.querySelector('.captcha-status')!.getAttribute('data-status')
    expect(diner.reads()).to.include('This keeps tables for real guests.')
    diner.hcaptcha.says('expired-callback')
    expect([live.textContent, status()], 'without a token').to.deep.equal(['', null])
    diner.hcaptcha.solves()
    await diner.waits(0)
    expect([live.textContent, status()]).to.deep.equal(['Thank you. The check is complete.', 'confirmed'])
    diner.hcaptcha.says('expired-callback')
    await diner.waits(0)
    expect([live.textContent, status()]).to.deep.equal(['Check expired. Please try again.', 'expired'])
    await diner.presses('Complete Booking')
    expect(diner.tokens()).to.be.empty
  })

  it('is not shown again to a diner who edits the details and comes back in time', async () => {
    const diner = await hasSolved()
    await diner.presses('Edit your details')
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    expect(diner.tokens()).to.deep.equal(['P1_1'])
  })

  it('its token may expire once it is gone, which is no fault', async () => {
    const diner = await hasSolved()
    expect(diner.hcaptcha.only().resets).to.equal(0)
    await diner.presses('Edit your details')
    await diner.waits(120_000)
    expect(diner.faults).to.deep.equal([])
  })
})

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
async function pressesWith(execute: (typeof dead)[string]) {
  const met = await meetsChallenge()
  const { api } = met.hcaptcha
  const living = api.execute
  const callback = met.hcaptcha.only().config.callback as (token: string) => void
  Object.assign(api, { execute })
  await met.presses('Complete Booking')
  return { ...met, callback, revive: () => void Object.assign(api, { execute: living }) }
}

describe('human-verification: a challenge that does not work', () => {
  it('says so, with the telephone, and keeps what was typed; "Try again" brings it back', async () => {
    const diner = await meetsChallenge()
    const card = document.querySelector('.captcha')!
    expect(card.className).to.equal('captcha')
    diner.hcaptcha.says('error-callback', 'network-error')
    const { gets } = diner.within('group', 'Confirm that you are human')
    expect([gets('text', failed), gets('link', '021 496 0101')]).to.have.lengthOf(2)
    expect(diner.gets('status').textContent).to.equal(failed)
    expect(diner.hcaptcha.shown()).to.equal(0)
    expect(card.className).to.equal('captcha captcha-without-box')
    expect(diner.reads()).to.include(anna.email)
    await diner.presses('Try again')
    expect(document.activeElement?.textContent).to.equal('Confirm that you are human')
    expect(card.className).to.equal('captcha')
    expect(card.textContent).to.not.include('Loading')
    diner.hcaptcha.solves()
    await diner.presses('Complete Booking')
    expect(diner.tokens()).to.have.length(1)
  })

  for (const [way, execute] of Object.entries(dead))
    it(`human-check.time: execute ${way}: said once well within 15 s, with a second try`, async () => {
      const diner = await pressesWith(execute)
      await diner.waits(13_000)
      await diner.sees(() => diner.callback('too late'))
      expect(diner.reads('group', 'Confirm that you are human')).to.include(failed)
      expect(diner.heard.filter((line) => line === failed)).to.have.length(1)
      expect(diner.faults).to.have.length(1)
      expect([diner.reads().includes(anna.email), diner.has('alert')]).to.deep.equal([true, false])
      diner.revive()
      await diner.presses('Try again')
      await diner.presses('Complete Booking')
      await diner.solvesAndBooks()
      expect(diner.tokens()).to.deep.equal(['P1_1'])
    })

  for (const [stub, render] of Object.entries<(() => unknown) | undefined>({
    'renders no box': () => undefined,
    'renders an empty box': () => '',
    throws() {
      throw new Error('wrong key')
    },
    'has no methods': undefined,
  }))
    it(`human-check.time: an object that ${stub} is reported at once, to both`, async () => {
      const diner = await meetsChallenge({ options: { hcaptcha: { render } } })
      expect([diner.heard.includes(failed), diner.has('button', 'Try again')]).to.deep.equal([true, true])
      expect(diner.faults).to.have.length(1)
      if (stub === 'renders an empty box')
        expect(String(diner.faults[0]!.error)).to.include('hCaptcha made no box.')
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
    await diner.solvesAndBooks()
  })

  it('human-check.time: a challenge can be left and opened again, also one that hCaptcha does not close', async () => {
    const diner = await meetsChallenge()
    for (const own of [{}, { close: () => undefined }, { close: undefined }]) {
      Object.assign(diner.hcaptcha.api, own)
      await diner.presses('Complete Booking')
      expect(diner.within('dialog', title)).to.exist
      await diner.presses('Leave the challenge')
      expect(diner.dialog().open).to.equal(false)
    }
    await diner.presses('Complete Booking')
    expect(diner.dialog().open).to.equal(true)
    await diner.solvesAndBooks()
  })
})

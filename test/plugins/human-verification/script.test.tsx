import { expect } from 'chai'
import plugin from '../../../plugins/human-verification'
import { checkPluginOptions } from '../../../src/diagnostics/plugin-options'
import { brand } from '../../../themes/milano/brand'
import { removeWidget } from '../../kit/diner'
import { logged } from '../../kit/logged'
import { meetsChallenge } from './setup'
import { fakeHcaptcha } from './fake-hcaptcha'

const page = window as unknown as Record<string, unknown>
const scripts = () => [...document.querySelectorAll('script')]
const readyOf = (script: HTMLScriptElement) => new URL(script.src).searchParams.get('onload')!
const failed = "The check didn't work. Your details are saved."

/** A diner whose page has no object of hCaptcha's yet. */
const loads = () => meetsChallenge({ options: { hcaptcha: undefined } })

/** What Trusted Types were asked for. The plugin keeps its policy for as long as the page is there. */
const trusted: string[] = []

describe('human-verification: hCaptcha’s script', () => {
  afterEach(() => {
    removeWidget()
    delete page.hcaptcha
    delete page.trustedTypes
  })

  it('security: without a policy for Trusted Types the browser decides about the script', async () => {
    page.trustedTypes = {
      createPolicy() {
        throw new TypeError('It is not allowed.')
      },
    }
    const diner = await loads()
    expect(scripts()[0]!.src).to.match(/^https:\/\/js\.hcaptcha\.com\/1\/api\.js\?/)
    expect(diner.faults).to.deep.equal([])
  })

  it('security: where the page enforces Trusted Types, the policy "tavola-hcaptcha" makes its address', async () => {
    page.trustedTypes = {
      createPolicy(name: string, { createScriptURL }: { createScriptURL(url: string): string }) {
        trusted.push(name)
        return {
          createScriptURL(url: string) {
            trusted.push(createScriptURL(url))
            return url
          },
        }
      },
    }
    await loads()
    expect(trusted[0]).to.equal('tavola-hcaptcha')
    expect(trusted.at(-1)).to.equal(scripts()[0]!.src)
  })

  it('a page that has hCaptcha already loads no other', async () => {
    const { api, rendered } = fakeHcaptcha()
    page.hcaptcha = api
    await loads()
    expect([rendered(), scripts()]).to.deep.equal([1, []])
  })

  it('page.third-party-frames: draws nothing by itself, and leaves the page’s other names alone', async () => {
    await loads()
    const { searchParams } = new URL(scripts()[0]!.src)
    const ready = readyOf(scripts()[0]!)
    expect(Object.fromEntries(searchParams)).to.deep.equal({
      render: 'explicit',
      onload: ready,
      recaptchacompat: 'off',
    })
    expect(page[ready]).to.be.a('function')
  })

  it('once it is ready its box is there, and nothing else of it is left on the page', async () => {
    const diner = await loads()
    const { api, shown } = fakeHcaptcha()
    const [script] = scripts()
    const ready = readyOf(script!)
    page.hcaptcha = api
    await diner.sees(() => script!.dispatchEvent(new window.Event('load')))
    await diner.sees(() => (page[ready] as () => void)())
    expect([shown(), scripts(), ready in page]).to.deep.equal([1, [], false])
    await diner.waits(10_000)
    expect(diner.reads()).to.not.include(failed)
  })

  for (const type of ['error', 'load'] as const)
    it(`${type === 'load' ? 'another page in its place' : 'a blocked one'} fails at once, with another try`, async () => {
      const diner = await loads()
      const [script] = scripts()
      await diner.sees(() => script!.dispatchEvent(new window.Event(type)))
      expect(diner.reads()).to.include(failed)
      expect(scripts()).to.deep.equal([])
      await diner.presses('Try again')
      await diner.waits()
      expect(readyOf(scripts()[0]!)).to.not.equal(readyOf(script!))
      const card = document.querySelector('.captcha')!
      expect(card.textContent).to.include('Loading the check…').and.not.include(failed)
    })

  it('page.third-party-frames: is not waited for once nobody needs it', async () => {
    const diner = await loads()
    expect(scripts()).to.have.lengthOf(1)
    await diner.presses('Edit your details')
    expect(scripts()).to.deep.equal([])
    await diner.presses('Continue')
    await diner.waits()
    expect(scripts()).to.have.lengthOf(1)
    expect(diner.faults).to.deep.equal([])
  })

  it('a script of others and a colour scheme that there is not are reported', () => {
    const reported = (own: Record<string, unknown>) =>
      logged(() => checkPluginOptions([plugin], { ...brand, options: { 'human-verification': own } }))[0]
    expect(reported({ siteKey: 'key', theme: 'dark', script: 'https://hcaptcha.com/1/api.js' })).to.equal(
      undefined,
    )
    expect(reported({ theme: 'light' })).to.equal(undefined)
    for (const [name, value] of Object.entries({
      theme: 'red',
      script: 'https://other.example/api.js',
      siteKey: 7,
    }))
      expect(reported({ [name]: value })).to.match(new RegExp(`invalid "${name}"`))
  })
})

const isOpen = () => document.querySelector('dialog')!.open

describe('human-verification: hCaptcha’s box', () => {
  for (const [width, size] of [
    [302, 'compact'],
    [303, 'normal'],
  ] as const)
    it(`is ${size} in a place of ${width} px`, async () => {
      const own = Object.getOwnPropertyDescriptor(Element.prototype, 'clientWidth')!
      Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, get: () => width })
      try {
        const diner = await meetsChallenge()
        expect(diner.hcaptcha.only().config.size).to.equal(size)
        expect(document.querySelector('.captcha-box')!.getAttribute('data-size')).to.equal(size)
      } finally {
        Object.defineProperty(Element.prototype, 'clientWidth', own)
      }
    })

  it('speaks the brand’s language', async () => {
    const diner = await meetsChallenge({ brand: { locale: 'it-IT' } })
    expect(diner.hcaptcha.only().config.hl).to.equal('it')
  })

  it('one that hCaptcha does not make is a failure', async () => {
    const { api } = fakeHcaptcha()
    const diner = await meetsChallenge({ options: { hcaptcha: { ...api, render: () => '' } } })
    expect(diner.reads()).to.include(failed)
    expect(diner.faults.map(({ error }) => String(error))).to.deep.equal(['Error: hCaptcha made no box.'])
  })

  it('page.third-party-frames: the page’s style sheets do not break it, now or after a change', async () => {
    // As in browsers; jsdom has no list of an element's own styles.
    const styles = Object.getPrototypeOf(document.body.style) as object
    Object.defineProperty(styles, Symbol.iterator, {
      configurable: true,
      value: Array.prototype[Symbol.iterator],
    })
    const { api } = fakeHcaptcha()
    let frame!: HTMLElement
    const render = (box: HTMLElement, config: ConfigRender) => {
      const id = api.render(box, config)
      frame = box.querySelector('iframe')!
      frame.style.cssText = 'width: 303px; height: 78px'
      return id
    }
    const diner = await meetsChallenge({ options: { hcaptcha: { ...api, render } } })
    const widthOf = () => [frame.style.width, frame.style.getPropertyPriority('width')]
    expect(widthOf()).to.deep.equal(['303px', 'important'])
    expect(frame.style.getPropertyPriority('display')).to.equal('important')
    frame.style.setProperty('width', '164px')
    await diner.waits()
    expect(widthOf()).to.deep.equal(['164px', 'important'])
    expect(frame.style.height).to.equal('78px')
    await diner.presses('Edit your details')
    frame.style.setProperty('width', '10px')
    await diner.waits()
    expect(widthOf()).to.deep.equal(['10px', ''])
    Reflect.deleteProperty(styles, Symbol.iterator)
  })

  it('its token may expire once it is gone, which is no fault', async () => {
    const diner = await meetsChallenge()
    diner.hcaptcha.solves()
    expect(diner.hcaptcha.only().resets).to.equal(0)
    await diner.presses('Edit your details')
    await diner.waits(120_000)
    expect(diner.faults).to.deep.equal([])
  })

  it('its status tells the styles why it asks', async () => {
    const diner = await meetsChallenge()
    const status = () => document.querySelector('.captcha-status')!.getAttribute('data-status')
    expect(status()).to.equal(null)
    diner.hcaptcha.says('expired-callback')
    expect(status(), 'without a token').to.equal(null)
    diner.hcaptcha.solves()
    expect(status()).to.equal('confirmed')
    diner.hcaptcha.says('expired-callback')
    expect(status()).to.equal('expired')
  })

  it('Escape and a press on the backdrop leave its challenge, a press in it does not', async () => {
    const diner = await meetsChallenge()
    const dialog = document.querySelector('dialog')!
    const opens = async () => {
      if (!isOpen()) await diner.presses('Complete Booking')
      expect(isOpen()).to.be.true
    }
    await opens()
    expect(diner.heard).to.not.include('Human verification challenge')
    const cancel = new window.Event('cancel', { cancelable: true })
    await diner.sees(() => void dialog.dispatchEvent(cancel))
    expect([isOpen(), cancel.defaultPrevented]).to.deep.equal([false, true])
    await opens()
    const place = diner.hcaptcha.only().config['challenge-container'] as HTMLElement
    expect([place.style.lineHeight, place.style.getPropertyPriority('line-height')]).to.deep.equal([
      '0',
      'important',
    ])
    await diner.sees(() => place.click())
    expect(isOpen()).to.be.true
    await diner.sees(() => dialog.click())
    expect(isOpen()).to.be.false
    await opens()
    // As on a second Escape.
    await diner.sees(() => dialog.close())
    await opens()
    diner.hcaptcha.solves()
    await diner.finds('heading', 'Booking Confirmed')
  })
})

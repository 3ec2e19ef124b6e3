import { expect } from 'chai'
import plugin from '../../../themes/build/companions/human-verification'
import { checkPluginOptions } from '../../../src/diagnostics/plugin-options'
import { brand } from '../../../themes/milano/brand'
import { removeWidget } from '../../kit/diner'
import { logged } from '../../kit/logged'
import { undoAfterTest } from '../../kit/mocha/clean-up.mjs'
import { failed, meetsChallenge } from '../human-verification/setup'
import { fakeHcaptcha } from './fake-hcaptcha'

const page = window as unknown as Record<string, unknown>
const scripts = () => [...document.querySelectorAll('script')]
const readyOf = (script: HTMLScriptElement) => new URL(script.src).searchParams.get('onload')!

/** A diner whose page has no object of hCaptcha's yet. */
const loads = (options: object = {}) => meetsChallenge({ options: { hcaptcha: undefined, ...options } })

/** What Trusted Types were asked for. The plugin keeps its policy for as long as the page is there. */
const trusted: string[] = []

describe('hcaptcha: hCaptcha’s script', () => {
  afterEach(() => {
    removeWidget()
    delete page.hcaptcha
    delete page.trustedTypes
    Reflect.deleteProperty(document, 'currentScript')
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

  it('a page that has hCaptcha already loads no other; an element with its name is not it', async () => {
    const { api, rendered } = fakeHcaptcha()
    page.hcaptcha = api
    await loads()
    expect([rendered(), scripts()]).to.deep.equal([1, []])
    removeWidget()
    page.hcaptcha = document.createElement('a')
    await loads()
    expect(scripts()).to.have.lengthOf(1)
  })

  it('no script comes from elsewhere than hCaptcha, whatever a brand says', async () => {
    const diner = await loads({ script: 'https://other.example/api.js' })
    expect(scripts()).to.deep.equal([])
    expect(diner.reads()).to.include(failed)
  })

  it('it is not loaded while an element of the page has the name by which it finds its own tag', async () => {
    // As in browsers; jsdom knows no such names.
    const value = document.createElement('img')
    Object.defineProperty(document, 'currentScript', { configurable: true, value })
    const diner = await loads()
    expect(scripts()).to.deep.equal([])
    expect(diner.reads()).to.include(failed)
    expect(diner.faults.map(({ error }) => String(error)).join()).to.include('named "currentScript"')
  })

  it('page.third-party-frames: is given no settings but ours, and leaves the page’s other names alone', async () => {
    await loads({ script: 'https://js.hcaptcha.com/1/api.js?assethost=javascript:alert(1)//#host' })
    const [script] = scripts()
    const { searchParams, hash } = new URL(script!.src)
    const onload = readyOf(script!)
    const settings = { render: 'explicit', onload, recaptchacompat: 'off' }
    expect([Object.fromEntries(searchParams), hash]).to.deep.equal([settings, ''])
    expect(page[onload]).to.be.a('function')
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

  it('page.third-party-frames: is given up after 10 seconds, or once nobody needs it', async () => {
    const diner = await loads()
    expect(scripts()).to.have.lengthOf(1)
    await diner.presses('Edit your details')
    expect(scripts()).to.deep.equal([])
    await diner.presses('Continue')
    await diner.waits(9_000)
    expect([diner.has('button', 'Try again'), scripts().length]).to.deep.equal([false, 1])
    expect(diner.faults).to.deep.equal([])
    await diner.waits(1_000)
    expect([diner.has('button', 'Try again'), scripts()]).to.deep.equal([true, []])
  })

  for (const [own, invalid] of [
    [{ siteKey: 'key', theme: 'dark', script: 'https://hcaptcha.com/1/api.js' }],
    [{ theme: 'light' }],
    [{ theme: 'red' }, 'theme'],
    [{ script: 'https://other.example/api.js' }, 'script'],
    [{ siteKey: 7 }, 'siteKey'],
  ] as const)
    it(`the option ${JSON.stringify(own)} is ${invalid ? 'reported' : 'valid'}`, () => {
      const options = { 'human-verification': own }
      const [line] = logged(() => checkPluginOptions([plugin], { ...brand, options }))
      if (invalid) expect(line).to.include(`invalid "${invalid}"`)
      else expect(line).to.equal(undefined)
    })

  it('page.third-party-frames: the page’s style sheets do not break its box, now or after a change', async () => {
    // As in browsers; jsdom has no list of an element's own styles.
    const styles = Object.getPrototypeOf(document.body.style) as object
    const value = Array.prototype[Symbol.iterator]
    Object.defineProperty(styles, Symbol.iterator, { configurable: true, value })
    undoAfterTest(() => Reflect.deleteProperty(styles, Symbol.iterator))
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
  })
})

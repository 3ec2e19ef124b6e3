import { expect } from 'chai'
import { openShadow } from '../../src/host/widget/shadow'
import { definePlugin, type Step } from 'tavola'
import { renderPlugins, type Diner } from '../kit/diner'
import { later } from '../kit/network'
import { form, page, threshold } from '../kit/stand-ins'
import { elsewhere, focused, opens } from './set-up'

/** A diner at step 1, which "goesOn" leaves. */
const begins = (shadow = false) => opens({ first: { confirmed: false }, shadow })
const goesOn = (diner: Diner) => diner.sees(() => diner.kernel.choices.set({ confirmed: true }))

describe('ui: the focus', () => {
  it('goes to the heading of a step that replaces another, and of the one after it', async () => {
    const diner = await opens()
    await diner.presses('Back')
    expect(focused(diner)).to.equal(await diner.finds('heading', 'Welcome'))
    await goesOn(diner)
    expect(focused(diner)).to.equal(await diner.finds('heading', 'Your Details'))
  })

  it('WCAG 2.4.3: is in the place of a step whose file is loading, until its heading appears', async () => {
    const file = later()
    const load = () => file.answer() as ReturnType<Step['load']>
    const late = { id: 'late', priority: 'flow', when: form.steps![0]!.when, load } as const
    const plugin = definePlugin({ id: 'late', serves: 'booking', steps: [late] })
    const diner = await opens({ plugins: [threshold, plugin, form], first: { confirmed: false } })
    diner.gets('heading', 'Welcome').focus()
    await goesOn(diner)
    expect(focused(diner)!.matches('.stage')).to.equal(true)
    await diner.waits(1_500)
    expect(diner.heard).to.deep.equal(['One moment…'])
    const component = await page('Late')()
    await diner.sees(() => file.come(component))
    expect(focused(diner)).to.equal(await diner.finds('heading', 'Late'))
  })

  it('stays with the page when the widget first appears', async () => {
    await renderPlugins({ plugins: [threshold, form] })
    expect(document.activeElement).to.equal(document.body)
  })

  it('WCAG 3.2.1: stays in a field of the page, and the step that comes is announced', async () => {
    const diner = await begins(true)
    const field = elsewhere()
    await goesOn(diner)
    expect(document.activeElement).to.equal(field)
    expect(diner.heard).to.deep.equal(['Your Details'])
    field.remove()
  })

  it('WCAG 3.2.1: stays in another widget on the same page', async () => {
    const diner = await begins(true)
    const other = document.body.appendChild(document.createElement('div'))
    const field = other.attachShadow({ mode: 'open' }).appendChild(document.createElement('input'))
    field.focus()
    await goesOn(diner)
    expect([document.activeElement, other.shadowRoot!.activeElement]).to.deep.equal([other, field])
    other.remove()
  })

  it("WCAG 2.4.3: leaves a third party's frame beside the shadow root, which is a part of the widget", async () => {
    const diner = await begins(true)
    diner.host.appendChild(document.createElement('input')).focus()
    await goesOn(diner)
    expect(focused(diner)).to.equal(await diner.finds('heading', 'Your Details'))
    expect(diner.heard).to.deep.equal([])
  })

  it('WCAG 2.4.11: a control that gets the focus without a press is scrolled into view with its label', async () => {
    const shown: Element[] = []
    const { prototype } = window.HTMLElement
    const before = Object.getOwnPropertyDescriptor(prototype, 'scrollIntoView')
    prototype.scrollIntoView = function (options) {
      expect(options).to.deep.equal({ block: 'nearest', behavior: 'instant' })
      shown.push(this)
    }
    try {
      const diner = await opens()
      const field = (await diner.finds('textbox', 'Special Requests')) as HTMLTextAreaElement
      const sends = (type: string) => field.dispatchEvent(new window.FocusEvent(type, { bubbles: true }))
      const presses = (element: Element) =>
        element.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
      const parts = [field.labels[0], field]
      const moves: readonly (readonly [act: () => void, scrolled: readonly unknown[]])[] = [
        [() => field.focus(), parts],
        [() => sends('focusout') && sends('focusin'), []],
        [() => (field.blur(), presses(field), field.focus()), []],
        [() => (field.blur(), presses(diner.gets('heading', 'Your Details')), field.focus()), parts],
      ]
      for (const [act, scrolled] of moves) {
        shown.length = 0
        await diner.sees(act)
        expect(shown).to.deep.equal(scrolled)
      }
    } finally {
      if (before) Object.defineProperty(prototype, 'scrollIntoView', before)
      else Reflect.deleteProperty(prototype, 'scrollIntoView')
    }
  })

  it('WCAG 2.4.7: it is shown where keys have moved it after a press', () => {
    const host = document.body.appendChild(document.createElement('div'))
    const { root } = openShadow(host, undefined)
    const button = root.appendChild(document.createElement('button'))
    button.focus()
    const isShown = () => button.matches('[data-keyboard] :focus')
    expect(isShown()).to.equal(false)
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    expect(isShown()).to.equal(true)
    button.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
    expect(isShown()).to.equal(false)
    host.remove()
  })

  it('the shell knows whether a step has a bar, and where its header has a restaurant', async () => {
    const diner = await opens()
    const marks = () =>
      [...document.querySelectorAll('.layout, .progress')].map((element) =>
        element
          .getAttributeNames()
          .filter((name) => /^data-(action|venue|back)/.test(name))
          .sort(),
      )
    expect(marks()).to.deep.equal([['data-action', 'data-venue'], ['data-back']])
    await diner.presses('Back')
    expect(marks()).to.deep.equal([[]])
  })
})

import { expect } from 'chai'
import { openShadow } from '../../src/host/widget/shadow'
import { definePlugin } from 'tavola'
import { whenHere } from 'tavola/controls'
import { atDetails, atSlot } from '../kit/booking'
import { renderPlugins, type Diner } from '../kit/diner'
import { form, page, threshold } from '../kit/stand-ins'

const plugins = [threshold, form]

describe('ui: the focus', () => {
  it('goes to the heading of a step that replaces another, and of the one after it', async () => {
    const diner = await renderPlugins({ plugins, first: atDetails })
    await diner.presses('Back')
    expect(document.activeElement).to.equal(await diner.finds('heading', 'Welcome'))
    await diner.sees(() => diner.kernel.choices.set({ confirmed: true }))
    expect(document.activeElement).to.equal(await diner.finds('heading', 'Your Details'))
  })

  it('WCAG 2.4.3: is in the place of a step whose file is loading, until its heading appears', async () => {
    let comes: (file: Awaited<ReturnType<typeof load>>) => void = () => undefined
    const load = page('Late')
    const late = definePlugin({
      id: 'late',
      serves: 'booking',
      steps: [
        {
          id: 'late',
          priority: 'flow',
          when: ({ facts }) => facts.confirmed,
          load: () => new Promise((resolve) => (comes = resolve)),
        },
      ],
    })
    const diner = await renderPlugins({ plugins: [threshold, late, form], first: atSlot })
    diner.gets('heading', 'Welcome').focus()
    await diner.sees(() => diner.kernel.choices.set({ confirmed: true }))
    expect(document.activeElement!.matches('.stage')).to.equal(true)
    await diner.waits(1_500)
    expect(diner.heard).to.deep.equal(['One moment…'])
    const file = await load()
    await diner.sees(() => comes(file))
    expect(document.activeElement).to.equal(await diner.finds('heading', 'Late'))
  })

  it('stays with the page when the widget first appears', async () => {
    const diner = await renderPlugins({ plugins })
    await diner.finds('heading', 'Welcome')
    expect(document.activeElement).to.equal(document.body)
  })

  /** A control of the page beside the widget, which has the focus. */
  function elsewhere(): HTMLElement {
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    return field
  }

  const goesOn = (diner: Diner) => diner.sees(() => diner.kernel.choices.set({ confirmed: true }))

  it('WCAG 3.2.1: stays in a field of the page, and the step that comes is announced', async () => {
    const diner = await renderPlugins({ plugins, first: atSlot, shadow: true })
    const field = elsewhere()
    await goesOn(diner)
    expect(document.activeElement).to.equal(field)
    expect(diner.heard).to.deep.equal(['Your Details'])
    field.remove()
  })

  it('WCAG 3.2.1: stays in another widget on the same page', async () => {
    const diner = await renderPlugins({ plugins, first: atSlot, shadow: true })
    const other = document.body.appendChild(document.createElement('div'))
    const field = other.attachShadow({ mode: 'open' }).appendChild(document.createElement('input'))
    field.focus()
    await goesOn(diner)
    expect(document.activeElement).to.equal(other)
    expect(other.shadowRoot!.activeElement).to.equal(field)
    other.remove()
  })

  it("WCAG 2.4.3: leaves a third party's frame beside the shadow root, which is a part of the widget", async () => {
    const diner = await renderPlugins({ plugins, first: atSlot, shadow: true })
    diner.host.appendChild(document.createElement('input')).focus()
    await goesOn(diner)
    const heading = await diner.finds('heading', 'Your Details')
    expect(diner.host.shadowRoot!.activeElement).to.equal(heading)
    expect(diner.heard).to.deep.equal([])
  })

  it('WCAG 3.2.1: a dialog that comes late waits until the diner has left where else they are', async () => {
    const diner = await renderPlugins({ plugins, shadow: true })
    const [field, next] = [elsewhere(), document.body.appendChild(document.createElement('input'))]
    let opened = 0
    whenHere(diner.gets('heading', 'Welcome'), () => opened++)
    const callOff = whenHere(diner.gets('heading', 'Welcome'), () => opened++)
    next.focus()
    await diner.waits(1)
    expect(opened).to.equal(0)
    callOff()
    field.remove()
    next.blur()
    await diner.waits(1)
    expect(opened).to.equal(1)
    next.remove()
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
      const diner = await renderPlugins({ plugins, first: atDetails })
      const field = (await diner.finds('textbox', 'Special Requests')) as HTMLTextAreaElement
      const scrolled = async (act: () => void) => {
        shown.length = 0
        await diner.sees(act)
        return [...shown]
      }
      const parts = [field.labels[0], field]
      expect(await scrolled(() => field.focus())).to.deep.equal(parts)
      const leaves = () => field.dispatchEvent(new window.FocusEvent('focusout', { bubbles: true }))
      const comes = () => field.dispatchEvent(new window.FocusEvent('focusin', { bubbles: true }))
      expect(await scrolled(() => leaves() && comes())).to.deep.equal([])
      field.blur()
      const presses = (element: Element) =>
        element.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
      expect(await scrolled(() => presses(field) && field.focus())).to.deep.equal([])
      field.blur()
      expect(
        await scrolled(() => presses(diner.gets('heading', 'Your Details')) && field.focus()),
      ).to.deep.equal(parts)
    } finally {
      if (before) Object.defineProperty(prototype, 'scrollIntoView', before)
      else Reflect.deleteProperty(prototype, 'scrollIntoView')
    }
  })

  it('WCAG 2.4.7: it is shown where keys have moved it after a press', () => {
    const host = document.createElement('div')
    document.body.append(host)
    const { root } = openShadow(host, undefined)
    const button = document.createElement('button')
    root.append(button)
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
    const diner = await renderPlugins({ plugins, first: atDetails })
    const marks = () =>
      [...document.querySelectorAll('.layout, .aside')].map((element) =>
        element.getAttributeNames().filter((name) => /^data-(action|venue|back)/.test(name)),
      )
    await diner.finds('button', 'Back')
    expect(marks()).to.deep.equal([['data-action'], ['data-venue', 'data-back']])
    await diner.presses('Back')
    expect(marks()).to.deep.equal([[], []])
  })
})

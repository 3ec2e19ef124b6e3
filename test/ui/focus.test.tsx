import { expect } from 'chai'
import { openShadow } from '../../src/host/widget/shadow'
import { shownFocus } from '../../src/ui/keyboard-use'
import { definePlugin } from 'tavola'
import { atDetails, atSlot } from '../kit/booking'
import { removeWidget, renderWidget } from '../kit/diner'
import { form, page, threshold } from '../kit/stand-ins'

const plugins = [threshold, form]

describe('ui: the focus', () => {
  afterEach(removeWidget)

  it('goes to the heading of a step that replaces another', async () => {
    const diner = await renderWidget({ plugins, first: atDetails })
    await diner.presses('Back')
    expect(document.activeElement).to.equal(await diner.finds('heading', 'Welcome'))
  })

  it('goes to the heading of the step after it too', async () => {
    const diner = await renderWidget({ plugins, first: atDetails })
    await diner.presses('Back')
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
    const diner = await renderWidget({ plugins: [threshold, late, form], first: atSlot })
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
    const diner = await renderWidget({ plugins })
    await diner.finds('heading', 'Welcome')
    expect(document.activeElement).to.equal(document.body)
  })

  it('WCAG 2.4.11: the focused element is scrolled fully into view', async () => {
    const shown: [Element, unknown][] = []
    const { prototype } = window.HTMLElement
    const before = Object.getOwnPropertyDescriptor(prototype, 'scrollIntoView')
    prototype.scrollIntoView = function (options) {
      shown.push([this, options])
    }
    try {
      const diner = await renderWidget({ plugins, first: atDetails })
      const field = await diner.finds('textbox', 'Special Requests')
      await diner.sees(() => field.focus())
      expect(shown.at(-1)).to.deep.equal([field, { block: 'nearest' }])
    } finally {
      if (before) Object.defineProperty(prototype, 'scrollIntoView', before)
      else Reflect.deleteProperty(prototype, 'scrollIntoView')
    }
  })

  it('WCAG 2.4.7: it is shown where keys have moved it after a press, in browsers that show no ring then too', () => {
    const host = document.createElement('div')
    document.body.append(host)
    const { root } = openShadow(host, undefined)
    const button = document.createElement('button')
    root.append(button)
    button.focus()
    // jsdom's `:focus-visible` always matches: the mark alone counts here.
    const isShown = () => button.matches(shownFocus.replace(':focus-visible, ', ''))
    expect(isShown()).to.equal(false)
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    expect(isShown()).to.equal(true)
    button.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
    expect(isShown()).to.equal(false)
    host.remove()
  })

  it('decisions, "Steps 4 and 6": the shell knows whether a step has a bar, and where its header has a restaurant', async () => {
    const diner = await renderWidget({ plugins, first: atDetails })
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

import '../../kit/dom'
import { expect } from 'chai'
import { createWidget } from '../../../src/host/widget/create-widget'
import { widgetOn } from '../../../src/host/widget/running-widget'
import { toBrandSource } from '../../../src/npm/code-brand'
import { brand } from '../../../themes/milano/brand'
import { booking, start } from '../../kernel/bare-plugins'

/** A popup's widget that isn't opened yet. */
async function popup() {
  const host = document.body.appendChild(document.createElement('div'))
  const widget = await createWidget({
    options: { baseUrl: 'https://api.example' },
    state: {},
    handle: { host, inline: false, gone: false } as never,
    brandOf: () => toBrandSource({ theme: { css: '', brand }, plugins: [start, booking] }),
  })
  const { mounted, opened } = widgetOn.get(host)!
  return { widget, opened, kernel: mounted.kernel, end: () => (widget.destroy(), host.remove()) }
}

describe('The widget of a popup', () => {
  // The whole widget needs the first; no test of ours wraps its renders.
  beforeEach(
    () => void Object.assign(globalThis, { CSS: { supports: () => false }, IS_REACT_ACT_ENVIRONMENT: false }),
  )
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'CSS')
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  })

  it('closes while a booking is being sent, and keeps the booking', async () => {
    const { widget, opened, kernel, end } = await popup()
    kernel.choices.set({ date: '2026-11-28' })
    opened.value = true
    kernel.submission.enter('press', { phase: 'checking' })
    widget.close()
    expect([opened.value, kernel.facts.date]).to.deep.equal([false, '2026-11-28'])
    end()
  })
})

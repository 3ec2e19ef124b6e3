import '../../kit/dom'
import { expect } from 'chai'
import { createHandle, type WidgetCode } from '../../../src/host/loader/create-handle'
import type { Widget } from '../../../src/host/widget/create-widget'
import { recordErrors } from '../../kit/logged'

const widget: Widget = { open() {}, close() {}, update() {}, checkEvents() {}, destroy() {} }
const code: WidgetCode = { createWidget: async () => widget }
/** Promises that are pending now have settled by then. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('A handle whose code failed to load', () => {
  recordErrors()

  it('"Try again" fetches the code again, until it loads', async () => {
    const container = document.body.appendChild(document.createElement('div'))
    let calls = 0
    const getCode = async () => {
      if (++calls < 3) throw new Error('lost')
      return code
    }
    const handle = createHandle({ getCode, widgets: new Set() }, { container, preload: 'now' })
    for (const made of [1, 2, 3]) {
      await settled()
      expect(calls).to.equal(made)
      container.querySelector('button')?.click()
    }
    expect(container.querySelector('button')).to.equal(null)
    handle.destroy()
    container.remove()
  })

  it('offers one "Try again" for what failed, and does what was wanted last', async () => {
    const container = document.body.appendChild(document.createElement('div'))
    const opened: unknown[] = []
    let isLost = true
    const getCode = async () => {
      if (isLost) throw new Error('lost')
      return { createWidget: async () => ({ ...widget, open: (venue: unknown) => void opened.push(venue) }) }
    }
    const handle = createHandle({ getCode, widgets: new Set() }, { container, preload: 'now' })
    handle.open('cork')
    await settled()
    const buttons = container.querySelectorAll('button')
    expect(buttons).to.have.lengthOf(1)
    isLost = false
    buttons[0]!.click()
    await settled()
    expect(opened).to.deep.equal(['cork'])
    handle.destroy()
    container.remove()
  })
})

describe("The page's own way on", () => {
  const error = recordErrors()

  const pageWith = (html: string) => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = html
    const way = () => container.querySelector<HTMLElement>('p')!
    return { container, way }
  }
  const call =
    '<p data-tavola-fallback="">Call us: <a href="tel:+35315550100">01 555 0100</a></p><h2>Book</h2>'

  /** Firefox as it was before 98. */
  async function inOldBrowser(act: () => Promise<void>) {
    const own = Object.getOwnPropertyDescriptor(window, 'HTMLDialogElement')!
    Reflect.deleteProperty(window, 'HTMLDialogElement')
    try {
      await act()
    } finally {
      Object.defineProperty(window, 'HTMLDialogElement', own)
    }
  }

  it('is hidden while the widget is in its place, shown beside "Try again", and there again after destroy', async () => {
    const { container, way } = pageWith(call)
    let calls = 0
    const getCode = async () => {
      if (++calls < 2) throw new Error('lost')
      return code
    }
    const handle = createHandle({ getCode, widgets: new Set() }, { container, preload: 'now' })
    expect(way().style.display).to.equal('none')
    await settled()
    expect(way().style.display).to.equal('')
    container.querySelector('button')!.click()
    await settled()
    expect(way().style.display).to.equal('none')
    handle.destroy()
    expect(container.innerHTML.replace(' style=""', '')).to.equal(call)
    container.remove()
  })

  it('stays while a bundle may lack the build’s files, until the widget is there', async () => {
    const { container, way } = pageWith(call)
    let isLost = true
    const getCode = async () => {
      if (isLost) throw new Error('lost')
      return code
    }
    const context = { getCode, widgets: new Set<never>(), isBundled: true }
    const handle = createHandle(context, { container, preload: 'now' })
    expect(way().style.display).to.equal('')
    await settled()
    expect(way().style.display).to.equal('')
    isLost = false
    container.querySelector('button')!.click()
    await settled()
    expect(way().style.display).to.equal('none')
    handle.destroy()
    container.remove()
  })

  it('a browser that is too old keeps it, fetches nothing and offers no "Try again", which could not help', () =>
    inOldBrowser(async () => {
      const { container, way } = pageWith(call)
      const getCode = () => Promise.reject(new Error('was fetched'))
      const handle = createHandle({ getCode, widgets: new Set() }, { container, preload: 'now' })
      let followed = false
      handle.open('cork', undefined, undefined, () => (followed = true))
      await settled()
      expect(way().style.display).to.equal('')
      expect(container.querySelector('button')).to.equal(null)
      expect(followed, 'a link leads to its own page').to.equal(true)
      expect(error.firstCall.args[1]).to.equal('Booking needs a newer browser.')
      handle.destroy()
      container.remove()
    }))

  it('without one a browser that is too old says so: the place is not empty', () =>
    inOldBrowser(async () => {
      const { container } = pageWith('')
      const getCode = () => Promise.reject(new Error('was fetched'))
      const handle = createHandle({ getCode, widgets: new Set() }, { container, preload: 'now' })
      await settled()
      expect(container.textContent).to.equal('Booking needs a newer browser.')
      expect(handle.host.style.minHeight, 'no empty box').to.equal('')
      handle.destroy()
      container.remove()
    }))

  it('only what is right in the container is such a way', async () => {
    const { container } = pageWith('<div><p data-tavola-fallback="">Call us</p></div>')
    const handle = createHandle(
      { getCode: async () => code, widgets: new Set() },
      { container, preload: 'now' },
    )
    expect(container.querySelector('p')!.style.display).to.equal('')
    handle.destroy()
    container.remove()
  })

  it('of a popup’s container, which is never the widget’s place, stays', async () => {
    const { container, way } = pageWith(call)
    const handle = createHandle(
      { getCode: async () => code, widgets: new Set() },
      { container, inline: false },
    )
    expect(way().style.display).to.equal('')
    handle.destroy()
    container.remove()
  })

  it('"Try again" comes above a step that is written into the page, which keeps what was typed', async () => {
    const { container } = pageWith('<div data-tavola-written></div>')
    const shadow = container.firstElementChild!.attachShadow({ mode: 'open' })
    shadow.innerHTML = '<input>'
    const getCode = () => Promise.reject(new Error('lost'))
    const handle = createHandle({ getCode, widgets: new Set() }, { container, preload: 'now' })
    await settled()
    expect([...shadow.children].map(({ localName }) => localName)).to.deep.equal(['button', 'input'])
    handle.destroy()
    container.remove()
  })
})

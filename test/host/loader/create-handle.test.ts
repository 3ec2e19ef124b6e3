import '../../kit/dom'
import { expect } from 'chai'
import { stub, type SinonStub } from 'sinon'
import { createHandle, type WidgetCode } from '../../../src/host/loader/create-handle'
import type { Widget } from '../../../src/host/widget/create-widget'

const widget: Widget = { open() {}, close() {}, update() {}, destroy() {} }
const code: WidgetCode = { createWidget: async () => widget }
/** Promises that are pending now have settled by then. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('A handle whose code did not load', () => {
  let error: SinonStub
  beforeEach(() => (error = stub(console, 'error')))
  afterEach(() => error.restore())

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
})

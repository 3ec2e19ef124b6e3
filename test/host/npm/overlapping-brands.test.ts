import '../../kit/dom'
import { expect } from 'chai'
import { stub, type SinonStub } from 'sinon'
import { definePlugin } from 'tavola'
// Fetched before, as the time that this takes is not what is tested.
import '../../../src/diagnostics/brand'
import '../../../src/host/widget/create-widget'
import '../../../src/host/widget/update-widget'
import type { CodeBrand } from '../../../src/npm/public'
import { init } from '../../../src/npm/init'
import { brand } from '../../../themes/milano/brand'
import { booking, start } from '../../kernel/bare-plugins'

/** Each with a plugin of its own. */
const brandOf = (title: string): CodeBrand => ({
  title,
  // Without links the console says so after some seconds, which a slow machine may take.
  links: { terms: '/terms', privacy: '/privacy' },
  theme: { css: '', brand },
  plugins: [start, booking, definePlugin({ id: title.toLowerCase() })],
})

/** Waits for what the page does, not for a number of turns: the machine may be busy with other things. */
function shows(root: ShadowRoot, selector: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!root.querySelector(selector)) return
      observer.disconnect()
      resolve()
    }
    const observer = new MutationObserver(look)
    observer.observe(root, { childList: true, subtree: true, attributes: true })
    look()
  })
}

describe('Brands in code, one soon after the other', () => {
  let said: SinonStub
  /** Rejects with the first line in the console: nobody waits in vain for a widget that failed. */
  let failed: Promise<never>
  // What a whole widget needs besides, and no test of ours around its renders.
  const more = { CSS: { supports: () => false } }
  beforeEach(() => {
    said = stub(console, 'error')
    failed = new Promise((_, reject) =>
      said.callsFake((...line: unknown[]) => reject(new Error(line.join(' ')))),
    )
    failed.catch(() => undefined)
    Object.assign(globalThis, more, { IS_REACT_ACT_ENVIRONMENT: false })
  })
  afterEach(() => {
    said.restore()
    for (const name of Object.keys(more)) Reflect.deleteProperty(globalThis, name)
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  })

  it('contract 1, npm: each is read by its own plugins, and nothing is wrong with any', async () => {
    const container = document.body.appendChild(document.createElement('div'))
    const handle = init({ baseUrl: '', container, preload: 'now', brand: brandOf('Osteria') })
    await Promise.race([failed, new Promise((ready) => handle.on('ready', ready))])
    handle.update({ brand: brandOf('Enoteca') })
    handle.update({ brand: brandOf('Cantina') })
    await Promise.race([failed, shows(container.firstElementChild!.shadowRoot!, '[aria-label="Cantina"]')])
    expect(said.args).to.deep.equal([])
    handle.destroy()
    container.remove()
  })
})

import '../../kit/dom'
import '../../../src/diagnostics/brand'
import '../../../src/host/widget/update-widget'
import '../../../src/host/widget/open-widget'
import { stub } from 'sinon'
import type { Options } from '../../../src/host/options/table'
import { createWidget, type WidgetParts } from '../../../src/host/widget/create-widget'
import { widgetOn } from '../../../src/host/widget/running-widget'
import { toBrandSource } from '../../../src/npm/code-brand'
import type { CodeBrand } from '../../../src/npm/public'
import { brand } from '../../../themes/milano/brand'
import { booking, enquiry, start } from '../../kernel/bare-plugins'
import { recordErrors } from '../../kit/logged'
import { undoAfterTest } from '../../kit/mocha/clean-up.mjs'
import { settles } from '../../kit/pending'

export const codeBrand: CodeBrand = {
  // Without links the console says so after some seconds, which a slow machine may take.
  title: 'Milano restaurants',
  links: { terms: '/terms', privacy: '/privacy' },
  theme: { css: '.theme{color:red}', brand },
  plugins: [start, booking, enquiry],
}

/** Nothing is laid out here. */
class Sizes {
  observe() {}
  disconnect() {}
}

/** What the whole widget needs besides; no test of ours wraps its renders. */
const page = { CSS: { supports: () => false }, ResizeObserver: Sizes, IS_REACT_ACT_ENVIRONMENT: false }

/** In each test of a suite: whole widgets on elements of the page, and what they write to the console and fetch. */
export function setUpWidgets() {
  const error = recordErrors()
  const fetch = stub()
  const ends: (() => void)[] = []
  beforeEach(() => {
    const { fetch: ofProcess } = globalThis
    fetch.reset()
    fetch.callsFake(async () => new Response('{"id": "cork", "name": "Cork"}'))
    Object.assign(globalThis, page, { fetch })
    undoAfterTest(() => {
      for (const end of ends.splice(0)) end()
      for (const name of ['CSS', 'ResizeObserver']) Reflect.deleteProperty(globalThis, name)
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, fetch: ofProcess })
    })
  })

  async function create(options: Options = {}, inline = true, over: Partial<WidgetParts> = {}) {
    const { host = document.body.appendChild(document.createElement('div')) } = over.handle ?? {}
    const events: [name: string, detail: Record<string, unknown>][] = []
    const state: Record<string, unknown> = {}
    for (const name of ['ready', 'step', 'journey', 'open', 'close'])
      document.addEventListener(`tavola:${name}`, record)
    function record(event: Event) {
      const { type, detail, target } = event as CustomEvent<Record<string, unknown>>
      if (target === host) events.push([type.slice('tavola:'.length), detail])
    }
    const handle = { host, inline, gone: false, update: () => undefined }
    const widget = await createWidget({
      options: { baseUrl: 'https://api.example', ...options },
      state,
      handle,
      brandOf: ({ brand = codeBrand }) => toBrandSource(brand as unknown as CodeBrand),
      ...over,
    })
    const running = widgetOn.get(host)!
    ends.push(() => {
      widget.destroy()
      host.remove()
    })
    // A restaurant, and a popup, come a few turns later.
    await settles()
    await settles()
    const kernel = () => running.mounted.kernel
    return { widget, running, host, events, state, handle, kernel, root: host.shadowRoot! }
  }
  const lines = () => error.args.map(([line]) => String(line))
  /** Why there is no widget with these options. */
  const refused = (...given: Parameters<typeof create>) => create(...given).then(String, String)
  return { widgets: { create, refused }, error, fetch, lines }
}

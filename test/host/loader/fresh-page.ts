import { JSDOM, type DOMWindow } from 'jsdom'
import { connectionName } from '../../../src/host/loader/connection'
import type { LoaderParts, WidgetCode } from '../../../src/host/loader/create-handle'
import { install } from '../../../src/host/loader/loader'
import type { TavolaGlobal } from '../../../src/host/public'
import { settles } from '../../kit/pending'

const globals = [
  'customElements',
  'document',
  'Element',
  'history',
  'HTMLElement',
  'HTMLScriptElement',
  'location',
  'navigator',
  'Node',
  'sessionStorage',
  'window',
] as const

/** No diner comes near. */
class Nobody {
  observe() {}
  disconnect() {}
}

/** Runs on a page that no other test has: what the loader adds to a page stays there. */
export async function onPage(
  html: string,
  run: (page: DOMWindow) => void | Promise<void>,
  url = 'https://host.example/',
): Promise<void> {
  const { window } = new JSDOM(html, { url })
  await new Promise((loaded) => window.addEventListener('load', loaded))
  const fresh = {
    ...Object.fromEntries(globals.map((name) => [name, window[name] as unknown])),
    IntersectionObserver: Nobody,
  }
  const names = Object.keys(fresh) as (keyof typeof fresh)[]
  const before = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name))
  for (const name of names)
    Object.defineProperty(globalThis, name, { value: fresh[name], configurable: true })
  try {
    await run(window)
    // The loader asks for files a microtask later.
    await settles()
  } finally {
    names.forEach((name, index) => {
      Reflect.deleteProperty(globalThis, name)
      if (before[index]) Object.defineProperty(globalThis, name, before[index])
    })
  }
}

/** The widget's code, which is here already, and what it is told. */
function createCode() {
  const made: LoaderParts[] = []
  const opened: unknown[][] = []
  const explained: Element[] = []
  const code: WidgetCode = {
    explainTag: (tag) => void explained.push(tag),
    async createWidget(parts) {
      made.push(parts)
      const nothing = () => undefined
      return {
        open: (...given) => void opened.push(given),
        close: nothing,
        update: nothing,
        checkEvents: nothing,
        destroy: nothing,
      }
    },
  }
  return { code, made, opened, explained, options: () => made.map(({ options }) => options) }
}

/** The page's script runs. `before`: what the page has put on `Tavola` by then. */
export function runLoader(page: DOMWindow, before: object = {}) {
  const script = page.document.querySelector('script')!
  script.src = 'https://cdn.example/tavola.js'
  const told = createCode()
  page.Tavola = Object.assign(before, { [connectionName]: { code: told.code } })
  install([])
  script.dispatchEvent(new page.Event('load'))
  return { ...told, tavola: page.Tavola as TavolaGlobal }
}

export const filesOf = ({ document }: DOMWindow) =>
  [...document.head.querySelectorAll('script')].map(({ src }) => src).filter((src) => src.includes('@build'))

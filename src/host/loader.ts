import type { Catalogue } from './catalogue'
import type { Instance, InstanceParts } from './instance'
import type { Handle, InitOptions, TavolaGlobal } from './public'

/**
 * The script tag's first file: it puts one global on the page, carries out the calls made before it came, and
 * fetches the rest on demand. Every byte here is paid by every page of a host (see `npm run size`), so it logs by
 * itself and lets the page's own DOM events carry the handle's.
 */

declare let __webpack_public_path__: string
declare function __webpack_chunk_load__(name: string): Promise<unknown>

/** Step 1's height before its styles are here, so that the page below does not move when it comes. */
const reservedHeight = '736px'

export interface Loader {
  readonly core: () => Promise<{
    createInstance(parts: InstanceParts): Promise<Instance>
    readonly catalogue: Catalogue
  }>
  /** Names of the chunks that step 1 needs, fetched beside the core instead of after it: plugins, and what is always needed. */
  readonly plugins: readonly string[]
  readonly always: readonly string[]
}

/** The stub of the contract's snippet: calls are kept in `q` until the script is here. */
type Stub = Partial<TavolaGlobal> & { q?: [name: 'init' | 'open', values: Iterable<never>][] }

export function install(loader: Loader): void {
  // The chunks lie beside this script.
  __webpack_public_path__ = new URL('.', (document.currentScript as HTMLScriptElement).src).href
  const page = window as unknown as { Tavola?: Stub }
  // The page's own object is kept: whoever holds it already gets the real functions.
  const tavola = (page.Tavola ??= {})
  let popup: Created | undefined
  let latest: InitOptions | undefined

  const calls: Record<string, (...values: never[]) => unknown> = {
    init(first: string | InitOptions, container?: Element, inline?: boolean, readOnlyLocation?: boolean) {
      latest =
        first && typeof first === 'object'
          ? first
          : ({ baseUrl: first, container, inline, readOnlyLocation } as InitOptions)
      const handle = createHandle(loader, tavola, latest)
      if (!handle.inline) popup = handle
      return handle
    },
    open(venueId: string | number, journey?: string) {
      if (!latest) return say('Tavola.open: call Tavola.init first.')
      if (!popup || popup.gone)
        popup = createHandle(loader, tavola, { ...latest, container: null, inline: false })
      popup.open(venueId, journey)
    },
  }

  const kept = tavola.q ?? []
  delete tavola.q
  Object.assign(tavola, calls)
  for (const [name, values] of kept) calls[name]?.(...values)
}

interface Created extends Handle {
  readonly inline: boolean
  gone: boolean
}

function createHandle(loader: Loader, tavola: Stub, options: InitOptions): Created {
  const { container } = options
  const inside = container instanceof Element
  const inline = inside && options.inline !== false
  if (!inside && (options.inline || container)) say('Tavola.init: container must be an element.')
  const host = document.createElement('div')
  host.style.cssText = inline ? `min-height:${reservedHeight}` : 'position:fixed;bottom:0'
  ;(inside ? container : document.body || document.documentElement).append(host)

  const brand = tavola.brands?.[options.brand as string] ?? options.brand
  let instance: Promise<Instance> | undefined
  let ready = false

  const emit = (name: string, detail: unknown) => {
    ready ||= name === 'ready'
    host.dispatchEvent(new CustomEvent(`tavola:${name}`, { bubbles: true, composed: true, detail }))
  }

  /** Does something with the widget once it is here; where it does not come, offers to try again. */
  const withWidget = (task: (widget: Instance) => void) => {
    if (handle.gone) return
    instance ??= fetchCode(loader, brand).then((core) =>
      core.createInstance({ options, brand, catalogue: core.catalogue, host, inline, emit }),
    )
    instance.then(
      (widget) => handle.gone || task(widget),
      (error: unknown) => {
        instance = undefined
        if (handle.gone) return
        say('The widget did not load.', error)
        offerRetry(host, () => withWidget(task))
      },
    )
  }

  const handle: Created = {
    inline,
    gone: false,
    open: (venueId, journey) => withWidget((widget) => widget.open(venueId, journey)),
    close: () => void instance?.then((widget) => widget.close(), ignore),
    on(event, handler) {
      const listener = ({ detail }: CustomEventInit) => handler(detail)
      const name = `tavola:${event}`
      host.addEventListener(name, listener as EventListener)
      // Who listens late hears of it all the same.
      if (ready && event === 'ready') listener({ detail: {} })
      return () => host.removeEventListener(name, listener as EventListener)
    },
    destroy() {
      handle.gone = true
      host.remove()
      instance?.then((widget) => widget.destroy(), ignore)
    },
  }
  if (inline) withWidget(ignore)
  return handle
}

/** The core, with the files of step 1 fetched beside it. */
function fetchCode({ core, plugins, always }: Loader, brand: InitOptions['brand']) {
  const given = (brand as { readonly plugins?: unknown } | undefined)?.plugins
  const wanted = Array.isArray(given) ? plugins.filter((id) => given.includes(id)) : plugins
  for (const name of [...always, ...wanted]) __webpack_chunk_load__(name).catch(ignore)
  return core()
}

/** For what fails where another says so: what was only fetched ahead, and what was never shown. */
const ignore = () => undefined

/** Nothing of ours is here to say it with, the catalogue neither: a plain button, in the widget's place. */
function offerRetry(host: HTMLElement, retry: () => void): void {
  const button = document.createElement('button')
  button.textContent = 'Booking did not load. Try again'
  button.onclick = () => {
    button.remove()
    retry()
  }
  host.replaceChildren(button)
}

// eslint-disable-next-line no-console -- The console is where a host's developer looks.
const say = (message: string, ...cause: unknown[]) => console.error('[Tavola] ' + message, ...cause)

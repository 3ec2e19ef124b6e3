import type { EventMap } from '../kernel/events'
import type { AnyPlugin } from '../kernel/contract'
import type { Catalogue } from './catalogue'
import { complain } from './complain'
import type { Instance, InstanceParts } from './instance'
import type { Handle, InitOptions, TavolaGlobal } from './public'

/**
 * The script tag's first file: it puts one global on the page, carries out the calls made before it came, and
 * fetches the rest on demand. Every byte here is paid by every page of a host (see `npm run size`).
 */

declare let __webpack_public_path__: string

/** Step 1's height before its styles are here, so that the page below does not move when it comes. */
const reservedHeight = '736px'

export interface Loader extends Catalogue {
  readonly core: () => Promise<{ createInstance(parts: InstanceParts): Promise<Instance> }>
}

/** The stub of the contract's snippet: calls are kept in `q` until the script is here. */
type Stub = Partial<TavolaGlobal> & { q?: [keyof Loaded, ArrayLike<unknown>][] }
type Loaded = Pick<TavolaGlobal, 'init' | 'open'>

export function install(loader: Loader): void {
  // The chunks lie beside this script.
  __webpack_public_path__ = new URL('.', (document.currentScript as HTMLScriptElement).src).href
  const page = window as unknown as { Tavola?: Stub }
  // The page's own object is kept: whoever holds it already gets the real functions.
  const tavola = (page.Tavola ??= {})
  let popup: Handle | undefined
  let latest: InitOptions | undefined

  const init = (
    first: string | InitOptions,
    container?: Element | null,
    inline?: boolean,
    readOnlyLocation?: boolean,
  ) => {
    const options =
      typeof first === 'string'
        ? ({ baseUrl: first, container, inline, readOnlyLocation } as InitOptions)
        : (first ?? {})
    const handle = createHandle(loader, tavola, options)
    latest = options
    if (!handle.inline) popup = handle
    return handle
  }

  const open = (venueId: string | number, journey?: string) => {
    if (!latest) return complain('Call Tavola.init before Tavola.open: it says where the bookings go.')
    popup ??= createHandle(loader, tavola, { ...latest, container: null, inline: false })
    popup.open(venueId, journey)
  }

  const kept = tavola.q ?? []
  Object.assign(tavola, { init, open })
  delete tavola.q
  const calls: Record<string, (...values: never[]) => unknown> = { init, open }
  for (const [name, values] of kept) calls[name]?.(...(Array.from(values) as never[]))
}

function createHandle(
  loader: Loader,
  tavola: Stub,
  options: InitOptions,
): Handle & { readonly inline: boolean } {
  const { container } = options
  const inside = container instanceof Element
  const inline = inside && options.inline !== false
  if (options.inline && !inside)
    complain('Tavola.init: "inline" needs a container. Expected an element of the page.')
  const host = document.createElement('div')
  host.style.cssText = inline
    ? `display:block;min-height:${reservedHeight}`
    : 'position:fixed;width:0;height:0'
  ;(inside ? container : document.body).append(host)

  const listeners = new Set<(name: string, detail: unknown) => void>()
  let instance: Promise<Instance> | undefined
  let gone = false

  const emit = (name: string, detail: unknown) => {
    for (const listener of listeners) {
      // A handler of the page's that throws is the page's: said there, and nobody else misses the event.
      try {
        listener(name, detail)
      } catch (error) {
        setTimeout(() => {
          throw error
        })
      }
    }
    host.dispatchEvent(new CustomEvent(`tavola:${name}`, { bubbles: true, composed: true, detail }))
  }

  const fetchInstance = () =>
    (instance ??= fetchCode(loader, options).then((core) =>
      core.createInstance({ options, brands: tavola.brands ?? {}, catalogue: loader, host, inline, emit }),
    ))

  /** Does something with the widget once it is here; where it does not come, offers to try again. */
  const withWidget = (task: (widget: Instance) => void) => {
    fetchInstance().then(
      (widget) => gone || task(widget),
      (error: unknown) => {
        instance = undefined
        if (gone) return
        complain('The widget did not load.', error)
        offerRetry(host, inline, () => withWidget(task))
      },
    )
  }

  if (inline) withWidget(() => undefined)

  return {
    inline,
    open: (venueId, journey) => withWidget((widget) => widget.open(venueId, journey)),
    close: () => void instance?.then((widget) => widget.close()),
    on(event, handler) {
      const listener = (name: string, detail: unknown) => {
        if (name === event) handler(detail as EventMap[typeof event])
      }
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    destroy() {
      gone = true
      listeners.clear()
      host.remove()
      instance?.then((widget) => widget.destroy()).catch(() => undefined)
    },
  }
}

/** The core, with the first step's files fetched beside it instead of after it. */
async function fetchCode({ core, plugins, themes }: Loader, { brand }: InitOptions) {
  const wanted =
    (typeof brand === 'object' && (brand.plugins as readonly string[] | undefined)) || Object.keys(plugins)
  for (const id of wanted)
    plugins[id]?.()
      .then(fetchBaseSteps)
      .catch(() => undefined)
  for (const theme of Object.values(themes).slice(0, 1)) theme().catch(() => undefined)
  return core()
}

function fetchBaseSteps({ default: plugin }: { readonly default: AnyPlugin }): void {
  for (const step of plugin.steps ?? []) {
    if (step.priority === 'base') step.load().catch(() => undefined)
  }
}

/** Nothing of ours is here to say it with, the catalogue neither: a plain button, in the widget's place. */
function offerRetry(host: HTMLElement, inline: boolean, retry: () => void): void {
  const button = document.createElement('button')
  button.textContent = 'Booking did not load. Try again'
  if (!inline) button.style.cssText = 'position:fixed;inset:auto 1rem 1rem;z-index:9'
  button.onclick = () => {
    button.remove()
    retry()
  }
  host.append(button)
}

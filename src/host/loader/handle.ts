import type { Instance, InstanceParts } from '../widget/instance'
import type { Handle, InitOptions } from '../public'

/**
 * A widget's handle, before its code is here and after: it makes the host element, passes events on, and fetches the
 * rest when somebody needs it. Part of the loader, so every byte is paid by every page (see `npm run size`): it logs
 * by itself and lets the page's own DOM events carry the handle's.
 */

/** Step 1's height in the page's own pixels, for what keeps its room; the host element keeps the same in the diner's. */
export const reservedHeight = '736px'

/** The brand as the page has it: its own config where it gave one that name. */
export interface Asked extends Omit<InstanceParts, 'brandOf'> {
  readonly brandOf: (options: Partial<InitOptions>) => unknown
}

export interface Core {
  createInstance(parts: Asked): Promise<Instance>
  /** Examines the page; of the script-tag build. */
  doctor?(made: readonly Made[]): Promise<unknown>
}

export interface Way {
  /** Fetches the code; `popup`: with that of a popup. */
  core(brand: unknown, popup: boolean): Promise<Core>
  /** The page's own brand configs, by their names. */
  brands(): Record<string, unknown> | undefined
  /** Those that are not destroyed. */
  readonly made: Set<Made>
  /** The script tag's, where it has one. */
  readonly nonce?: string
}

/** A widget of the script tag's, with what it was made of. */
export type Made = readonly [handle: Created, options: Partial<InitOptions>, source: Element | undefined]

export interface Created extends Handle {
  readonly host: HTMLElement
  readonly inline: boolean
  gone: boolean
  /** Fetches what opening it needs. */
  preload(): void
  /** `texts`: what a link says in its `data-` attributes; `otherwise`: what to do where the code does not come. */
  open(venueId?: string | number, journey?: string, texts?: DOMStringMap, otherwise?: () => void): void
}

/** `source`: the script tag or the custom element whose attributes are options too. */
export function createHandle(way: Way, options: Partial<InitOptions>, source?: Element): Created {
  const { container } = options
  const inside = container instanceof Element
  const inline = inside && String(options.inline) !== 'false'
  // A popup may never be opened; a widget in the page is there to be used.
  const preload = source?.getAttribute('preload') ?? options.preload ?? (inline && 'idle')
  if (!inside && (options.inline || container)) say('container must be an element.', container)
  const host = document.createElement('div')
  // Until its own styles are here the page's apply: hidden by one, it would never come near the window.
  host.style.cssText =
    'all:initial!important;' +
    (inline
      ? 'display:block!important;min-height:46em!important'
      : 'position:fixed!important;bottom:0!important')
  ;(inside ? container : document.body || document.documentElement).append(host)

  const brandOf = ({ brand }: Partial<InitOptions>) => way.brands()?.[brand as string] ?? brand
  const code = () => way.core(brandOf(options), !inline)
  const state: InstanceParts['state'] = {}
  let instance: Promise<Instance> | undefined
  let near: IntersectionObserver | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const emit = (name: string, detail: unknown) =>
    void host.dispatchEvent(new CustomEvent(`tavola:${name}`, { bubbles: true, composed: true, detail }))

  /** Does something with the widget once it is here; where it does not come, offers to try again. */
  const withWidget = (task: (widget: Instance) => void, otherwise?: () => void) => {
    if (handle.gone) return
    near?.disconnect()
    instance ??= code().then((core) =>
      core.createInstance({ nonce: way.nonce, options, brandOf, source, host, inline, emit, state, handle }),
    )
    instance.then(
      (widget) => handle.gone || task(widget),
      (error: unknown) => {
        instance = undefined
        if (handle.gone) return
        say('Booking did not load.', error)
        if (otherwise) otherwise()
        else offerRetry(host, () => withWidget(task))
      },
    )
  }

  const handle: Created = {
    host,
    inline,
    gone: false,
    preload: () => void code().catch(ignore),
    open: (venueId, journey, texts, otherwise) =>
      withWidget((widget) => widget.open(venueId, journey, texts), otherwise),
    close: () => void instance?.then((widget) => widget.close(), ignore),
    update(changes) {
      options = { ...options, ...changes }
      instance?.then((widget) => widget.update(changes), ignore)
    },
    on(event, handler) {
      const listener = ({ detail }: CustomEventInit) => handler(detail)
      const name = `tavola:${event}`
      host.addEventListener(name, listener as EventListener)
      // Who listens late hears how things stand all the same.
      if (state[event]) handler(state[event] as never, { replayed: true })
      return () => host.removeEventListener(name, listener as EventListener)
    },
    destroy() {
      handle.gone = true
      near?.disconnect()
      clearTimeout(timer)
      host.remove()
      instance?.then((widget) => widget.destroy(), ignore)
      instance = undefined
      // Nothing holds what is gone.
      way.made.delete(entry)
    },
  }

  const entry: Made = [handle, options, source]
  way.made.add(entry)
  const start = () => (inline ? withWidget(ignore) : handle.preload())
  if (preload === 'now') start()
  else if (inline) {
    near = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
      { rootMargin: '100%' },
    )
    near.observe(host)
  }
  if (preload === 'idle' && !navigator.connection?.saveData) timer = setTimeout(start, idle)
  return handle
}

/** After the page's own start, in milliseconds. */
const idle = 4_000

/** For what fails where another says so: what was only fetched ahead, and what was never shown. */
export const ignore = () => undefined

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

export const say = (message: string, ...cause: unknown[]) =>
  // eslint-disable-next-line no-console -- The console is where a host's developer looks.
  console.error('[Tavola] ' + message, ...cause)

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean }
  }
}

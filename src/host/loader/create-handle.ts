import { nativeOf, safeDocument } from '../../dom-clobbering'
import type { Widget, WidgetParts } from '../widget/create-widget'
import type { Handle, InitOptions } from '../public'
import type { Line } from '../../diagnostics/codes'
import { oddText, optionReader } from '../options/read-option'
import { createWaysOn, ifSupported } from './ways-on'

/**
 * A widget's handle. It creates the host element, passes events on, and fetches the widget's code when a diner needs it.
 * Part of the loader, so every page pays for each byte (see test/size): it has its own short log function, and the
 * handle's events are the page's own DOM events.
 */

/** Step 1's height in the page's own pixels, for what reserves it; the host element reserves the same in the diner's. */
export const widgetHeight = '672px'

/** The parts of a widget that the handle gives it. */
export type LoaderParts = Pick<WidgetParts, 'options' | 'source' | 'state' | 'handle'>

/** The code that the loader fetches. */
export interface WidgetCode {
  createWidget(parts: LoaderParts): Promise<Widget>
  /** Reports the attributes of a script tag that makes no widget. Only in the script-tag build. */
  explainTag?(tag: Element): void
  /** Examines the page. Only in the script-tag build. */
  doctor?(widgets: readonly WidgetEntry[]): Promise<unknown>
}

/** What the script tag and the npm package provide for a handle. */
export interface HandleContext {
  /** Fetches the code, a popup's too if it is one, and the files that the options need. */
  getCode(options: Partial<InitOptions>, popup: boolean, source?: Element): Promise<WidgetCode>
  /** The widgets that are not destroyed. */
  readonly widgets: Set<WidgetEntry>
  /** Something else than the build's own file ran the script, such as a bundle: its other files may not be beside it. */
  readonly isBundled?: boolean
  /** Called when the last widget is destroyed. */
  end?(): void
}

/** A widget, and the options and element that it was created from. */
export type WidgetEntry = readonly [
  handle: LoaderHandle,
  options: Partial<InitOptions>,
  source: Element | undefined,
]

export interface LoaderHandle extends Handle {
  readonly host: HTMLElement
  readonly inline: boolean
  /** A popup with an option that is probably wrong. Nobody may ever open it, so its code is fetched to report it. */
  readonly isOdd: boolean
  gone: boolean
  /** The page has put a copy of the host element back, and the element itself has taken its place. */
  isPutBack?: boolean
  /** Another widget was refused, as this one has the container. */
  isSharing?: boolean
  /** Makes the widget before anybody needs it. A popup stays closed. Resolves when it is there, or has failed. */
  prepare(): Promise<unknown> | undefined
  /**
   * `link`: the `data-` attributes of a pressed link. `onLost`: called if the code does not load. `path`: of the event that it is
   * opened by.
   */
  open(
    venueId?: string | number,
    journey?: string,
    link?: DOMStringMap,
    onLost?: () => void,
    path?: readonly EventTarget[],
  ): void
}

/** The element of a widget. A copy of it has no handle. */
type HostElement = HTMLElement & { handle?: LoaderHandle }

/** `source`: the script tag or the custom element whose attributes are options too. In a container that has a widget, that one's. */
export function createHandle(
  context: HandleContext,
  options: Partial<InitOptions>,
  source?: Element,
): LoaderHandle {
  const place = placeOf(options)
  const inline = place === options.container && String(options.inline) !== 'false'
  const kept = inline && keptWidget(place)
  if (kept) return kept
  // A popup may never be opened, but an inline widget is there to be used.
  const preload = optionReader(options, source)('preload') ?? (inline && 'idle')
  const isOdd = !(options.container instanceof Element) && looksOdd(options)
  const delay = isOdd || (!inline && isLocal()) ? soon : preload && preload !== 'intent' && idle
  const host = placeHost(place, inline)
  const ways = createWaysOn(host, inline ? place : undefined, context.isBundled)
  // Without a prototype: an event may be called "constructor".
  const state = { __proto__: null } as unknown as State
  let widget: Promise<Widget> | undefined
  let stopWaiting: () => void = ignore

  /** Runs a task once the widget's code is here. If it does not load, the diner can try again. */
  const withWidget = (task: (widget: Widget) => void, onLost?: () => void) => {
    if (handle.gone) return
    stopWaiting()
    widget ??= ifSupported(() => context.getCode(options, !inline, source)).then((code) =>
      code.createWidget({ options, source, state, handle }),
    )
    widget.then(
      (arrived) => handle.gone || (ways.arrive(), task(arrived)),
      (error: unknown) => {
        widget = undefined
        if (handle.gone) return
        logLoaderError('T002 Booking did not load.', error)
        const detail = { version: 1, code: 'T002', plugin: null }
        host.dispatchEvent(new CustomEvent('tavola:error', { bubbles: true, composed: true, detail }))
        if (onLost) onLost()
        else ways.lose(() => withWidget(task))
      },
    )
  }

  /** Runs a task only if the widget exists or is loading. */
  const withLoaded = (task: (widget: Widget) => void) => void widget?.then(task, ignore)

  const handle: LoaderHandle = {
    host,
    inline,
    isOdd,
    gone: false,
    prepare: () => (withWidget(ignore, inline ? undefined : ignore), widget?.catch(ignore)),
    open: (venueId, journey, link, onLost, path = window.event?.composedPath?.()) =>
      withWidget((widget) => widget.open(venueId, journey, link, path), onLost),
    close: () => withLoaded((arrived) => arrived.close()),
    update(changes) {
      options = { ...options, ...changes }
      withLoaded((arrived) => arrived.update(changes))
    },
    on(event, handler) {
      const end = addHandler(handle, state, event, handler as Handler)
      withLoaded((arrived) => arrived.checkEvents())
      return end
    },
    destroy() {
      handle.gone = true
      stopWaiting()
      copies.disconnect()
      ways.end()
      host.remove()
      withLoaded((arrived) => arrived.destroy())
      widget = undefined
      context.widgets.delete(entry)
      if (context.widgets.size === 0) context.end?.()
    },
  }

  host.handle = handle
  const copies = followCopies(handle, place, ways.arrive)
  const entry: WidgetEntry = [handle, options, source]
  context.widgets.add(entry)
  handle.on('error', ({ code, plugin }) => {
    // An element has its own as a property.
    const onError = (source as Partial<InitOptions> | undefined)?.onError ?? options.onError
    // Anything else is reported with the other options.
    if (typeof onError === 'function') onError(code, plugin)
  })
  // The popup was open before a reload (popup/history.ts), and must show at once whether the booking went through.
  if (!inline && history.state?.tavola) withWidget(ignore)
  if (preload === 'now') handle.prepare()
  else stopWaiting = waitFor(host, inline, delay, handle.prepare)
  return handle
}

/** Whether a popup was probably meant for a place in the page (its container may be misspelt), or has no whole base URL. */
const looksOdd = ({ container, inline, ...others }: Partial<InitOptions>): boolean =>
  (String(inline) !== 'false' && (inline ?? container) !== undefined) ||
  Object.values<unknown>(others).some(
    (value) => value instanceof Element || (value as string | null)?.match?.(oddText),
  )

/** On a developer's machine a popup's settings are checked too, before anybody opens it. */
const isLocal = () => location.hostname === 'localhost'

type State = WidgetParts['state']
type Handler = (detail: unknown, about?: { readonly replayed: true }) => void

/** Calls a handler of the page at the widget's events, until the widget is destroyed. Returns what ends it. */
function addHandler(handle: LoaderHandle, state: State, event: string, handler: Handler): () => void {
  if (typeof handler !== 'function') {
    logLoaderError(`T024 handle.on("${event}"): expected a function, received`, handler)
    return ignore
  }
  const { host } = handle
  const listener = ({ detail }: CustomEventInit) => handle.gone || handler(detail)
  const name = `tavola:${event}`
  host.addEventListener(name, listener as EventListener)
  // The name stays, so that the widget can check it (create-widget.ts).
  state[event] ??= undefined
  // A late handler gets the present state, by an event: one that throws is reported, and breaks nothing.
  if (state[event] && !handle.gone) {
    host.addEventListener('replay', () => handler(state[event], { replayed: true }), { once: true })
    host.dispatchEvent(new CustomEvent('replay'))
  }
  return () => host.removeEventListener(name, listener as EventListener)
}

/** Prepares an inline widget when the diner comes near, and any after `delay` milliseconds. Returns what ends the wait. */
function waitFor(host: HTMLElement, inline: boolean, delay: number | false, prepare: () => void) {
  let near: IntersectionObserver | undefined
  if (inline) {
    near = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && prepare(),
      { rootMargin: '100%' },
    )
    near.observe(host)
  }
  const timer = delay && !navigator.connection?.saveData ? setTimeout(prepare, delay) : undefined
  return () => {
    near?.disconnect()
    clearTimeout(timer)
  }
}

/** The element that a widget's own is put into. */
const placeOf = ({ container }: Partial<InitOptions>): Element =>
  container instanceof Element ? container : (safeDocument.body ?? safeDocument.documentElement)

/** Host elements in a container: prerendered ones (written-step.ts), those of widgets, and copies that the page has put back. */
const hostsIn = (place: Element) => [
  ...nativeOf(
    place,
    'querySelectorAll',
  )<HostElement>(':scope > div[data-tavola-written], :scope > div[id^="tavola-0."]'),
]

/** The widget that a container has. A page that starts one in what it has put back gets a new one. */
function keptWidget(place: Element): LoaderHandle | undefined {
  const kept = hostsIn(place).find(({ handle }) => handle?.inline)?.handle
  if (kept?.isPutBack) return kept.destroy() as undefined
  if (kept) {
    logLoaderError('T009 the container has a widget already.', place)
    kept.isSharing = true
  }
  return kept
}

/**
 * Turbo, htmx and editors put back a copy of what they had, which has no shadow root, or bring the same container again: the host
 * element takes its place there, until the observer is disconnected.
 */
function followCopies(handle: LoaderHandle, place: Element, arrive: () => void): MutationObserver {
  const { host } = handle
  const observer = new MutationObserver(() => {
    if (host.isConnected) return
    const copy = safeDocument.getElementById(host.id)
    const fresh = safeDocument.getElementById(place.id)
    if (copy) copy.replaceWith(host)
    // A page that empties the container wants no widget there.
    else if (fresh && fresh !== place && hostsIn(fresh).length === 0) (place = fresh).append(host)
    else return
    arrive()
    handle.isPutBack = true
  })
  observer.observe(document, { childList: true, subtree: true })
  return observer
}

/** Puts the widget's element in its place: one that is there without a widget, or a new one. */
function placeHost(place: Element, inline: boolean): HostElement {
  const found = hostsIn(place).find(({ handle }) => !handle)
  const host = found ?? safeDocument.createElement('div')
  delete host.dataset.tavolaWritten
  host.id = `tavola-${Math.random()}`
  // The page's styles apply until its own are here. Hidden by one, it would never come near the window.
  host.style.cssText =
    'all:initial!important;' +
    (inline
      ? 'display:block!important;min-height:42em!important'
      : 'position:fixed!important;bottom:0!important')
  // A move would take the focus away.
  if (!found) nativeOf(place, 'append')(host)
  return host
}

/** After the page's own start, in milliseconds. */
const idle = 4_000

/** In milliseconds: how soon the code comes that reports a mistake, whatever the diner does. */
const soon = 1_000

/** For failures that are reported elsewhere, or that no diner notices: of files that were only prefetched. */
export const ignore = () => undefined

export const logLoaderError = (line: Line, ...cause: unknown[]) =>
  // eslint-disable-next-line no-console -- The console is where a host's developer looks.
  console.error('[Tavola] ' + line, ...cause)

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean }
  }
}

import { nativeOf, safeDocument } from '../../dom-clobbering'
import type { Widget, WidgetParts } from '../widget/create-widget'
import type { Handle, InitOptions } from '../public'
import type { Line } from '../../diagnostics/codes'
import { oddText, optionReader } from '../options/read-option'
import { createFallback, ifSupported } from './fallback'

/**
 * A widget's handle creates the host element, passes events on, and fetches the widget's code when a diner needs it. Every page
 * downloads this file (see test/size), so it has its own short log function, and the handle's events are DOM events.
 */

/** The height to reserve for step 1, in the page's pixels. The host element reserves the same in the diner's font size. */
export const widgetHeight = '672px'

/** The parts of a widget that come from its handle. */
export type LoaderParts = Pick<WidgetParts, 'options' | 'source' | 'state' | 'handle'>

/** The code that the loader fetches. */
export interface WidgetCode {
  createWidget(parts: LoaderParts): Promise<Widget>
  /** Reports the attributes of a script tag that makes no widget. The npm package has none. */
  explainTag?(tag: Element): void
  /** Examines the page. The npm package has none. */
  doctor?(widgets: readonly WidgetEntry[]): Promise<unknown>
}

/** The part of a handle that differs between the script tag and the npm package. */
export interface HandleContext {
  /** Fetches the widget's code, the popup's if `popup`, and the files that the options need. */
  getCode(options: Partial<InitOptions>, popup: boolean, source?: Element): Promise<WidgetCode>
  /** The widgets that are not destroyed. */
  readonly widgets: Set<WidgetEntry>
  /** The script is part of a bundle, so the build's other files may not be beside it. */
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
  /** The popup has a probable mistake in its options. Nobody may ever open it, so its code is fetched to report the mistake. */
  readonly isOdd: boolean
  gone: boolean
  /** The host element has replaced a copy of itself that the page had put back. */
  isPutBack?: boolean
  /** The page asked for a second widget in this container. */
  isSharing?: boolean
  /** Creates the widget before anybody needs it. A popup stays closed. Resolves when the widget exists or has failed. */
  prepare(): Promise<unknown> | undefined
  /** `link`: a pressed link's `data-` attributes. `onLost`: called if the code does not load. `path`: the opening event's path. */
  open(
    venueId?: string | number,
    journey?: string,
    link?: DOMStringMap,
    onLost?: () => void,
    path?: readonly EventTarget[],
  ): void
}

/** A widget's element. Copies of it have no handle. */
type HostElement = HTMLElement & { handle?: LoaderHandle }

/**
 * Creates a widget's handle, or returns that of the widget in the container. `source`: the script tag or custom element whose
 * attributes are options too.
 */
export function createHandle(
  context: HandleContext,
  options: Partial<InitOptions>,
  source?: Element,
): LoaderHandle {
  const place = placeOf(options)
  const inline = place === options.container && String(options.inline) !== 'false'
  const existing = inline && existingWidget(place)
  if (existing) return existing
  // An inline widget will be used, but a popup may never be opened.
  const preload = optionReader(options, source)('preload') ?? (inline && 'idle')
  const isOdd = !(options.container instanceof Element) && looksOdd(options)
  const delay = isOdd || (!inline && isLocal()) ? soon : preload && preload !== 'intent' && idle
  const host = placeHost(place, inline)
  const fallback = createFallback(host, inline ? place : undefined, context.isBundled)
  // The state has no prototype, because an event may be called "constructor".
  const state = { __proto__: null } as unknown as State
  let widget: Promise<Widget> | undefined
  let stopWaiting: () => void = ignore

  /** Runs a task once the widget's code has loaded. If it does not load, the diner can try again. */
  const withWidget = (task: (widget: Widget) => void, onLost?: () => void) => {
    if (handle.gone) return
    stopWaiting()
    widget ??= ifSupported(() => context.getCode(options, !inline, source)).then((code) =>
      code.createWidget({ options, source, state, handle }),
    )
    widget.then(
      (created) => handle.gone || (fallback.hide(), task(created)),
      (error: unknown) => {
        widget = undefined
        if (handle.gone) return
        logLoaderError('T002 Booking did not load.', error)
        const detail = { version: 1, code: 'T002', plugin: null }
        host.dispatchEvent(new CustomEvent('tavola:error', { bubbles: true, composed: true, detail }))
        if (onLost) onLost()
        else fallback.show(() => withWidget(task))
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
    close: () => withLoaded((created) => created.close()),
    update(changes) {
      options = { ...options, ...changes }
      withLoaded((created) => created.update(changes))
    },
    on(event, handler) {
      const end = addHandler(handle, state, event, handler as Handler)
      withLoaded((created) => created.checkEvents())
      return end
    },
    destroy() {
      handle.gone = true
      stopWaiting()
      copies.disconnect()
      fallback.restore()
      host.remove()
      withLoaded((created) => created.destroy())
      widget = undefined
      context.widgets.delete(entry)
      if (context.widgets.size === 0) context.end?.()
    },
  }

  host.handle = handle
  const copies = followCopies(handle, place, fallback.hide)
  const entry: WidgetEntry = [handle, options, source]
  context.widgets.add(entry)
  handle.on('error', ({ code, plugin }) => {
    // An element has its handler as a property.
    const onError = (source as Partial<InitOptions> | undefined)?.onError ?? options.onError
    // Another value is reported together with the other options.
    if (typeof onError === 'function') onError(code, plugin)
  })
  // The popup was open before a reload (popup/history.ts), and must show at once whether the booking went through.
  if (!inline && history.state?.tavola) withWidget(ignore)
  if (preload === 'now') handle.prepare()
  else stopWaiting = waitFor(host, inline, delay, handle.prepare)
  return handle
}

/** Whether a popup has an incomplete base URL, or was probably meant for a place in the page, as with a misspelt container. */
const looksOdd = ({ container, inline, ...others }: Partial<InitOptions>): boolean =>
  (String(inline) !== 'false' && (inline ?? container) !== undefined) ||
  Object.values<unknown>(others).some(
    (value) => value instanceof Element || (value as string | null)?.match?.(oddText),
  )

/** Whether this is a developer's machine, where a popup's settings are checked before anybody opens it. */
const isLocal = () => location.hostname === 'localhost'

type State = WidgetParts['state']
type Handler = (detail: unknown, about?: { readonly replayed: true }) => void

/** Calls a handler of the page for each such event until the widget is destroyed. Returns a function that removes it. */
function addHandler(handle: LoaderHandle, state: State, event: string, handler: Handler): () => void {
  if (typeof handler !== 'function') {
    logLoaderError(`T024 handle.on("${event}"): expected a function, received`, handler)
    return ignore
  }
  const { host } = handle
  const listener = ({ detail }: CustomEventInit) => handle.gone || handler(detail)
  const name = `tavola:${event}`
  host.addEventListener(name, listener as EventListener)
  // The widget checks the names of the state's keys (create-widget.ts).
  state[event] ??= undefined
  // A late handler gets the present state by an event, so that a handler that throws breaks nothing.
  if (state[event] && !handle.gone) {
    host.addEventListener('replay', () => handler(state[event], { replayed: true }), { once: true })
    host.dispatchEvent(new CustomEvent('replay'))
  }
  return () => host.removeEventListener(name, listener as EventListener)
}

/** Prepares an inline widget when the diner scrolls near it, and any widget after `delay` milliseconds. Returns a function that cancels. */
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

/** The element that contains the widget's host element. */
const placeOf = ({ container }: Partial<InitOptions>): Element =>
  container instanceof Element ? container : (safeDocument.body ?? safeDocument.documentElement)

/** Host elements in a container: prerendered ones (written-step.ts), widgets' own, and copies that the page has put back. */
const hostsIn = (place: Element) => [
  ...nativeOf(
    place,
    'querySelectorAll',
  )<HostElement>(':scope > div[data-tavola-written], :scope > div[id^="tavola-0."]'),
]

/** The container's widget. It is replaced by a new one if the page put a copy of it back. */
function existingWidget(place: Element): LoaderHandle | undefined {
  const existing = hostsIn(place).find(({ handle }) => handle?.inline)?.handle
  if (existing?.isPutBack) return existing.destroy() as undefined
  if (existing) {
    logLoaderError('T009 the container has a widget already.', place)
    existing.isSharing = true
  }
  return existing
}

/**
 * Turbo, htmx and editors may put back a copy of the host element, without its shadow root, or add the container again. The host
 * element then moves there, until the observer is disconnected.
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

/** Puts the host element into its place: one that is there without a widget, or a new one. */
function placeHost(place: Element, inline: boolean): HostElement {
  const found = hostsIn(place).find(({ handle }) => !handle)
  const host = found ?? safeDocument.createElement('div')
  delete host.dataset.tavolaWritten
  host.id = `tavola-${Math.random()}`
  // The page's styles apply until the widget's load. If they hid the element, it would never come near the window.
  host.style.cssText =
    'all:initial!important;' +
    (inline
      ? 'display:block!important;min-height:42em!important'
      : 'position:fixed!important;bottom:0!important')
  // A move would take the focus away.
  if (!found) nativeOf(place, 'append')(host)
  return host
}

/** How long after its creation a widget's code is fetched, in milliseconds. */
const idle = 4_000

/** How soon the code is loaded to report a mistake, in milliseconds. */
const soon = 1_000

/** Ignores failures that are reported elsewhere, or that no diner notices, such as of prefetched files. */
export const ignore = () => undefined

export const logLoaderError = (line: Line, ...cause: unknown[]) =>
  // eslint-disable-next-line no-console -- The console is where a host's developer looks.
  console.error('[Tavola] ' + line, ...cause)

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean }
  }
}

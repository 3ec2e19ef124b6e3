import { nativeOf, pageGlobal, safeDocument } from '../../dom-clobbering'
import { connectionName, type ConnectedLoader, type Connection } from './connection'
import { createHandle, ignore, logLoaderError, type LoaderHandle, type WidgetEntry } from './create-handle'
import { defineElement } from './custom-element'
import { codeGetter } from './get-code'
import { abortPrefetched } from './prefetch'
import { createFileLoader, whenTagIsKnown, type FetchedFiles } from './load-script'
import type { InitOptions, TavolaGlobal } from '../public'

/**
 * The script tag's first file. It puts one global on the page, runs the queued calls, and fetches the rest when a visitor shows
 * intent. Every page of a host downloads it, so each byte counts (see test/size).
 */

/** The snippet's command queue: `q` has the calls until the script loads. */
type Stub = Partial<TavolaGlobal> & { q?: [name: 'init' | 'open', values: Iterable<never>][] }
type Options = Partial<InitOptions>

/** Elements that open the popup. Its code is fetched when the pointer or the focus is on one. Without the script, links lead to a page. */
const openers = '[data-tavola-venue],[onclick*="Tavola.open"]'

/**
 * `brandFiles`: the files that a brand may need for step 1, such as "notte", "language-it" and "keep". "-keep" means that languages
 * have a file for that plugin: "language-it-keep".
 */
export function install(brandFiles: readonly string[]): void {
  // The page's object stays, so that references to it get the real functions.
  const tavola = (pageGlobal('Tavola') ?? ((window as { Tavola?: Stub }).Tavola = {})) as Stub
  whenTagIsKnown((tag) => installFor(tag, tavola, brandFiles))
}

function installFor(tag: HTMLScriptElement, tavola: Stub, brandFiles: readonly string[]): void {
  const widgets = new Set<WidgetEntry>()
  // The same script twice on a page fetches each file once.
  const connection = ((tavola as Record<string, Connection>)[connectionName] ??= {})
  const loader = (connection.loader ??= connect(tag, tavola))
  const isBundled = !/tavola[^/]*\.js/.test(tag.src)
  const context = {
    widgets,
    isBundled,
    getCode: codeGetter(connection, loader, brandFiles, isBundled),
    end: () => abortPrefetched(loader.requests),
  }
  let latest: [options: Options, source: Element | undefined] | undefined

  function create(options: Options, source?: Element): LoaderHandle {
    latest = [options, source]
    return createHandle(context, options, source)
  }

  /** The popup that was created last. */
  const popup = () => [...widgets].reverse().find(([one]) => !one.inline)?.[0]
  const popupOf = ([options, source]: NonNullable<typeof latest>): LoaderHandle =>
    popup() ?? createHandle(context, { ...options, container: null, inline: false }, source)

  const calls: Record<string, (...values: never[]) => unknown> = {
    init: (first: string | Options, container?: Element, inline?: boolean, readOnlyLocation?: boolean) =>
      create(
        // Only an object is its own `Object(…)`.
        Object(first) === first
          ? (first as Options)
          : ({ baseUrl: first, container, inline, readOnlyLocation } as InitOptions),
      ),
    open(venueId: string | number, journey?: string) {
      const open = () =>
        latest ? popupOf(latest).open(venueId, journey) : logLoaderError('T003 no Tavola.init.')
      // The tag's own widget is created once the page is ready.
      if (latest) open()
      else whenReady(open)
    },
    doctor: () =>
      context
        .getCode({}, false)
        .then((code) => code.doctor!([...widgets]))
        .catch(reportLostDoctor),
  }

  const start = () => {
    const original = originalOf(tag)
    const { dataset } = original
    const tagOptions = dataset.baseUrl != null && dataset
    if (tagOptions) create({ ...tagOptions, container: elementBy(dataset.container) } as Options, original)
    // Without a base URL, only `explainTag` reads the tag's other options.
    else if (/(url|api|cont|mode|venue)[\w-]*=/.test(original.outerHTML))
      context.getCode({}, false).then((code) => code.explainTag!(original), ignore)
    defineElement((element) =>
      create({ ...tagOptions, container: element, inline: element.getAttribute('inline') as never }, element),
    )
  }
  whenReady(start)

  // The first script on a page owns the global and the links. Later scripts serve only their own tag.
  if (!tavola.init || tavola.q) {
    const queue = tavola.q ?? []
    delete tavola.q
    Object.assign(tavola, calls)
    for (const [name, values] of queue) calls[name]?.(...values)
    for (const event of ['pointerover', 'focusin', 'click']) {
      const listener = (happened: Event) => {
        const opener = latest && openerIn(happened)
        if (!opener) return
        const { href, dataset } = opener
        const [options, source] = latest!
        if (event !== 'click') {
          // The link's restaurant is fetched in parallel with the code.
          context.getCode({ venueId: dataset.tavolaVenue, ...options } as Options, true, source).catch(ignore)
          popup()?.prepare()
          return
        }
        // This runs after the link's own listeners, which may prevent the click.
        const open = (click: Event) => {
          const { ctrlKey, metaKey, shiftKey, defaultPrevented } = click as MouseEvent
          if (dataset.tavolaVenue == null || ctrlKey || metaKey || shiftKey || defaultPrevented) return
          click.preventDefault()
          // eslint-disable-next-line no-restricted-syntax -- The pressed link's own address, never a script.
          const follow = () => void (/^https?:/.test(href) && location.assign(href))
          popupOf(latest!).open(undefined, undefined, dataset, follow, click.composedPath())
        }
        nativeOf(opener, 'addEventListener')(event, open, { once: true })
      }
      // A menu may stop the events on their way up.
      safeDocument.addEventListener(event, listener, true)
    }
  }
}

/** The element, or the selector itself if it is invalid or matches nothing: the handle reports it. */
function elementBy(selector: string | undefined): unknown {
  try {
    return safeDocument.querySelector(selector!) ?? selector
  } catch {
    return selector
  }
}

/** Reports that the doctor's file did not load. */
function reportLostDoctor(error: unknown): never {
  logLoaderError('T026 the doctor did not load.', error)
  throw error
}

/** The tag with the attributes. jQuery runs another server's script as a copy without them. */
function originalOf(tag: HTMLScriptElement): HTMLScriptElement {
  const isOriginal = ({ src, dataset }: HTMLScriptElement) => src === tag.src && dataset.baseUrl != null
  return isOriginal(tag) ? tag : ([...safeDocument.scripts].find(isOriginal) ?? tag)
}

/** The link or button of an event. Its path is needed because a shadow root's event has the root's host as its target. */
const openerIn = (event: Event) =>
  event
    .composedPath()
    .find((one): one is HTMLAnchorElement => one instanceof Element && nativeOf(one, 'matches')(openers))

function whenReady(task: () => void): void {
  if (safeDocument.readyState === 'loading') safeDocument.addEventListener('DOMContentLoaded', task)
  else task()
}

function connect(tag: HTMLScriptElement, tavola: Stub): ConnectedLoader {
  const fetched: FetchedFiles = {}
  return {
    tag,
    fetched,
    load: createFileLoader(tag, tavola, fetched),
    requests: {},
    brandOf: (brand) => tavola.brands?.[brand as string] ?? brand,
  }
}

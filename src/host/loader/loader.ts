import { nativeOf, pageGlobal, safeDocument } from '../../dom-clobbering'
import { connectionName, type ConnectedLoader, type Connection } from './connection'
import { createHandle, ignore, logLoaderError, type LoaderHandle, type WidgetEntry } from './create-handle'
import { defineElement } from './custom-element'
import { codeGetter } from './get-code'
import { abortPrefetched } from './prefetch'
import { createFileLoader, whenTagIsKnown, type FetchedFiles } from './load-script'
import type { InitOptions, TavolaGlobal } from '../public'

/**
 * The script tag's first file. It puts one global on the page, runs the calls that were queued before it loaded, and fetches
 * the rest when a visitor shows intent. Every page of a host pays for each byte here (see test/size).
 */

/** The snippet's command queue: calls are kept in `q` until the script is here. */
type Stub = Partial<TavolaGlobal> & { q?: [name: 'init' | 'open', values: Iterable<never>][] }
type Options = Partial<InitOptions>

/**
 * With the pointer or the focus on one of these, the popup is likely to be opened. The script opens links in it; without the
 * script they lead to a page of their own.
 */
const openers = '[data-tavola-venue],[onclick*="Tavola.open"]'

/**
 * `brandFiles`: the files of looks, languages and plugins that a brand may need for step 1, "notte", "language-it", "keep"; and
 * with "-keep" those that languages have for plugins, "language-it-keep".
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
        // True of an object alone.
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
        .catch(missDoctor),
  }

  const start = () => {
    const original = originalOf(tag)
    const { dataset } = original
    const tagOptions = dataset.baseUrl != null && dataset
    if (tagOptions) create({ ...tagOptions, container: elementBy(dataset.container) } as Options, original)
    // Without a base URL nothing reads the tag's other options.
    else if (/(url|api|cont|mode|venue)[\w-]*=/.test(original.outerHTML))
      context.getCode({}, false).then((code) => code.explainTag!(original), ignore)
    defineElement((element) =>
      create({ ...tagOptions, container: element, inline: element.getAttribute('inline') as never }, element),
    )
  }
  whenReady(start)

  // The first script on a page owns the global and the links. Another one serves only its own tag.
  if (!tavola.init || tavola.q) {
    const kept = tavola.q ?? []
    delete tavola.q
    Object.assign(tavola, calls)
    for (const [name, values] of kept) calls[name]?.(...values)
    for (const event of ['pointerover', 'focusin', 'click']) {
      const listener = (happened: Event) => {
        const opener = latest && openerIn(happened)
        if (!opener) return
        const { href, dataset } = opener
        const [options, source] = latest!
        if (event !== 'click') {
          // The link's restaurant comes with the code, not after it.
          context.getCode({ venueId: dataset.tavolaVenue, ...options } as Options, true, source).catch(ignore)
          popup()?.prepare()
          return
        }
        // After the link's own listeners, which may prevent the click.
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

/** What matches nothing, or is no selector, stays as it is: the handle reports it. */
function elementBy(selector: string | undefined): unknown {
  try {
    return safeDocument.querySelector(selector!) ?? selector
  } catch {
    return selector
  }
}

/** Its file may be missing too, on the page where it is needed most. */
function missDoctor(error: unknown): never {
  logLoaderError('T026 the doctor did not load.', error)
  throw error
}

/** jQuery runs a tag of another server as a copy without its attributes. */
function originalOf(tag: HTMLScriptElement): HTMLScriptElement {
  const isOriginal = ({ src, dataset }: HTMLScriptElement) => src === tag.src && dataset.baseUrl != null
  return isOriginal(tag) ? tag : ([...safeDocument.scripts].find(isOriginal) ?? tag)
}

/** The path, as an event from a shadow root of the page has the root's host as its target. */
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

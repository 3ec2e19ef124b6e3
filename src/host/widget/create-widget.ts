import { signal } from '@preact/signals-core'
import type { HostCallbacks } from '../../contract/plugin-context'
import { specOf } from '../../contract/events'
import { logError } from '../../console'
import { explain } from '../options/record'
import { collectOptions, type OptionSources } from '../options/sources'
import type { Options } from '../options/table'
import type { PrefetchedResponses } from './prefetched-responses'
import { followFacts, keepLatestEvents } from './latest-events'
import { mount } from './mount'
import { chooseJourneyAndVenue, lastingPrefill, prefill, withOfferedJourney } from './prefill'
import { prepare, type BrandSource } from './prepare'
import { widgetOn, type RunningWidget } from './running-widget'
import type { TakeOver } from './written-step'

/** A widget on its host element, which the loader's handle controls. */
export interface Widget {
  /** `link`: a pressed link's `data-` attributes, which are options too. `path`: the opening event's path. */
  open(venueId?: string | number, journey?: string, link?: DOMStringMap, path?: readonly EventTarget[]): void
  close(): void
  update(changes: Options): void
  /** Reports events that the page listens to and nobody emits, each once. */
  checkEvents(): void
  destroy(): void
}

export interface WidgetParts extends OptionSources {
  readonly brandOf: (options: Options) => BrandSource
  /** The last detail of each event that still applies, for late listeners. */
  readonly state: Record<string, unknown>
  /** Requests that the loader has already sent. */
  readonly prefetched?: PrefetchedResponses
}

/** Reads the options, fetches the brand's plugins and theme, and mounts the widget. Throws a BootError. */
export async function createWidget(parts: WidgetParts): Promise<Widget> {
  const end = new AbortController()
  let widget: RunningWidget
  try {
    widget = await startWidget(parts, end.signal)
  } catch (error) {
    // The widget stops following the element's attributes.
    end.abort()
    throw error
  }
  /** Runs a call whose code is in another file, in the order of the calls. */
  const run = <Module>(call: string, file: Promise<Module>, task: (module: Module) => unknown) =>
    void file
      .then((module) => end.signal.aborted || task(module))
      .catch((error: unknown) => logError(`T015 ${call}: it failed, and the widget stays as it was.`, error))
  const popup = () => import('./open-widget')
  const reported = new Set<string>()
  const checkEvents = () => {
    const unknownEvents = Object.keys(parts.state).filter((name) => !specOf(name) && !reported.has(name))
    for (const name of unknownEvents) reported.add(name)
    if (unknownEvents.length > 0)
      explain(({ reportUnknownEvents }) => reportUnknownEvents(unknownEvents, widget.mounted.plugins))
  }
  checkEvents()
  return {
    checkEvents,
    open: (...args) => run('open', popup(), ({ openWidget }) => openWidget(widget, parts.handle, ...args)),
    close: () => run('close', popup(), ({ closeWidget }) => closeWidget(widget, parts.handle)),
    update: (changes) =>
      run('update', import('./update-widget'), ({ updateWidget }) => updateWidget(widget, changes)),
    destroy() {
      end.abort()
      widget.mounted.unmount()
      widgetOn.delete(parts.handle.host)
    },
  }
}

async function startWidget(parts: WidgetParts, end: AbortSignal): Promise<RunningWidget> {
  const { brandOf } = parts
  const { host, inline } = parts.handle
  // Diners who have a prerendered step 1 can wait for this file.
  const written = host.shadowRoot && import('./written-step')
  const takeOver = (await written?.catch(() => null))?.takeOver
  /** The options of the latest build, even if it failed and is not shown. */
  let latest: Options = {}
  const widget = {
    options: await collectOptions(parts, end),
    opened: signal(false),
    rebuild: null,
    guestsReported: false,
    signal: end,
    async prepare() {
      const { options } = widget.options
      latest = options
      const prepared = await prepare(brandOf(options), inline, end)
      // An empty attribute is an invalid test mode, not a missing one.
      if (options.testMode == null) return prepared
      const { withTestMode } = await import('./test-mode')
      return withTestMode(prepared, options.testMode, () => namedBackEnds(latest, parts))
    },
    applyOnce({ options, from }) {
      const { kernel, plugins } = widget.mounted
      kernel.choices.prefill(prefill(options, kernel.brand, plugins, from.guests))
      chooseJourneyAndVenue(widget.mounted, { ...widget.options.options, ...options })
    },
  } as RunningWidget
  widget.show = createShow(widget, parts, takeOver)
  widgetOn.set(host, widget)
  const prepared = await widget.prepare()
  // A widget that was destroyed meanwhile must not replace its successor, as in React's StrictMode.
  if (parts.handle.gone) throw new Error('The widget was destroyed.')
  widget.mounted = widget.show(prepared)
  widget.options = withOfferedJourney(widget.options, widget.mounted.kernel.journeys)
  if (!widget.mounted.kernel.page?.ready) chooseJourneyAndVenue(widget.mounted, widget.options.options)
  return widget
}

/** The base URLs that the page names: the widget's, and that of the script tag behind an element with another one. */
const namedBackEnds = ({ baseUrl, api }: Options, { source, options }: WidgetParts): readonly unknown[] => [
  // Without an address, the widget calls the page's own server.
  baseUrl ?? (api ? undefined : ''),
  source && options.baseUrl,
]

/** Creates the function that mounts the widget at first and after each rebuild. */
function createShow(
  widget: RunningWidget,
  { handle, state, prefetched }: WidgetParts,
  takeOver: TakeOver | undefined,
): RunningWidget['show'] {
  const { host, inline } = handle
  const { opened } = widget
  const emit = keepLatestEvents(
    state,
    (name, detail) =>
      void host.dispatchEvent(new CustomEvent(`tavola:${name}`, { bubbles: true, composed: true, detail })),
  )
  const callbacks: HostCallbacks = {
    get onNoAvailability() {
      return widget.options.options.onNoAvailability
    },
    get transformSpecialRequests() {
      return widget.options.options.transformSpecialRequests
    },
  }
  return (prepared, handover) => {
    let replaced = false
    const mounted = mount(prepared, {
      options: { ...widget.options.options, ...prepared.backEnd },
      prefill: lastingPrefill(widget, prepared.brand, prepared.plugins),
      callbacks,
      host,
      inline,
      opened,
      handover,
      prefetched,
      takeOver,
      // False stops the event for plugins too. A destroyed widget calls no code of the page.
      emit: (name, detail) =>
        handle.gone || replaced || isRepeat(state[name], name, detail) ? false : emit(name, detail),
      onComplete() {
        opened.value = false
        // A popup starts at its next opening.
        if (inline) chooseJourneyAndVenue(widget.mounted, widget.options.options)
      },
    })
    followFacts(mounted.kernel, state)
    return {
      ...mounted,
      replace() {
        replaced = true
        mounted.unmount()
      },
    }
  }
}

/** Whether an event repeats an earlier one, as a rebuilt widget's `ready` and `step` do. */
const isRepeat = (before: unknown, name: string, detail: object) =>
  before !== undefined &&
  (name === 'ready' || (name === 'step' && JSON.stringify(before) === JSON.stringify(detail)))

import type { Signal } from '@preact/signals-core'
import { createRoot } from 'react-dom/client'
import { backEndRoot } from '../../address'
import { createLazyApi } from '../../api/lazy-client'
import type { VenueId } from '../../api/bodies'
import type { AnyPlugin } from '../../contract/plugin'
import type { Deliver, PublicText } from '../../contract/events'
import { readDeviceClock } from '../../kernel/screen/device-clock'
import { createKernel } from '../../kernel/actions/create-kernel'
import type { Handover, Page } from '../../kernel/core/core'
import type { Kernel } from '../../kernel/actions/kernel'
import type { Prefill } from '../../kernel/actions/prefill'
import type { HostCallbacks } from '../../contract/plugin-context'
import { App, shellStyles } from '../../ui/app'
import { loadLater } from '../../ui/load-later'
import { Widget } from '../../ui/widget'
import { logError } from '../../console'
import { yieldToBrowser } from '../../scheduling'
import type { Look } from '../look/brand-look'
import { identityOf, type Options } from '../options/table'
import { withPrefetched, type PrefetchedResponses } from './prefetched-responses'
import type { PreparedWidget } from './prepare'
import { readDeadline } from '../../constants'
import { withDeadline } from '../../deadline'
import { fetchPart } from '../../kernel/core/parts'
import { createVenueOpener } from './open-venue'
import { openShadow } from './shadow'
import type { TakeOver } from './written-step'

export interface MountParts {
  readonly options: Options
  readonly prefill: Prefill
  readonly callbacks: HostCallbacks
  readonly host: HTMLElement
  readonly inline: boolean
  readonly opened: Signal<boolean>
  readonly handover: Handover | undefined
  readonly prefetched: PrefetchedResponses | undefined
  /** Takes over a prerendered step 1. */
  readonly takeOver: TakeOver | undefined
  readonly emit: Deliver
  readonly onComplete: () => void
}

export interface MountedWidget {
  readonly kernel: Kernel
  readonly plugins: readonly AnyPlugin[]
  /** The brand's changes to the theme; undefined for the default brand. */
  readonly look: Look | undefined
  /** Shows the venue with this id. */
  openVenue(venueId: VenueId): void
  /** The id of the venue that is loading, or null. */
  pendingVenue(): VenueId | null
  unmount(): void
}

/** The client and its libraries are in another file, because step 1 is usable without them. */
const fetchFile = () => import('./client')
const fetchClient = async (sessionHeader: string) => (await fetchFile()).fetchClient(sessionHeader)

const loadShell = () => fetchPart(loadLater)

/** Puts the widget on the page. */
export function mount(prepared: PreparedWidget, parts: MountParts): MountedWidget {
  const { brand, direction, theme, applyLook, plugins, Popup } = prepared
  const { options, host, opened } = parts
  // The page's own style sheets use this class for tokens and parts.
  host.classList.add('tavola')
  const { styles, root, remove, finishTakeOver } = openShadow(host, options.nonce, parts)
  // It is always set, because the page's own direction would apply otherwise.
  root.lang = brand.locale
  root.dir = direction
  for (const css of [...shellStyles, theme.css]) styles.add(css)
  const look = applyLook?.(host, styles)
  const page: Page = { options, identity: identityOf(options), opened }
  const kernel = createWidgetKernel(prepared, parts, page, () => venues.forget())
  const venues = createVenueOpener(kernel, root)
  const app = createRoot(root)

  function onReady(): void {
    // Within an effect React would show the typed text late. In a microtask it shows the text at once.
    if (finishTakeOver) queueMicrotask(finishTakeOver)
    kernel.emit('ready', {})
    // This precedes the first search. If it fails, a call fetches the client again.
    fetchFile()
      .then(({ shieldFromPage, fetchClient }) => {
        shieldFromPage(host, kernel.signal)
        return fetchClient()
      })
      .catch((error: unknown) => logError('T026 the client did not load.', error))
  }
  const paint = () =>
    app.render(
      <App kernel={kernel} styles={styles} onReady={onReady}>
        {Popup ? <Popup opened={opened} host={host} history={options.history !== false} /> : <Widget />}
      </App>,
    )
  const { journeys } = kernel
  const first = options.journey == null ? journeys.current.peek() : journeys.find(options.journey)
  // Steps after step 1 have a header. If it loaded after its step, the step would move down.
  const ready =
    page.ready ??
    (first?.direct && withDeadline(loadShell(), readDeadline, kernel.signal)) ??
    (parts.handover ? undefined : yieldToBrowser())
  if (ready) void ready.then(paint, paint)
  else paint()
  return {
    kernel,
    plugins,
    look,
    openVenue: venues.openVenue,
    pendingVenue: venues.pendingVenue,
    unmount() {
      kernel.dispose()
      app.unmount()
      remove()
      look?.remove()
    },
  }
}

function createWidgetKernel(
  { brand, plugins, missing, translateParts }: PreparedWidget,
  { options, prefill, callbacks, inline, handover, prefetched = {}, emit, onComplete }: MountParts,
  page: Page,
  forgetVenue: () => void,
): Kernel {
  const kernel = createKernel({
    plugins,
    ...(translateParts && { translateParts }),
    brand,
    api: createLazyApi(() => fetchClient(brand.sessionHeader), {
      baseUrl: backEndRoot(options.baseUrl) ?? undefined,
      headers: {},
      fetch: withPrefetched(prefetched, options.api ?? options.fetch),
      timeZone: () => brand.timeZone,
      onClock: (reading) => readDeviceClock(kernel, reading),
    }),
    report: ({ plugin, place, error, essential }) =>
      logError(
        `T060 "${plugin}" failed in ${place}; ${essential ? 'nothing is sent without it' : 'the rest goes on'}.`,
        error,
      ),
    emit,
    host: callbacks,
    prefill,
    ...(handover && { handover }),
    page,
    loadShell,
    inline,
    readOnlyLocation: options.readOnlyLocation ?? false,
    onComplete() {
      forgetVenue()
      onComplete()
    },
  })
  // The page adds its listeners first.
  for (const id of missing)
    void Promise.resolve().then(() => kernel.emit('error', { code: 'T061', plugin: id as PublicText }))
  return kernel
}

import type { Signal } from '@preact/signals-core'
import { createRoot } from 'react-dom/client'
import { backEndRoot } from '../../address'
import { createLazyApi } from '../../api/lazy-client'
import type { VenueId } from '../../api/bodies'
import { sessionId } from '../../api/session'
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
import type { Prepared } from './prepare'
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
  /** Where step 1 stands in the page already. */
  readonly takeOver: TakeOver | undefined
  readonly emit: Deliver
  readonly onComplete: () => void
}

export interface Mounted {
  readonly kernel: Kernel
  readonly plugins: readonly AnyPlugin[]
  /** What the brand changes in the theme's look; undefined for the default brand. */
  readonly look: Look | undefined
  /** Shows the venue that the host names by its id. */
  openVenue(venueId: VenueId): void
  /** The venue that is on its way; null where none is. */
  pendingVenue(): VenueId | null
  unmount(): void
}

/** The client is a file of its own, with the libraries that it needs: step 1 stands and takes typing without it. */
const fetchFile = () => import('./client')
const fetchClient = () => fetchFile().then(({ fetchClient }) => fetchClient())

const loadShell = () => fetchPart(loadLater)

/** Puts the widget on the page. */
export function mount(prepared: Prepared, parts: MountParts): Mounted {
  const { brand, direction, theme, applyLook, plugins, Popup } = prepared
  const { options, host, opened } = parts
  // For the page's own style sheets: tokens and parts.
  host.classList.add('tavola')
  const { styles, root, remove, finishTakeOver } = openShadow(host, options.nonce, parts)
  // Always set: without it the page's own direction would count.
  root.lang = brand.locale
  root.dir = direction
  for (const css of [...shellStyles, theme.css]) styles.add(css)
  const look = applyLook?.(host, styles)
  const page: Page = { options, identity: identityOf(options), opened }
  const kernel = createWidgetKernel(prepared, parts, page, () => venues.forget())
  const venues = createVenueOpener(kernel, root)
  const app = createRoot(root)

  function onReady(): void {
    // Within an effect React would show the typed text late; a microtask later it shows it at once.
    if (finishTakeOver) queueMicrotask(finishTakeOver)
    kernel.emit('ready', {})
    // Ahead of the first search. A call fetches it again where this fails.
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
  // A step that comes later than step 1 has a header: without it, it would move down as the header comes.
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
  { brand, plugins, missing, translateParts }: Prepared,
  { options, prefill, callbacks, inline, handover, prefetched = {}, emit, onComplete }: MountParts,
  page: Page,
  forgetVenue: () => void,
): Kernel {
  const kernel = createKernel({
    plugins,
    ...(translateParts && { translateParts }),
    brand,
    api: createLazyApi(fetchClient, {
      baseUrl: backEndRoot(options.baseUrl) ?? undefined,
      headers: { [brand.sessionHeader]: sessionId() },
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
  // Not before the page's listeners can hear it.
  for (const id of missing)
    void Promise.resolve().then(() => kernel.emit('error', { code: 'T061', plugin: id as PublicText }))
  return kernel
}

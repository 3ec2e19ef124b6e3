import { signal as createSignal, type Signal } from '@preact/signals-core'
import type { Api } from '../../api/client'
import type { Brand } from '../../contract/brand'
import type { Deliver, Emit, PublicText } from '../../contract/events'
import type { Selection } from '../../contract/facts'
import type { AnyPlugin } from '../../contract/plugin'
import type { HostCallbacks } from '../../contract/plugin-context'
import type { Query } from '../../contract/query'
import { createCatalogue } from '../../messages/catalogue'
import type { MessageValues } from '../../messages/message'
import { messages } from '../../messages/widget'
import { createAnnouncer } from './announcer'
import { createClock, type Clock } from './clock'
import { createEmit } from './emit'
import { createGuard, guardHost, type Fault, type Report } from './guard'
import { createParts, type TranslateParts } from './parts'
import { sharedOptions } from './plugin-state'
import { createRegistry, type PluginStates } from './registry'
import { createFacts } from './facts'

/** A widget on its page. */
export interface Page {
  readonly options: Readonly<Record<string, unknown>>
  /** Values of options that identify the widget, for the key of its stored snapshot. */
  readonly identity?: readonly unknown[]
  readonly opened: Signal<boolean>
  /** Set by a plugin that restores the widget: nothing is painted before it resolves. */
  ready?: Promise<void>
}

/** State handed from one kernel to the next when the widget is rebuilt. */
export interface Handover {
  readonly selection: Partial<Selection>
  readonly states: PluginStates
  /** Knows the server's time, and whether the diner was warned about the device's clock. */
  readonly clock: Clock
}

export interface CoreOptions {
  /** In the brand's order. */
  readonly plugins: readonly AnyPlugin[]
  readonly translateParts?: TranslateParts
  readonly brand: Brand
  readonly api: Api
  readonly report: Report
  readonly emit: Deliver
  readonly host?: HostCallbacks
  readonly now?: () => Date
  /** State of the kernel that this one replaces. */
  readonly handover?: Handover
  readonly page?: Page
  /** What the shell shows beside later steps. A restored widget loads it before it is painted. */
  readonly loadShell?: () => Promise<unknown>
  /** In the page; otherwise in a popup, which completion closes (completion.popup). */
  readonly inline?: boolean
  readonly readOnlyLocation?: boolean
}

export type Core = ReturnType<typeof createCore>

/** Facts, plugins and texts: the groups of the kernel that all others need. */
export function createCore(options: CoreOptions) {
  const { brand, api, page, handover, inline = false, readOnlyLocation = false } = options
  // All plugins share these objects.
  Object.freeze(brand)
  Object.freeze(api)
  const disposal = new AbortController()
  const { signal } = disposal
  const guard = createGuard((fault) => {
    options.report(fault)
    emitFault(fault)
  }, signal)
  const { facts, set } = createFacts()
  const plugins = createRegistry(options.plugins, guard, signal, handover?.states)
  const emit = createEmit(options.emit, plugins.notify)
  const shared = sharedOptions(plugins.all, brand)
  const catalogue = createCatalogue(
    [{ id: 'widget', texts: messages }, ...options.plugins],
    brand.messages,
    brand.locale,
    shared as unknown as MessageValues,
  )
  const emitFault = createFaultEvent(emit, signal)
  return {
    brand,
    api,
    page,
    loadShell: options.loadShell,
    inline,
    readOnlyLocation,
    host: guardHost(options.host ?? {}, guard),
    /** Aborted at disposal. */
    signal,
    /** Ends effects, aborts requests and undoes the plugins' setup. */
    dispose: () => disposal.abort(),
    guard,
    /** It replaces another kernel, whose selection it has. */
    isRebuilt: handover !== undefined,
    clock: handover?.clock ?? createClock(options.now),
    facts,
    /** The only way to change facts. `choices.set` refuses while a POST is pending. */
    setFacts: set,
    plugins,
    parts: createParts(plugins, catalogue, guard, options.translateParts),
    shared,
    catalogue,
    emit,
    announcer: createAnnouncer(),
    /** Something in the widget has had the focus. */
    isUsed: createSignal(false),
    /** What was asked of the server, by name (actions/queries.ts). */
    queries: createSignal<Readonly<Record<string, Query>>>({}),
    /** The page has named a restaurant, which may be on its way. */
    venueAsked: createSignal(false),
  }
}

/** Emits an `error` event for the first fault of each place. Once, because the fault may be of a handler of that event. */
function createFaultEvent(emit: Emit, disposal: AbortSignal) {
  const emitted = new Set<string>()
  return ({ plugin, place }: Fault): void => {
    const key = `${plugin} ${place}`
    if (emitted.has(key)) return
    emitted.add(key)
    // Later, because a condition can fail during a render.
    void Promise.resolve().then(
      () => disposal.aborted || emit('error', { code: 'T060', plugin: plugin as PublicText }),
    )
  }
}

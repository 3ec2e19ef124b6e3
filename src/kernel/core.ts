import { computed, signal, untracked, type Signal } from '@preact/signals-core'
import type { Api } from '../api/client'
import { createCatalogue } from '../messages/catalogue'
import type { MessageValues } from '../messages/message'
import { messages } from '../messages/texts'
import { createAnnouncer } from './announcer'
import { createBanner } from './banner'
import { createClock, type Clock } from './clock/clock'
import type { Brand } from '../contract/brand'
import type { AnyPlugin } from '../contract/plugin'
import type { Journey, Moment } from '../contract/journey'
import { createEmit } from './emit'
import type { Deliver } from '../contract/events'
import type { Selection } from '../contract/facts'
import { createFacts } from './facts'
import type { Report } from './faults'
import { createGuard } from './guard'
import { guardHost } from './host-callbacks'
import { createJourneys } from './journeys'
import { factsOf, type Prefill } from './prefill'
import type { HostCallbacks } from '../contract/plugin-context'
import { sharedOptions } from './plugin-options'
import { createRegistry, type PluginStates } from './plugin-registry'
import { applies } from './scope'
import { sameEntries, sameItems, steady } from './steady'
import { chooseStep } from './steps'
import { summarise } from './summary'
import { findProblems } from './validation'

/** What goes over from one kernel to the next. */
export interface Carried {
  readonly selection: Partial<Selection>
  /** Each plugin's, by its id. */
  readonly states: PluginStates
  /** With what the server has told of the day, and that the diner was told. */
  readonly clock: Clock
}

/** A widget on its page, by which it is known again after a reload (resume/page-key.ts). */
export interface Page {
  readonly options: Readonly<Record<string, unknown>>
  readonly opened: Signal<boolean>
  /** Where it goes on from a snapshot: nothing is painted before this resolves, and the page's wishes were heard then. */
  ready?: Promise<void>
}

export interface KernelOptions {
  /** What step 1 and the journeys need. */
  readonly plugins: readonly AnyPlugin[]
  /** Fetches the brand's other plugins, features all, and hands in each that comes; a further call tries the rest again. */
  readonly fetchFeatures?: (add: (plugin: AnyPlugin) => void) => Promise<void>
  /** A plugin is still to come without which nothing may be sent, to this outcome. */
  readonly lacksEssential?: (outcome: string | undefined) => boolean
  readonly brand: Brand
  readonly api: Api
  readonly report: Report
  readonly emit: Deliver
  readonly host?: HostCallbacks
  readonly now?: () => Date
  /** Where it starts; completion comes back to it. */
  readonly first?: Partial<Selection>
  /** What the host knows beforehand; completion comes back to it too. */
  readonly prefill?: Prefill
  /** From the kernel that was here before. */
  readonly carried?: Carried
  /** What the page says of this widget, and whether its popup is open. */
  readonly page?: Page
  /** Section 4, "Completion": inline keeps the venue, a popup clears it and closes. */
  readonly inline?: boolean
  readonly readOnlyLocation?: boolean
  readonly onComplete?: () => void
}

export type Core = ReturnType<typeof createCore>

/** What all actions of one widget share: its facts, texts, plugins and step, and what is under way. */
export function createCore(options: KernelOptions) {
  const services = createServices(options)
  const { store, facts, journeys, registry, guard, catalogue, contextOf, brand } = services
  const applying = steady(() => applyingTo(registry.active.value, journeys.current.value), sameItems)
  // Computed, so that a validator that writes what it reads fails itself, and not the render that asks for it.
  const problemsOf = (moment: Moment) =>
    steady(() => findProblems({ plugins: applying.value, contextOf, guard, catalogue }, moment), sameEntries)
  const problems = {
    choices: problemsOf('choices'),
    details: problemsOf('details'),
    submit: problemsOf('submit'),
  }
  const problemsAt = (moment: Moment) => problems[moment].value
  const step = steady(
    () =>
      chooseStep(
        registry.active.value,
        journeys.current.value,
        registry.skippedSteps.value,
        contextOf,
        guard,
      ),
    (before, after) => before?.step === after?.step && before?.plugin === after?.plugin,
  )
  const running = signal(0)
  const sending = signal(false)
  const retries = signal(0)

  // Section 4, "Journey defaults": one that is not chosen, by being the only one, begins with its guests too.
  const only = journeys.current.peek()
  const tables = {
    largestParty: services.shared.peek().largestParty,
    takesGroups: journeys.find(brand.groupJourney) !== null,
  }
  /** The facts at the start, with what is known beforehand; completion comes back to them. */
  /** What completion comes back to besides; a plugin may add to it. */
  const { first = {} }: { first?: { -readonly [Name in keyof Selection]?: Selection[Name] } } = options
  const firstFacts = (known: Prefill): Partial<Selection> => ({
    ...only?.defaults,
    ...factsOf(known, only, tables),
    ...first,
  })
  store.set(firstFacts(options.prefill ?? {}))
  if (options.carried) store.set(options.carried.selection)

  return {
    ...services,
    problemsAt,
    first,
    firstFacts,
    tables,
    page: options.page,
    /** The plugins that apply to the current journey. */
    applying,
    /** Those that apply to the journey that Continue leads on in. */
    upcoming: computed(() => applyingTo(registry.active.value, journeys.coming.value)),
    step,
    /** Each field in trouble with its message, as far as the details' Continue asks. */
    problems: problems.details,
    /** An essential plugin cannot check what it must: the diner is held up and reads why, with the telephone. */
    uncheckable: computed(() => {
      const held = problemsAt(facts.confirmed ? 'details' : 'choices')
      return [...held.values()].includes(catalogue.text('widget.invalid'))
    }),
    /** How many requests run that the diner waits for. */
    running,
    /** The create is on its way. */
    sending,
    /** A request runs that the diner waits for. */
    busy: computed(() => running.value > 0 || sending.value),
    /** How many parts of essential plugins are on their way to the screen: what sends waits for them. */
    partsComing: signal(0),
    /** Continue was pressed: the widget keeps the height of the steps to come, so that a late answer moves nothing. */
    advancing: signal(false),
    /** Counts the presses that a faulty essential plugin has stopped: its parts are then fetched again. */
    retries,
    /** Section 2, "Summary bar"; empty while something of it is missing. */
    summary: computed(() => {
      // Before a slot is confirmed a step words it itself: it may not be free.
      const own = `${step.value?.plugin.id}.summary`
      const key = !facts.confirmed && catalogue.has(own) ? own : journeys.key('summary')
      return summarise(facts, journeys.current.value, catalogue, key)
    }),
    /** A press was stopped by a faulty essential plugin: what failed is tried again. */
    retryFaults() {
      retries.value = retries.peek() + 1
      guard.askAgain()
      registry.retrySetups()
    },
    /** An essential plugin that applies is missing, or has a fault that stands. One that was withdrawn counts too. */
    isBlocked: () =>
      untracked(
        () =>
          guard.stops(applyingTo(registry.all.value, journeys.current.value)) ||
          (options.lacksEssential?.(journeys.outcome.value?.id) ?? false),
      ),
  }
}

/** What needs nothing but the options. */
function createServices(options: KernelOptions) {
  const { plugins, brand, api, report, inline = false, readOnlyLocation = false } = options
  // All plugins share them.
  Object.freeze(brand)
  Object.freeze(api)
  const disposal = new AbortController()
  const { signal } = disposal
  const guard = createGuard(report, signal)
  const store = createFacts(options.first ?? {})
  const { facts } = store
  const catalogue = createCatalogue(
    [{ id: 'widget', messages }, ...plugins],
    brand.messages,
    brand.locale,
    () => shared.value as unknown as MessageValues,
  )
  const registry = createRegistry({
    plugins,
    order: brand.plugins,
    guard,
    disposal: signal,
    carried: options.carried?.states,
  })
  const shared = steady(
    () => sharedOptions(registry.all.value, brand),
    (before, after) => sameEntries(new Map(Object.entries(before)), new Map(Object.entries(after))),
  )
  const emit = createEmit(options.emit, registry.notify)
  const clock = options.carried?.clock ?? createClock(options.now ?? (() => new Date()))
  return {
    brand,
    api,
    inline,
    readOnlyLocation,
    guard,
    store,
    facts,
    catalogue,
    registry,
    contextOf: registry.contextOf,
    emit,
    shared,
    journeys: createJourneys(plugins, brand, facts, catalogue),
    /** The one error on screen: `banner`, `fail`, `dismiss`. */
    ...createBanner(catalogue, facts, emit),
    /** What screen readers are told: `said`, `announce`. */
    ...createAnnouncer(),
    host: guardHost(options.host ?? {}, guard),
    clock,
    now: clock.now,
    /** Aborted at disposal. */
    signal,
    /** Ends effects, aborts requests, undoes the plugins' setup. */
    dispose: () => disposal.abort(),
  }
}

const applyingTo = (plugins: readonly AnyPlugin[], journey: Journey | null) =>
  plugins.filter((plugin) => applies(plugin, journey))

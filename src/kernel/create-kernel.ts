import { computed, untracked } from '@preact/signals-core'
import type { Api } from '../api/client'
import { messages } from '../messages'
import { createBanner } from './banner'
import type { Brand } from './brand'
import { createGuard, type Report } from './guard'
import type { AnyPlugin, HostCallbacks, Validator } from './contract'
import { createRegistry } from './plugin-registry'
import { createEmit } from './emit'
import type { Deliver, PublicText } from './events'
import { createFacts, selectionOf, type Selection } from './facts'
import { guardHost } from './host-callbacks'
import { createJourneys, type Journeys } from './journeys'
import type { Carried, Kernel } from './kernel'
import { createConfirm } from './confirm'
import { createCatalogue } from './messages'
import { createNavigation, factsOf, type Prefill } from './navigation'
import { findProblems } from './problems'
import { applies } from './scope'
import { chooseStep } from './steps'
import { createSubmit, fetchPost } from './submit'
import { summarise } from './summary'
import { createFeatureLoader } from './load-features'
import { createTasks, fetchSteps } from './tasks'
import { createHistory } from './history'
import { createVenueOpener } from '../host/widget/open-venue'

export interface KernelOptions {
  /** What step 1 and the journeys need. */
  readonly plugins: readonly AnyPlugin[]
  /** Fetches the brand's other plugins, features all, and hands in each that comes; a further call tries the rest again. */
  readonly fetchFeatures?: (join: (plugin: AnyPlugin) => void) => Promise<void>
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
  /** Section 4, "Completion": inline keeps the venue, a popup clears it and closes. */
  readonly inline?: boolean
  readonly readOnlyLocation?: boolean
  readonly onComplete?: () => void
}

/** Whoever brings a brand of their own checks it first (boot.ts); the default one is checked by the tests. */
export function createKernel(options: KernelOptions): Kernel {
  const { plugins, brand, api, report, inline = false, readOnlyLocation = false } = options
  const { first = {}, prefill = {} } = options
  const now = options.now ?? (() => new Date())
  const disposal = new AbortController()
  const { signal } = disposal
  const guard = createGuard(report)
  const store = createFacts(first)
  const { facts } = store
  const catalogue = createCatalogue([{ id: 'widget', messages }, ...plugins], brand.messages, brand.locale)
  const journeys = createJourneys(plugins, brand, facts, catalogue)
  // Section 4, "Journey defaults": one that is not chosen, by being the only one, begins with its guests too.
  const only = journeys.current.peek()
  const takesGroups = journeys.find(brand.groupJourney) !== null
  const begin = (known: Prefill) => ({ ...only?.defaults, ...factsOf(known, only, takesGroups), ...first })
  store.set(begin(prefill))
  if (options.carried) store.set(asFarAs(options.carried.selection, journeys))
  const { activePlugins, contextOf, essentialFailed, ...crew } = createRegistry(
    plugins,
    guard,
    signal,
    options.carried?.states,
  )
  const emit = createEmit(options.emit, crew.notify)
  const { banner, fail, dismiss } = createBanner(catalogue, facts, emit)

  const applying = computed(() =>
    activePlugins.value.filter((plugin) => applies(plugin, journeys.current.value)),
  )
  const coming = computed(() =>
    activePlugins.value.filter((plugin) => applies(plugin, journeys.coming.value)),
  )
  const step = computed(() => chooseStep(activePlugins.value, journeys.current.value, contextOf, guard))
  const problemsOf = (asks: (validator: Validator) => boolean) =>
    findProblems(applying.value, contextOf, guard, catalogue, asks)
  const problems = computed(() => problemsOf(({ at }) => at !== 'submit'))
  const summary = computed(() => summarise(facts, catalogue, brand.locale, journeys.key('summary')))

  const featureLoader =
    options.fetchFeatures &&
    createFeatureLoader(options.fetchFeatures, (plugin) => crew.join(plugin, kernel), signal)
  const { running, advancing, run, advance } = createTasks({
    coming: () => coming.peek(),
    loadFeatures: featureLoader?.wait,
    dismiss,
  })
  const { submit, sending, undecided, forget } = createSubmit({
    store,
    journeys,
    catalogue,
    guard,
    api,
    emit,
    now,
    signal,
    contextOf,
    fail,
    dismiss,
    applying: () => (essentialFailed() ? null : applying.peek()),
    problems: () => untracked(() => problemsOf(() => true)),
    summary: () => summary.peek(),
    stepId: () => step.peek()?.step.id ?? '',
    loadFeatures: featureLoader?.wait,
  })
  const history = createHistory(facts, step)
  const navigation = createNavigation({
    store,
    journeys,
    step,
    history,
    sending,
    advancing,
    guard,
    report,
    emit,
    begin,
    takesGroups,
    prefill,
    inline,
    dismiss,
    reset(over) {
      crew.reset(over)
      dismiss()
    },
    onComplete() {
      forget()
      forgetVenue()
      options.onComplete?.()
    },
  })

  const {
    openVenue,
    venuesOpened,
    pendingVenue,
    forget: forgetVenue,
  } = createVenueOpener({ api, facts, signal, set: navigation.set, run, fail })

  const kernel: Kernel = {
    ...navigation,
    brand,
    api,
    host: guardHost(options.host ?? {}, guard),
    inline,
    readOnlyLocation,
    guard,
    report,
    catalogue,
    journeys,
    facts,
    emit,
    now,
    signal,
    step,
    problems,
    banner,
    sending,
    undecided,
    advancing,
    summary,
    activePlugins,
    applying,
    hasTyped: crew.hasTyped,
    canLeave: computed(
      () => history.entries.value.length > 0 || !journeys.current.value?.direct || journeys.stepwise,
    ),
    historyEntries: history.entries,
    contextOf,
    busy: computed(() => running.value > 0 || sending.value),
    loadingText: computed(() => {
      const key = journeys.key(facts.detailsConfirmed ? 'sending' : 'waiting')
      return catalogue.text(catalogue.has(key) ? key : 'widget.working')
    }),
    t: (key, values) => catalogue.text(`widget.${key}`, values),
    journeyText: (key, values) => catalogue.text(journeys.key(key), values),
    confirm: createConfirm({ applying, contextOf, guard, facts, set: navigation.set, signal }),
    submit,
    run,
    advance,
    clearHistory: history.forget,
    openVenue,
    venuesOpened,
    pendingVenue,
    carry: () => ({ selection: untracked(() => selectionOf(facts)), states: crew.states() }),
    fail,
    dismiss,
    dispose: () => disposal.abort(),
  }
  crew.assemble(kernel)
  // Like the calendar: once there is a restaurant, or a journey that starts without one.
  const gatherAhead = () =>
    void ((facts.venue || step.value?.step.priority !== 'base') && featureLoader?.fetch())
  /** Their files are here when Continue is pressed: the next step stands in the same frame, and nothing moves later. */
  const fetchAhead = () => {
    if (facts.time === null || facts.confirmed) return
    fetchSteps(coming.value)
    fetchPost().catch(() => undefined)
  }
  for (const follow of [announceSteps(kernel), history.follow, fetchAhead, gatherAhead]) {
    signal.addEventListener('abort', guard.effect('kernel', follow), { once: true })
  }
  return kernel
}

/** The host's `step` event, once for each new step. */
function announceSteps({ step, emit }: Kernel): () => void {
  let last = ''
  return () => {
    const active = step.value?.step
    if (!active || active.id === last) return
    last = active.id
    emit('step', { name: active.id as PublicText, number: active.number ?? null })
  }
}

/** Of a selection that another brand's kernel had: without the journey that is not here, and what it led to. */
function asFarAs({ journey, ...rest }: Selection, journeys: Journeys): Partial<Selection> {
  if (journey === null || journeys.find(journey)) return { journey, ...rest }
  const { venue, date, adults, children, customer, wishedTime } = rest
  return { venue, date, adults, children, customer, wishedTime }
}

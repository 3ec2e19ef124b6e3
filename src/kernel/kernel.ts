import { computed, type ReadonlySignal } from '@preact/signals-core'
import type { Api } from '../api/client'
import type { VenueId } from '../api/schemas'
import { messages } from '../messages'
import { createBanner, type Banner, type Failure } from './banner'
import type { Brand } from './brand'
import { createGuard, type Guard, type Report } from './containment'
import type { AnyPlugin, HostCallbacks, PluginContext } from './contract'
import { createCrew } from './crew'
import type { Emit } from './events'
import { createFacts, type Facts, type Selection } from './facts'
import { guardHost } from './host-callbacks'
import { createJourneys, type Journeys } from './journeys'
import { createCatalogue, type Catalogue, type MessageValues } from './messages'
import { createNavigation } from './navigation'
import { findProblems } from './problems'
import { applies } from './scope'
import { chooseStep, type ActiveStep } from './steps'
import { createSubmit } from './submit'
import { summarise } from './summary'
import { createTasks } from './tasks'
import { createVisit } from './visit'

export interface KernelOptions {
  readonly plugins: readonly AnyPlugin[]
  readonly brand: Brand
  readonly api: Api
  readonly report: Report
  readonly emit: Emit
  readonly host?: HostCallbacks
  readonly now?: () => Date
  /** The host's prefill; completion comes back to it. */
  readonly first?: Partial<Selection>
  /** Section 4, "Completion": inline keeps the venue, a popup clears it and closes. */
  readonly inline?: boolean
  readonly readOnlyLocation?: boolean
  readonly onComplete?: () => void
}

/** One widget's kernel: the state, the step it leads to, and the actions on it. It names no journey. */
export interface Kernel {
  readonly brand: Brand
  readonly api: Api
  readonly host: HostCallbacks
  readonly inline: boolean
  readonly readOnlyLocation: boolean
  readonly guard: Guard
  readonly report: Report
  readonly catalogue: Catalogue
  readonly journeys: Journeys
  readonly facts: Facts
  readonly emit: Emit
  /** Aborted at disposal. */
  readonly signal: AbortSignal
  readonly step: ReadonlySignal<ActiveStep | null>
  readonly problems: ReadonlySignal<ReadonlyMap<string, string>>
  readonly banner: ReadonlySignal<Banner | null>
  /** A request runs that the diner waits for; `sending`: it is the create. */
  readonly busy: ReadonlySignal<boolean>
  readonly sending: ReadonlySignal<boolean>
  /** Continue was pressed: the widget keeps room for the steps to come, so that a late answer moves nothing. */
  readonly underway: ReadonlySignal<boolean>
  /** Section 4, "Loading text": of the journey and of whether the details are filled. */
  readonly loadingText: ReadonlySignal<string>
  /** Section 2, "Summary bar"; empty while something of it is missing. */
  readonly summary: ReadonlySignal<string>
  /** The plugins that apply to the current journey, in the brand's order. */
  readonly applying: ReadonlySignal<readonly AnyPlugin[]>
  now(): Date
  contextOf(plugin: AnyPlugin): PluginContext
  /** A text of the widget itself. */
  t(key: keyof typeof messages, values?: MessageValues): string
  /** A text around the journey's end: its own wording, or its outcome's. */
  journeyText(key: string, values?: MessageValues): string
  set(patch: Partial<Selection>): void
  choose(journey: string | null): void
  submit(): Promise<void>
  back(): void
  restart(): void
  complete(): void
  run<Result>(task: () => Promise<Result>): Promise<Result>
  advance(task: () => Promise<void>): Promise<void>
  /** Brings a venue by its id. */
  visit(venueId: VenueId): void
  fail(failure: Failure): void
  dismiss(): void
  /** Ends effects, aborts requests, undoes the plugins' setup. */
  dispose(): void
}

/** Whoever brings a brand of their own checks it first (boot.ts); the default one is checked by the tests. */
export function createKernel(options: KernelOptions): Kernel {
  const { plugins, brand, api, emit, report, first = {}, inline = false, readOnlyLocation = false } = options
  const now = options.now ?? (() => new Date())
  const disposal = new AbortController()
  const { signal } = disposal
  const guard = createGuard(report)
  const store = createFacts(first)
  const { facts } = store
  const catalogue = createCatalogue([{ id: 'widget', messages }, ...plugins], brand.messages, brand.locale)
  const journeys = createJourneys(plugins, brand, facts, catalogue)
  const { live, contextOf, isBroken, ...crew } = createCrew(plugins, guard, signal)
  const { banner, fail, dismiss } = createBanner(catalogue, facts, emit)

  const applying = computed(() => live.value.filter((plugin) => applies(plugin, journeys.current.value)))
  const step = computed(() => chooseStep(live.value, journeys.current.value, contextOf, guard))
  const problems = computed(() => findProblems(applying.value, contextOf, guard, catalogue))
  const summary = computed(() => summarise(facts, catalogue, journeys.key('summary')))

  const { running, underway, run, advance } = createTasks(() => applying.peek())
  const { submit, sending, forget } = createSubmit({
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
    applying: () => (isBroken() ? null : applying.peek()),
    problems: () => problems.peek(),
    summary: () => summary.peek(),
    stepId: () => step.peek()?.step.id ?? '',
  })
  const navigation = createNavigation({
    store,
    journeys,
    step,
    sending,
    underway,
    guard,
    report,
    emit,
    first,
    inline,
    reset() {
      crew.reset()
      dismiss()
    },
    onComplete() {
      forget()
      visits.forget()
      options.onComplete?.()
    },
  })

  const visits = createVisit({ api, facts, signal, set: navigation.set, run, fail })

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
    underway,
    summary,
    applying,
    contextOf,
    busy: computed(() => running.value > 0 || sending.value),
    loadingText: computed(() => {
      const key = journeys.key(facts.detailsConfirmed ? 'sending' : 'waiting')
      return catalogue.text(catalogue.has(key) ? key : 'widget.working')
    }),
    t: (key, values) => catalogue.text(`widget.${key}`, values),
    journeyText: (key, values) => catalogue.text(journeys.key(key), values),
    submit,
    run,
    advance,
    visit: visits.visit,
    fail,
    dismiss,
    dispose: () => disposal.abort(),
  }
  crew.assemble(kernel)
  signal.addEventListener('abort', guard.effect('kernel', announceSteps(kernel)), { once: true })
  return kernel
}

/** The host's `step` event, once for each new step. */
function announceSteps({ step, emit }: Kernel): () => void {
  let last = ''
  return () => {
    const active = step.value?.step
    if (!active || active.id === last) return
    last = active.id
    emit('step', { name: active.id, number: active.number ?? null })
  }
}

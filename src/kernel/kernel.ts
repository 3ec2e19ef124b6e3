import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core'
import type { Api } from '../api/client'
import type { VenueId } from '../api/schemas'
import { messages } from '../messages'
import type { Banner, Failure } from './banner'
import type { Brand } from './brand'
import { createGuard, type Guard, type Report } from './containment'
import { createContext, createState, resetState, type PluginState } from './context'
import type { AnyPlugin, HostCallbacks, PluginContext } from './contract'
import type { Emit } from './events'
import { blankSelection, createFacts, nobody, type Facts, type Selection } from './facts'
import { createJourneys, type Journeys } from './journeys'
import { fetchComponent } from './loading'
import { createCatalogue, type Catalogue, type MessageValues } from './messages'
import { findProblems } from './problems'
import { applies } from './scope'
import { chooseStep, type ActiveStep } from './steps'
import { createSubmit } from './submit'
import { summarise } from './summary'
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
  const {
    brand,
    api,
    emit,
    report,
    now = () => new Date(),
    first = {},
    inline = false,
    readOnlyLocation = false,
  } = options
  const disposal = new AbortController()
  const guard = createGuard(report)
  const host = guardHost(options.host ?? {}, guard)
  const { facts, ...store } = createFacts(first)
  const catalogue = createCatalogue(
    [{ id: 'widget', messages }, ...options.plugins],
    brand.messages,
    brand.locale,
  )
  const journeys = createJourneys(options.plugins, brand, facts, catalogue)

  /** The plugins without those whose setup failed. */
  const live = signal(options.plugins)
  const running = signal(0)
  const underway = signal(false)
  const banner = signal<Banner | null>(null)
  const contexts = new Map<AnyPlugin, { readonly state: PluginState; readonly ctx: PluginContext }>()
  const contextOf = (plugin: AnyPlugin) => contexts.get(plugin)!.ctx

  const applying = computed(() => live.value.filter((plugin) => applies(plugin, journeys.current.value)))
  const step = computed(() => chooseStep(live.value, journeys.current.value, contextOf, guard))
  const problems = computed(() => findProblems(applying.value, contextOf, guard, catalogue))
  const summary = computed(() => summarise(facts, catalogue, journeys.key('summary')))

  const { submit, sending, forget } = createSubmit({
    store: { facts, set: store.set },
    journeys,
    catalogue,
    guard,
    api,
    emit,
    now,
    signal: disposal.signal,
    applying: () =>
      options.plugins.some((plugin) => plugin.essential && !live.value.includes(plugin))
        ? null
        : applying.peek(),
    contextOf,
    problems: () => problems.peek(),
    summary: () => summary.peek(),
    stepId: () => step.peek()?.step.id ?? '',
    fail,
  })

  const busy = computed(() => running.value > 0 || sending.value)
  const loadingText = computed(() => {
    const key = journeys.key(facts.detailsConfirmed ? 'sending' : 'waiting')
    return catalogue.text(catalogue.has(key) ? key : 'widget.working')
  })

  function set(patch: Partial<Selection>): void {
    // What is on its way was made of these facts; they stand until its answer came.
    if (!sending.peek()) store.set(patch)
  }

  function choose(name: string | null): void {
    const journey = name === null ? null : journeys.find(name)
    if (name !== null && !journey) {
      const error = new TypeError(
        `There is no journey "${name}"; this brand has ${journeys.names.join(', ')}.`,
      )
      return report({ plugin: 'host', place: 'journey', error })
    }
    if (journey?.name === facts.journey) return
    set({ journey: journey?.name ?? null, ...journey?.defaults })
    emit('journey', { journey: journey?.name ?? null })
  }

  function back(): void {
    const active = step.peek()
    if (!active || sending.peek()) return
    underway.value = false
    const { plugin, step: current, ctx } = active
    if (current.back)
      guard.contain(plugin.id, `back of step "${current.id}"`, () => current.back!(ctx), undefined)
    else set({ confirmed: false, availability: null })
  }

  function resetPlugins(): void {
    for (const [plugin, { state }] of contexts) resetState(plugin, state)
  }

  function restart(): void {
    if (sending.peek()) return
    const { availability, confirmed, detailsConfirmed, references, journeyLocked } = blankSelection
    const customer = { ...facts.customer, optIn: nobody.optIn, consent: nobody.consent }
    batch(() => {
      store.set({ availability, confirmed, detailsConfirmed, references, journeyLocked, customer })
      underway.value = false
      resetPlugins()
      dismiss()
    })
  }

  function complete(): void {
    if (sending.peek()) return
    const { venue } = facts
    batch(() => {
      store.set({ ...blankSelection, ...first, ...(inline && { venue }) })
      underway.value = false
      resetPlugins()
      dismiss()
    })
    forget()
    options.onComplete?.()
  }

  async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    // Peeked: an effect that starts a task must not be woken by it.
    running.value = running.peek() + 1
    try {
      return await task()
    } finally {
      running.value = running.peek() - 1
    }
  }

  function advance(task: () => Promise<void>): Promise<void> {
    underway.value = true
    const next = applying.peek().flatMap((plugin) => plugin.steps ?? [])
    // Fetched beside the request; one that does not come now is asked for again when it is shown.
    for (const { load } of next) fetchComponent(load).catch(() => undefined)
    return run(task)
  }

  function fail({ code, values, errors = [], again }: Failure): void {
    banner.value = {
      code,
      text: catalogue.text(code, values),
      errors,
      telephone: facts.venue?.telephone || null,
      again: again ? { label: catalogue.text(again.label), run: again.run } : null,
    }
    emit('error', { code })
  }

  function dismiss(): void {
    banner.value = null
  }

  const kernel: Kernel = {
    brand,
    api,
    host,
    inline,
    readOnlyLocation,
    guard,
    report,
    catalogue,
    journeys,
    facts,
    emit,
    now,
    signal: disposal.signal,
    step,
    problems,
    banner,
    busy,
    sending,
    underway,
    loadingText,
    summary,
    applying,
    contextOf,
    t: (key, values) => catalogue.text(`widget.${key}`, values),
    journeyText: (key, values) => catalogue.text(journeys.key(key), values),
    set,
    choose,
    submit,
    back,
    restart,
    complete,
    run,
    advance,
    visit: createVisit({ api, facts, signal: disposal.signal, set, run, fail }),
    fail,
    dismiss,
    dispose: () => disposal.abort(),
  }

  for (const plugin of options.plugins) {
    const state = createState(plugin)
    contexts.set(plugin, { state, ctx: createContext(plugin, state, kernel) })
  }
  for (const plugin of options.plugins) {
    const withdraw = () => void (live.value = live.peek().filter((other) => other !== plugin))
    const undo = guard.contain(plugin.id, 'setup', () => plugin.setup?.(contextOf(plugin)), withdraw)
    if (undo === withdraw) withdraw()
    else if (undo) {
      disposal.signal.addEventListener(
        'abort',
        () => guard.contain(plugin.id, 'undo of setup', undo, undefined),
        {
          once: true,
        },
      )
    }
  }
  const announced = guard.effect('kernel', announceSteps(kernel))
  disposal.signal.addEventListener('abort', announced, { once: true })
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

/** The host's functions are others' code too: one that throws is reported and counts as not given. */
function guardHost(
  { onNoAvailability, transformSpecialRequests }: HostCallbacks,
  { contain }: Guard,
): HostCallbacks {
  return {
    onNoAvailability:
      onNoAvailability &&
      ((venue) => contain('host', 'onNoAvailability', () => onNoAvailability(venue), undefined)),
    transformSpecialRequests:
      transformSpecialRequests &&
      ((text) =>
        contain('host', 'transformSpecialRequests', () => String(transformSpecialRequests(text)), text)),
  }
}

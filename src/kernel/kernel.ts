import { signal as createSignal, type ReadonlySignal, type Signal } from '@preact/signals-core'
import type { Api } from '../api/client'
import type { Brand } from '../contract/brand'
import type { Deliver, Emit } from '../contract/events'
import type { Facts, Selection } from '../contract/facts'
import type { AnyPlugin, Load } from '../contract/plugin'
import type { GuardedCallbacks, HostCallbacks } from '../contract/plugin-context'
import type { Shared } from '../contract/shared'
import { createCatalogue, type Catalogue } from '../messages/catalogue'
import type { MessageValues } from '../messages/message'
import { messages } from '../messages/texts'
import { createAnnouncer } from './announcer'
import { createBanners, type Banners } from './banner'
import { createChoices, type Choices } from './state/choices'
import { createClock, type Clock } from './clock'
import { createEmit } from './emit'
import { createEssentials, type Essentials } from './registry/essentials'
import { createFacts, type FactStore } from './state/facts'
import { createFeatures, type Features, type FetchFeatures } from './registry/loading'
import { createGuard, type Guard, type Report, guardHost } from './registry/guard'
import type { Handover } from './state/handover'
import { createJourneys, type Journeys } from './steps/journeys'
import { createNavigation, type Navigation } from './steps/navigation'
import { sharedOptions } from './registry/plugin-state'
import type { Prefill } from './state/prefill'
import { createProblems, type Problems } from './registry/problems'
import { createRegistry, type Registry } from './registry/registry'
import { sameEntries, steady } from './signals'
import { createSteps, type Steps } from './steps/steps'
import { createSubmissionState } from './submission/state'
import { createSubmission, type SubmissionGroup } from './submission/submission'
import { createTasks, type Tasks } from './steps/tasks'
import { createTexts, type Texts } from './texts'

/** A widget on its page. */
export interface Page {
  readonly options: Readonly<Record<string, unknown>>
  /** Values of options that identify the widget, for the key of its stored snapshot. */
  readonly identity?: readonly unknown[]
  readonly opened: Signal<boolean>
  /** Set by a plugin that restores the widget: nothing is painted before it resolves. */
  ready?: Promise<void>
}

export interface KernelOptions {
  /** The plugins that step 1 and the journeys need. */
  readonly plugins: readonly AnyPlugin[]
  readonly fetchFeatures?: FetchFeatures
  /** Whether an essential plugin of this outcome is missing. */
  readonly lacksEssential?: (outcome: string | undefined) => boolean
  readonly brand: Brand
  readonly api: Api
  readonly report: Report
  readonly emit: Deliver
  readonly host?: HostCallbacks
  readonly now?: () => Date
  /** The selection at the start and after completion. */
  readonly first?: Partial<Selection>
  /** Date, time and guests passed by the host, at the start and after completion. */
  readonly prefill?: Prefill
  /** State of the kernel that this one replaces. */
  readonly handover?: Handover
  readonly page?: Page
  /** Parts of the shell that later steps need. A restored widget loads them before it is painted. */
  readonly shellParts?: () => readonly Load[]
  /** In the page; otherwise in a popup, which completion closes (section 4). */
  readonly inline?: boolean
  readonly readOnlyLocation?: boolean
  readonly onComplete?: () => void
}

/** One widget's kernel, in groups. Each group is defined in the file of its name. The kernel names no journey. */
export interface Kernel {
  readonly brand: Brand
  readonly api: Api
  readonly page: Page | undefined
  readonly shellParts: () => readonly Load[]
  readonly inline: boolean
  readonly readOnlyLocation: boolean
  readonly host: GuardedCallbacks
  /** Aborted at disposal. */
  readonly signal: AbortSignal
  /** Ends effects, aborts requests and undoes the plugins' setup. */
  dispose(): void
  readonly guard: Guard
  readonly clock: Clock
  readonly facts: Facts
  readonly store: FactStore
  readonly plugins: Registry
  readonly features: Features
  readonly shared: ReadonlySignal<Shared>
  readonly catalogue: Catalogue
  readonly emit: Emit
  readonly journeys: Journeys
  readonly steps: Steps
  readonly texts: Texts
  readonly problems: Problems
  readonly essentials: Essentials
  readonly submission: SubmissionGroup
  readonly banner: Banners
  readonly announcer: ReturnType<typeof createAnnouncer>
  /** Something in the widget has had the focus. */
  readonly isUsed: Signal<boolean>
  readonly tasks: Tasks
  readonly choices: Choices
  readonly navigation: Navigation
}

/** Builds the groups, from top to bottom. `createKernel` starts the kernel. */
export function buildKernel(options: KernelOptions): Kernel {
  const core = createCore(options)
  const { brand, guard, facts, plugins, catalogue, features, emit } = core

  const journeys = createJourneys(options.plugins, brand, facts, catalogue)
  const steps = createSteps({ facts, journeys, plugins, guard })
  const texts = createTexts(catalogue, facts, journeys, steps)
  const { applying } = steps
  const problems = createProblems({ facts, applying, contextOf: plugins.contextOf, guard, catalogue })
  const { lacksEssential } = options
  const essentials = createEssentials({ plugins, journeys, guard, lacksEssential })

  const submissionState = createSubmissionState(facts, journeys)
  const banner = createBanners(catalogue, facts, emit, submissionState)
  const tasks = createTasks({ steps, features, banner, submission: submissionState })
  const flow = { ...core, journeys, steps, texts, problems, essentials, banner, tasks }
  const submission = createSubmission(flow, submissionState)
  const choices = createChoices({ ...flow, submission }, options.first ?? {}, options.prefill ?? {})
  const navigation = createNavigation({ ...flow, submission, choices }, () => options.onComplete?.())

  return { ...flow, submission, choices, navigation }
}

/** Facts, plugins and texts: the groups that all others need. */
function createCore(options: KernelOptions) {
  const { brand, api, page, handover, inline = false, readOnlyLocation = false } = options
  // All plugins share these objects.
  Object.freeze(brand)
  Object.freeze(api)
  const disposal = new AbortController()
  const { signal } = disposal
  const guard = createGuard(options.report, signal)
  const store = createFacts(options.first ?? {})
  const plugins = createRegistry({
    plugins: options.plugins,
    order: brand.plugins,
    guard,
    disposal: signal,
    handover: handover?.states,
  })
  const shared = steady(
    () => sharedOptions(plugins.all.value, brand),
    (before, after) => sameEntries(new Map(Object.entries(before)), new Map(Object.entries(after))),
  )
  const catalogue = createCatalogue(
    [{ id: 'widget', messages }, ...options.plugins],
    brand.messages,
    brand.locale,
    () => shared.value as unknown as MessageValues,
  )
  return {
    brand,
    api,
    page,
    shellParts: options.shellParts ?? (() => []),
    inline,
    readOnlyLocation,
    host: guardHost(options.host ?? {}, guard),
    signal,
    dispose: () => disposal.abort(),
    guard,
    clock: handover?.clock ?? createClock(options.now ?? (() => new Date())),
    store,
    facts: store.facts,
    plugins,
    shared,
    catalogue,
    features: createFeatures(plugins, catalogue, signal, options.fetchFeatures),
    emit: createEmit(options.emit, plugins.notify),
    announcer: createAnnouncer(),
    isUsed: createSignal(false),
  }
}

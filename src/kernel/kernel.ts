import { computed, signal, untracked } from '@preact/signals-core'
import type { Venue } from '../api/schemas'
import type { MessageValues } from '../messages/message'
import type { messages } from '../messages/texts'
import { createChoices } from './choices'
import { createConfirm } from './confirm'
import { createCore, type Carried, type Core, type KernelOptions } from './core'
import { createContext } from './create-context'
import type { PublicText } from './events'
import { selectionOf } from './facts'
import { createHistory } from './history'
import { createNavigation } from './navigation'
import { createSubmit, fetchPost } from './submit'
import { createTasks, fetchSteps } from './tasks'

export type { KernelOptions }

/** One widget's kernel: the state, the step it leads to, and the actions on it. It names no journey. */
export type Kernel = ReturnType<typeof assemble>

/** Whoever brings a brand of their own checks it first (host/brand); the default one is checked by the tests. */
export function createKernel(options: KernelOptions): Kernel {
  const kernel = assemble(options)
  kernel.registry.assemble((plugin, state) => createContext(plugin, state, kernel))
  for (const follow of [
    announceSteps(kernel),
    kernel.followSteps,
    featuresAhead(kernel),
    stepsAhead(kernel),
  ]) {
    kernel.signal.addEventListener('abort', kernel.guard.effect({ id: 'kernel' }, follow), { once: true })
  }
  return kernel
}

function assemble(options: KernelOptions) {
  const core = createCore(options)
  const { catalogue, journeys, facts, registry } = core
  const tasks = createTasks(core, options.fetchFeatures)
  const submit = createSubmit(core, tasks)
  const history = createHistory(core)
  const choices = createChoices(core, options.prefill ?? {})
  const navigation = createNavigation(core, history, choices, () => {
    submit.forgetUnanswered()
    options.onComplete?.()
  })
  const venueArrivals = signal(0)
  return {
    ...core,
    ...tasks,
    ...submit,
    ...choices,
    ...navigation,
    confirm: createConfirm(core, choices.set),
    /** The steps that Back leads through, one after another. */
    historyEntries: history.entries,
    clearHistory: history.clear,
    followSteps: history.follow,
    /** There is a step that Back and the edit link would lead to. */
    canLeave: computed(
      () => history.entries.value.length > 0 || !journeys.current.value?.direct || journeys.stepwise,
    ),
    /** The diner has typed into a plugin's part what would be lost with the widget. Reading it subscribes. */
    hasTyped: registry.hasTyped,
    /** A venue of the host's, not chosen by the diner; `venueArrivals` counts them. */
    bringVenue(venue: Venue): void {
      choices.set({ venue })
      venueArrivals.value++
    },
    venueArrivals,
    /** Section 4, "Loading text": of the journey and of whether the details are filled. */
    loadingText: computed(() => {
      const key = journeys.key(facts.detailsConfirmed ? 'sending' : 'waiting')
      return catalogue.text(catalogue.has(key) ? key : 'widget.working')
    }),
    /** A text of the widget itself. */
    t: (key: keyof typeof messages, values?: MessageValues) => catalogue.text(`widget.${key}`, values),
    /** A text around the journey's end: its own wording, or its outcome's. */
    journeyText: (key: string, values?: MessageValues) => catalogue.text(journeys.key(key), values),
    /** What was chosen and typed, for the kernel that takes this one's place. */
    carry: (): Carried => ({ selection: untracked(() => selectionOf(facts)), states: registry.states() }),
  }
}

/** The host's `step` event, once for each new step. */
function announceSteps({ step, emit }: Core): () => void {
  let last = ''
  return () => {
    const active = step.value?.step
    if (!active || active.id === last) return
    last = active.id
    emit('step', { name: active.id as PublicText, number: active.number ?? null })
  }
}

/** Once there is a restaurant, or a journey that starts without one. */
function featuresAhead({ facts, step, fetchFeatures }: Kernel): () => void {
  return () => {
    if (facts.venue || step.value?.step.priority !== 'base') fetchFeatures()
  }
}

/** Files are here when Continue is pressed: the next step stands in the same frame, and nothing moves later. */
function stepsAhead({ facts, upcoming }: Kernel): () => void {
  return () => {
    if (facts.time === null || facts.confirmed) return
    fetchSteps(upcoming.value)
    fetchPost().catch(() => undefined)
  }
}

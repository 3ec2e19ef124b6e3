import { computed, signal } from '@preact/signals-core'
import type { ClockReading } from '../api/device-clock'
import type { Venue } from '../api/schemas'
import type { MessageValues } from '../messages/message'
import type { messages } from '../messages/texts'
import { createChoices } from './choices'
import { createConfirm } from './confirm'
import { createCore, type KernelOptions } from './core'
import { createHistory } from './history'
import { createNavigation } from './navigation'
import { createSubmit } from './submit/submit'
import { createTasks } from './tasks'

/** One widget's kernel: the state, the step it leads to, and the actions on it. It names no journey. */
export type Kernel = ReturnType<typeof assemble>

/** Puts the core and the actions together; createKernel sets it going. */
export function assemble(options: KernelOptions) {
  const core = createCore(options)
  const { catalogue, journeys, facts, registry } = core
  const tasks = createTasks(core, options.fetchFeatures)
  const submit = createSubmit(core, tasks)
  const history = createHistory(core)
  const choices = createChoices(core, options.prefill ?? {})
  const navigation = createNavigation(core, history, choices, () => {
    submit.unknown.value = null
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
    followSteps: history.follow,
    /** There is a step that Back and the edit link would lead to. */
    canLeave: computed(
      () => history.entries.value.length > 0 || !journeys.current.value?.direct || journeys.stepwise,
    ),
    /** The diner has typed into a plugin's part what would be lost with the widget. Reading it subscribes. */
    hasTyped: registry.hasTyped,
    /**
     * A venue of the host's, not chosen by the diner. The step is rendered anew with it (`venueArrivals`), so that nothing
     * moves; it stays where the diner `isInForm`: the focus would go with it.
     */
    bringVenue(venue: Venue, isInForm: boolean): void {
      choices.set({ venue })
      if (!isInForm) venueArrivals.value++
    },
    venueArrivals,
    /** What an answer tells of the device's clock. One that is wrong, or may be, is told to the diner. */
    hearClock({ ahead, refused }: ClockReading): void {
      if (ahead !== null) core.clock.ahead.value = ahead
      if (!(core.clock.ahead.peek() ?? refused)) return
      import(/* webpackChunkName: "clock" */ './clock/tell').then(
        ({ tell }) => tell(core),
        () => undefined,
      )
    },
    /** Section 4, "Loading text": of the journey and of whether the details are filled. */
    loadingText: computed(() => {
      const key = journeys.key(facts.detailsConfirmed ? 'sending' : 'waiting')
      return catalogue.text(catalogue.has(key) ? key : 'widget.working')
    }),
    /** A text of the widget itself. */
    t: (key: keyof typeof messages, values?: MessageValues) => catalogue.text(`widget.${key}`, values),
    /** A text of the journey: its own wording, or its outcome's, or what stands `otherwise`. */
    journeyText(name: string, values?: MessageValues, otherwise?: string): string {
      const key = journeys.key(name)
      return catalogue.has(key) ? catalogue.text(key, values) : (otherwise ?? key)
    },
  }
}

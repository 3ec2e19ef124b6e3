import { computed, signal } from '@preact/signals-core'
import type { Core } from '../core'
import type { createPost, Unknown } from './post'
import type { Tasks } from '../tasks'
import { until } from '../until'

/** Fetched ahead, once a time is chosen. */
export const fetchPost = () => import(/* webpackChunkName: "submit" */ './post')

/** Section 4, "Booking submit" and "Enquiry submit": one POST at a time, never repeated by itself. */
export function createSubmit(core: Core, tasks: Tasks) {
  const { facts, journeys, catalogue, sending } = core
  /** What was sent, while it is not known what came of it. It stands until the diner decides (decisions, "Booking"). */
  const unknown = signal<Unknown | null>(null)
  let post: ReturnType<typeof createPost> | undefined

  async function send(deliberately: boolean): Promise<void> {
    const outcome = journeys.outcome.peek()
    if (sending.peek() || !outcome || facts.references[outcome.id] !== undefined) return
    // Of what was never answered a press asks again, and sends nothing: nothing is said of sending.
    if (post && unknown.peek() && !deliberately) return post.send(outcome, false)
    sending.value = true
    try {
      // A plugin whose file did not come yet may have a say in what is sent.
      const [file] = await Promise.all([fetchPost().catch(() => null), tasks.allPlugins()])
      if (!file) {
        return core.fail({ code: journeys.key('failed'), errors: [catalogue.text('widget.unexpected')] })
      }
      post ??= file.createPost(core, { unknown, again })
      await until(() => core.partsComing.value === 0, core.signal)
      if (!core.signal.aborted) await post.send(outcome, deliberately)
    } finally {
      sending.value = false
    }
  }

  /** Where the page has taken the slot away meanwhile nothing is sent: one is chosen first, and this is asked again then. */
  const again = () => (core.step.peek()?.step.priority === 'base' ? core.dismiss() : void send(true))

  return {
    submit: () => send(false),
    /** A create is on its way, or was never answered: what comes of it belongs to this kernel. */
    undecided: computed(() => sending.value || unknown.value !== null),
    unknown,
    sendAgain: again,
  }
}

import { computed, signal } from '@preact/signals-core'
import type { createPost, PostParts } from './post'

export interface SubmitParts extends Omit<PostParts, 'again' | 'doubt'> {
  /** Waits for the plugins that come later, where some do. */
  readonly loadFeatures: (() => Promise<void>) | undefined
}

/** Fetched ahead, once a time is chosen. */
export const fetchPost = () => import(/* webpackChunkName: "submit" */ './post')

/** Section 4, "Booking submit" and "Enquiry submit": one POST at a time, never repeated by itself. */
export function createSubmit(parts: SubmitParts) {
  const { store, journeys, catalogue, fail } = parts
  const sending = signal(false)
  const doubtful = signal(false)
  let post: ReturnType<typeof createPost> | undefined

  async function send(deliberately: boolean): Promise<void> {
    const outcome = journeys.outcome.peek()
    if (sending.peek() || !outcome || store.facts.references[outcome.id] !== undefined) return
    sending.value = true
    try {
      // A plugin whose file did not come yet may have a say in what is sent.
      const [file] = await Promise.all([fetchPost().catch(() => null), parts.loadFeatures?.()])
      if (!file) return fail({ code: journeys.key('failed'), errors: [catalogue.text('widget.unexpected')] })
      post ??= file.createPost({
        ...parts,
        doubt: (stands) => void (doubtful.value = stands),
        again: () => void send(true),
      })
      if (!parts.signal.aborted) await post.send(outcome, deliberately)
    } finally {
      sending.value = false
    }
  }

  return {
    submit: () => send(false),
    sending,
    undecided: computed(() => sending.value || doubtful.value),
    forget: () => post?.forget(),
  }
}

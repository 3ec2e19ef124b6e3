import type { Features } from '../registry/loading'
import { until } from '../signals'
import type { Tasks } from '../steps/tasks'
import type { PostParts } from './post'
import type { Sent, SubmissionState } from './state'

/** Fetched ahead, once a time is chosen. */
export const fetchPost = () => import(/* webpackChunkName: "submit" */ './post')

interface Parts extends PostParts {
  readonly features: Features
  readonly tasks: Tasks
}

/** Section 4, "Booking submit" and "Enquiry submit": one POST at a time, never repeated by itself. */
export function createSubmission(kernel: Parts, submission: SubmissionState) {
  const { journeys, catalogue, banner, steps, essentials } = kernel

  /** What a press does needs a file of its own. Without it nothing is sent, and the banner says so. */
  async function loadPost() {
    const file = await fetchPost().catch(() => null)
    return file && (post ??= file.createPost(kernel, submission, resend))
  }
  let post: ReturnType<Awaited<ReturnType<typeof fetchPost>>['createPost']> | undefined

  const failure = () => ({
    code: journeys.key('failed'),
    errors: [catalogue.text('widget.unexpected')],
  })

  async function check(earlier: Sent | null): Promise<void> {
    if (earlier) submission.enter('resend', { phase: 'rechecking', earlier })
    else submission.enter('press', { phase: 'checking' })
    try {
      // A plugin whose file has not arrived yet may have a say in what is sent.
      const [loaded] = await Promise.all([loadPost(), kernel.features.wait()])
      await until(() => essentials.pendingParts.value === 0, kernel.signal)
      if (kernel.signal.aborted) return
      if (loaded) await loaded.send()
      else stop(earlier)
    } finally {
      // A bug of ours must not leave the buttons blocked, nor make a POST that may have gone through look unsent.
      const now = submission.state.peek()
      if (now.phase === 'sending')
        submission.enter('lose', { phase: 'unknown', sent: now.sent, banner: null })
      else if (submission.isSending.peek()) submission.reset()
    }
  }

  function stop(earlier: Sent | null): void {
    banner.failSubmission(failure(), (banner) =>
      earlier
        ? submission.enter('stop', { phase: 'unknown', sent: earlier, banner })
        : submission.enter('stop', { phase: 'refused', banner, missing: [] }),
    )
  }

  /** "Complete Booking". Where a POST may have gone through, the banner asks, and nothing is sent. */
  async function send(): Promise<void> {
    const { phase } = submission.state.peek()
    if (phase === 'unknown') return tellUnknown()
    if ((phase === 'idle' || phase === 'refused') && journeys.outcome.peek()) return check(null)
  }

  /** "Send again". Where the page has taken the slot away meanwhile, one is chosen first, and the diner is asked again. */
  async function resend(): Promise<void> {
    const now = submission.state.peek()
    if (now.phase !== 'unknown') return
    if (steps.isBase()) banner.dismiss()
    else await check(now.sent)
  }

  async function tellUnknown(): Promise<void> {
    const loaded = post ?? (await kernel.tasks.run(loadPost))
    if (kernel.signal.aborted || submission.state.peek().phase !== 'unknown') return
    if (loaded) loaded.tellUnknown()
    else banner.fail(failure())
  }

  return {
    ...submission,
    /** Loads what a press needs. */
    preload: loadPost,
    send,
    resend,
    /** Says again what may have gone through. */
    tellUnknown,
    restore: (sent: Sent) => submission.enter('restore', { phase: 'unknown', sent, banner: null }),
  }
}

export type SubmissionGroup = ReturnType<typeof createSubmission>

import type { Features } from '../registry/loading'
import { until } from '../signals'
import type { Tasks } from '../steps/tasks'
import type { PostParts } from './outcomes'
import type { Sent, SubmissionState } from './state'

/** Loads the code that sends a POST. Called early, once a time is chosen. */
export const fetchPost = () => import(/* webpackChunkName: "submit" */ './post')

interface Parts extends PostParts {
  readonly features: Features
  readonly tasks: Tasks
}

/** Section 4, "Booking submit" and "Enquiry submit": one POST at a time, never repeated without a press. */
export function createSubmission(kernel: Parts, submission: SubmissionState) {
  const { journeys, catalogue, banner, steps, essentials } = kernel

  /** Null if the file fails to load. Then nothing is sent, and the banner reports it. */
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
      // Plugins that are still loading may add fields or vetoes.
      const [loaded] = await Promise.all([loadPost(), kernel.features.wait()])
      await until(() => essentials.pendingParts.value === 0, kernel.signal)
      if (kernel.signal.aborted) return
      if (loaded) await loaded.send()
      else stop(earlier)
    } finally {
      // A bug of ours must not block the buttons or hide a POST that may have gone through.
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

  /** "Complete Booking". If an earlier POST may have gone through, it shows the banner and sends nothing. */
  async function send(): Promise<void> {
    const { phase } = submission.state.peek()
    if (phase === 'unknown') return showUnknown()
    if ((phase === 'idle' || phase === 'refused') && journeys.outcome.peek()) return check(null)
  }

  /** "Send again". If the page has cleared the slot in the meantime, the diner chooses one first. */
  async function resend(): Promise<void> {
    const now = submission.state.peek()
    if (now.phase !== 'unknown') return
    if (steps.isBase()) banner.dismiss()
    else await check(now.sent)
  }

  async function showUnknown(): Promise<void> {
    const loaded = post ?? (await kernel.tasks.run(loadPost))
    if (kernel.signal.aborted || submission.state.peek().phase !== 'unknown') return
    if (loaded) loaded.showUnknown()
    else banner.fail(failure())
  }

  return {
    ...submission,
    /** Loads the code that a press needs. */
    preload: loadPost,
    send,
    resend,
    /** Shows again that a POST may have gone through. */
    showUnknown,
    restore: (sent: Sent) => submission.enter('restore', { phase: 'unknown', sent, banner: null }),
  }
}

export type SubmissionGroup = ReturnType<typeof createSubmission>

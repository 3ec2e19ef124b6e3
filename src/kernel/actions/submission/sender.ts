import type { Screen } from '../../screen/screen'
import { until } from '../../core/signals'
import type { Post } from './post'
import type { Sent } from '../../screen/submission'
import { stop, unexpected } from './stop'

/** Loads the code that sends a POST. Called early, once a time is chosen. */
export const fetchPost = () => import('./post')

/** One POST at a time, never repeated without a press (submit.never-twice, submit.never-repeated). */
export function createSender(screen: Screen) {
  const { submission, journeys, banner, steps, essentials, tasks, clock, facts, signal } = screen
  let post: Post | undefined

  /** Loads the code that a press needs. Null if it fails to load. */
  async function preload(): Promise<Post | null> {
    const file = await fetchPost().catch(() => null)
    return file && (post ??= file.createPost({ ...screen, resend }))
  }

  async function check(): Promise<void> {
    try {
      const loaded = await preload()
      // Plugins that are still loading may add fields or vetoes.
      await loaded?.ready()
      await until(() => essentials.pendingParts.value === 0, signal)
      if (signal.aborted) return
      if (loaded) await loaded.send()
      else stop(screen, unexpected(screen))
    } finally {
      // A bug of ours must not block the buttons or hide a POST that may have gone through.
      const now = submission.state.peek()
      if (now.phase === 'sending')
        submission.enter('lose', { phase: 'unknown', sent: now.sent, banner: null })
      else if (submission.isSending.peek()) submission.reset()
    }
  }

  /** "Complete Booking". If an earlier POST may have gone through, it shows the banner and sends nothing. */
  async function send(): Promise<void> {
    const { phase } = submission.state.peek()
    if (phase === 'unknown') return showUnknown()
    if ((phase !== 'idle' && phase !== 'refused') || !journeys.outcome.peek()) return
    const { detailsConfirmed } = facts
    clock.refresh()
    // The time has passed, so the diner is led back.
    if (facts.detailsConfirmed !== detailsConfirmed) return
    submission.enter('press', { phase: 'checking' })
    await check()
  }

  /** "Send again". If the page has cleared the slot in the meantime, the diner chooses one first. */
  async function resend(): Promise<void> {
    const now = submission.state.peek()
    if (now.phase !== 'unknown') return
    if (steps.isBase()) return banner.dismiss()
    submission.enter('resend', { phase: 'rechecking', earlier: now.sent })
    await check()
  }

  /** Shows again that a POST may have gone through. */
  async function showUnknown(): Promise<void> {
    const loaded = await tasks.run(async () => {
      const file = await preload()
      // With all fields, as the content is compared.
      await file?.ready()
      return file
    })
    if (signal.aborted || submission.state.peek().phase !== 'unknown') return
    if (loaded) loaded.showUnknown()
    else banner.fail(unexpected(screen))
  }

  return {
    preload,
    send,
    resend,
    showUnknown,
    restore: (sent: Sent) => submission.enter('restore', { phase: 'unknown', sent, banner: null }),
  }
}

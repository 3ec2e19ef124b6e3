import type { AnyPlugin } from '../contract/plugin'
import { fetchPost } from '../kernel/submission/submission'

/**
 * Loads what the widget loads when it needs it, before the clock stands still: React's own timers go on then, and no test depends on
 * how fast a runner compiles. What cannot be loaded is the widget's own matter.
 */
export async function loadAhead(plugins: readonly AnyPlugin[], popup: boolean): Promise<void> {
  const parts = plugins.flatMap(({ steps = [], inserts = [] }) => [...steps, ...inserts])
  await Promise.allSettled([
    import('../host/widget/create-widget'),
    import('../diagnostics/brand'),
    import('../host/widget/client'),
    fetchPost(),
    ...(popup ? [import('../ui/popup/popup')] : []),
    // Async, as a part that is wrong may throw at once.
    ...parts.map(async ({ load }) => (load as () => Promise<unknown>)()),
  ])
}

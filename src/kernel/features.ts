import { readDeadline } from '../constants'
import type { AnyPlugin } from '../contract/plugin'
import { withDeadline } from '../deadline'
import type { Catalogue } from '../messages/catalogue'
import type { Registry } from './registry'

/** Fetches the brand's other plugins and hands in each that arrives. A further call tries the rest again. */
export type FetchFeatures = (add: (plugin: AnyPlugin) => void) => Promise<void>

export type Features = ReturnType<typeof createFeatures>

/** Features that arrive within this time of each other (milliseconds) join together: each joining renders the widget. */
const joinPause = 100

/** Brings the plugins that no first step needs. A plugin whose file does not arrive in time is left out until it does. */
export function createFeatures(
  plugins: Registry,
  catalogue: Catalogue,
  signal: AbortSignal,
  fetchFeatures: FetchFeatures | undefined,
) {
  let loading: Promise<void> | undefined
  let arrived: AnyPlugin[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true })

  function joinAll(): void {
    clearTimeout(timer)
    timer = undefined
    const joining = arrived
    arrived = []
    if (signal.aborted || joining.length === 0) return
    for (const { id, messages, languages } of joining) catalogue.add(id, messages, languages)
    plugins.add(joining)
  }

  function add(plugin: AnyPlugin): void {
    arrived.push(plugin)
    if (!signal.aborted) timer ??= setTimeout(joinAll, joinPause)
  }

  /** One fetch at a time. */
  function fetch(): Promise<void> | undefined {
    if (!fetchFeatures) return undefined
    return (loading ??= fetchFeatures(add).finally(() => {
      loading = undefined
      joinAll()
    }))
  }

  return {
    /** Starts fetching what is missing. */
    fetch: () => void fetch(),
    /** Waits for all plugins, for as long as a response may take: one that is still loading may have a say. */
    async wait(): Promise<void> {
      const all = fetch()
      if (all) {
        await withDeadline(all, readDeadline, signal).catch(() => undefined)
        joinAll()
      }
      await plugins.ready()
    },
  }
}

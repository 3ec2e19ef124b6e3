import { readDeadline } from '../constants'
import type { AnyPlugin } from './contract/plugin'
import type { Core } from './core'
import { withDeadline } from './guard'
import { loadComponent } from './load-component'

/** What the diner waits for, and the files that are fetched beside it. */
export function createTasks(core: Core, fetchFeatures: FetchFeatures | undefined) {
  const features = fetchFeatures && createFeatureLoader(core, fetchFeatures)

  async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    const { running } = core
    // Peeked: an effect that starts a task must not be woken by it.
    running.value = running.peek() + 1
    try {
      return await task()
    } finally {
      running.value = running.peek() - 1
    }
  }

  /** The plugins whose file or setup is still on its way may have a say: waited for as long as an answer may take. */
  const allPlugins = async () => {
    await features?.wait()
    await core.registry.ready()
  }

  return {
    run,
    allPlugins,
    fetchFeatures: () => void features?.fetch(),
    advance(task: () => Promise<void>): Promise<void> {
      // A new try takes the old error away.
      core.dismiss()
      core.advancing.value = true
      fetchSteps(core.upcoming.peek())
      return run(async () => {
        await allPlugins()
        await task()
      })
    },
  }
}

export type Tasks = ReturnType<typeof createTasks>
type FetchFeatures = (add: (plugin: AnyPlugin) => void) => Promise<void>

/** Fetches the files of the steps that these plugins may lead to; one that does not come now comes when it is shown. */
export function fetchSteps(plugins: readonly AnyPlugin[]): void {
  for (const { prefetch, load } of plugins.flatMap((plugin) => plugin.steps ?? [])) {
    if (prefetch !== false) loadComponent(load).catch(() => undefined)
  }
}

/** Brings the plugins that no first step needs. One whose file does not come in time is left out until it does. */
function createFeatureLoader({ registry, catalogue, signal }: Core, fetchFeatures: FetchFeatures) {
  let loading: Promise<void> | undefined
  const add = (plugin: AnyPlugin) => {
    if (signal.aborted) return
    catalogue.add(plugin.id, plugin.messages, plugin.languages)
    registry.add(plugin)
  }
  /** Asks for what is missing, one fetch at a time. */
  const fetch = () => (loading ??= fetchFeatures(add).finally(() => (loading = undefined)))
  return { fetch, wait: () => withDeadline(fetch(), readDeadline, signal).catch(() => undefined) }
}

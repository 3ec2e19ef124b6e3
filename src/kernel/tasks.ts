import { signal } from '@preact/signals-core'
import { readDeadline } from '../constants'
import { painted } from '../later'
import type { AnyPlugin } from '../contract/plugin'
import type { Core } from './core'
import { withDeadline } from '../deadline'
import { loadComponent } from './load-component'
import { rank } from './scope'

/** What the diner waits for, and the files that are fetched beside it. */
export function createTasks(core: Core, fetchFeatures: FetchFeatures | undefined) {
  const features = fetchFeatures && createFeatureLoader(core, fetchFeatures)
  const leadingOn = signal(false)

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
    /** A task that leads on is under way. */
    leadingOn,
    allPlugins,
    loadComponent,
    fetchFeatures: () => void features?.fetch(),
    advance(task: () => Promise<void>): Promise<void> {
      // A new try takes the old error away.
      core.dismiss()
      core.advancing.value = true
      leadingOn.value = true
      return run(async () => {
        await painted()
        fetchSteps(core.upcoming.peek())
        await allPlugins()
        await task()
      }).finally(() => (leadingOn.value = false))
    },
  }
}

export type Tasks = ReturnType<typeof createTasks>
type FetchFeatures = (add: (plugin: AnyPlugin) => void) => Promise<void>

/**
 * Fetches the files of the steps that these plugins may lead to; one that does not come now comes when it is shown. A flow
 * step for every journey is asked after the journey's own (chooseStep), so that it hardly ever comes next.
 */
export function fetchSteps(plugins: readonly AnyPlugin[]): void {
  for (const plugin of plugins) {
    for (const { prefetch, priority, load } of plugin.steps ?? []) {
      const isLate = priority === 'flow' && rank(plugin) === 0
      if (prefetch !== false && !isLate) loadComponent(load).catch(() => undefined)
    }
  }
}

/** Features that come within this time of each other, in milliseconds, join together: each joining wakes the whole widget. */
const joinPause = 100

/** Brings the plugins that no first step needs. One whose file does not come in time is left out until it does. */
function createFeatureLoader({ registry, catalogue, signal }: Core, fetchFeatures: FetchFeatures) {
  let loading: Promise<void> | undefined
  let arrived: AnyPlugin[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const joinAll = () => {
    clearTimeout(timer)
    timer = undefined
    const plugins = arrived
    arrived = []
    if (signal.aborted || plugins.length === 0) return
    for (const { id, messages, languages } of plugins) catalogue.add(id, messages, languages)
    registry.add(plugins)
  }
  const add = (plugin: AnyPlugin) => {
    arrived.push(plugin)
    if (!signal.aborted) timer ??= setTimeout(joinAll, joinPause)
  }
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  /** Asks for what is missing, one fetch at a time. */
  const fetch = () =>
    (loading ??= fetchFeatures(add).finally(() => {
      loading = undefined
      joinAll()
    }))
  // Whatever is here by then joins: nothing is sent past one that came last.
  const wait = () =>
    withDeadline(fetch(), readDeadline, signal)
      .catch(() => undefined)
      .then(joinAll)
  return { fetch, wait }
}

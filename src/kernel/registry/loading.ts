import { readDeadline } from '../../constants'
import type { AnyPlugin, Load } from '../../contract/plugin'
import { withDeadline } from '../../deadline'
import type { Catalogue } from '../../messages/catalogue'
import type { Registry } from './registry'
import type { ComponentType } from 'react'

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

const loaded = new WeakMap<object, unknown>()

/** The component where it is here already, so that it can be shown in the same frame. */
export const loadedComponent = <Props>(load: Load<Props>) =>
  (load.here ?? loaded.get(load)) as ComponentType<Props> | undefined

/** Fetches parts ahead, so that they are in the frame that shows them. A part that fails is fetched again when it is shown. */
export function preload(parts: readonly Load[]): void {
  for (const part of parts) loadComponent(part).catch(() => undefined)
}

/**
 * Fetches it; after a failure a further call tries again. A `load` that throws fails like one that rejects. A plugin whose
 * insert stands in for a part of ours calls it ahead, so that the one does not take the other's place on screen.
 */
export async function loadComponent<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  const component = (await load()).default
  if (!component || (typeof component !== 'function' && typeof component !== 'object'))
    throw new TypeError('The file has no component as its default export.')
  loaded.set(load, component)
  return component
}

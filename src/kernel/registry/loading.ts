import { readDeadline } from '../../constants'
import type { AnyPlugin, Load } from '../../contract/plugin'
import { withDeadline } from '../../deadline'
import type { Catalogue } from '../../messages/catalogue'
import type { Registry } from './registry'
import type { ComponentType } from 'react'

/** Fetches the brand's other plugins and adds each one that arrives. Another call retries the missing ones. */
export type FetchFeatures = (add: (plugin: AnyPlugin) => void) => Promise<void>

export type Features = ReturnType<typeof createFeatures>

/** Plugins that arrive within this time (milliseconds) are added together, as each addition renders the widget. */
const additionDelay = 100

/** Loads the plugins that the first step does not need. A late plugin is left out until it arrives. */
export function createFeatures(
  plugins: Registry,
  catalogue: Catalogue,
  signal: AbortSignal,
  fetchFeatures?: FetchFeatures,
) {
  let loading: Promise<void> | undefined
  let arrived: AnyPlugin[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  signal.addEventListener('abort', () => clearTimeout(timer))

  function addArrived(): void {
    clearTimeout(timer)
    timer = undefined
    const added = arrived
    arrived = []
    if (signal.aborted || added.length === 0) return
    for (const { id, messages, languages } of added) catalogue.add(id, messages, languages)
    plugins.add(added)
  }

  function add(plugin: AnyPlugin): void {
    arrived.push(plugin)
    if (!signal.aborted) timer ??= setTimeout(addArrived, additionDelay)
  }

  function fetch(): Promise<void> | undefined {
    if (!fetchFeatures) return undefined
    return (loading ??= fetchFeatures(add).finally(() => {
      loading = undefined
      addArrived()
    }))
  }

  return {
    /** Starts fetching what is missing. */
    fetch: () => void fetch(),
    /** Waits for all plugins, for as long as a response may take. */
    async wait(): Promise<void> {
      const all = fetch()
      if (all) {
        await withDeadline(all, readDeadline, signal).catch(() => undefined)
        addArrived()
      }
      await plugins.ready()
    },
  }
}

const loaded = new WeakMap<object, unknown>()

/** The component if it is already loaded, so that it can be shown in the same frame. */
export const loadedComponent = <Props>(load: Load<Props>) =>
  (load.here ?? loaded.get(load)) as ComponentType<Props> | undefined

/** Resolves when all of it has loaded or failed. A page's own `Promise` may have no `allSettled`. */
export const settled = (loading: readonly unknown[]): Promise<unknown> =>
  Promise.all(loading.map((one) => Promise.resolve(one).catch(() => undefined)))

/** Loads parts early, so that they can be shown at once. A failed part is loaded again when it is shown. */
export function preload(parts: readonly Load[]): void {
  for (const part of parts) loadComponent(part).catch(() => undefined)
}

/**
 * Loads a component. Another call after a failure retries. A plugin that replaces a part of ours calls this early, so that
 * its own part is shown first.
 */
export async function loadComponent<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  const component = (await load()).default
  if (!component || (typeof component !== 'function' && typeof component !== 'object'))
    throw new TypeError('The file has no component as its default export.')
  loaded.set(load, component)
  return component
}

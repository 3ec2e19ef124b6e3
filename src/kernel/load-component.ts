import type { ComponentType } from 'react'
import type { Load } from '../contract/plugin'

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

import type { ComponentType } from 'react'
import type { Load } from './contract/plugin'

const loaded = new WeakMap<Load, ComponentType>()

/** The component where it is here already, so that it can be shown in the same frame. */
export const loadedComponent = (load: Load): ComponentType | undefined => loaded.get(load)

/** Fetches it; after a failure a further call tries again. A `load` that throws fails like one that rejects. */
export async function loadComponent(load: Load): Promise<ComponentType> {
  const component = (await load()).default
  if (!component || (typeof component !== 'function' && typeof component !== 'object'))
    throw new TypeError('The file has no component as its default export.')
  loaded.set(load, component)
  return component
}

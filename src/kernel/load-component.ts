import type { ComponentType } from 'react'
import type { Load } from './contract/plugin'

const loaded = new WeakMap<object, unknown>()

/** The component where it is here already, so that it can be shown in the same frame. */
export const loadedComponent = <Props>(load: Load<Props>) =>
  loaded.get(load) as ComponentType<Props> | undefined

/** For an insert whose component is in the plugin's own file: it stands in the first frame already. */
export function atOnce<Props>(component: ComponentType<Props>): Load<Props> {
  const load = async () => ({ default: component })
  loaded.set(load, component)
  return load
}

/** Fetches it; after a failure a further call tries again. A `load` that throws fails like one that rejects. */
export async function loadComponent<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  const component = (await load()).default
  if (!component || (typeof component !== 'function' && typeof component !== 'object'))
    throw new TypeError('The file has no component as its default export.')
  loaded.set(load, component)
  return component
}

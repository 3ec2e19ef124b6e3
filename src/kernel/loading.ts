import type { ComponentType } from 'react'

/** How a plugin brings a component: a chunk of its own. */
export type Load = () => Promise<{ readonly default: ComponentType }>

const arrived = new WeakMap<Load, ComponentType>()

/** The component where it is here already, so that it can be shown in the same frame. */
export const componentOf = (load: Load): ComponentType | undefined => arrived.get(load)

/** Fetches it; after a failure a further call tries again. A `load` that throws fails like one that rejects. */
export async function fetchComponent(load: Load): Promise<ComponentType> {
  const component = (await load()).default
  arrived.set(load, component)
  return component
}

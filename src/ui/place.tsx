import type { ReactNode } from 'react'
import type { AnyPlugin, Insert } from '../kernel/contract/plugin'
import type { Kernel } from '../kernel/kernel'
import type { PlaceName } from '../kernel/contract/names'
import { useKernel } from './context'
import { PluginPart } from './plugin-part'

interface Props {
  readonly name: PlaceName
  /** Shown where nothing is inserted, while an insert loads, and where an insert fails. */
  readonly fallback?: ReactNode
}

/** A place in a step where plugins insert UI instead of the fallback, in the brand's plugin order. */
export function Place({ name, fallback }: Props) {
  const inserts = useInserts(name, fallback)
  return inserts.length === 0 ? fallback : inserts.map(({ element }) => element)
}

/** One insert at a place, for a step that arranges the inserts itself. */
export interface Inserted {
  readonly key: string
  /** Its title; empty if it has none. */
  readonly label: string
  /** Its plugin brings the journey that the diner is in. */
  readonly current: boolean
  readonly element: ReactNode
}

export function useInserts(place: PlaceName, fallback?: ReactNode): readonly Inserted[] {
  const kernel = useKernel()
  return insertsAt(kernel, place).map(({ plugin, insert, name, key }) => ({
    key,
    label: insert.label === undefined ? '' : kernel.catalogue.text(`${plugin.id}.${insert.label}`),
    current: plugin.journey !== undefined && plugin.journey === kernel.journeys.current.value,
    element: (
      <PluginPart
        key={key}
        plugin={plugin}
        kind="insert"
        name={name}
        load={insert.load}
        optional={insert.optional}
        reservedHeight={insert.reservedHeight}
        fallback={fallback}
      />
    ),
  }))
}

function insertsAt({ registry, applying, guard, contextOf }: Kernel, place: PlaceName) {
  const isShown = (plugin: AnyPlugin, { always, optional, when }: Insert, name: string) => {
    if (!(always || applying.value.includes(plugin))) return false
    const owner = optional ? { id: plugin.id } : plugin
    if (!when || guard.ask({ owner, hook: 'insert.when', name }, () => when(contextOf(plugin)), false))
      return true
    // What is no longer wanted no longer stops anything.
    for (const hook of ['insert.load', 'insert.component'] as const) guard.works({ owner, hook, name })
    return false
  }
  return registry.active.value.flatMap((plugin) =>
    (plugin.inserts ?? [])
      .filter(({ at }) => at === place)
      // Numbered before the conditions: a fault belongs to one insert, and stays with it.
      .map((insert, index) => ({
        plugin,
        insert,
        name: index === 0 ? place : `${place} ${index + 1}`,
        key: `${plugin.id} ${index}`,
      }))
      .filter(({ insert, name }) => isShown(plugin, insert, name)),
  )
}

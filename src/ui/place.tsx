import type { ReactNode } from 'react'
import type { AnyPlugin, Insert } from '../kernel/contract'
import type { Kernel } from '../kernel/kernel'
import type { PlaceName } from '../kernel/names'
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

export function useInserts(name: PlaceName, fallback?: ReactNode): readonly Inserted[] {
  const kernel = useKernel()
  return insertsAt(kernel, name).map(({ plugin, insert, key }) => ({
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

function insertsAt({ registry, applying, guard, contextOf }: Kernel, name: PlaceName) {
  const isShown = (plugin: AnyPlugin, { at, always, optional, when }: Insert) => {
    if (at !== name || !(always || applying.value.includes(plugin))) return false
    const owner = optional ? { id: plugin.id } : plugin
    return !when || guard.ask({ owner, hook: 'insert.when', name }, () => when(contextOf(plugin)), false)
  }
  return registry.active.value.flatMap((plugin) =>
    (plugin.inserts ?? [])
      .filter((insert) => isShown(plugin, insert))
      .map((insert, index) => ({ plugin, insert, key: `${plugin.id} ${index}` })),
  )
}

import { useMemo, type ReactNode } from 'react'
import type { AnyPlugin, Insert } from '../contract/plugin'
import type { Kernel } from '../kernel/kernel'
import type { PlaceName } from '../contract/names'
import { sameItems, steady } from '../kernel/steady'
import { useKernel } from './context'
import { FaultBoundary } from './fault-boundary'
import { PluginPart } from './plugin-part'

interface Props {
  readonly name: PlaceName
  /** Shown where nothing is inserted, while an insert loads, and where an insert fails. */
  readonly fallback?: ReactNode
}

/** A place in a step where plugins insert UI instead of the fallback, in the brand's plugin order. */
export function Place({ name, fallback }: Props) {
  const inserts = useInserts(name, fallback)
  const shown = new Map(inserts.map(({ key, element }) => [key, element]))
  const { registry, guard } = useKernel()
  return (
    <>
      {inserts.length === 0 && fallback}
      {/* One for each, shown or not: an insert that fails while it is taken away has no boundary of its own any more. */}
      {insertsOf(registry, name).map(({ plugin, name, key }) => (
        <FaultBoundary
          key={key}
          attempt={shown.has(key) ? 1 : 0}
          onFault={(error) =>
            guard.fault({ owner: { id: plugin.id }, hook: 'insert.component', name }, error)
          }
          fallback={() => null}
        >
          {shown.get(key)}
        </FaultBoundary>
      ))}
    </>
  )
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
  // Computed, so that a condition that writes what it reads fails itself, and not the render that asks for it.
  const shown = useMemo(() => steady(() => insertsAt(kernel, place), sameInserts), [kernel, place])
  return shown.value.map(({ plugin, insert, name, key }) => ({
    key,
    label: insert.label === undefined ? '' : kernel.catalogue.text(`${plugin.id}.${insert.label}`),
    current: plugin.journey !== undefined && plugin.journey.name === kernel.journeys.current.value?.name,
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

/** All inserts at a place, numbered: a fault belongs to one insert, and stays with it. */
const insertsOf = ({ active }: Kernel['registry'], place: PlaceName) =>
  active.value.flatMap((plugin) =>
    (plugin.inserts ?? [])
      .filter(({ at }) => at === place)
      .map((insert, index) => ({
        plugin,
        insert,
        name: index === 0 ? place : `${place} ${index + 1}`,
        key: `${plugin.id} ${index}`,
      })),
  )

type Inserts = ReturnType<typeof insertsOf>

const sameInserts = (before: Inserts, after: Inserts) =>
  sameItems(
    before.map(({ insert }) => insert),
    after.map(({ insert }) => insert),
  )

/** Those that are shown now. */
function insertsAt({ registry, applying, guard, contextOf }: Kernel, place: PlaceName) {
  const isShown = (plugin: AnyPlugin, { always, optional, when }: Insert, name: string) => {
    if (!(always || applying.value.includes(plugin))) return false
    const owner = optional ? { id: plugin.id } : plugin
    if (!when || guard.ask({ owner, hook: 'insert.when', name }, () => when(contextOf(plugin)), false))
      return true
    // What is no longer wanted no longer stops anything.
    for (const hook of ['insert.load', 'insert.component'] as const) guard.clearFault({ owner, hook, name })
    return false
  }
  return insertsOf(registry, place).filter(({ plugin, insert, name }) => isShown(plugin, insert, name))
}

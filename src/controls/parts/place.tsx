import { useMemo, type ReactNode } from 'react'
import type { AnyPlugin, Insert } from '../../contract/plugin'
import type { Kernel } from '../../kernel/actions/kernel'
import type { PlacedInsert } from '../../kernel/core/inserts'
import type { PlaceName } from '../../contract/names'
import { ownerOf } from '../../kernel/core/guard'
import { sameItems, steady } from '../../kernel/core/signals'
import { ErrorBelowContext } from '../choice-note'
import { useKernel } from '../context'
import { FaultBoundary } from './faults'
import { PluginPart } from './plugin-part'

interface Props {
  readonly name: PlaceName
  /** The place's own part, unless a plugin brings it. Shown without inserts, while an insert loads, and if it fails. */
  readonly fallback?: ReactNode
  /** The step shows the error of the place's field itself, below whatever part is there. */
  readonly errorBelow?: boolean
}

/**
 * A place in a step where plugins insert UI, in the brand's order. An insert replaces the place's own part, and the first
 * one is shown. A wrapper receives that part or the previous wrapper.
 */
export function Place({ name, fallback, errorBelow = false }: Props) {
  const kernel = useKernel()
  const shown = useShown(name)
  const first = shown.find(replaces)
  const isShown = ({ key }: PlacedInsert) => shown.some((one) => one.key === key)
  const around = (part: ReactNode, one: PlacedInsert, isHere = isShown(one)) => {
    const { key, ...at } = one
    return <Boundary key={key} {...at} isShown={isHere} replaced={part} />
  }
  const inserts = insertsOf(kernel.plugins, name)
  const fallbacks = inserts.filter(({ insert }) => insert.fallback)
  const chosen = fallbacks.find(isShown)
  const own = chosen ? fallbacks.map((one) => around(fallback, one, one === chosen)) : fallback
  // Of two parts in place of one, the first in the brand's order is shown.
  const isRival = (one: PlacedInsert) => own && isShown(one) && one.key !== first?.key
  return (
    <ErrorBelowContext.Provider value={errorBelow}>
      {first
        ? null
        : inserts.filter(({ insert }) => insert.wraps).reduce((part, one) => around(part, one), own)}
      {inserts.filter((one) => replaces(one) && !isRival(one)).map((one) => around(own, one))}
    </ErrorBelowContext.Provider>
  )
}

const replaces = ({ insert }: PlacedInsert) => !insert.wraps && !insert.fallback

interface BoundaryProps extends Omit<PlacedInsert, 'key'> {
  readonly isShown: boolean
  readonly replaced: ReactNode
}

/** Rendered for each insert, shown or not, because an insert may fail while it is removed. */
function Boundary({ plugin, insert, name, isShown, replaced }: BoundaryProps) {
  const { guard } = useKernel()
  const without = insert.wraps ? replaced : null
  return (
    <FaultBoundary
      attempt={isShown ? 1 : 0}
      onFault={(error) =>
        guard.fault({ owner: ownerOf(plugin, true), hook: 'insert.component', name }, error)
      }
      fallback={() => without}
    >
      {isShown ? <Part plugin={plugin} insert={insert} name={name} fallback={replaced} /> : without}
    </FaultBoundary>
  )
}

interface PartProps extends Omit<PlacedInsert, 'key'> {
  readonly fallback?: ReactNode
}

export const Part = ({ plugin, insert, name, fallback }: PartProps) => (
  <PluginPart
    plugin={plugin}
    kind="insert"
    name={name}
    load={insert.load}
    view={insert.view}
    wraps={insert.wraps}
    optional={insert.optional}
    reservedHeight={insert.reservedHeight}
    fallback={fallback}
  />
)

/** The inserts that are shown now. Computed, so that a condition that writes a signal it reads fails alone, not the whole render. */
export function useShown(place: PlaceName): readonly PlacedInsert[] {
  const kernel = useKernel()
  return useMemo(() => steady(() => insertsAt(kernel, place), sameInserts), [kernel, place]).value
}

/** All inserts at a place, shown or not. */
const insertsOf = ({ inserts }: Kernel['plugins'], place: PlaceName) => inserts.value.get(place) ?? []

const sameInserts = (before: readonly PlacedInsert[], after: readonly PlacedInsert[]) =>
  sameItems(
    before.map(({ insert }) => insert),
    after.map(({ insert }) => insert),
  )

function insertsAt({ plugins, steps, guard }: Kernel, place: PlaceName) {
  const isShown = (plugin: AnyPlugin, { always, optional, when }: Insert, name: string) => {
    if (!(always || steps.applying.value.includes(plugin))) return false
    if (!when) return true
    const place = { owner: ownerOf(plugin, optional), hook: 'insert.when', name } as const
    return guard.isNeeded(place, () => when(plugins.contextOf(plugin)), 'insert.load', 'insert.component')
  }
  return insertsOf(plugins, place).filter(({ plugin, insert, name }) => isShown(plugin, insert, name))
}

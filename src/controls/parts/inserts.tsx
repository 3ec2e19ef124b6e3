import type { ReactNode } from 'react'
import type { PlaceName } from '../../contract/names'
import { useKernel } from '../context'
import { Part, useShown } from './place'

/** One insert at a place, for a step that arranges the inserts itself. */
export interface Inserted {
  readonly key: string
  /** Its title, or "". */
  readonly label: string
  /** It belongs to the plugin of the current journey. */
  readonly current: boolean
  readonly element: ReactNode
}

export function useInserts(place: PlaceName): readonly Inserted[] {
  const kernel = useKernel()
  return useShown(place).map(({ key, ...one }) => ({
    key,
    label:
      one.insert.label === undefined ? '' : kernel.catalogue.text(`${one.plugin.id}.${one.insert.label}`),
    current:
      one.plugin.journey !== undefined && one.plugin.journey.name === kernel.journeys.current.value?.name,
    element: <Part key={key} {...one} />,
  }))
}

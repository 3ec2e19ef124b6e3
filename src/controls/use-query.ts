import { signal } from '@preact/signals-core'
import { useEffect, useState } from 'react'
import type { PluginContext } from '../contract/plugin-context'
import type { Query } from '../contract/query'
import { createQuery } from '../kernel/actions/queries'
import { usePlugin } from './context'

/**
 * A query of one component, which ends with it: `useQuery(venue && { venueId: venue.id }, (key, signal) => …)`. An equal key asks
 * nothing. `load` is that of the first render.
 */
export function useQuery<Key, Value>(
  key: Key | null,
  load: (key: Key, signal: AbortSignal) => Promise<Value>,
): Query<Value> {
  const ctx = usePlugin<PluginContext>()
  const [wanted] = useState(() => signal(key))
  const [{ query, begin }] = useState(() => createQuery({ key: () => wanted.value, load }))
  useEffect(() => void (wanted.value = key))
  useEffect(() => begin(ctx), [begin, ctx])
  return query
}

import type { PageRequest } from './requests'

/**
 * The longest chain of requests of which each had to wait for the one before, up to a moment (milliseconds since 1970).
 * A request waits for the scripts that ask for it and, where a script asks, for the last answer before it. One that
 * needs the back end's leave first is two trips.
 */
export function tripsBefore(moment: number, requests: readonly PageRequest[]): number {
  const seen = requests.filter(({ ended }) => ended <= moment)
  const asking = new Set(seen.flatMap(({ leaveFor }) => leaveFor ?? []))
  const trips = new Map<PageRequest, number>()
  const inOrder = [...seen].sort((one, other) => one.started - other.started)
  for (const request of inOrder) {
    if (request.leaveFor !== undefined) continue
    const before = Math.max(0, ...causesOf(request, seen).map((cause) => trips.get(cause) ?? 0))
    trips.set(request, before + (asking.has(request.id) ? 2 : 1))
  }
  return Math.max(0, ...trips.values())
}

function causesOf(request: PageRequest, all: readonly PageRequest[]): PageRequest[] {
  if (request.scripts.length === 0) return []
  const earlier = all.filter(({ ended }) => ended <= request.started)
  const last = earlier.reduce<PageRequest[]>(
    ([latest], one) => (latest && latest.ended > one.ended ? [latest] : [one]),
    [],
  )
  return [...earlier.filter(({ url }) => request.scripts.includes(url)), ...last]
}

type Call = (...values: unknown[]) => unknown
/** One function for each place, which calls the latest one there. */
type CallAt = (place: readonly string[]) => Call

/**
 * Options that can be compared from render to render, although a function written in a component is a new one each time.
 * In a brand this covers the functions of its plugins' options and of its languages. Plugins themselves, and functions
 * deeper inside (somebody else's SDK), stay as they are.
 */
export function withStableFunctions(
  options: Readonly<Record<string, unknown>>,
  callAt: CallAt,
): Record<string, unknown> {
  const stable = replace(options, [], 1, callAt) as Record<string, unknown>
  const { brand } = stable
  if (!isRecord(brand)) return stable
  const parts = Object.entries({ options: 2, languages: 1 })
    .filter(([name]) => name in brand)
    .map(([name, depth]) => [name, replace(brand[name], ['brand', name], depth, callAt)])
  return { ...stable, brand: { ...brand, ...Object.fromEntries(parts) } }
}

function replace(value: unknown, place: readonly string[], depth: number, callAt: CallAt): unknown {
  if (typeof value === 'function') return callAt(place)
  if (depth === 0 || !isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, replace(one, [...place, name], depth - 1, callAt)]),
  )
}

/** A plain object, neither a list nor an instance of a class. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

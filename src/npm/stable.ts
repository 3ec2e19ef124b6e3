type Call = (...values: unknown[]) => unknown
/** One function for each place, which calls what was given there last. */
type CallAt = (place: readonly string[]) => Call

/**
 * The options as they are compared from render to render: a function that is written out in a component is another one
 * each time. Among a brand's those of its plugins' options and of its languages are meant; what plugins are made of,
 * and what lies deeper (the SDK of somebody else), is taken as it is.
 */
export function stable(options: Readonly<Record<string, unknown>>, callAt: CallAt): Record<string, unknown> {
  const fixed = fix(options, [], 1, callAt) as Record<string, unknown>
  const { brand } = fixed
  if (!isRecord(brand)) return fixed
  const parts = Object.entries({ options: 2, languages: 1 })
    .filter(([name]) => name in brand)
    .map(([name, depth]) => [name, fix(brand[name], ['brand', name], depth, callAt)])
  return { ...fixed, brand: { ...brand, ...Object.fromEntries(parts) } }
}

function fix(value: unknown, place: readonly string[], depth: number, callAt: CallAt): unknown {
  if (typeof value === 'function') return callAt(place)
  if (depth === 0 || !isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, fix(one, [...place, name], depth - 1, callAt)]),
  )
}

/** Written out, and neither a list nor a thing of some class. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

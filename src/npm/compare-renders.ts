/** Compares plain data by content, anything else by identity. A brand inside a component is a new object in each render. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  )
}

const isPlain = (value: unknown): value is Record<string, unknown> => Array.isArray(value) || isRecord(value)

type Call = (...values: unknown[]) => unknown
/** Returns the stable function of a place, which calls the latest one there. */
type CallAt = (place: readonly string[]) => Call

/**
 * Replaces functions by stable ones, in a brand those of its plugins' options and of its languages. Plugins themselves stay, and so do
 * functions deeper inside, such as an SDK's.
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

/** A plain object: not a list, not an instance of a class. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

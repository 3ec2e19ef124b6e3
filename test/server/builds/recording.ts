/** The calls that a released build makes, and what it was answered: a contract that later servers must keep. */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

export interface RecordedCall {
  /** "POST /api/bookings/create". */
  readonly request: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Json
  readonly status: number
  /** {@link shortened} */
  readonly response: Json
}

/** The calls of one build, in their order. */
export interface Recording {
  readonly version: string
  readonly commit: string
  /** The time of the page and of the server. */
  readonly now: string
  readonly calls: readonly RecordedCall[]
}

const isObject = (value: Json | undefined): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function typeOf(value: Json | undefined): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'a list' : typeof value
}

/** A body whose lists have one record, with what all their records have: a build can rely on no more. */
export function shortened(value: Json): Json {
  if (Array.isArray(value)) {
    const [first, ...others] = (value as readonly Json[]).map(shortened)
    return first === undefined ? [] : [others.reduce(common, first)]
  }
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]))
}

/** What two shortened values have in common. Null: nothing. */
function common(one: Json, other: Json): Json {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length > 0 && other.length > 0 ? [common(one[0] as Json, other[0] as Json)] : []
  if (isObject(one) && isObject(other)) {
    const names = Object.keys(one).filter((name) => name in other)
    return Object.fromEntries(names.map((name) => [name, common(one[name]!, other[name]!)]))
  }
  return typeOf(one) === typeOf(other) ? one : null
}

/**
 * What a response lacks of the recorded one: fields, their types, and the switches at the top, which decide what the build
 * does. It may have more. Where the build got null, anything is fine.
 */
export function missingIn(now: Json | undefined, recorded: Json, path = 'the body'): string[] {
  if (recorded === null) return []
  if (Array.isArray(recorded)) return missingInList(now, recorded as readonly Json[], path)
  if (!isObject(recorded)) {
    if (typeof now !== typeof recorded) return [`${path} is ${typeOf(now)}, not a ${typeof recorded}`]
    return []
  }
  if (!isObject(now)) return [`${path} is ${typeOf(now)}, not an object`]
  return Object.entries(recorded).flatMap(([name, one]) => {
    const at = `${path}.${name}`
    if (path === 'the body' && typeof one === 'boolean' && now[name] !== one)
      return [`${at} is ${String(now[name])}, not ${one}`]
    return missingIn(now[name], one, at)
  })
}

function missingInList(now: Json | undefined, recorded: readonly Json[], path: string): string[] {
  if (!Array.isArray(now)) return [`${path} is ${typeOf(now)}, not a list`]
  if (recorded.length > 0 && now.length === 0) return [`${path} is empty`]
  const [record] = recorded
  return record === undefined
    ? []
    : (now as readonly Json[]).flatMap((one, index) => missingIn(one, record, `${path}[${index}]`))
}

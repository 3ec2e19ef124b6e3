import type { Owner } from './faults'
import type { Guard } from './guard'
import type { Extras, ReadSchemas, Schema } from '../contract/schema'

/** What a plugin reads of venues, slots and answers, by its own schemas. Each is parsed once. */
export function createExtras(owner: Owner & { readonly reads?: ReadSchemas }, guard: Guard): Extras {
  const reader = (kind: keyof ReadSchemas) => {
    const known = new WeakMap<object, unknown>()
    return (value: unknown): unknown => {
      const schema = owner.reads?.[kind]
      if (!schema || value === null || typeof value !== 'object') return null
      if (!known.has(value)) {
        known.set(
          value,
          guard.call({ owner, hook: 'reads', name: kind }, () => parse(schema, value), null),
        )
      }
      return known.get(value)
    }
  }
  return { venue: reader('venue'), slot: reader('slot'), answer: reader('answer') } as Extras
}

/** Throws a TypeError with the first issue. */
export function parse<Output>(schema: Schema<Output>, value: unknown): Output {
  const result = schema['~standard'].validate(value)
  if (result instanceof Promise) {
    result.catch(() => undefined)
    throw new TypeError('A schema must answer at once, without a promise.')
  }
  if (result.issues) throw new TypeError(result.issues[0]?.message ?? 'The schema refused it.')
  return result.value
}

import type { Slot, Venue } from '../api/schemas'
import type { Guard, Owner } from './guard'

/** A schema of any library that follows the Standard Schema (standardschema.dev): valibot's, zod's, ArkType's. */
export interface Schema<Output = unknown> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined
  }
}

type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string }[] }

export type OutputOf<One> = One extends Schema<infer Output> ? Output : never

/** The schemas of a plugin's `reads`: of a venue, of a time slot, of the answer to the POST. */
export interface ReadSchemas {
  readonly venue?: Schema
  readonly slot?: Schema
  readonly answer?: Schema
}

/**
 * Reads the further fields that a plugin's schema asks for. Null where the thing is null, where the plugin has no such
 * schema, and where the fields make no sense to it; that is reported.
 */
export interface Extras<Reads extends ReadSchemas = ReadSchemas> {
  venue(venue: Venue | null): OutputOf<Reads['venue']> | null
  slot(slot: Slot | null): OutputOf<Reads['slot']> | null
  answer(raw: unknown): OutputOf<Reads['answer']> | null
}

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
  if (result instanceof Promise) throw new TypeError('A schema must answer at once, without a promise.')
  if (result.issues) throw new TypeError(result.issues[0]?.message ?? 'The schema refused it.')
  return result.value
}

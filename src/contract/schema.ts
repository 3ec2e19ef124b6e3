import type { Slot, Venue } from '../api/bodies'

/** A Standard Schema (https://standardschema.dev), as valibot, zod and ArkType create. */
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

type OutputOf<One> = One extends Schema<infer Output> ? Output : never

/** The schemas of a plugin's `reads`: for venues, time slots and the response to the POST. */
export interface ReadSchemas {
  readonly venue?: Schema
  readonly slot?: Schema
  readonly answer?: Schema
}

/**
 * Reads further fields with the plugin's schemas. Null if the value is null, the plugin has no such schema, or the fields are
 * invalid, which is reported.
 */
export interface Extras<Reads extends ReadSchemas = ReadSchemas> {
  venue(venue: Venue | null): OutputOf<Reads['venue']> | null
  slot(slot: Slot | null): OutputOf<Reads['slot']> | null
  answer(raw: unknown): OutputOf<Reads['answer']> | null
}

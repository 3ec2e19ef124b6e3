import type { Slot, Venue } from '../api/bodies'

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

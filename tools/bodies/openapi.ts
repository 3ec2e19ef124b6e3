import { readFileSync } from 'node:fs'
import { toJsonSchemaDefs } from '@valibot/to-json-schema'
import { stringify } from 'yaml'
import { recordNotes, type RecordName } from '../../src/api/body-notes'
import { formatted } from '../write-pages'
import {
  BookingPayload,
  EnquiryPayload,
  Guests,
  Problems,
  TimeText,
  Booked,
  BookingConfiguration,
  CardGuaranteeRequired,
  DateText,
  SlotTime,
  strict,
  type Schema,
} from './strict'

/** The schemas of openapi.yaml: every body by its name, as valibot's schemas and as JSON Schema. */

const inlined: readonly RecordName[] = ['ConfigurationHolder', 'Images', 'BookingAnswer']

const records = Object.entries(recordNotes)
  .filter(([name]) => !inlined.includes(name as RecordName))
  .map(([name, { fields }]) => [name, strict({ kind: 'record', fields })] as const)

export type { Schema }

export const schemas: Readonly<Record<string, Schema>> = {
  Date: DateText,
  TimeText,
  SlotTime,
  Guests,
  Problems,
  BookingConfiguration,
  ...Object.fromEntries(records),
  Booked,
  CardGuaranteeRequired,
  BookingPayload,
  EnquiryPayload,
}

export const jsonSchemas = (): Readonly<Record<string, JsonSchema>> =>
  simplified(
    toJsonSchemaDefs(schemas as never, {
      target: 'draft-2020-12',
      overrideRef: ({ referenceId }) => refTo(referenceId),
    }),
  )

const refTo = (name: string) => `#/components/schemas/${name}`

export interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly description?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly anyOf?: readonly JsonSchema[]
  readonly $ref?: string
}

/** Writes `additionalProperties: false`, and alternatives of plain types as one list. */
const simplified = <Value>(schema: Value): Value =>
  JSON.parse(JSON.stringify(schema), (key, value: JsonSchema) => {
    if (key === 'additionalProperties' && 'not' in value) return false
    if (key === 'propertyNames' || (key === 'required' && (value as unknown as unknown[]).length === 0))
      return undefined
    const { anyOf, ...rest } = value ?? {}
    const types = anyOf?.map((one) => (Object.keys(one).join() === 'type' ? one.type : undefined))
    return types && !types.includes(undefined) ? { type: types, ...rest } : value
  }) as Value

const file = 'examples/server/openapi.yaml'
const start = '\n  schemas:\n'

/** openapi.yaml with the schemas of the code. Its other parts are written by hand. */
export async function openApiFile(): Promise<readonly [file: string, text: string]> {
  const [byHand] = readFileSync(file, 'utf8').split(start)
  const note = '    # From here on, written by `npm run docs`.\n'
  const yaml = stringify(jsonSchemas(), {
    lineWidth: 0,
    compat: 'yaml-1.1',
    aliasDuplicateObjects: false,
  }).replace(/^(?=.)/gm, '    ')
  return [file, await formatted(`${byHand}${start}${note}${yaml}`, file)]
}

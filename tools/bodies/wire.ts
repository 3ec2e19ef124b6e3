import { configurationKeys, recordNotes, type RecordName } from '../../src/api/body-notes'
import type { Field, Kind } from '../../src/api/definition'
import { formatted } from '../write-pages'
import { jsonSchemas, type JsonSchema } from './openapi'
import { recordNameOf } from './strict'

/** src/api/wire.ts: the types of the bodies for adapters, with a comment on every field. */

const header = `/**
 * The bodies of the nine calls and the two payloads, for a chain's back end or adapter. A field with a question mark may be left
 * out, or be null. Other fields are ignored, except by plugins that read them.
 *
 * Written by \`npm run docs\` from bodies.ts and body-notes.ts.
 */

type Maybe<Value> = Value | null | undefined`

const file = 'src/api/wire.ts'

export async function wireFile(): Promise<readonly [file: string, text: string]> {
  const names = (Object.keys(recordNotes) as RecordName[]).filter((name) => !inlined.includes(name))
  const { BookingPayload, EnquiryPayload } = jsonSchemas()
  const parts = [
    header,
    configurationType(),
    ...names.map(recordType),
    payloadType('BookingPayload', BookingPayload!),
    payloadType('EnquiryPayload', EnquiryPayload!),
  ]
  return [file, await formatted(parts.join('\n\n'), file)]
}

/** Written where they are used. */
const inlined: readonly RecordName[] = ['ConfigurationHolder', 'Images']

/** Of these bodies, at least one alternative is required. */
const alternatives: { readonly [Name in RecordName]?: readonly string[] } = {
  Availability: [
    'noAvailability: true',
    'originalChoiceAvailable: boolean',
    'anyAvailabilityInOriginalRestaurant: boolean',
  ],
  BookingAnswer: ['bookingReference: string | number', 'requiresCcg: true'],
}

function recordType(name: RecordName): string {
  const { about } = recordNotes[name]
  const needed = alternatives[name]
  if (!needed) return `${comment(about)}\nexport interface Wire${name} ${bodyOf(name)}`
  const union = needed.map((one) => `{ readonly ${one} }`).join(' | ')
  return `interface ${name}Fields ${bodyOf(name)}\n\n${comment(about)}\nexport type Wire${name} = ${name}Fields & (${union})`
}

function bodyOf(name: RecordName): string {
  const { fields, notes, loose } = recordNotes[name]
  const read = Object.entries(fields).map(([key, field]) => {
    const type = typeOf(field)
    const member = isRequired(field) ? `readonly ${key}: ${type}` : `readonly ${key}?: Maybe<${type}>`
    return `${comment(notes[key]!.note)}\n${member}`
  })
  const others = Object.entries(loose).map(([key, { note }]) => `${comment(note)}\nreadonly ${key}?: unknown`)
  return `{\n${[...read, ...others].join('\n')}\n}`
}

const isRequired = ({ kind, byDefault }: Field) => !byDefault && kind !== 'reference'

const scalarTypes: Readonly<Record<Exclude<Kind, 'list' | 'record'>, string>> = {
  day: 'string',
  filled: 'string',
  flag: 'boolean',
  id: 'string | number',
  looseFlag: 'boolean',
  number: 'number | string',
  reference: 'string | number',
  text: 'string',
  texts: 'WireConfiguration',
  time: 'number | string',
}

function typeOf(field: Field): string {
  if (field.kind === 'list') return `readonly ${typeOf(field.item!)}[]`
  if (field.kind !== 'record') return scalarTypes[field.kind]
  const name = recordNameOf(field)
  return inlined.includes(name) ? bodyOf(name) : `Wire${name}`
}

function configurationType(): string {
  const keys = Object.entries(configurationKeys).filter(([, { isPlugins }]) => !isPlugins)
  const members = keys.map(
    ([key, { kind, note }]) =>
      `${comment(kind === 'switch' ? `'true': ${note}` : note)}\nreadonly '${key}'?: Maybe<string>`,
  )
  return `/** Switches and texts of a restaurant. All values are texts, and a switch is on with 'true'. */
export interface WireConfiguration {
  ${members.join('\n')}
  /** Others, for plugins. */
  readonly [key: string]: Maybe<string>
}`
}

/** Only the fields that the widget sends. */
function payloadType(name: string, { description = '', properties = {}, required = [] }: JsonSchema): string {
  const members = Object.entries(properties).map(([key, property]) => {
    const mark = required.includes(key) ? '' : '?'
    return `${comment(property.description ?? '')}\nreadonly ${key}${mark}: ${jsonType(property)}`
  })
  return `${comment(description)}
export interface ${name} {
  ${members.join('\n')}
  /** Fields of plugins. */
  readonly [field: string]: unknown
}`
}

function jsonType({ type = [], anyOf, const: constant, $ref, properties }: JsonSchema): string {
  if (properties) {
    const members = Object.entries(properties).map(([key, one]) => `readonly ${key}: ${jsonType(one)}`)
    return `{ ${members.join('; ')} }`
  }
  if ($ref) return jsonType(jsonSchemas()[$ref.split('/').at(-1)!]!)
  if (constant !== undefined) return typeof constant === 'number' ? 'number' : JSON.stringify(constant)
  const types =
    anyOf?.map(jsonType) ?? [type].flat().map((one) => (one === 'integer' ? 'number' : String(one)))
  return [...new Set(types)].join(' | ')
}

const comment = (text: string) => `/** ${text} */`

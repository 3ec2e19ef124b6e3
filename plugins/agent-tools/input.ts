import { cleanText } from 'tavola/journeys'

/**
 * The input of a tool: a JSON Schema with what our fields need of it. An agent reads the schema, and `readInput` enforces the
 * same one, because no browser does.
 */
export interface InputSchema {
  readonly type: 'object'
  readonly properties: Readonly<Record<string, TextField | CountField>>
  readonly required: readonly string[]
  readonly additionalProperties: false
}

interface TextField {
  readonly type: 'string'
  readonly description: string
  readonly maxLength: number
  readonly pattern?: string
  readonly enum?: readonly string[]
}

interface CountField {
  readonly type: 'integer'
  readonly description: string
  readonly minimum: number
  readonly maximum: number
}

export type Input = Readonly<Record<string, string | number>>

/** The valid input, with its texts cleaned as the form's are, or the name of the first field of the schema that is wrong; '' for an input with other fields. */
export function readInput(schema: InputSchema, given: unknown): { input: Input } | { wrong: string } {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return { wrong: '' }
  const { properties, required } = schema
  const input: Record<string, string | number> = {}
  for (const [name, field] of Object.entries(properties)) {
    const found: unknown = Object.hasOwn(given, name) ? given[name as never] : undefined
    const value = typeof found === 'string' ? cleanText(found, 'lines') : found
    if (value === undefined && !required.includes(name)) continue
    if (!fits(field, value)) return { wrong: name }
    input[name] = value
  }
  return Object.keys(given).some((name) => !Object.hasOwn(properties, name)) ? { wrong: '' } : { input }
}

function fits(field: TextField | CountField, value: unknown): value is string | number {
  if (field.type === 'integer')
    return Number.isInteger(value) && Number(value) >= field.minimum && Number(value) <= field.maximum
  if (typeof value !== 'string') return false
  const { maxLength, pattern, enum: names } = field
  return (
    value.length <= maxLength &&
    value !== '' &&
    (pattern === undefined || new RegExp(pattern, 'u').test(value)) &&
    (names === undefined || names.includes(value))
  )
}

/** A text that is not blank, also not of characters that nobody sees (`fits`). */
export const text = (description: string, maxLength: number): TextField =>
  matching(description, /\S/, maxLength)

export const matching = (description: string, pattern: RegExp, maxLength: number): TextField => ({
  type: 'string',
  description,
  maxLength,
  pattern: pattern.source,
})

export const oneOf = (description: string, names: readonly string[]): TextField => ({
  type: 'string',
  description,
  maxLength: Math.max(0, ...names.map(({ length }) => length)),
  enum: names,
})

export const count = (description: string, minimum: number, maximum: number): CountField => ({
  type: 'integer',
  description,
  minimum,
  maximum,
})

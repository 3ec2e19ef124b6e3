import Ajv, { type ErrorObject } from 'ajv/dist/2020'
import { calls, type CallName } from '../client'
import { fieldsOf, shown } from '../values'
import { openApiDocument } from './openapi-document'

/** Compares a body with openapi.yaml. Only this file uses ajv, so that another validator can replace it. */

/** One way in which a body differs from the file. */
export interface SchemaError {
  readonly kind: 'unknown field' | 'wrong type' | 'wrong length' | 'other'
  /** As a JSON pointer: "/venues/0/id". */
  readonly pointer: string
  /** As people write it: "venues[0].id". */
  readonly path: string
  readonly value: unknown
  readonly expected: string
}

// An OpenAPI 3.1 schema is a JSON Schema of 2020-12: ajv reads the file as it is, and follows its references.
const FILE = 'openapi'
const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true })
ajv.addSchema(openApiDocument, FILE)

export function schemaErrors(call: CallName, body: unknown): readonly SchemaError[] {
  const validate = ajv.getSchema(`${FILE}#${schemaOf(call, body)}`)
  if (!validate) throw new Error(`openapi.yaml has no body for ${call}.`)
  return validate(body) ? [] : (validate.errors ?? []).map((error) => readError(error, body))
}

/** Where the file describes the body of a call's 200. */
function schemaOf(call: CallName, body: unknown): string {
  // For a "oneOf", ajv would list the errors of both alternatives. The body says which one it is.
  if (call === 'booking')
    return `/components/schemas/${fieldsOf(body).requiresCcg === true ? 'CardGuaranteeRequired' : 'Booked'}`
  const { path, method } = calls[call]
  const keys = [
    'paths',
    path,
    method.toLowerCase(),
    'responses',
    '200',
    'content',
    'application/json',
    'schema',
  ]
  return `/${keys.map((key) => encodeURIComponent(escaped(key))).join('/')}`
}

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')
const unescaped = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~')

function readError(error: ErrorObject, body: unknown): SchemaError {
  const pointer = pointerOf(error)
  return { kind: kindOf(error), pointer, ...valueAt(body, pointer), expected: expectedOf(error) }
}

/** The field itself, where ajv names the object that has it or lacks it. */
function pointerOf({ instancePath, keyword, params }: ErrorObject): string {
  const keys: Readonly<Record<string, unknown>> = {
    required: params.missingProperty,
    additionalProperties: params.additionalProperty,
  }
  const key = keys[keyword]
  return key ? `${instancePath}/${escaped(String(key))}` : instancePath
}

function valueAt(body: unknown, pointer: string): Pick<SchemaError, 'path' | 'value'> {
  let value = body
  let path = ''
  for (const key of pointer.split('/').slice(1).map(unescaped)) {
    path += Array.isArray(value) ? `[${key}]` : `${path && '.'}${key}`
    value = (value as Record<string, unknown> | undefined)?.[key]
  }
  return { value, path: path || 'the body' }
}

function kindOf({ keyword }: ErrorObject): SchemaError['kind'] {
  if (keyword === 'additionalProperties') return 'unknown field'
  if (keyword === 'type') return 'wrong type'
  return keyword === 'maxItems' || keyword === 'minItems' ? 'wrong length' : 'other'
}

function expectedOf({ keyword, message = '', params, schema }: ErrorObject): string {
  if (keyword === 'additionalProperties') return 'Only the fields in openapi.yaml.'
  if (keyword === 'required') return 'A value: the field is required.'
  if (keyword === 'type') return `A value of type ${[params.type].flat().join(' or ')}.`
  if (keyword === 'pattern') return `A text that matches ${String(params.pattern)}.`
  if (keyword === 'const') return `${shown(params.allowedValue ?? schema)}.`
  return `A value that ${message}.`
}

import Ajv, { type ErrorObject } from 'ajv/dist/2020'
import { calls, type CallName } from '../calls'
import { openApiDocument } from '../openapi-document'
import { fieldsOf } from '../values'

/*
 * An OpenAPI 3.1 schema is a JSON Schema of 2020-12, so ajv reads the file itself and follows its references.
 */
const FILE = 'openapi'
const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true })
ajv.addSchema(openApiDocument, FILE)

const pointer = (...keys: string[]) =>
  `/${keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`

/** Where the file describes the body of a call's 200. */
function placeOf(call: CallName, body: unknown): string {
  // By what the answer says of itself: of a "oneOf" ajv tells the errors of both.
  if (call === 'booking')
    return `/components/schemas/${fieldsOf(body).requiresCcg === true ? 'CardGuaranteeRequired' : 'Booked'}`
  const { path, method } = calls[call]
  return pointer(
    'paths',
    path,
    method.toLowerCase(),
    'responses',
    '200',
    'content',
    'application/json',
    'schema',
  )
}

/** What of a body is not as the OpenAPI file has it. */
export function schemaErrors(call: CallName, body: unknown): readonly ErrorObject[] {
  const validate = ajv.getSchema(`${FILE}#${placeOf(call, body)}`)
  if (!validate) throw new Error(`openapi.yaml has no body for ${call}.`)
  return validate(body) ? [] : (validate.errors ?? [])
}

/** The value at ajv's path of a body, and the path as a person writes it: "venues[0].id". */
export function valueAt(
  body: unknown,
  instancePath: string,
): { readonly value: unknown; readonly path: string } {
  const keys = instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  let value = body
  let path = ''
  for (const key of keys) {
    path += Array.isArray(value) ? `[${key}]` : `${path && '.'}${key}`
    value = (value as Record<string, unknown> | undefined)?.[key]
  }
  return { value, path: path || 'the body' }
}

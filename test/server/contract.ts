import Ajv from 'ajv/dist/2020'
import { openApiDocument } from '../../examples/server/openapi'

/*
 * Holds the server to its OpenAPI file. An OpenAPI 3.1 schema is a JSON Schema of 2020-12, so ajv reads the file
 * itself and follows its references.
 */

interface Responses {
  readonly [status: string]: { readonly $ref?: string }
}

interface Operation {
  readonly operationId: string
  readonly responses: Responses
}

export type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>

export const paths = openApiDocument.paths as Paths

const FILE = 'openapi'
const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true })
ajv.addSchema(openApiDocument, FILE)

/** A JSON pointer into the file, from the keys on the way. */
const pointer = (...keys: string[]) =>
  `/${keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`

/** @throws when the value is not as the file says there */
export function checkAgainst(place: string, value: unknown): void {
  const validate = ajv.getSchema(`${FILE}#${place}`)
  if (!validate) throw new Error(`The OpenAPI file has nothing at ${place}.`)
  if (!validate(value))
    throw new Error(`Not as the OpenAPI file says (${place}): ${ajv.errorsText(validate.errors)}`)
}

/** The template of a path that was called: "/api/venues/getbyid/{venueId}" for "/api/venues/getbyid/cork". */
function templateOf(path: string): string {
  const template = Object.keys(paths).find((each) =>
    new RegExp(`^${each.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )
  if (template === undefined) throw new Error(`${path} is not in the OpenAPI file.`)
  return template
}

/** @throws when the call, its status or its body is not in the file */
export function checkAnswer(method: string, path: string, status: number, body: unknown): void {
  const template = templateOf(path)
  const verb = method.toLowerCase()
  const response = paths[template]?.[verb]?.responses[status]
  if (!response) throw new Error(`The OpenAPI file has no ${status} for ${method} ${template}.`)
  const place = response.$ref?.slice(1) ?? pointer('paths', template, verb, 'responses', String(status))
  checkAgainst(`${place}${pointer('content', 'application/json', 'schema')}`, body)
}

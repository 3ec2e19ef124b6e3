import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The OpenAPI file of the nine calls. The package's build replaces this module with the parsed file (tools/package/command.js). */
const file = new URL('../../../examples/server/openapi.yaml', import.meta.url)

export const openApiDocument = parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>

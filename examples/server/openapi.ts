import { readFileSync } from 'node:fs'
import type { Hono } from 'hono'
import { parse } from 'yaml'

const yaml = readFileSync(new URL('./openapi.yaml', import.meta.url), 'utf8')

/** The OpenAPI description of the nine calls; the tests check the server against it. */
export const openApiDocument = parse(yaml) as Record<string, unknown>

/** Serves the description as YAML and as JSON. */
export function serveOpenApi(app: Hono): void {
  app.get('/openapi.yaml', (c) => c.body(yaml, 200, { 'Content-Type': 'application/yaml' }))
  app.get('/openapi.json', (c) => c.json(openApiDocument))
}

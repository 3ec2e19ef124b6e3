import { readFileSync } from 'node:fs'
import type { Hono } from 'hono'
import { parse } from 'yaml'

const yaml = readFileSync(new URL('./openapi.yaml', import.meta.url), 'utf8')

/** The description of the nine calls, which the tests hold the server to. */
export const openApiDocument = parse(yaml) as Record<string, unknown>

/** Serves the description, as it is written and as JSON. */
export function serveOpenApi(app: Hono): void {
  app.get('/openapi.yaml', (c) => c.body(yaml, 200, { 'Content-Type': 'application/yaml' }))
  app.get('/openapi.json', (c) => c.json(openApiDocument))
}

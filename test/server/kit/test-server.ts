import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Services } from '../../../examples/server/api/services'
import { createApp, openApiDocument } from '../../../examples/server/app'
import { sandboxPayment } from '../../../examples/server/booking/payment'
import type { Database } from '../../../examples/server/database/database'
import { createMetrics } from '../../../examples/server/monitoring/metrics'
import { createTestLog, type LogLine } from './http-server'
import { schemas, type Schema } from '../../../tools/bodies/openapi'

/** A Wednesday in winter, when the clocks in Dublin and London show UTC. */
export const MIDDAY = new Date('2026-11-18T12:00:00Z')

export interface Answer<Body> {
  readonly status: number
  readonly body: Body
  readonly headers: Headers
}

/** The app without a port, with a clock that stands still. Each answer is held to the OpenAPI file. */
export class TestServer {
  database!: Database
  now = MIDDAY
  logged: LogLine[] = []
  #app: Hono | undefined

  get app(): Hono {
    this.#app ??= this.#create({})
    return this.#app
  }

  reset(): void {
    this.now = MIDDAY
    this.logged = []
    this.#app = undefined
  }

  /** Sets services of the test's own, until the next test. */
  use(services: Partial<Services>): void {
    this.#app = this.#create(services)
  }

  async get<Body>(path: string): Promise<Answer<Body>> {
    return this.#answer('GET', path, await this.app.request(path))
  }

  /** @param body sent as it is when it is a text or a Blob, else as JSON */
  async post<Body>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer<Body>> {
    const response = await this.app.request(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Session-Id': 'b8c6b1a2-5f6e-4c1d-9a53-0d6a4f7e2c11',
        ...headers,
      },
      body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
    })
    return this.#answer('POST', path, response)
  }

  #create(services: Partial<Services>): Hono {
    const { lines, log } = createTestLog()
    this.logged = lines
    return createApp({
      database: this.database,
      now: () => this.now,
      log,
      metrics: createMetrics(),
      payment: sandboxPayment,
      publicUrl: 'http://localhost',
      corsOrigins: '*',
      captchaOnEnquiries: false,
      daysAhead: 365,
      bookingsPerSession: 1000,
      ...services,
    })
  }

  async #answer<Body>(method: string, path: string, response: Response): Promise<Answer<Body>> {
    const body = (await response.json()) as Body
    checkAnswer(method, path, response.status, body)
    return { status: response.status, body, headers: response.headers }
  }
}

/** Holds the server to its OpenAPI file, whose schemas are written from those of the code. */

interface Described {
  readonly $ref?: string
  readonly items?: Described
  readonly maxItems?: number
  readonly oneOf?: readonly Described[]
}

interface DescribedResponse {
  readonly $ref?: string
  readonly content?: { readonly 'application/json': { readonly schema: Described } }
}

interface Operation {
  readonly operationId: string
  readonly responses: Readonly<Record<string, DescribedResponse>>
}

export type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>

export const paths = openApiDocument.paths as Paths
const components = openApiDocument.components as {
  readonly responses: Readonly<Record<string, DescribedResponse>>
}

const lastOf = (reference: string) => reference.split('/').at(-1)!

function schemaOf({ $ref, items, maxItems = Infinity, oneOf }: Described): Schema {
  if ($ref) return schemaNamed(lastOf($ref))
  if (items) return v.pipe(v.array(schemaOf(items)), v.maxLength(maxItems))
  if (oneOf) return v.union(oneOf.map(schemaOf))
  throw new Error('Describe this body under components/schemas.')
}

function schemaNamed(name: string): Schema {
  const schema = schemas[name]
  if (!schema) throw new Error(`The OpenAPI file has no schema ${name}.`)
  return schema
}

/** @throws if the value doesn't match the schema with this name */
export const checkAgainst = (name: string, value: unknown): void => check(schemaNamed(name), value, name)

function check(schema: Schema, value: unknown, place: string): void {
  const { issues = [] } = v.safeParse(schema, value)
  const wrong = issues.map((issue) => `/${v.getDotPath(issue) ?? ''} ${issue.message}`)
  if (wrong.length > 0) throw new Error(`Not as the OpenAPI file says (${place}): ${wrong.join('; ')}`)
}

/** The template of a path that was called: "/api/venues/getbyid/{venueId}" for "/api/venues/getbyid/cork". */
function templateOf(path: string): string {
  const template = Object.keys(paths).find((each) =>
    new RegExp(`^${each.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )
  if (template === undefined) throw new Error(`${path} is not in the OpenAPI file.`)
  return template
}

/** @throws if the call, its status or its body is not in the file */
export function checkAnswer(method: string, path: string, status: number, body: unknown): void {
  const template = templateOf(path)
  const response = paths[template]?.[method.toLowerCase()]?.responses[status]
  const { content } = response?.$ref ? components.responses[lastOf(response.$ref)]! : (response ?? {})
  const place = `${status} for ${method} ${template}`
  if (!content) throw new Error(`The OpenAPI file has no ${place}.`)
  check(schemaOf(content['application/json'].schema), body, place)
}

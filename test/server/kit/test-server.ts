import { expect } from 'chai'
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Services } from '../../../examples/server/api/services'
import { createApp, openApiDocument } from '../../../examples/server/app'
import { sandboxPayment } from '../../../examples/server/booking/payment'
import type { Database } from '../../../examples/server/database/database'
import { createMetrics } from '../../../examples/server/monitoring/metrics'
import { schemas, type Schema } from '../../../tools/bodies/openapi'
import { createTestLog, type LogLine } from './http-server'
import { booking, CREATE, ENQUIRE, enquiry, type Booked, type Problems } from './payloads'

/** A Wednesday in winter, when the clocks in Dublin and London show UTC. */
export const MIDDAY = new Date('2026-11-18T12:00:00Z')

export interface Answer<Body> {
  readonly status: number
  readonly body: Body
  readonly headers: Headers
}

type Headings = Readonly<Record<string, string>>
type Changes = Readonly<Record<string, unknown>>

/** The app without a port, with a clock that stands still. Each answer is held to the OpenAPI file. */
export class TestServer {
  now = MIDDAY
  logged: LogLine[] = []
  #app: Hono | undefined

  constructor(public database: Database = undefined!) {}

  get app(): Hono {
    return (this.#app ??= this.#create({}))
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
  async post<Body>(path: string, body: unknown, headers: Headings = {}): Promise<Answer<Body>> {
    const session = { 'X-Session-Id': 'b8c6b1a2-5f6e-4c1d-9a53-0d6a4f7e2c11' }
    const response = await this.app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...session, ...headers },
      body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
    })
    return this.#answer('POST', path, response)
  }

  /** Books two guests in Cork, Friday evening, with changes. */
  book(changes: Changes = {}, headers: Headings = {}): Promise<Answer<Booked & Problems>> {
    return this.post(CREATE, booking(changes), headers)
  }

  /** Enquires for a group in Cork, with changes. */
  enquire(
    changes: Changes = {},
    headers: Headings = {},
  ): Promise<Answer<{ enquiryReference: string } & Problems>> {
    return this.post(ENQUIRE, enquiry(changes), headers)
  }

  rows<Row = { reference: string }>(table: 'bookings' | 'enquiries' | 'idempotent_answers'): Promise<Row[]> {
    return this.database.query<Row>(`select * from ${table}`)
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

/** Expects a status, and messages about exactly these fields. */
export function refuses({ status, body }: Answer<unknown>, wanted: number, ...fields: string[]): void {
  expect([status, Object.keys(body as object).sort()]).to.deep.equal([wanted, fields.sort()])
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

export const paths = openApiDocument.paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>
const { responses: shared } = openApiDocument.components as { responses: Record<string, DescribedResponse> }

const lastOf = (reference: string) => reference.split('/').at(-1)!

function schemaOf({ $ref, items, maxItems = Infinity, oneOf }: Described): Schema {
  if ($ref) return schemaNamed(lastOf($ref))
  if (items) return v.pipe(v.array(schemaOf(items)), v.maxLength(maxItems))
  if (oneOf) return v.union(oneOf.map(schemaOf))
  throw new Error('Describe this body under components/schemas.')
}

function schemaNamed(name: string): Schema {
  if (schemas[name]) return schemas[name]
  throw new Error(`The OpenAPI file has no schema ${name}.`)
}

/** @throws if the value doesn't match the schema with this name */
export const checkAgainst = (name: string, value: unknown): void => check(schemaNamed(name), value, name)

function check(schema: Schema, value: unknown, place: string): void {
  const { issues = [] } = v.safeParse(schema, value)
  const wrong = issues.map((issue) => `/${v.getDotPath(issue) ?? ''} ${issue.message}`)
  if (wrong.length > 0) throw new Error(`Not as the OpenAPI file says (${place}): ${wrong.join('; ')}`)
}

/** @throws if the call, its status or its body is not in the file */
function checkAnswer(method: string, path: string, status: number, body: unknown): void {
  const template = Object.keys(paths).find((each) =>
    new RegExp(`^${each.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )
  const response = paths[template ?? '']?.[method.toLowerCase()]?.responses[status]
  const { content } = response?.$ref ? shared[lastOf(response.$ref)]! : (response ?? {})
  const place = `${status} for ${method} ${template ?? path}`
  if (!content) throw new Error(`The OpenAPI file has no ${place}.`)
  check(schemaOf(content['application/json'].schema), body, place)
}

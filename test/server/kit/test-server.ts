import type { Hono } from 'hono'
import Ajv from 'ajv/dist/2020'
import type { Services } from '../../../examples/server/api/services'
import { createApp, openApiDocument } from '../../../examples/server/app'
import { sandboxPayment } from '../../../examples/server/booking/payment'
import type { Database } from '../../../examples/server/database/database'
import { createLog } from '../../../examples/server/monitoring/log'
import { createMetrics, type Metrics } from '../../../examples/server/monitoring/metrics'

/** A Wednesday in winter, when the clocks in Dublin and London show UTC. */
export const MIDDAY = new Date('2026-11-18T12:00:00Z')

/** A line of the log. */
export type LogLine = Readonly<Record<string, unknown>>

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
  metrics!: Metrics
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

  /** @param body sent as it is when it is a text, else as JSON */
  async post<Body>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer<Body>> {
    const response = await this.app.request(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Session-Id': 'b8c6b1a2-5f6e-4c1d-9a53-0d6a4f7e2c11',
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return this.#answer('POST', path, response)
  }

  #create(services: Partial<Services>): Hono {
    return createApp({
      database: this.database,
      now: () => this.now,
      log: createLog('info', { write: (line) => void this.logged.push(JSON.parse(line) as LogLine) }),
      metrics: (this.metrics = createMetrics()),
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

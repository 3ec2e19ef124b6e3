import type { Hono } from 'hono'
import type { Services } from '../../examples/server/api/services'
import { createApp } from '../../examples/server/app'
import { sandboxPayment } from '../../examples/server/booking/payment/sandbox'
import type { Database } from '../../examples/server/database/database'
import { createLog } from '../../examples/server/log/log'
import { createMetrics, type Metrics } from '../../examples/server/metrics/metrics'
import { checkAnswer } from './contract'

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

import type { Server } from 'node:http'
import { expect } from 'chai'
import { createApp } from '../../../examples/server/app'
import { sandboxPayment } from '../../../examples/server/booking/payment'
import type { Database } from '../../../examples/server/database/database'
import { createMetrics } from '../../../examples/server/monitoring/metrics'
import { readSettings } from '../../../examples/server/settings'
import { createSite } from '../../../examples/server/site'
import { call, close, createTestApp, createTestLog, listen } from '../kit/http-server'
import { MIDDAY } from '../kit/test-server'

describe('The server', () => {
  let server: Server
  afterEach(() => close(server))

  const HOST = 'Host: localhost\r\n'
  /** The request line, and the headers if they aren't the usual ones. */
  const malformed: Readonly<Record<string, readonly [line: string, headers?: string]>> = {
    'a NUL in a call': ['GET /api/venues/search/12%20Patrick%20Street%00'],
    'a NUL in a file': ['GET /dist/Patrick%00'],
    'a NUL in a page of the docs': ['HEAD /docs/Patrick%00'],
    'control characters only': [`GET /api/${'%01'.repeat(5000)}Patrick`],
    'an escape sequence': ['GET /Patrick%1b%5b2J'],
    'a control character in UTF-8': ['GET /Patrick%c2%9b'],
    'more than 4,096 bytes': [`GET /dist/${'%C3%A9'.repeat(2050)}Patrick`],
    'more than 4,096 bytes in names of 9': [`GET /api/${'Patrick-/'.repeat(500)}`],
    'a percent sign alone': ['GET /api/venues/search/Patrick%'],
    'bytes that are not UTF-8': ['GET /api/venues/search/Patrick%ff'],
    'a whole address': ['GET http://localhost/Patrick%00'],
    'no address': ['OPTIONS *'],
    'a backslash': ['GET /Patrick\\Street'],
    'a host that is none': ['GET /Patrick', 'Host: "Patrick Street"\r\n'],
    'two hosts': ['GET /Patrick', `${HOST}Host: other.example\r\n`],
    'two equal hosts': ['GET /api/venues/search/Patrick', HOST.repeat(2)],
    'too long a session id': [
      'GET /api/venues/search/Patrick',
      `${HOST}X-Session-Id: ${'x'.repeat(101)}\r\n`,
    ],
  }
  for (const [name, [line, headers = HOST]] of Object.entries(malformed))
    it(`refuses ${name} with a 400 that the limits count, and logs no path`, async () => {
      const { ask, lines } = await startSite()
      const answers = [await ask(line, headers), await ask(line, headers), await ask(line, headers)]
      expect(answers).to.deep.equal([400, 400, 429])
      expect(lines).to.have.length(3)
      for (const logged of lines.map((each) => JSON.stringify(each)))
        expect(logged)
          .to.have.length.below(300)
          .and.not.match(/Patrick|"err"/)
    })

  it('answers a request with one Host, even if it expects something, and refuses one without a Host', async () => {
    const { ask } = await startSite()
    const call = 'GET /api/venues/search/Patrick%20Street'
    expect(await ask(call, `${HOST}Expect: a miracle\r\n`)).to.equal(200)
    expect([await ask(call, HOST), await ask(call, HOST), await ask(call, '')]).to.deep.equal([200, 429, 400])
  })

  /** Starts the whole site, whose limits are two calls and two files. */
  async function startSite() {
    const limits = { ...readSettings({}), reads: { session: 2, address: 2 }, filesPerAddress: 2 }
    const database = { query: () => Promise.resolve([]) } as unknown as Database
    const services = { ...limits, limits, database, metrics: createMetrics(), payment: sandboxPayment }
    const { log } = createTestLog()
    const api = createApp({ ...services, log, now: () => MIDDAY, publicUrl: 'http://localhost' })
    const { app, lines } = createTestApp(createSite(api, { ...limits, limits }), { database })
    const started = await listen(app)
    server = started.server
    /** @returns the status */
    const ask = async (line: string, headers: string) => {
      const caller = await call(started.port, `${line} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`)
      await caller.closed
      return Number(/^HTTP\/1\.1 (\d+) /.exec(caller.received)?.[1])
    }
    return { ask, lines }
  }
})

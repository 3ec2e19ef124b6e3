import { execFile } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { expect } from 'chai'
import { checkRules } from '../../tools/check/rules'
import { Recorder } from '../../tools/check/report'
import { reportAsJson, reportAsText } from '../../tools/check/report-text'
import { repeatsIn } from '../../tools/check/values'
import { answer, body, venues, type Bend } from './mutations'
import { examine, examineBent } from './examine'
import { validServer } from './valid-server'
import { defaultNow } from '../../src/testing/clock'

const run = (...words: string[]) =>
  new Promise<{ code: unknown; out: string; err: string }>((done) => {
    const all = ['--import', 'tsx', '--import', './test/kit/mocha/clock.mjs', 'tools/check/main.ts', ...words]
    execFile(process.execPath, all, (error, out, err) => done({ code: error?.code ?? 0, out, err }))
  })

describe('tavola-check: the command', () => {
  it('exits with 1 and one line if nothing listens, and with 2 for an invalid option', async () => {
    const [unreachable, wrong] = await Promise.all([run('http://127.0.0.1:9'), run('api.example')])
    expect(wrong).to.deep.include({ code: 2, out: '' })
    expect(unreachable).to.deep.include({ code: 1, out: '' })
    expect(unreachable.err).to.match(/^http:\/\/127\.0\.0\.1:9 can't be reached: .+\n$/)
  })

  it('over a real connection, with the report as JSON, exits with 0 if there is no fault', async () => {
    const valid = validServer(undefined, undefined, defaultNow.slice(0, 10))
    const server = createAdaptorServer({ fetch: (request) => valid(request) })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { code, out } = await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, '--json')
    server.close()
    expect(JSON.parse(out).summary).to.include({ fault: 0, warning: 0 })
    expect(code).to.equal(0)
  })
})

describe('tavola-check --adapter: the command', () => {
  it('checks the default export of a file, and says what is wrong with another file', async () => {
    const [adapter, missing, other] = await Promise.all(
      ['test/check/chain-adapter.ts', 'no-such-file.js', 'tools/check/values.ts'].map((file) =>
        run('--adapter', file, '--json'),
      ),
    )
    expect(JSON.parse(adapter!.out)).to.deep.include({ baseUrl: 'test/check/chain-adapter.ts', wrote: false })
    expect(adapter!.code).to.equal(0)
    expect(missing).to.deep.include({ code: 2, out: '' })
    expect(missing!.err).to.match(/^--adapter: no-such-file\.js can't be loaded: /)
    expect(other!.err).to.equal(
      '--adapter: the default export of tools/check/values.ts must be what createAdapter returns.\n',
    )
  })
})

describe('tavola-check: the report as text', () => {
  it('shows for a fault the section, the request, the response, what was expected, the effect and the fix', async () => {
    const report = await examine(
      validServer(
        answer(
          'venues/getbyid',
          (reply) => void (reply.status === 404 && Object.assign(reply, { status: 200, body: null })),
        ),
      ),
    )
    const text = reportAsText(report, false)
    expect(text).to.include(`
fault  venue.unknown: An unknown restaurant is a 404
    request   GET /api/venues/getbyid/987654321
    response  Status 200 with null
    expected  Status 404.
    effect    A page with an old id shows an error instead of the location search.
    fix       Answer 404 if no venue has the id, not 200 with null or a 500.
`)
    expect(text).to.match(
      /\n1 fault, 0 warnings, \d+ ok, 0 inconclusive; \d+ requests\.\n\d+ checks skipped\. To run them, add --idempotency-header, --write, --time-zone\.\n/,
    )
    expect(text).not.to.include('\u001b')
    expect(reportAsText(report, true)).to.include('\u001b[31mfault')
  })

  const forged = '\r\u001b[2K\u009b1mok \u202e\u2028\u200b\nok  everything  all ok'
  const hostile: Readonly<Record<string, Bend>> = {
    'a body': (reply) => void Object.assign(reply, { status: 500, text: forged }),
    'a redirect': (reply) =>
      void Object.assign(reply, { status: 301, headers: { Location: '/\u009b1mok\u0085' } }),
    'an id': venues((venue) => void (venue.id += forged)),
    'a field': venues((venue) => void (venue.bookingConfiguration[forged] = 7)),
    'a failure': () => Promise.reject(new Error(forged)),
    'a reference': body('bookings/create', (booking) => void (booking.bookingReference += forged)),
  }
  for (const [name, bend] of Object.entries(hostile))
    it(`shows hidden characters of ${name} as codes, in its own line`, async () => {
      const report = await examineBent(bend, { write: true })
      for (const text of [reportAsText(report, false), reportAsJson(report)]) {
        expect(text).to.match(/\\u009b1mok|\\u001b\[2K/)
        expect(text.replaceAll('\n', '')).to.not.match(/[\p{C}\p{Zl}\p{Zp}]/u)
        expect(text).to.not.match(/^ok {2}everything/m)
      }
    })

  it('takes no longer than its findings: not their square', () => {
    const recorder = new Recorder()
    const { found } = recorder.about('GET /')
    for (let index = 0; index < 100_000; index++) found('search.body', 'fault', `field${index} is 7`)
    found('search.body', 'fault', 'field0 is 8')
    const result = recorder.results(() => undefined).find(({ id }) => id === 'search.body')
    expect(result?.findings.map(({ count }) => count)).to.deep.equal([2, 1, 1])
    expect(repeatsIn([...Array(100_000).keys(), 7])).to.deep.equal([7])
    const tags = () => checkRules(recorder.about('GET /'), 'search', ['<a'.repeat(200_000)])
    expect(tags).to.not.throw()
  })
})

import { execFile } from 'node:child_process'
import { expect } from 'chai'
import { Hono } from 'hono'
import { defaultNow } from '../../src/testing/clock'
import { Recorder } from '../../tools/check/report'
import { reportAsJson, reportAsText } from '../../tools/check/report-text'
import { checkRules } from '../../tools/check/rules'
import { repeatsIn } from '../../tools/check/values'
import { close, createTestApp, listen } from '../server/kit/http-server'
import { compiled, withTestClock } from '../server/kit/server-process'
import { examine, examineBent } from './examine'
import { body, gives, venues, type Bend } from './mutations'
import { validServer } from './valid-server'

describe('tavola-check: the command', () => {
  const run = async (...words: string[]) => {
    const typescript = words.some((word) => word.endsWith('.ts')) ? ['--import', 'tsx'] : []
    const all = [...typescript, ...(await withTestClock()), await compiled('tools/check/main.ts'), ...words]
    return new Promise<{ code: unknown; out: string; err: string }>((done) => {
      execFile(process.execPath, all, (error, out, err) => done({ code: error?.code ?? 0, out, err }))
    })
  }

  it('exits with 1 and one line if nothing listens, and with 2 for an invalid option', async () => {
    const [unreachable, wrong] = await Promise.all([run('http://127.0.0.1:9'), run('api.example')])
    expect(wrong).to.deep.include({ code: 2, out: '' })
    expect(unreachable).to.deep.include({ code: 1, out: '' })
    expect(unreachable.err).to.match(/^http:\/\/127\.0\.0\.1:9 can't be reached: .+\n$/)
  })

  it('over a real connection, with the report as JSON, exits with 0 if there is no fault', async () => {
    const valid = validServer(undefined, undefined, defaultNow.slice(0, 10))
    const site = new Hono().all('*', ({ req: { method, url, raw } }) =>
      valid(url, { method, headers: raw.headers }),
    )
    const { server, port } = await listen(createTestApp(site).app, { requestsPerConnection: 1000 })
    const { code, out } = await run(`http://127.0.0.1:${port}`, '--json')
    close(server)
    expect(JSON.parse(out).summary).to.include({ fault: 0, warning: 0 })
    expect(code).to.equal(0)
  })

  it('--adapter checks the default export of a file, and says what is wrong with another file', async () => {
    const [file, other] = ['test/check/chain-adapter.ts', 'tools/check/values.ts'] as const
    const [good, missing, wrong] = await Promise.all([
      run('--adapter', file, '--json'),
      run('--adapter', 'no-such-file.js', '--json'),
      run('--adapter', other, '--json'),
    ])
    expect(JSON.parse(good.out)).to.deep.include({ baseUrl: file, wrote: false })
    expect(good.code).to.equal(0)
    expect(missing).to.deep.include({ code: 2, out: '' })
    expect(missing.err).to.match(/^--adapter: no-such-file\.js can't be loaded: /)
    expect(wrong.err).to.equal(
      `--adapter: the default export of ${other} must be what createAdapter returns.\n`,
    )
  })
})

describe('tavola-check: the report as text', () => {
  it('shows for a fault the section, the request, the response, what was expected, the effect and the fix', async () => {
    const unknown = gives('venues/getbyid', { status: 200, body: null }, ({ status }) => status === 404)
    const report = await examine(validServer(unknown))
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

  const forged = '\r\u001b[2K\u009b1mok \u202e\u2028\u200b\u3164\nok  everything  all ok'
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
        expect(text.replaceAll('\n', '')).to.not.match(/[\p{C}\p{Zl}\p{Zp}\p{DI}]/u)
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

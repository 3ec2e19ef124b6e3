import { execFile } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { expect } from 'chai'
import { table } from '../../tools/check/output/table'
import { answer } from './bends'
import { examine } from './examine'
import { rightServer } from './right-server'

const run = (...words: string[]) =>
  new Promise<{ code: unknown; out: string; err: string }>((done) => {
    const all = ['--import', 'tsx', 'tools/check/main.ts', ...words]
    execFile(process.execPath, all, (error, out, err) => done({ code: error?.code ?? 0, out, err }))
  })

describe('tavola-check: the command', () => {
  it('exits with 1 and one line if nothing listens, and with 2 for a wrong flag', async () => {
    const [lost, wrong] = await Promise.all([run('http://127.0.0.1:9'), run('api.example')])
    expect(wrong).to.deep.include({ code: 2, out: '' })
    expect(lost).to.deep.include({ code: 1, out: '' })
    expect(lost.err).to.match(/^http:\/\/127\.0\.0\.1:9 cannot be reached: .+\n$/)
  })

  it('over a real connection, with the report as data, exits with 0 if there is no fault', async () => {
    const right = rightServer(undefined, undefined, new Date().toISOString().slice(0, 10))
    const server = createAdaptorServer({ fetch: (request) => right(request) })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { code, out } = await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, '--json')
    server.close()
    expect(JSON.parse(out).summary).to.include({ fault: 0, warning: 0 })
    expect(code).to.equal(0)
  })
})

describe('tavola-check: the table', () => {
  it('reports with a fault the request, the response, what was expected, the section, and what the widget does', async () => {
    const report = await examine(
      rightServer(
        answer(
          'venues/getbyid',
          (given) => void (given.status === 404 && Object.assign(given, { status: 200, body: null })),
        ),
      ),
    )
    const text = table(report, false)
    expect(text).to.include(`
fault  venue.unknown: An unknown restaurant is a 404 (specification 7, openapi.yaml)
    asked     GET /api/venues/getbyid/987654321
    came      Status 200 with null
    expected  Status 404.
    widget    A page with an old id shows an error of ours instead of the location search.
    mend      Answer 404 where no venue has the id, not 200 with null or a 500.
`)
    expect(text).to.match(
      /\n1 fault, 0 warnings, \d+ ok, 0 not concluded; \d+ requests\.\n\d+ checks not done: Needs/,
    )
    expect(text).not.to.include('\u001b')
    expect(table(report, true)).to.include('\u001b[31mfault')
  })
})

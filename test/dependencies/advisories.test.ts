import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { expect } from 'chai'
import {
  type Advisory,
  advisoryProblems,
  askAdvisories,
  readDecisions,
} from '../../tools/dependencies/advisories'
import { npmIn } from '../../tools/dependencies/lock-file'

const manifest = { dependencies: { tea: '1.0.0' } }
const lock = {
  lockfileVersion: 3,
  packages: { '': manifest, 'node_modules/tea': { version: '1.0.0', integrity: 'sha512-AA==' } },
}
const advisory = {
  id: 1,
  url: 'https://github.com/advisories/GHSA-tea',
  title: 'Too hot',
  severity: 'high',
  vulnerable_versions: '<2',
}
const reported: Advisory = {
  name: 'tea',
  range: '<2',
  title: 'Too hot',
  url: advisory.url,
  severity: 'high',
}

/** Asks by npm itself, of a registry that knows these advisories; `undefined`: that answers no such question. */
async function asks(known?: Readonly<Record<string, readonly object[]>>) {
  const registry = createServer(async (request, response) => {
    const parts = (await request.toArray()) as Buffer[]
    if (!known || !request.url?.endsWith('/advisories/bulk'))
      return void response.writeHead(known ? 404 : 405).end('{}')
    const asked = Object.keys(JSON.parse(gunzipSync(Buffer.concat(parts)).toString()) as object)
    const answer = Object.entries(known).filter(([name]) => asked.includes(name))
    response.end(JSON.stringify(Object.fromEntries(answer)))
  })
  await new Promise<void>((done) => registry.listen(0, '127.0.0.1', done))
  const address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`
  return askAdvisories(manifest, lock, (files, ...words) =>
    npmIn(files, ...words, `--registry=${address}`),
  ).finally(() => registry.close())
}

describe('Known advisories', () => {
  it('are what the registry reports to npm', async () => {
    const advice = await asks({ tea: [advisory] })
    expect('advisories' in advice && advice.advisories).to.have.length(1)
    expect('advisories' in advice && advice.advisories[0]).to.include(reported)
  })

  it('are reported as unchecked if the registry has no such service', async () => {
    expect(await asks())
      .to.have.property('notAsked')
      .which.includes('405 Method Not Allowed')
  })

  it('are none if the registry reports only the one that surely exists', async () => {
    const report = (all: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities: all })
    const advice = (known: object) =>
      askAdvisories(manifest, lock, (files) => {
        const isProof = JSON.stringify(files).includes('minimist')
        return Promise.resolve({ passed: true, output: report(isProof ? known : {}), errors: '' })
      })
    expect(await advice({ minimist: { via: [reported] } })).to.deep.equal({ advisories: [] })
    expect(await advice({}))
      .to.have.property('notAsked')
      .which.includes('minimist')
  })

  it('fail the check if npm cannot ask because of our own mistake', async () => {
    const output = JSON.stringify({ error: { code: 'ENOLOCK', summary: 'No lock file.' } })
    const npm = () => Promise.resolve({ passed: false, output, errors: '' })
    expect(await askAdvisories(manifest, lock, npm).catch(String)).to.equal('Error: npm audit: No lock file.')
  })

  it('fail with package, range, severity, title and address, from high severity on', () => {
    const all = (['low', 'moderate', 'high', 'critical'] as const).map((severity) => ({
      ...reported,
      severity,
    }))
    expect(advisoryProblems(all, [], '2026-11-22')).to.deep.equal([
      'tea (<2), high: Too hot. https://github.com/advisories/GHSA-tea',
      'tea (<2), critical: Too hot. https://github.com/advisories/GHSA-tea',
    ])
  })

  const decision = {
    advisory: reported.url,
    package: 'tea',
    reason: 'We drink it cold.',
    until: '2026-11-22',
  }

  it('may be postponed with a reason until a date', () => {
    expect(advisoryProblems([reported], [decision], '2026-11-22')).to.deep.equal([])
    expect(advisoryProblems([reported], [decision], '2026-11-23')).to.match(
      /accepted until 2026-11-22: decide/,
    )
    expect(advisoryProblems([reported], [{ ...decision, package: 'cup' }], '2026-11-22')[0]).to.match(/^tea/)
  })

  it('are not postponed by an entry about another advisory', () => {
    expect(advisoryProblems([], [decision], '2026-11-22')).to.match(/no package has .*: remove its entry/)
  })

  for (const wrong of [{ reason: ' ' }, { until: 'soon' }, { until: undefined }, { advisory: 'GHSA-tea' }])
    it(`are not postponed by an entry with ${JSON.stringify(wrong)}`, () => {
      const [key] = Object.keys(wrong)
      const json = JSON.stringify([{ ...decision, ...wrong }])
      expect(() => readDecisions(json)).to.throw(`decided.json, 0.${key}`)
    })
})

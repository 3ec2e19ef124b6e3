import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import type { Finding } from '../../../src/host/public'
import { textOf } from '../../docs/samples'
import { startApi } from '../kit/api'
import { chromiumFlags, chromiumPath } from '../kit/chromium'
import { initWith, startSite } from '../kit/site'

describe('Browser: the check of docs/operations/errors.md', () => {
  const name = 'check-page.mjs'
  let folder: string
  before(() => {
    mkdirSync('.cache', { recursive: true })
    // In the project, where "playwright-core" is found.
    folder = mkdtempSync(resolve('.cache/check-page-'))
    writeFileSync(join(folder, name), textOf('docs/operations/errors.md', name))
  })
  after(() => rmSync(folder, { recursive: true }))

  /** Runs it on a page whose back end answers the doctor's search with this. */
  async function checks(found: unknown): Promise<{ code: number; findings: readonly Finding[] }> {
    const api = await startApi({ 'GET /api/venues/search/doctor': found })
    const site = await startSite(
      initWith(`brand: { plugins: ['start', 'booking'], journeys: ['Booking'] }`)(api.origin),
    )
    const env = {
      ...process.env,
      CHROMIUM_PATH: chromiumPath('shell'),
      CHROMIUM_FLAGS: chromiumFlags.join(' '),
    }
    try {
      return await new Promise((done) => {
        const script = join(folder, name)
        execFile(process.execPath, [script, site.origin], { env }, (error, output) =>
          done({ code: Number(error?.code ?? 0), findings: JSON.parse(output) as Finding[] }),
        )
      })
    } finally {
      site.close()
      api.close()
    }
  }

  it('exits with 0 for a healthy page, and with 1 for a wrong back end, and prints the findings as JSON', async () => {
    const healthy = await checks([])
    expect(healthy.code, JSON.stringify(healthy.findings)).to.equal(0)
    expect(healthy.findings.filter(({ level }) => level !== 'note')).to.deep.equal([])
    const broken = await checks({})
    expect(broken.code).to.equal(1)
    expect(broken.findings.map(({ level, about }) => `${level}: ${about}`)).to.include('error: base URL')
  })
})

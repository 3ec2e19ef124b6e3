import { expect } from 'chai'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

describe('Step 1 written for a chain’s own brand', () => {
  let folder: string
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'page-'))))
  afterEach(() => rmSync(folder, { recursive: true }))

  it("a brand may list plugins that the default brand doesn't", () => {
    const brand = { name: 'osteria', plugins: ['start', 'booking', 'photograph'], journeys: ['Booking'] }
    writeFileSync(join(folder, 'osteria.mjs'), `export default ${JSON.stringify(brand)}`)
    const words = ['--import', 'tsx', 'tools/page/write.ts', join(folder, 'osteria.mjs'), folder]
    execFileSync(process.execPath, words, { stdio: 'pipe' })
    expect(readFileSync(join(folder, 'osteria-en.html'), 'utf8')).to.include('Find your table')
  })
})

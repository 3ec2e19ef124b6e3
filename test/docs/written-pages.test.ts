import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { aboutPlaces } from '../../tools/docs/reference/places'
import { writtenPages } from '../../tools/docs/written-pages'
import { replacedPlaces } from '../../src/diagnostics/plugins'
import { shellPlaces } from '../../src/contract/names'

describe('The pages that are written from the code', () => {
  it('match the code; `npx tsx tools/docs/write.ts` updates them', async () => {
    for (const [file, text] of await writtenPages()) expect(readFileSync(file, 'utf8'), file).to.equal(text)
  })

  it('every place of the shell has its sentence, and says what it replaces', () => {
    expect(Object.keys(aboutPlaces)).to.have.members(shellPlaces)
    const replaced = Object.entries(aboutPlaces).flatMap(([name, about]) => ('replaces' in about ? name : []))
    expect(replaced).to.have.members(replacedPlaces)
  })
})

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

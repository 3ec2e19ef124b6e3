import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { replacedPlaces } from '../../src/diagnostics/plugins'
import { contracts } from '../../tools/docs/contracts'
import { aboutPlaces } from '../../tools/docs/reference/places'

describe('The files that are written from the code', () => {
  it('the contracts match the code; `npm run docs` updates them', async () => {
    for (const [file, text] of await contracts()) expect(readFileSync(file, 'utf8'), file).to.equal(text)
  })

  it('the page of places says which parts an insert replaces', () => {
    const replaced = Object.entries(aboutPlaces).flatMap(([name, [, , replaces]]) => (replaces ? name : []))
    expect(replaced).to.have.members(replacedPlaces)
  })

  it("step 1 may be written for a brand with plugins that the default brand doesn't have", () => {
    const folder = mkdtempSync(join(tmpdir(), 'page-'))
    const brand = { name: 'osteria', plugins: ['start', 'booking', 'photograph'], journeys: ['Booking'] }
    writeFileSync(join(folder, 'osteria.mjs'), `export default ${JSON.stringify(brand)}`)
    const words = ['--import', 'tsx', 'tools/page/write.ts', join(folder, 'osteria.mjs'), folder]
    execFileSync(process.execPath, words, { stdio: 'pipe' })
    expect(readFileSync(join(folder, 'osteria-en.html'), 'utf8')).to.include('Find your table')
    rmSync(folder, { recursive: true })
  })
})

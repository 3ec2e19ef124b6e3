import { readdirSync, readFileSync, statSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { placesPage } from '../../tools/docs/reference/pages'
import { writtenPages } from '../../tools/docs/written-pages'
import { placesPictures } from '../../tools/gallery/places/pictures'
import { aboutPlaces } from '../../tools/gallery/places/shell-places'
import { replacedPlaces } from '../../src/diagnostics/plugins'
import { shellPlaces } from '../../src/contract/names'

describe('The pages that are written from the code', () => {
  it('match the code; `npx tsx tools/docs/write.ts` updates them', async () => {
    for (const [file, text] of await writtenPages()) expect(readFileSync(file, 'utf8'), file).to.equal(text)
  })

  it('the page of places has every picture, of less than 60 KB each; `npm run places` takes them', () => {
    const files = readdirSync('docs/plugins/places')
    expect(files).to.have.members(placesPictures.map(({ id }) => `${id}.png`))
    expect(files.filter((file) => statSync(`docs/plugins/places/${file}`).size >= 60_000)).to.deep.equal([])
  })

  it('every place of the shell has its sentence, and a picture of one of its steps', () => {
    expect(Object.keys(aboutPlaces)).to.have.members(shellPlaces)
    const replaced = Object.entries(aboutPlaces).flatMap(([name, about]) => ('replaces' in about ? name : []))
    expect(replaced).to.have.members(replacedPlaces)
    for (const [name, { steps }] of Object.entries(aboutPlaces)) {
      const shown = placesPictures.filter(({ shows }) => shows.some((place) => place === name))
      expect(shown, name).not.to.be.empty
      expect(steps, name).to.include.members(shown.map(({ step }) => step))
    }
  })

  it('every place of a plugin is in a picture', async () => {
    const [, table] = (await placesPage()).split('## Places of plugins')
    const rows = table!.split('\n').filter((line) => line.startsWith('| `'))
    expect(rows).not.to.be.empty
    expect(rows.filter((row) => !row.includes('](#'))).to.deep.equal([])
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

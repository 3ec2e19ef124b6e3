import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect } from 'chai'
import { placesPage } from '../../tools/docs/places'
import { writtenPages } from '../../tools/docs/sections'
import { placesPictures } from '../../tools/gallery/places/pictures'
import { aboutPlaces } from '../../tools/gallery/places/shell-places'
import { shellPlaces } from '../../src/contract/names'

describe('The pages that are written from the code', () => {
  it('say what the code says; `npx tsx tools/docs/write.ts` brings them up to date', async () => {
    for (const [file, text] of await writtenPages()) expect(readFileSync(file, 'utf8'), file).to.equal(text)
  })

  it('the page of places has every picture, of less than 60 KB each; `npm run places` takes them', () => {
    const files = readdirSync('docs/plugins/places')
    expect(files).to.have.members(placesPictures.map(({ id }) => `${id}.png`))
    expect(files.filter((file) => statSync(`docs/plugins/places/${file}`).size >= 60_000)).to.deep.equal([])
  })

  it('every place of the shell has its sentence, and a picture of one of its steps', () => {
    expect(Object.keys(aboutPlaces)).to.have.members(shellPlaces)
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

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect } from 'chai'
import { codesPage } from '../../tools/docs/codes'
import { messagesPage } from '../../tools/docs/messages'
import { placesPage } from '../../tools/docs/places'
import { withSections } from '../../tools/docs/sections'
import { placesPictures } from '../../tools/gallery/places/pictures'
import { aboutPlaces } from '../../tools/gallery/places/shell-places'
import { shellPlaces } from '../../src/kernel/contract/names'

describe('The README', () => {
  it('says what the code says; `npx tsx tools/docs/write.ts` brings it up to date', async () => {
    const readme = readFileSync('README.md', 'utf8')
    expect(readme).to.equal(await withSections(readme))
  })

  it('has a page of all texts, as they are', () => {
    expect(readFileSync('docs/messages.md', 'utf8')).to.equal(messagesPage)
  })

  it('issue 13, section 10: has a page of all lines of the console, as they are', () => {
    expect(readFileSync('docs/troubleshooting/codes.md', 'utf8')).to.equal(codesPage)
  })

  it('issue 9, section 2: has a page of all places for plugins, as they are', () => {
    expect(readFileSync('docs/places.md', 'utf8')).to.equal(placesPage)
  })

  it('issue 9, section 2: the page has every picture, of less than 60 KB each; `npm run places` takes them', () => {
    const files = readdirSync('docs/places')
    expect(files).to.have.members(placesPictures.map(({ id }) => `${id}.png`))
    expect(files.filter((file) => statSync(`docs/places/${file}`).size >= 60_000)).to.deep.equal([])
  })

  it('issue 9, section 2: every place of the shell has its sentence, and a picture of one of its steps', () => {
    expect(Object.keys(aboutPlaces)).to.have.members(shellPlaces)
    for (const [name, { steps }] of Object.entries(aboutPlaces)) {
      const shown = placesPictures.filter(({ shows }) => shows.some((place) => place === name))
      expect(shown, name).not.to.be.empty
      expect(steps, name).to.include.members(shown.map(({ step }) => step))
    }
  })

  it('issue 9, section 2: every place of a plugin is in a picture', () => {
    const [, table] = placesPage.split('## Places of plugins')
    const rows = table!.split('\n').filter((line) => line.startsWith('| `'))
    expect(rows).not.to.be.empty
    expect(rows.filter((row) => !row.includes('](#'))).to.deep.equal([])
  })
})

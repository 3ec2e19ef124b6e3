import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect } from 'chai'
import { brandsNamed, clear, fileOf, picturesIn } from '../../tools/gallery/folder'
import { everyPicture, nameOf } from '../../tools/gallery/shown'

describe('The folder of the gallery', () => {
  let folder: string
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'gallery-'))))
  afterEach(() => rmSync(folder, { recursive: true }))

  const existing = everyPicture(360)
    .filter(({ picture }) => picture.id === everyPicture(360)[0]!.picture.id)
    .slice(0, 2)
  const put = () => {
    for (const path of existing.map((shown) => fileOf(folder, shown))) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, '')
    }
  }

  it('an unknown brand is reported with those that exist', () => {
    expect(() => brandsNamed(['notte', 'milnao'])).to.throw(
      'Unknown brand milnao. The brands are milano, notte',
    )
    expect(brandsNamed(['notte'])).to.deep.equal(['notte'])
    expect(brandsNamed([])).to.include.members(['milano', 'notte', 'zaytuna'])
  })

  it('one brand’s pictures are taken again, and the others’ stay and are shown', async () => {
    put()
    const [one, other] = existing
    await clear(folder, [one!.brand.id])
    expect(existsSync(fileOf(folder, one!))).to.equal(false)
    expect(picturesIn(folder).map(nameOf)).to.deep.equal([nameOf(other!)])
  })
})

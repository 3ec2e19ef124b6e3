import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { hostWith, tarball } from './installed'
import bounds from './packed.json'

interface Size {
  readonly files: number
  readonly bytes: number
}

/** All files in a folder and below it. */
function sizeOf(folder: string): Size {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const sizes = files.map(({ parentPath, name }) => statSync(join(parentPath, name)).size)
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

describe('Package: the size of an installation', () => {
  it('stays within its limits, folder by folder in a table', () => {
    const { package: installed } = hostWith(19)
    const folders = ['lib', 'dist'].flatMap((name) =>
      readdirSync(join(installed, name), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => join(name, entry.name)),
    )
    const all = sizeOf(installed)
    const packed = statSync(tarball()).size
    console.table({
      ...Object.fromEntries(folders.map((name) => [name, sizeOf(join(installed, name))])),
      lib: sizeOf(join(installed, 'lib')),
      dist: sizeOf(join(installed, 'dist')),
      'everything, unpacked': all,
      'the tarball': { files: 1, bytes: packed },
    })
    expect(packed, 'the tarball').to.be.at.most(bounds.tarball)
    expect(all.bytes, 'unpacked').to.be.at.most(bounds.unpacked)
    expect(all.files, 'files').to.be.at.most(bounds.files)
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from 'chai'
import { readBuildOptions } from '../../tools/webpack/build-options.js'
import { checkCatalogue } from '../../tools/webpack/check-catalogue.js'
import { neededPackage } from '../../tools/webpack/needed-package.js'

const load = () => undefined
const right = { plugins: { tea: { load } }, themes: { milano: load }, fallback: 'milano' }

describe("Package: faults of a chain's own build", () => {
  let folder: string
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'tavola-own-build-'))
    writeFileSync(join(folder, 'catalogue.ts'), '')
  })
  after(() => rmSync(folder, { recursive: true }))

  const catalogue = () => join(folder, 'catalogue.ts')

  it('a wrong option is reported with what was expected', () => {
    const wrong: [options: object | undefined, message: RegExp][] = [
      [undefined, /"catalogue" must be the path of a module, such as "\.\/catalogue\.ts"/],
      [{ catalogue: join(folder, 'gone.ts') }, /there is no file .*gone\.ts \("catalogue"\)/],
      [
        { catalogue: catalogue(), catalog: './x' },
        /there is no option "catalog"; there are catalogue, output/,
      ],
      [{ catalogue: catalogue(), output: 7 }, /"output" must be the path of a folder/],
      [{ catalogue: catalogue(), builds: 'light' }, /"builds" must be a list of "light" and "react"/],
      [{ catalogue: catalogue(), builds: ['preact'] }, /"builds" must be a list of "light" and "react"/],
      [{ catalogue: catalogue(), rules: {} }, /"rules" must be a list of rules/],
    ]
    for (const [options, message] of wrong) expect(() => readBuildOptions(options)).to.throw(message)
  })

  it('paths may be URLs, and both builds are the default', () => {
    const { builds, ...paths } = readBuildOptions({
      catalogue: pathToFileURL(catalogue()),
      output: pathToFileURL(join(folder, 'dist')),
    })
    expect(paths).to.include({ catalogue: catalogue(), output: join(folder, 'dist') })
    expect(builds).to.have.members(['react', 'light'])
  })

  it('a catalogue of another shape is reported while it is built, not in the page', () => {
    const wrong: [catalogue: unknown, message: RegExp][] = [
      [undefined, /has no default export: expected `export default defineCatalogue/],
      [{ ...right, plugins: [] }, /"plugins" must be an object/],
      [{ ...right, plugins: { tea: load } }, /has "plugins\.tea" wrong: expected { load:/],
      [{ ...right, themes: { milano: {} } }, /has "themes\.milano" wrong: expected \(\) => import/],
      [
        { ...right, fallback: 'notte' },
        /has "fallback" wrong: expected the name of one of its themes \(milano\)/,
      ],
    ]
    for (const [one, message] of wrong) expect(() => checkCatalogue(one)).to.throw(message)
    expect(checkCatalogue(right)).to.equal(right)
  })

  it('a package that is not installed is reported with the command that installs it', async () => {
    const missing = Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' })
    const said = await neededPackage('typescript', 'tea.tsx is JSX', () => Promise.reject(missing)).catch(
      String,
    )
    expect(said).to.equal('Error: tea.tsx is JSX: npm install --save-dev typescript')
    const broken = await neededPackage('typescript', '', () => Promise.reject(new Error('broken'))).catch(
      String,
    )
    expect(broken).to.equal('Error: broken')
  })
})

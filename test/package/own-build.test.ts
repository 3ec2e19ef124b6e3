import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { tmpdir } from 'node:os'
import { expect } from 'chai'
import type { Configuration } from 'webpack'
import { build } from '../../tools/bench/build'
import type { BuildOptions } from '../../tools/webpack/tavola-build'
import { buildSizes, type BuildSizes } from '../size/brotli'
import { visit } from '../browser/kit/diner'
import { initWith } from '../browser/kit/site'
import { enquiryBody } from '../kit/fixtures'
import { isNight } from '../kit/night'
import {
  checkCatalogue,
  checkFurther,
  checkServices,
  neededPackage,
  readBuildOptions,
} from '../../tools/webpack/build-errors.js'
import { hostWith, linkPackages } from './installed'
import { saturday } from '../browser/kit/time'

/** All of Tavola's contents, and of the chain's own two plugins, a look and a language: docs/plugins/own-build.md. */
const files = {
  'catalogue.ts': `import { catalogue, defineCatalogue } from 'tavola/catalogue'
import loyalty from './loyalty'

export default defineCatalogue({
  ...catalogue,
  plugins: [...catalogue.plugins, loyalty],
  further: async () => ({ default: { ...(await catalogue.further()).default, 'afternoon-tea': () => import('./afternoon-tea') } }),
  themes: { ...catalogue.themes, osteria: () => import('./osteria'), plain: async () => catalogue.themes.milano() },
  languages: () => import('./languages'),
})`,
  'loyalty.ts': `export default { id: 'loyalty', parts: [{ load: () => import('./campaign') }] }`,
  'campaign.ts': `export const payload = { campaign: () => 'autumn' }`,
  'osteria.ts': `import milano from 'tavola/themes/milano'

export default { css: milano.css + '.osteria{}', brand: { ...milano.brand, name: 'osteria', theme: 'osteria' } }`,
  'languages.ts': `import packs from 'tavola/languages'

export default { ...packs, ga: () => import('./ga') }`,
  'ga.ts': `export default { 'widget.back': 'Ar ais' }`,
}

/** Builds it where the package is installed, with what a chain installs besides. Returns the folder of the light build. */
async function buildOwn(): Promise<string> {
  const host = hostWith(19)
  const chain = join(host.folder, 'own-build')
  mkdirSync(join(chain, 'node_modules'), { recursive: true })
  linkPackages(host, ['preact', 'typescript', 'braintree-web'])
  for (const [file, text] of Object.entries(files)) writeFileSync(join(chain, file), text)
  cpSync('examples/plugins/afternoon-tea', join(chain, 'afternoon-tea'), { recursive: true })
  const installed = join(host.package, 'lib/tools/webpack/tavola-build.js')
  const { tavolaBuild } = (await import(pathToFileURL(installed).href)) as {
    tavolaBuild(options: BuildOptions): Configuration[]
  }
  const [light] = tavolaBuild({
    catalogue: join(chain, 'catalogue.ts'),
    output: join(chain, 'dist'),
    builds: ['light'],
    sourceMaps: true,
  })
  // Making it small takes most of the time, and only its size needs it.
  await build({ ...light, context: chain, mode: isNight ? 'production' : 'development' })
  return join(chain, 'dist/light')
}

/** The chain's own files: those that have a name in the catalogue, and all later parts. */
const ownFiles = ['osteria', 'language-ga', 'afternoon-tea', 'own']

/** The files of an inline widget of the default brand, and the whole build without the chain's own files. */
const parts: Readonly<Record<string, (file: string) => boolean>> = {
  'until the first paint': (file) => /^tavola(-first)?\.js$/.test(file),
  'until step 1': (file) => /^tavola(-first|-search)?\.js$/.test(file),
  'react-select': (file) => file === 'tavola-react-select.js',
  'all of it': (file) => !ownFiles.some((name) => file === `tavola-${name}.js`),
}

describe("Package: a chain's own script-tag build", () => {
  let dist: string
  before('build it', async () => {
    dist = await buildOwn()
  })

  it('with source maps a position in a file leads to the source, and no file names its map', () => {
    const files = readdirSync(dist).filter((file) => /^tavola.*\.js$/.test(file))
    const read = (file: string) => readFileSync(join(dist, file), 'utf8')
    for (const file of files) expect(read(file), file).not.to.include('sourceMappingURL=tavola')
    const own = files.find((file) => read(file).includes('YOUR AFTERNOON TEA'))!
    const lines = read(own).split('\n')
    const line = lines.findIndex((text) => text.includes('YOUR AFTERNOON TEA'))
    const map = new SourceMap(JSON.parse(read(`${own}.map`)))
    const place = map.findEntry(line, lines[line]!.indexOf('YOUR AFTERNOON TEA'))
    expect(place)
      .to.have.property('originalSource')
      .that.matches(/afternoon-tea\/index\.tsx$/)
  })

  it('its own look, language and further plugin have files of their names, and the loader lists them', () => {
    const named = new Set(readdirSync(dist).map((file) => /^tavola-(.+)-\w+\.js$/.exec(file)?.[1]))
    expect([...named]).to.include.members(ownFiles)
    const list: string[] = JSON.parse(
      /\[[^\]]*"osteria"[^\]]*\]/.exec(readFileSync(join(dist, 'tavola.js'), 'utf8'))![0],
    )
    expect(list).to.include.members([
      'notte',
      'osteria',
      'language-it',
      'language-ga',
      'keep',
      'afternoon-tea',
    ])
    expect(list.filter((name) => !named.has(name))).to.deep.equal([])
    expect(readFileSync(join(dist, 'tavola-inline-brand.js'), 'utf8')).to.include('.osteria{}')
  })

  if (isNight)
    it('it is as small as ours, within one per cent', () => {
      const ours = buildSizes(resolve(process.env.TAVOLA_DIST ?? 'dist', 'light'))
      const own = buildSizes(dist)
      const sum = (sizes: BuildSizes, isPart: (file: string) => boolean) =>
        sizes.names.filter(isPart).reduce((all, name) => all + sizes.of(name)!, 0)
      for (const [name, isPart] of Object.entries(parts))
        expect(sum(own, isPart), name).to.be.within(sum(ours, isPart) * 0.9, sum(ours, isPart) * 1.01)
    })

  it("a diner completes the chain's own journey, up to its reference", async () => {
    const brand = {
      plugins: ['start', 'booking', 'enquiry', 'afternoon-tea', 'loyalty'],
      journeys: ['Booking', 'AfternoonTea'],
      theme: 'osteria',
    }
    const page = initWith(`venueId: 'cork', date: '${saturday}', brand: ${JSON.stringify(brand)}`)
    const create = 'POST /api/enquiries/create'
    const diner = await visit({ page, dist, answers: { [create]: enquiryBody('ME-77') } })
    await diner.presses('Afternoon Tea Enquiry')
    await diner.selects('Hour', '19')
    await diner.presses('Continue')
    await diner.selects('Which tea would you like?', 'Classic')
    await diner.fillsDetails()
    await diner.presses('Continue')
    await diner.presses('Complete Enquiry')
    await diner.finds('text', 'ME-77')
    expect(diner.errors).to.deep.equal([])
    const [sent] = diner.api.sent(create)
    expect(JSON.parse(sent!.body)).to.deep.include({
      campaign: 'autumn',
      afternoonTea: { tea: 'classic', occasion: '' },
    })
  })
})

const load = () => undefined
const right = { plugins: [{ id: 'tea' }], themes: { milano: load }, fallback: 'milano' }

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
      [{ catalogue: catalogue(), sourceMaps: 'yes' }, /"sourceMaps" must be true or false/],
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
      [{ ...right, plugins: {} }, /"plugins" must be a list of plugins/],
      [{ ...right, plugins: [load] }, /has "plugins\[0\]" wrong: expected a plugin/],
      [{ ...right, themes: { milano: {} } }, /has "themes\.milano" wrong: expected \(\) => import/],
      [
        { ...right, fallback: 'notte' },
        /has "fallback" wrong: expected the name of one of its themes \(milano\)/,
      ],
    ]
    for (const [one, message] of wrong) expect(() => checkCatalogue(one)).to.throw(message)
    expect(checkCatalogue(right)).to.equal(right)
  })

  for (const [what, further, message] of [
    ['no list', undefined, /has "further" wrong: expected \(\) => import/],
    [
      'one in code',
      { tea: { id: 'tea' } },
      /has "further\.tea" wrong: expected \(\) => import\('…'\) of the plugin "tea"/,
    ],
    ['one of another name', { tea: async () => ({ default: { id: 'cake' } }) }, /of the plugin "tea"/],
    [
      'an essential one',
      { tea: async () => ({ default: { id: 'tea', essential: true } }) },
      /has "further\.tea" wrong: expected a plugin that is not essential/,
    ],
    [
      'one that an essential plugin requires',
      { tea: async () => ({ default: { id: 'tea', provides: { card: load } } }) },
      /has "further\.tea" wrong: an essential plugin requires its service "card"/,
    ],
  ] as const)
    it(`further plugins: ${what} is refused while it is built, with what was expected`, async () => {
      const plugins = [{ id: 'cake', essential: true, requires: ['card'] }]
      expect(await checkFurther({ default: further as never }, plugins).catch(String)).to.match(message)
    })

  it('a default brand that lacks the provider of a service is refused while it is built', () => {
    const plugins = [
      { id: 'cake', requires: ['card'] },
      { id: 'tea', provides: { card: load } },
    ]
    const catalogue = { plugins, fallback: 'milano' }
    expect(() => checkServices(catalogue, { plugins: ['cake', 'tea'] })).to.not.throw()
    expect(() => checkServices(catalogue, { plugins: ['cake'] })).to.throw(/"cake".*the service "card"/)
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

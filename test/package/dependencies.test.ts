import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { expect } from 'chai'
import { foldersIn, licenceOf } from '../../tools/webpack/written-files.js'

interface Locked {
  readonly version: string
  readonly resolved?: string
  readonly integrity?: string
  readonly license?: string
  readonly dev?: true
  readonly devOptional?: true
}

interface Component {
  readonly name: string
  readonly purl: string
  readonly hashes: readonly { readonly content: string }[]
}

interface Bill {
  readonly metadata: { readonly component: { readonly components: readonly Component[] } }
  readonly components: readonly Component[]
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T

const { '': _own, ...packages } = readJson<{ packages: Readonly<Record<string, Locked>> }>(
  'package-lock.json',
).packages

/** For code that we publish: these ask only to include their text. OFL is for fonts, which may be bundled. */
const permissive = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Unlicense', 'OFL-1.1'],
]
/** For tools: some ask to publish changed files, and none leave this repository. */
const ofTools = [...permissive, 'Zlib', 'MPL-2.0', 'CC-BY-4.0', 'PSF-2.0', 'Python-2.0']

/** Whether one of the choices of an SPDX expression is allowed, in all of its parts. */
const isAllowed = (license: string | undefined, list: readonly string[]) =>
  (license ?? 'none')
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => list.includes(part)))

describe('The packages in the lock file', () => {
  it('come from the public registry, each with a SHA-512', () => {
    const strange = Object.entries(packages).filter(
      ([, { resolved = 'https://registry.npmjs.org/', integrity = '' }]) =>
        !resolved.startsWith('https://registry.npmjs.org/') || !integrity.startsWith('sha512-'),
    )
    expect(strange.map(([folder]) => folder)).to.deep.equal([])
  })

  it('have a licence that their use allows', () => {
    const published = ['dist', 'dist/light', 'lib']
      .flatMap((folder) => readJson<Bill>(`${folder}/bom.cdx.json`).components)
      .map(({ name }) => `node_modules/${name}`)
    const wrong = Object.entries(packages).filter(([folder, { license, dev, devOptional }]) => {
      const isPublished = !(dev ?? devOptional) || published.some((one) => folder.endsWith(one))
      return !isAllowed(license, isPublished ? permissive : ofTools)
    })
    expect(wrong.map(([folder, { license }]) => `${folder}: ${license}`)).to.deep.equal([])
  })
})

describe('The bills of materials', () => {
  it('list the packages in the files, with the hashes of what npm published', () => {
    const { components } = readJson<Bill>('dist/light/bom.cdx.json')
    const preact = components.find(({ name }) => name === 'preact')!
    const locked = packages['node_modules/preact']!
    const sha512 = Buffer.from(locked.integrity!.slice('sha512-'.length), 'base64').toString('hex')
    expect(preact.purl).to.equal(`pkg:npm/preact@${locked.version}`)
    expect(preact.hashes[0]!.content).to.equal(sha512)
    expect(components.map(({ name }) => name)).to.include.members(['react-select', '@fontsource/jost'])
    expect(components.map(({ name }) => name)).to.not.include.members(['react-dom'])
    const inLib = readJson<Bill>('lib/bom.cdx.json').components.map(({ name }) => name)
    expect(inLib).to.include.members(['react-select', 'valibot'])
  })

  it('list every script with its hash', () => {
    const { components } = readJson<Bill>('dist/light/bom.cdx.json').metadata.component
    expect(components.map(({ name }) => name)).to.include.members(['tavola.js', 'tavola-adapter.js'])
    for (const { name, hashes } of components) {
      const sha384 = createHash('sha384').update(readFileSync(`dist/light/${name}`))
      expect(hashes[0]!.content, name).to.equal(sha384.digest('hex'))
    }
  })

  it('know the packages within the published files of braintree-web, with their licences', () => {
    const folders = foldersIn([resolve('node_modules/braintree-web/hosted-fields.js')])
    const names = folders.map((folder) => relative(resolve('node_modules'), folder))
    expect(names).to.include.members(['braintree-web', '@braintree/asset-loader', 'framebus'])
    expect(licenceOf(resolve('node_modules/framebus'))).to.match(/^=== framebus \S+ \(MIT\)\n\n.*MIT/s)
  })
})

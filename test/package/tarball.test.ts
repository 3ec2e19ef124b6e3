import { execFileSync } from 'node:child_process'
import { copyFileSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { dataFiles, entries, moduleOf } from '../../tools/package/entries.js'
import manifest from '../../package.json'
import { hostWith } from './installed'

type Paths = Omit<typeof manifest.exports, keyof typeof dataFiles | './dist/*' | './package.json'>

const nameIn = (pattern: object, name: string): object =>
  JSON.parse(JSON.stringify(pattern).replaceAll('*', name)) as object

describe('Package: the packed files', () => {
  it('host.npm: contains the modules, the files of the script tag, and the texts to read', () => {
    expect(readdirSync(hostWith(19).package)).to.have.members([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'dist',
      'lib',
      'package.json',
    ])
  })

  it('host.npm: each plugin, theme and language of the source can be imported by its name', () => {
    const file = (source: string, type: string) => `./lib/${moduleOf(source)}${type}`
    const conditions = (path: string, source: string) => ({
      types: file(source, '.d.ts'),
      // Jest looks its setup files up as CommonJS, and then loads them as the ES modules that they are.
      ...(path !== './testing/jsdom' && {
        // Whoever can load ES modules by require: Node.js, and bundlers. The testing kit looks how it was loaded.
        ...(path !== './testing' && { 'module-sync': file(source, '.js') }),
        module: file(source, '.js'),
        require: path === './testing' ? './lib/testing.cjs' : './lib/require.cjs',
      }),
      default: file(source, '.js'),
    })
    const expected = Object.entries(entries).map(([path, source]) => [path, conditions(path, source)])
    const { './dist/*': files, './package.json': self, ...all } = manifest.exports
    const paths = Object.fromEntries(Object.entries(all).filter(([path]) => !(path in dataFiles))) as Paths
    const { './plugins/*': plugin, './themes/*': theme, './languages/*': language, ...listed } = paths
    const patterns = { './plugins/': plugin, './themes/': theme, './languages/': language }
    const named = Object.entries(patterns).flatMap(([start, pattern]) =>
      Object.keys(entries)
        .filter((path) => path.startsWith(start) && !(path in listed))
        .map((path) => [path, nameIn(pattern, path.slice(start.length))]),
    )
    expect({ ...listed, ...Object.fromEntries(named) }).to.deep.equal(Object.fromEntries(expected))
    expect([files, self]).to.deep.equal(['./dist/*', './package.json'])
  })

  it('includes the schema of its events and all its texts as data', () => {
    const listed = Object.entries(manifest.exports).filter(([path]) => path in dataFiles)
    expect(listed).to.deep.equal(Object.entries(dataFiles).map(([path, file]) => [path, `./lib/${file}`]))
    const asked = `const read = createRequire(import.meta.url)
      console.log(read('tavola/events.v1.json').version, read('tavola/messages.json')['start.continue'])`
    const script = `import { createRequire } from 'node:module'\n${asked}`
    const words = ['--input-type=module', '-e', script]
    expect(execFileSync(process.execPath, words, { cwd: hostWith(19).folder, encoding: 'utf8' })).to.equal(
      '1 Continue\n',
    )
  })

  it('host.npm: to add a language is to add its file, with a region in its name too', () => {
    const { folder, package: installed } = hostWith(19)
    const added = join(installed, 'lib/themes/languages/pt-BR.js')
    copyFileSync(join(installed, 'lib/themes/languages/it.js'), added)
    const asked = `import('tavola/languages/pt-BR').then(({ default: pack }) => console.log(pack['terms.close']))`
    expect(execFileSync(process.execPath, ['-e', asked], { cwd: folder, encoding: 'utf8' })).to.equal(
      'Chiudi\n',
    )
    rmSync(added)
  })

  for (const react of [18, 19] as const)
    it(`host.npm: its peer ranges accept the packages of a host with React ${react}`, () => {
      const { folder, package: installed } = hostWith(react)
      const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
      const peers = read(join(installed, 'package.json')).peerDependencies as Record<string, string>
      for (const name of ['react', 'react-dom', '@types/react']) {
        const { version } = read(join(folder, 'node_modules', name, 'package.json'))
        const majors = peers[name]!.split('||').map((range) => /\^(\d+)/.exec(range)![1])
        expect(majors, name).to.include(String(version).split('.')[0])
      }
    })

  it('host.npm: only react-select and the fonts of the looks are built in, with their licences', () => {
    const folder = join(hostWith(19).package, 'lib/built-in')
    expect(readdirSync(folder)).to.have.members([
      '@babel',
      '@floating-ui',
      '@fontsource',
      'memoize-one',
      'react-select',
      'use-isomorphic-layout-effect',
    ])
    expect(readdirSync(join(folder, 'react-select'))).to.include('LICENSE')
  })
})

import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import lock from '../../package-lock.json'
import manifest from '../../package.json'
import { isNight } from '../kit/night'

/** The package as hosts get it: packed once, and installed into a folder for each version of React. */

export type React = 18 | 19

export interface Host {
  /** Has the package in its `node_modules`. */
  readonly folder: string
  readonly package: string
}

let made: string | undefined
const root = () => (made ??= realpathSync(mkdtempSync(join(tmpdir(), 'tavola-package-'))))
const hosts = new Map<React, Host>()
let packed: string | undefined

after('uninstall', () => made && rmSync(made, { recursive: true }))

/** TAVOLA_LIB and TAVOLA_DIST may name the folders of other builds than the checkout's. */
export function tarball(): string {
  if (packed) return packed
  const stage = join(root(), 'stage')
  mkdirSync(stage)
  for (const name of ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', '.gitignore'])
    cpSync(name, join(stage, name))
  cpSync(process.env.TAVOLA_LIB ?? 'lib', join(stage, 'lib'), { recursive: true })
  cpSync(process.env.TAVOLA_DIST ?? 'dist', join(stage, 'dist'), { recursive: true })
  npm(stage, 'pack')
  return (packed = join(
    stage,
    readdirSync(stage).find((name) => name.endsWith('.tgz'))!,
  ))
}

export function hostWith(react: React): Host {
  const there = hosts.get(react)
  if (there) return there
  // A new folder, so that the leftovers of a failed installation don't disturb the next one.
  const folder = join(root(), `react-${react}-${tries++}`)
  install(folder, react)
  const host = { folder, package: join(folder, 'node_modules/tavola') }
  hosts.set(react, host)
  return host
}
let tries = 0

/** Packages that a host installs itself, with their folder in the checkout. */
const ofTheHost: Readonly<Record<React, Readonly<Record<string, string>>>> = {
  18: { react: 'react-18', 'react-dom': 'react-dom-18', '@types/react': 'types-react-18' },
  19: {
    react: 'react',
    'react-dom': 'react-dom',
    '@types/react': '@types/react',
    '@types/react-dom': '@types/react-dom',
  },
}

/**
 * At night by npm itself, without its registry: what the package needs is there already, as the checkout has it. By day the
 * tarball is only unpacked.
 */
function install(folder: string, react: React): void {
  const own = ofTheHost[react]
  for (const [name, source] of Object.entries({ ...closure([...Object.values(own)]), ...own }))
    bring(source, join(folder, 'node_modules', name))
  const dependencies = Object.fromEntries(Object.keys(own).map((name) => [name, '*']))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
  if (!isNight) return unpack(join(folder, 'node_modules/tavola'))
  // Otherwise npm asks its registry about peers, also those that are there (tarball.test.ts looks at them).
  const offline = ['--offline', '--legacy-peer-deps', '--ignore-scripts', '--no-package-lock']
  npm(folder, 'install', tarball(), ...offline, '--no-audit', '--no-fund')
}

/** Links packages of the checkout that a host has besides. */
export function linkPackages({ folder }: Host, names: readonly string[]): void {
  for (const name of names) {
    const link = join(folder, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    // Another test may have brought it.
    if (!existsSync(link)) symlinkSync(resolve('node_modules', name), link, 'junction')
  }
}

function unpack(folder: string): void {
  mkdirSync(folder)
  execFileSync('tar', ['-xzf', tarball(), '--strip-components', '1', '-C', folder])
}

/** Copied where it imports others, so that it finds the host's; only linked otherwise, as that is much quicker. */
function bring(source: string, target: string): void {
  const { dependencies, peerDependencies } = packages[`node_modules/${source}`]!
  mkdirSync(dirname(target), { recursive: true })
  if (dependencies || peerDependencies) cpSync(join('node_modules', source), target, { recursive: true })
  else symlinkSync(resolve('node_modules', source), target, 'junction')
}

/** The packages that the package names, and all that these and `sources` name, each by itself. */
function closure(sources: readonly string[]): Record<string, string> {
  const names = new Set([...Object.keys(manifest.dependencies), ...sources])
  for (const name of names)
    for (const next of Object.keys(packages[`node_modules/${name}`]!.dependencies ?? {})) names.add(next)
  return Object.fromEntries([...names].filter((name) => !sources.includes(name)).map((name) => [name, name]))
}

type Needs = Readonly<Record<string, string>>
const packages = lock.packages as Record<string, { dependencies?: Needs; peerDependencies?: Needs }>

/** As a host calls it: without what the npm that runs the tests has put into the environment. */
function npm(folder: string, ...words: string[]): void {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))
  execFileSync('npm', words, { cwd: folder, env, stdio: 'pipe', shell: process.platform === 'win32' })
}

import { cpSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack from 'webpack'
import { entries } from '../../tools/package/entries.js'
import { isNight } from '../kit/night'
import { hostWith, type React } from './installed'

export interface Build {
  readonly folder: string
  /** The sources in it, by their paths from the host's folder, and those of them that come with the page. */
  readonly modules: readonly string[]
  readonly first: readonly string[]
}

/** As its developers have it, with the pages of `./host` beside the sample's own. */
export const pagesOf = (react: React) =>
  once(`pages ${react}`, () =>
    buildReactHost(react, {
      mode: 'development',
      entry: { main: './src/main.tsx', doctor: './doctor.js', element: './element.js' },
    }),
  )

/** But what runs where the host is built, or is a test runner's alone. */
const inPages = Object.keys(entries).filter((path) => !['./webpack', './testing/jsdom'].includes(path))

/** What its server has: the sample's page; at night everything that pages can import, and the payment provider's library. */
export const serverOf = (react: React) =>
  once(`server ${react}`, () => {
    const { folder } = hostWith(react)
    const everything = inPages.map((path) => `export * from '${path.replace('.', 'tavola')}'`)
    writeFileSync(join(folder, 'everything.js'), everything.join('\n'))
    return buildReactHost(react, {
      mode: 'development',
      target: 'node',
      entry: {
        server: './src/server.tsx',
        ...(isNight && {
          everything: join(folder, 'everything.js'),
          braintree: join(folder, 'node_modules/tavola/lib/plugins/card-guarantee/card/braintree.js'),
        }),
      },
      resolve: { extensions: ['.tsx', '.ts', '.js'], modules: ['node_modules', resolve('node_modules')] },
      output: { filename: '[name].cjs', library: { type: 'commonjs2' } },
    })
  })

/** As it is published, React in a file of its own. */
export const publishedHost = () =>
  once('published', () => {
    const test = /\/(react|react-dom|scheduler)\//
    const cacheGroups = { react: { name: 'react', chunks: 'all' as const, test, enforce: true } }
    return buildReactHost(19, {
      optimization: { splitChunks: { cacheGroups } },
      output: { filename: '[name].js', chunkFilename: '[id].js' },
    })
  })

/** A build takes seconds, and several files of tests look at the same one. */
function once(name: string, build: () => Promise<Build>): Promise<Build> {
  const there = builds.get(name) ?? build()
  builds.set(name, there)
  return there
}
const builds = new Map<string, Promise<Build>>()

/**
 * Builds the React host of examples/hosts where the package is installed, by its own configuration and our copy of its
 * tools.
 */
async function buildReactHost(react: React, changes: webpack.Configuration): Promise<Build> {
  const host = hostWith(react).folder
  const source = join(host, 'trattoria')
  for (const folder of ['examples/hosts/react', 'test/package/host'])
    cpSync(folder, source, { recursive: true })
  const { default: own } = await import(pathToFileURL(join(source, 'webpack.config.js')).href)
  // A folder for each: the test's site reads each file once.
  const folder = join(source, ['dist', changes.mode, changes.target].join('-'))
  const stats = await run({
    ...own,
    ...changes,
    output: { ...own.output, ...changes.output, path: folder },
    resolveLoader: { modules: [resolve('node_modules')] },
    // Its types are checked by themselves.
    module: { rules: [{ ...own.module.rules[0], options: { transpileOnly: true } }] },
    performance: { hints: false },
  })
  return { folder, ...contentsOf(stats, host) }
}

function run(configuration: webpack.Configuration): Promise<webpack.Stats> {
  return new Promise((done, fail) =>
    webpack(configuration, (error, stats) =>
      error || stats!.hasErrors() || stats!.hasWarnings()
        ? fail(error ?? new Error(stats!.toString('errors-warnings')))
        : done(stats!),
    ),
  )
}

/** The files that the page of the entry "main" may load. */
function contentsOf({ compilation }: webpack.Stats, host: string): Pick<Build, 'modules' | 'first'> {
  const main = compilation.entrypoints.get('main')
  const groups = new Set<webpack.ChunkGroup>(main ? [main] : [])
  for (const group of groups) for (const next of group.getChildren()) groups.add(next)
  const modulesIn = (groups: Iterable<webpack.ChunkGroup>) =>
    [...groups]
      .flatMap((group) => group.chunks)
      .flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)])
      .flatMap((module) => ('modules' in module ? (module.modules as webpack.Module[]) : [module]))
      .map((module) => (module.nameForCondition() ?? '').replace(`${host}/`, ''))
  return { modules: modulesIn(groups), first: modulesIn(main ? [main] : []) }
}

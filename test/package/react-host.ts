import { cpSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack from 'webpack'
import { hostWith, type React } from './installed'

export interface Build {
  readonly folder: string
  /** The sources in it, by their paths from the host's folder, and the names of its chunks. */
  readonly modules: readonly string[]
  readonly chunks: readonly string[]
}

/** As its developers have it. */
export const developmentHost = (react: React) =>
  once(`development ${react}`, () => buildReactHost(react, { mode: 'development' }))

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
export async function buildReactHost(react: React, changes: webpack.Configuration = {}): Promise<Build> {
  const host = hostWith(react).folder
  const source = join(host, 'trattoria')
  cpSync('examples/hosts/react', source, { recursive: true })
  const { default: own } = await import(pathToFileURL(join(source, 'webpack.config.js')).href)
  // A folder for each: the test's site reads each file once.
  const entries = Object.keys((changes.entry ?? {}) as object)
  const folder = join(source, ['dist', changes.mode, changes.target, ...entries].join('-'))
  const stats = await run({
    ...own,
    ...changes,
    output: { ...own.output, ...changes.output, path: folder },
    resolveLoader: { modules: [resolve('node_modules')] },
    // Its types are checked by themselves.
    module: { rules: [{ ...own.module.rules[0], options: { transpileOnly: true } }] },
    performance: { hints: false },
  })
  return { folder, ...namesIn(stats, host) }
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

function namesIn(stats: webpack.Stats, host: string): Pick<Build, 'modules' | 'chunks'> {
  const { modules = [], chunks = [] } = stats.toJson({
    all: false,
    modules: true,
    nestedModules: true,
    modulesSpace: Infinity,
    nestedModulesSpace: Infinity,
    chunks: true,
  })
  const all = modules.flatMap((module) => [module, ...(module.modules ?? [])])
  return {
    modules: all.map(({ nameForCondition }) => (nameForCondition ?? '').replace(`${host}/`, '')),
    chunks: chunks.flatMap(({ names = [] }) => names),
  }
}

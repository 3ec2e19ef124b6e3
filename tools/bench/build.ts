import { resolve } from 'node:path'
import webpack from 'webpack'

/** Runs webpack. Rejects on an error. */
export function build(configuration: webpack.Configuration): Promise<webpack.Stats> {
  return new Promise((done, fail) =>
    webpack(configuration, (error, stats) =>
      error || stats!.hasErrors() ? fail(error ?? new Error(stats!.toString('errors-only'))) : done(stats!),
    ),
  )
}

/** Builds pages as plain apps, as their owners would: a script, and a style sheet if it imports one. */
export const buildPages = (entry: Readonly<Record<string, string>>, folder: string, path: string) =>
  build({
    mode: 'production',
    entry,
    output: { path: resolve(folder), publicPath: path },
    experiments: { css: true },
    performance: { hints: false },
    cache: { type: 'filesystem', cacheDirectory: resolve('.cache/bench-webpack') },
  })

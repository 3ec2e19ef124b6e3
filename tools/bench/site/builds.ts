import { resolve } from 'node:path'
import webpack from 'webpack'

/** Runs webpack. Rejects where something is wrong. */
export function build(configuration: webpack.Configuration): Promise<webpack.Stats> {
  return new Promise((done, fail) =>
    webpack(configuration, (error, stats) =>
      error || stats!.hasErrors() ? fail(error ?? new Error(stats!.toString('errors-only'))) : done(stats!),
    ),
  )
}

/** As any app is built: nothing of Tavola's own configuration. */
export const plain = (entry: string, folder: string): webpack.Configuration => ({
  mode: 'production',
  entry: { [entry.replace(/.*\/|\.tsx?$/g, '')]: resolve(entry) },
  output: { path: resolve(folder) },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'ts-loader',
        options: { transpileOnly: true, compilerOptions: { noEmit: false } },
      },
    ],
  },
  performance: { hints: false },
})

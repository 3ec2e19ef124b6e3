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

/** Builds the page with one React button as a plain React app. */
export const buildReactButton = (folder: string) =>
  build({
    mode: 'production',
    entry: { 'react-button': resolve('tools/bench/react-button.tsx') },
    output: { path: resolve(folder) },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          options: {
            transpileOnly: true,
            configFile: resolve('tsconfig.json'),
            compilerOptions: { noEmit: false },
          },
        },
      ],
    },
    performance: { hints: false },
  })

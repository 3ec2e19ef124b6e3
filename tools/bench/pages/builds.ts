import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import webpack from 'webpack'
import { hostPage } from '../site'

/** Runs webpack. Rejects on an error. */
export function build(configuration: webpack.Configuration): Promise<webpack.Stats> {
  return new Promise((done, fail) =>
    webpack(configuration, (error, stats) =>
      error || stats!.hasErrors() ? fail(error ?? new Error(stats!.toString('errors-only'))) : done(stats!),
    ),
  )
}

/** The configuration of a plain React app. */
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

/** Builds the React host of examples/hosts with the package that `npm run build` has made. */
export async function buildReactHost(folder: string): Promise<void> {
  const source = resolve(folder, 'react-host')
  const packages = resolve(folder, 'node_modules')
  mkdirSync(packages, { recursive: true })
  cpSync('examples/hosts/react', source, { recursive: true })
  if (!existsSync(join(packages, 'tavola'))) symlinkSync(resolve('.'), join(packages, 'tavola'), 'junction')
  const app = plain(join(source, 'src/main.tsx'), folder)
  await build({
    ...app,
    output: { ...app.output, publicPath: '/own/', filename: 'react-host.js' },
    resolve: { ...app.resolve, modules: [packages, resolve('node_modules')] },
  })
}

export const reactHostPage = (api: string): string =>
  hostPage('', `<div id="app" data-api="${api}"></div><script src="/own/react-host.js"></script>`)

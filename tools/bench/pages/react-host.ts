import { cpSync, mkdirSync, symlinkSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from '../site/builds'
import { hostPage } from './host-page'

/** Builds the React host of examples/hosts, as it stands there, with the package that `npm run build` has made. */
export async function buildReactHost(folder: string): Promise<void> {
  const source = resolve(folder, 'react-host')
  const packages = resolve(folder, 'node_modules')
  mkdirSync(packages, { recursive: true })
  cpSync('examples/hosts/react', source, { recursive: true })
  if (!existsSync(join(packages, 'tavola'))) symlinkSync(resolve('.'), join(packages, 'tavola'), 'junction')
  await build({
    mode: 'production',
    context: source,
    entry: './src/main.tsx',
    output: { path: resolve(folder), publicPath: '/own/', filename: 'react-host.js' },
    resolve: { extensions: ['.tsx', '.ts', '.js'], modules: [packages, resolve('node_modules')] },
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
}

export const reactHostPage = (api: string): string =>
  hostPage('', `<div id="app" data-api="${api}"></div><script src="/own/react-host.js"></script>`)

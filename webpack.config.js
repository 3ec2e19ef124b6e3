import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const path = (name) => fileURLToPath(new URL(name, import.meta.url))
const { version } = JSON.parse(readFileSync(path('package.json'), 'utf8'))

/** What the loader and the catalogue of plugins ask for, and step 1, which comes along. */
const isFirst = ({ name, groupsIterable }) =>
  name === 'start-step' ||
  [...groupsIterable].some(({ origins }) =>
    origins.some(({ module }) => /(script-tag|catalogue)\.ts$/.test(module?.resource)),
  )

/** The script-tag build: `dist/tavola.js`, a loader that finds its chunks beside itself. */
export default {
  mode: 'production',
  target: ['web', 'es2020'],
  entry: { tavola: path('themes/script-tag.ts') },
  output: {
    path: path('dist'),
    clean: true,
    filename: '[name].js',
    // One hash for the whole build: the loader carries no table of them.
    chunkFilename: 'tavola-[name]-[fullhash].js',
    hashDigestLength: 8,
    // The loader finds it out itself (src/host/loader.ts), in fewer bytes than webpack's "auto".
    publicPath: '',
    charset: false,
    // One global and no more: the chunks report to it, under a name that no other version of this script has.
    globalObject: '(window.Tavola=window.Tavola||{})',
    chunkLoadingGlobal: `chunks ${version}`,
    uniqueName: 'tavola',
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    alias: {
      tavola$: path('src/index.ts'),
      // React has had this hook of its own since 18; the shim is for older ones.
      'use-sync-external-store/shim/index.js': 'react',
      // Libraries of react-select for what we do not use of it; each stand-in says what for.
      '@floating-ui/dom': path('plugins/start/stand-ins/menu-portal.ts'),
      '@emotion/react': path('plugins/start/stand-ins/emotion.ts'),
    },
  },
  module: {
    rules: [
      // Types are checked once, by `npm run check`.
      {
        test: /\.tsx?$/,
        loader: 'ts-loader',
        options: { transpileOnly: true, compilerOptions: { noEmit: false } },
      },
      {
        test: /node_modules\/react-select\/dist\/Select-/,
        use: [path('plugins/start/stand-ins/without-accents.mjs')],
      },
      { test: /\.css$/, type: 'asset/source', use: [path('themes/css-loader.mjs')] },
    ],
  },
  optimization: {
    chunkIds: 'named',
    // The shortest names: the chunks of one build are only ever used together.
    moduleIds: 'natural',
    mangleExports: 'size',
    splitChunks: {
      cacheGroups: {
        default: false,
        defaultVendors: false,
        // What step 1 needs, libraries and src, in one file: it compresses best together, and takes one request.
        libraries: {
          name: 'kernel',
          chunks: 'async',
          test: /(stand-ins|node_modules\/(react|react-dom|scheduler|@preact|ky|valibot|react-select|memoize-one|use-isomorphic-layout-effect|@babel))\//,
          enforce: true,
        },
        sources: {
          name: 'kernel',
          chunks: 'async',
          test: (module, { chunkGraph }) =>
            module.resource?.startsWith(path('src/')) &&
            [...chunkGraph.getModuleChunksIterable(module)].some(isFirst),
          enforce: true,
        },
      },
    },
  },
  performance: { hints: false },
  stats: { preset: 'errors-warnings', assets: true },
  devtool: false,
}

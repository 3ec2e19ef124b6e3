import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import TerserPlugin from 'terser-webpack-plugin'

const path = (name) => fileURLToPath(new URL(name, import.meta.url))

/** The widget's code, what the catalogue of plugins asks for, and step 1, which comes along. */
const isFirst = ({ name, groupsIterable }) =>
  ['host', 'start-step'].includes(name) ||
  [...groupsIterable].some(({ origins }) =>
    origins.some(({ module }) => /catalogue\.ts$/.test(module?.resource)),
  )

const smaller = (files, compress = {}) =>
  new TerserPlugin({ ...files, terserOptions: { compress: { passes: 3, ...compress } } })

const notLoader = ({ name }) => name !== 'tavola'

/** Puts the build's own hash where the loader and the chunks name each other: two builds on one page share nothing. */
const stampBuild = {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.compilation.tap('stamp', (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: 'stamp', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH },
        (assets) => {
          for (const name of Object.keys(assets)) {
            const text = String(assets[name].source())
            if (!text.includes('@build@')) continue
            const stamped = text.replaceAll('@build@', compilation.hash.slice(0, 8))
            compilation.updateAsset(name, new sources.RawSource(stamped))
          }
        },
      ),
    )
  },
}

/** The loader fetches for all of them (src/host/loader/register-widget-code.ts): webpack's own way of it is never called. */
const withoutOwnFetching = {
  apply(compiler) {
    compiler.hooks.compilation.tap('fetching', (compilation) =>
      compilation.hooks.runtimeModule.tap('fetching', (module) => {
        if (module.name === 'load script') module.generate = () => null
      }),
    )
  },
}

/** The hash of each file, for pages that check what they load: `integrity.json`, a name and its hash. */
const listIntegrity = {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.compilation.tap('integrity', (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: 'integrity', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const hashes = Object.entries(assets)
            .filter(([name]) => name.endsWith('.js'))
            .map(([name, source]) => [
              name,
              `sha384-${createHash('sha384').update(source.source()).digest('base64')}`,
            ])
          const list = JSON.stringify(Object.fromEntries(hashes), null, 2)
          compilation.emitAsset('integrity.json', new sources.RawSource(list))
        },
      ),
    )
  },
}

/** The script-tag build: `dist/tavola.js`, a loader that finds the rest beside itself. */
export default {
  mode: 'production',
  target: ['web', 'es2020'],
  entry: { tavola: path('themes/script-tag.ts'), host: path('themes/widget.ts') },
  output: {
    path: path('dist'),
    clean: true,
    // One hash for the whole build: the loader carries no table of them, and no runtime of webpack's.
    filename: ({ chunk }) => (notLoader(chunk) ? 'tavola-[name]-[fullhash].js' : '[name].js'),
    chunkFilename: 'tavola-[name]-[fullhash].js',
    hashDigestLength: 8,
    // The loader knows it (src/host/loader/register-widget-code.ts).
    publicPath: '',
    charset: false,
    // One global and no more: the chunks report to it, under a name that no other build of this script has.
    globalObject: '(window.Tavola=window.Tavola||{})',
    chunkLoadingGlobal: 'chunks @build@',
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
      // And of the calendar.
      'date-fns/format': path('plugins/start/stand-ins/format.ts'),
      'date-fns/locale/en-US': path('plugins/start/stand-ins/locale.ts'),
      '@date-fns/tz': path('plugins/start/stand-ins/time-zone.ts'),
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
        test: /node_modules\/react-select\/dist\/(Select|index)-/,
        use: [path('plugins/start/stand-ins/light-select.mjs')],
      },
      {
        test: /node_modules\/react-day-picker\/dist\/esm\/helpers\//,
        use: [path('plugins/start/stand-ins/own-keys.mjs')],
      },
      {
        test: /node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/,
        use: [path('themes/quiet-react.mjs')],
      },
      { test: /\.css$/, type: 'asset/source', use: [path('themes/css-loader.mjs')] },
    ],
  },
  optimization: {
    // What compresses best, measured.
    minimizer: [smaller({ include: 'tavola.js' }, { hoist_funs: true }), smaller({ exclude: 'tavola.js' })],
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
          name: 'host',
          chunks: notLoader,
          test: /stand-ins\/(menu-portal|emotion)\.|node_modules\/(react|react-dom|scheduler|@preact|ky|valibot|react-select|memoize-one|use-isomorphic-layout-effect|@babel)\//,
          enforce: true,
        },
        sources: {
          name: 'host',
          chunks: notLoader,
          test: (module, { chunkGraph }) =>
            module.resource?.startsWith(path('src/')) &&
            [...chunkGraph.getModuleChunksIterable(module)].some(isFirst),
          enforce: true,
        },
      },
    },
  },
  plugins: [stampBuild, withoutOwnFetching, listIntegrity],
  performance: { hints: false },
  stats: { preset: 'errors-warnings', assets: true },
  devtool: false,
}

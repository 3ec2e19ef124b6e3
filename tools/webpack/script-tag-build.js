import { fileURLToPath } from 'node:url'
import { lightAliases } from '../light/aliases.js'
import { browserslist } from './browsers.js'
import { cacheGroups, nameFiles } from './files.js'
import { withoutPageBuiltIns } from './page-built-ins.js'
import {
  escapeLetters,
  writeBrandFiles,
  writeEmbed,
  writeInline,
  writeLicences,
  writeSourceMaps,
} from './written-files.js'

const here = (name) => fileURLToPath(new URL(name, import.meta.url))

/** `light`: the same source on Preact in React's place, in a folder of its own. */
const kinds = {
  react: { folder: '', alias: {} },
  light: { folder: '/light', alias: lightAliases },
}

/**
 * A script-tag build: `tavola.js`, a loader that finds the rest beside itself. This project's own builds and a chain's
 * (tavola-build.js) are made here. `source`: the modules that it is made of, and what they need of webpack. `sourceMaps`: a
 * `.map` beside each file.
 */
export function scriptTagBuild(name, source, catalogue, output, sourceMaps = false) {
  const { folder, alias } = kinds[name]
  return {
    name,
    mode: 'production',
    target: ['web', `browserslist:${browserslist.join(', ')}`],
    entry: { tavola: source.scriptTag, first: source.widget },
    output: { ...outputOptions, path: output + folder },
    resolve: {
      extensions: ['.tsx', '.ts', '.jsx', '.js'],
      // tools/light imports a module of src, which is JavaScript in the npm package.
      extensionAlias: { '.js': ['.js', '.ts'] },
      alias: { ...source.alias, ...alias, 'catalogue-of-the-build$': catalogue },
    },
    module: {
      // Names that debuggers show; the code for them would be in every page's first file.
      parser: { javascript: { anonymousDefaultExportName: false } },
      rules: [
        { include: source.scriptTag, loader: here('loaders/brand-files.mjs') },
        ...(source.compile ?? [typescript]),
        // A face is text in a chunk of its own: no address of its own, and nothing for the page's policy to let through.
        {
          test: /\.woff2$/,
          type: 'asset/inline',
          generator: { dataUrl: (bytes) => bytes.toString('base64') },
        },
        { test: /\.css$/, type: 'asset/source', use: [here('loaders/css.mjs')] },
        ...source.rules,
      ],
    },
    optimization: optimizationOf(source),
    plugins: [
      nameFiles(source.root),
      stampBuild,
      escapeLetters,
      withoutOwnFetching,
      withoutPageBuiltIns,
      writeBrandFiles,
      writeInline,
      writeEmbed,
      writeLicences,
      ...(sourceMaps ? [writeSourceMaps] : []),
      ...(source.plugins ?? []),
    ],
    performance: { hints: false },
    stats: { preset: 'errors-warnings', assets: true },
    devtool: false,
  }
}

/** How sources are compiled unless a build says otherwise. */
export const typescript = { test: /\.([jt]sx|ts)$/, loader: here('loaders/typescript.mjs') }

/** The files of a build. What else lies in its folder, a chain's own and the scripts beside it too, stays there. */
const ours =
  /^(tavola(?!-(scenes|adapter)\.js)(-.+)?\.js(\.LICENSE\.txt|\.map)?|embed\.html|integrity\.json|licences\.txt)$/

const outputOptions = {
  clean: { keep: (file) => !ours.test(file) },
  // One hash for the whole build: the loader carries no table of them, and no runtime of webpack's.
  filename: ({ chunk }) => (chunk.name === 'tavola' ? '[name].js' : 'tavola-[name]-[fullhash].js'),
  chunkFilename: 'tavola-[name]-[fullhash].js',
  hashDigestLength: 8,
  // Set while the page runs (src/host/loader/register-widget-code.ts).
  publicPath: '',
  charset: false,
  // One global and no more: the chunks report to it, under a name that no other build of this script has.
  globalObject: '(window.Tavola=window.Tavola||{})',
  chunkLoadingGlobal: 'chunks @build@',
  uniqueName: 'tavola',
}

const optimizationOf = ({ reactSelect }) => ({
  chunkIds: 'named',
  // The shortest names: the chunks of one build are only ever used together.
  moduleIds: 'natural',
  mangleExports: 'size',
  splitChunks: {
    cacheGroups: {
      default: false,
      defaultVendors: false,
      ...cacheGroups,
      select: { name: 'react-select', test: reactSelect, chunks: 'async', enforce: true, priority: 10 },
    },
  },
})

/** Writes the build's hash where the loader and the chunks name each other, so that two builds on one page stay apart. */
const stampBuild = {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.compilation.tap('stamp', (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: 'stamp', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH },
        (assets) => {
          for (const name of Object.keys(assets)) {
            const stamped = new sources.ReplaceSource(assets[name])
            for (const { index, 0: mark } of String(assets[name].source()).matchAll(/@build@/g))
              stamped.replace(index, index + mark.length - 1, compilation.hash.slice(0, 8))
            compilation.updateAsset(name, stamped)
          }
        },
      ),
    )
  },
}

/** The loader fetches all chunks (src/host/loader/register-widget-code.ts), so webpack's code for it is left out. */
const withoutOwnFetching = {
  apply(compiler) {
    compiler.hooks.compilation.tap('fetching', (compilation) =>
      compilation.hooks.runtimeModule.tap('fetching', (module) => {
        if (module.name === 'load script') module.generate = () => null
      }),
    )
  },
}

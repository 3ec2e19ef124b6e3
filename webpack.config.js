import { fileURLToPath } from 'node:url'
import webpack from 'webpack'
import { lightAliases } from './tools/light/aliases.js'
import { shellFile } from './tools/languages/join.js'
import { replacements } from './tools/patches/index.js'
import { brandFiles } from './tools/webpack/brand-files.js'
import { isInCodeFile } from './tools/webpack/code-file.js'
import { editRules, requirePatches } from './tools/webpack/patches.js'
import { stampBuild } from './tools/webpack/stamp-build.js'
import { withoutOwnFetching } from './tools/webpack/without-own-fetching.js'
import { writeEmbed } from './tools/webpack/write-embed.js'
import { writeLicences } from './tools/webpack/write-licences.js'

const path = (name) => fileURLToPath(new URL(name, import.meta.url))

const files = await brandFiles()

/** The script-tag build: `dist/tavola.js`, a loader that finds the rest beside itself. */
export const react = {
  name: 'react',
  mode: 'production',
  target: ['web', 'es2021'],
  entry: { tavola: path('themes/script-tag.ts'), host: path('themes/widget.ts') },
  output: {
    path: path('dist'),
    // The light build lies in a folder of its own, and what the other configurations build stays.
    clean: { keep: /^light\// },
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
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    alias: { tavola$: path('src/index.ts'), ...replacements },
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: shellFile,
        loader: 'ts-loader',
        // Types are checked once, by `npm run check`.
        options: { transpileOnly: true, compilerOptions: { noEmit: false } },
      },
      { test: shellFile, use: [path('tools/webpack/language-pack.mjs')] },
      // A face is text in a chunk of its own: no address of its own, and nothing for the page's policy to let through.
      {
        test: /\.woff2$/,
        type: 'asset/inline',
        generator: { dataUrl: (bytes) => bytes.toString('base64') },
      },
      { test: /\.css$/, type: 'asset/source', use: [path('tools/webpack/css-loader.mjs')] },
      ...editRules,
    ],
  },
  optimization: {
    chunkIds: 'named',
    // The shortest names: the chunks of one build are only ever used together.
    moduleIds: 'natural',
    mangleExports: 'size',
    // A chunk is what an import of the source names, but for those in the code's file.
    splitChunks: {
      cacheGroups: {
        default: false,
        defaultVendors: false,
        code: { name: 'host', test: isInCodeFile, chunks: 'all', enforce: true },
      },
    },
  },
  plugins: [
    new webpack.DefinePlugin({ BRAND_FILES: JSON.stringify(files) }),
    stampBuild,
    withoutOwnFetching,
    writeEmbed(files),
    writeLicences,
    requirePatches,
  ],
  performance: { hints: false },
  stats: { preset: 'errors-warnings', assets: true },
  devtool: false,
}

/** The same source on Preact in React's place: `dist/light/tavola.js`. */
export const light = {
  ...react,
  name: 'light',
  output: { ...react.output, path: path('dist/light'), clean: true },
  resolve: { ...react.resolve, alias: { ...react.resolve.alias, ...lightAliases } },
}

export default [react, light]

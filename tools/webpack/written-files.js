import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, isAbsolute, join, relative } from 'node:path'
import { brandFilesIn } from './loaders/brand-files.mjs'

/** The files that a build writes beside its scripts. */

/** A plugin that changes or adds files at a stage of webpack's `processAssets`. */
const onAssets = (name, stage, run, later = 0) => ({
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.compilation.tap(name, (compilation) =>
      compilation.hooks.processAssets.tap(
        { name, stage: Compilation[`PROCESS_ASSETS_STAGE_${stage}`] + later },
        (assets) => run({ assets, compilation, sources, compiler }),
      ),
    )
  },
})

/**
 * Compiles all of a file's functions while it is downloaded, beside the page's own work, in browsers that know the comment.
 * Without it V8 reads each function twice, the second time where the diner waits.
 */
const compileAhead = '//# allFunctionsCalledOnLoad\n'

/** The files that step 1 runs, most functions of which are called. */
const ofStepOne = /^tavola-(first|brand|search|react-select)-\w+\.js$/

/** A backslash with what it escapes, or a character outside of ASCII. */
const toEscape = /\\[^]|[^\0-\x7f]/g

/**
 * Writes what is outside of ASCII as escapes, which brotli makes smaller in all files but those in other scripts. A page in
 * another encoding than UTF-8 reads the scripts in its own, where their server names none.
 */
export const escapeLetters = onAssets('letters', 'OPTIMIZE_HASH', ({ assets, compilation, sources }) => {
  for (const name of Object.keys(assets).filter((name) => name.endsWith('.js'))) {
    const escaped = new sources.ReplaceSource(assets[name])
    for (const { index, 0: found } of String(assets[name].source()).matchAll(toEscape)) {
      const code = found.charCodeAt(found.length - 1)
      if (code > 0x7f)
        escaped.replace(index, index + found.length - 1, `\\u${code.toString(16).padStart(4, '0')}`)
    }
    compilation.updateAsset(name, escaped)
  }
})

/**
 * Writes the list of a brand's files into the loader. What is in the file of the widget's code, or in one with others, has no
 * file of its own, and webpack alone knows which these are.
 */
export const writeBrandFiles = onAssets(
  'brand files',
  'OPTIMIZE_HASH',
  ({ assets, compilation, sources }) => {
    const { looks, languages, ofPlugins, plugins } = brandFilesIn(compilation)
    const isWritten = (name) => fileIn(assets, name)
    const texts = ofPlugins.filter((id) => languages.some((language) => isWritten(language + id)))
    const list = JSON.stringify([...[...looks, ...languages, ...plugins].filter(isWritten), ...texts])
    const written = new sources.ReplaceSource(assets['tavola.js'])
    for (const { index, 0: mark } of String(assets['tavola.js'].source()).matchAll(/\bBRAND_FILES\b/g))
      written.replace(index, index + mark.length - 1, list)
    compilation.updateAsset('tavola.js', written)
  },
)

/**
 * Writes the loader and the widget's code in one file, for pages that show the widget at once: `tavola-inline.js`, and
 * `tavola-inline-brand.js` with what a brand of one's own needs besides.
 */
export const writeInline = onAssets(
  'inline',
  'OPTIMIZE_HASH',
  ({ assets, compilation, sources }) => {
    const chunk = (name) => assets[fileIn(assets, name)]
    const write = (file, names) => {
      const parts = [compileAhead, assets['tavola.js'], ...names.flatMap((name) => ['\n', chunk(name)])]
      compilation.emitAsset(file, new sources.ConcatSource(...parts), { minimized: true })
    }
    const looks = brandFilesIn(compilation).looks.filter(chunk)
    write('tavola-inline.js', ['first'])
    write('tavola-inline-brand.js', ['brand', ...looks, 'first'])
    for (const name of Object.keys(assets).filter((name) => ofStepOne.test(name)))
      compilation.updateAsset(name, (code) => new sources.ConcatSource(compileAhead, code))
  },
  // The names in both are final then.
  1,
)

/**
 * Writes a `.map` beside each script, with the sources by their path in the project. Not webpack's `devtool`: it writes them
 * before the build's hash and the lines above are in the files. No file names its map, so its hash stays the same.
 */
export const writeSourceMaps = {
  apply(compiler) {
    compiler.hooks.compilation.tap('source maps', ({ hooks }) =>
      hooks.buildModule.tap('source maps', (module) => void (module.useSourceMap = true)),
    )
    onAssets('source maps', 'OPTIMIZE_TRANSFER', writeMaps).apply(compiler)
  },
}

function writeMaps({ assets, compilation, sources, compiler }) {
  for (const [name, asset] of Object.entries(assets).filter(([name]) => name.endsWith('.js'))) {
    const map = asset.map()
    if (!map) continue
    const paths = map.sources.map((path) => (isAbsolute(path) ? relative(compiler.context, path) : path))
    const text = JSON.stringify({ ...map, file: name, sources: paths })
    compilation.emitAsset(`${name}.map`, new sources.RawSource(text))
  }
}

/**
 * Writes `integrity.json`, each file's name with its hash, for pages that check what they load; and `embed.html`, the lines
 * of a page that shows the widget at once.
 */
export const writeEmbed = onAssets('embed', 'REPORT', ({ assets, compilation, sources }) => {
  const hashes = Object.entries(assets)
    .filter(([name]) => name.endsWith('.js'))
    .map(([name, source]) => [
      name,
      `sha384-${createHash('sha384').update(source.source()).digest('base64')}`,
    ])
  const integrity = Object.fromEntries(hashes)
  compilation.emitAsset('integrity.json', new sources.RawSource(JSON.stringify(integrity, null, 2)))
  // As it stands, for people to read: webpack makes HTML small too.
  const lines = new sources.RawSource(embedLines(integrity, brandFilesIn(compilation)))
  compilation.emitAsset('embed.html', lines, { minimized: true })
})

/** The file of a chunk, if there is one. The build's hash follows the chunk's name: "keep" is not "keep-later". */
const fileIn = (files, name) =>
  Object.keys(files).find((file) => file.replace(/-\w+\.js$/, '') === `tavola-${name}`)

function embedLines(integrity, { languages, ofPlugins, plugins }) {
  const fileOf = (name) => fileIn(integrity, name)
  const texts = languages.flatMap((language) => ofPlugins.map((id) => language + id))
  const preload = (name) =>
    `<link rel="preload" as="script" href="/tavola/${fileOf(name)}" integrity="${integrity[fileOf(name)]}" crossorigin="anonymous" nonce="{nonce}" />`
  return `<!--
  Written by the build, in place of the script tag: lines for the head of your page. The names change with each build, so
  take them from the file of the build that you publish. Yours to change: "/tavola/", your folder with the build;
  "data-base-url" and what follows, your options; {nonce}, your page's nonce. Without a policy leave that attribute out.
-->
<script nonce="{nonce}">
  window.Tavola = Object.assign(window.Tavola || {}, { integrity: ${JSON.stringify(integrity)} })
</script>
<script
  async
  nonce="{nonce}"
  src="/tavola/tavola-inline.js"
  integrity="${integrity['tavola-inline.js']}"
  crossorigin="anonymous"
  data-base-url="https://api.example.com"
  data-container="#book"
></script>
<!--
  Some pages need more: one with a brand of its own takes "tavola-inline-brand.js" in place of "tavola-inline.js", with its
  integrity from the list above, and the lines of its language and plugins; one that gives the venue takes "search", one with
  <tavola-booking> "page". Take the lines of those that yours needs:
${['search', 'page', ...languages, ...texts, ...plugins].filter(fileOf).map(preload).join('\n')}
-->
`
}

/**
 * Writes `licences.txt`: the packages whose code is in the build's files, each with the text of its licence, which most
 * licences ask to be passed on. tools/package/bills.js reads it too.
 */
export const writeLicences = onAssets('licences', 'REPORT', ({ compilation, sources }) => {
  const text = foldersIn(filesIn(compilation)).map(licenceOf).join('\n')
  compilation.emitAsset('licences.txt', new sources.RawSource(text))
})

/** The modules in the chunks, after what nobody uses was left out. */
function filesIn({ chunks, chunkGraph }) {
  const modules = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
  return modules.flatMap((module) => module.modules ?? [module]).map(({ resource }) => resource ?? '')
}

/** The folders of the packages that files are from. A library that the npm package has built in has its licence beside it. */
export function foldersIn(files) {
  const folders = files.map(
    (file) =>
      /^.*[\\/](node_modules|tavola[\\/]lib[\\/]built-in)[\\/](@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0],
  )
  const found = folders.filter((folder) => folder !== undefined)
  return [...new Set(found.flatMap((folder) => [folder, ...broughtBy(folder)]))].sort()
}

/** Packages whose published files are bundles themselves, with the code of those that they depend on. */
const bundles = ['braintree-web']

function broughtBy(folder) {
  if (!bundles.includes(basename(folder))) return []
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const placesOf = (name) => [join(folder, 'node_modules', name), join(folder, '..', name)]
  return Object.keys(dependencies).map((name) => placesOf(name).find((place) => existsSync(place)))
}

const aboutIn = (folder) =>
  [join(folder, 'package.json'), join(folder, 'licence.json')].find((file) => existsSync(file))

export function licenceOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(aboutIn(folder), 'utf8'))
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return [`=== ${name} ${version} (${license})`, ...texts].join('\n\n') + '\n'
}

/** The scripts beside `tavola.js` that are the same whatever the catalogue has; each page has them only if it says so. */
const scripts = ['tavola-scenes.js', 'tavola-adapter.js']

/** Copies them from a folder of the package. */
export const copyScripts = (folder) =>
  onAssets(
    'scripts',
    'REPORT',
    ({ compilation, sources }) => {
      for (const name of scripts.filter((name) => existsSync(join(folder, name))))
        compilation.emitAsset(name, new sources.RawSource(readFileSync(join(folder, name))))
    },
    // They are small already, and none of the files that integrity.json lists.
    1,
  )

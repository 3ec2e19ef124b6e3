import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes `licences.txt`: the packages whose code is in the build's files, each with the text of its licence, which most
 * licences ask to be passed on. `npm run test:dependencies` reads it too (tools/dependencies/bundled.ts).
 */
export const writeLicences = {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.compilation.tap('licences', (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: 'licences', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const text = foldersIn(filesIn(compilation)).map(licenceOf).join('\n')
          compilation.emitAsset('licences.txt', new sources.RawSource(text))
        },
      ),
    )
  },
}

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
  return [...new Set(folders)].filter((folder) => folder !== undefined).sort()
}

const aboutIn = (folder) =>
  [join(folder, 'package.json'), join(folder, 'licence.json')].find((file) => existsSync(file))

export function licenceOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(aboutIn(folder), 'utf8'))
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return [`=== ${name} ${version} (${license})`, ...texts].join('\n\n') + '\n'
}

import { existsSync, readdirSync } from 'node:fs'

/** What a host can import, by the path of package.json's "exports", and the source that stands for it. */
export const entries = {
  '.': 'src/npm/index.ts',
  './react': 'src/npm/react.tsx',
  './element': 'src/npm/element.ts',
  './scenes': 'src/scenes/index.ts',
  './doctor': 'themes/npm-doctor.ts',
  ...folders('plugins'),
  ...folders('themes'),
  ...packs(),
}

/** As in it.ts or pt-BR.ts. */
export function isPack(file) {
  return /^[a-z]{2,3}(-[A-Za-z\d]+)*\.ts$/.test(file)
}

/** The file of a source in the package, without its extension. */
export function moduleOf(source) {
  return source.replace(/\.tsx?$/, '')
}

function folders(folder) {
  const names = readdirSync(folder).filter(
    (name) => existsSync(`${folder}/${name}/index.ts`) && name !== 'languages',
  )
  return Object.fromEntries(names.map((name) => [`./${folder}/${name}`, `${folder}/${name}/index.ts`]))
}

/** Language packs are files named by their language; the others in their folder are for the build alone. */
function packs() {
  const sources = readdirSync('themes/languages').filter((file) => isPack(file))
  return Object.fromEntries(
    sources.map((file) => [`./languages/${moduleOf(file)}`, `themes/languages/${file}`]),
  )
}

import { aboutKinds, type Kind } from './kinds'
import { packageRoot, readManifest, type Manifest } from './own-package'
import type { Source } from './tavola-source'
import { templateFiles, type Files } from './template-files'

/** A whole project: its files by their paths. */
export function projectFiles(kind: Kind, name: string, tavola: Source): Files {
  const layers = aboutKinds[kind].layers.map((layer) => templateFiles(layer, name))
  const files = Object.assign({}, ...layers) as Files
  return {
    ...files,
    'package.json': withVersions(files['package.json']!, tavola),
    ...(tavola.npmrc && { '.npmrc': tavola.npmrc }),
  }
}

/** The packages in the versions that Tavola itself is tested with. */
function withVersions(text: string, { range }: Source): string {
  const tested = readManifest(packageRoot()).devDependencies ?? {}
  const manifest = JSON.parse(text) as Manifest
  const filled = (needs: Manifest['dependencies'] = {}) =>
    Object.fromEntries(
      Object.keys(needs).map((name) => [name, name === 'tavola' ? range : (tested[name] ?? '*')]),
    )
  const whole = {
    ...manifest,
    dependencies: filled(manifest.dependencies),
    devDependencies: filled(manifest.devDependencies),
  }
  return `${JSON.stringify(whole, null, 2)}\n`
}

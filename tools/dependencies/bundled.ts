/** A package whose code is in the files that diners fetch. */
export interface BundledPackage {
  readonly name: string
  readonly version: string
  readonly license: string
}

/** Those that a build's `licences.txt` lists (tools/webpack/write-licences.js). */
export function bundledIn(licences: string): readonly BundledPackage[] {
  const lines = [...licences.matchAll(/^=== (\S+) (\S+) \((.+)\)$/gm)]
  if (lines.length === 0) throw new Error('licences.txt lists no package: run "npm run build".')
  return lines.map(([, name, version, license]) => ({ name: name!, version: version!, license: license! }))
}

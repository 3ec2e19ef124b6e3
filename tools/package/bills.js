import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes `bom.cdx.json` into each folder that we publish, as the last step of `npm run build`: a bill of materials (CycloneDX
 * 1.6) of the packages whose code is in the folder's files, and of its scripts. `npm sbom` would list every package of the
 * lock file, and none of the scripts.
 */
const { version } = readJson('package.json')
const { packages } = readJson('package-lock.json')
for (const folder of ['dist', 'dist/light', 'lib'])
  writeFileSync(join(folder, 'bom.cdx.json'), JSON.stringify(billOf(folder), null, 1))

/** The same commit gives the same text, so there is no serial number. */
function billOf(folder) {
  const components = packagesIn(folder).sort().map(componentOf)
  const files = readdirSync(folder).filter((name) => folder !== 'lib' && name.endsWith('.js'))
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: commitTime(),
      component: {
        type: 'application',
        name: 'tavola',
        version,
        'bom-ref': 'tavola',
        licenses: [{ expression: 'MIT' }],
        components: files.map((name) => fileComponent(folder, name)),
      },
    },
    components,
    dependencies: [{ ref: 'tavola', dependsOn: components.map((one) => one['bom-ref']) }],
  }
}

/** `name version` of each package in the folder's files, from the lists of licences in it. */
function packagesIn(folder) {
  const names = readdirSync(folder, { recursive: folder === 'lib' })
  const listed = names
    .filter((name) => /\blicences\.txt$/.test(name))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/^=== (\S+ \S+) \(.+\)$/gm)])
    .map(([, one]) => one)
  const builtIn = names
    .filter((name) => name.endsWith('licence.json'))
    .map((name) => readJson(join(folder, name)))
    .map((one) => `${one.name} ${one.version}`)
  return [...new Set([...listed, ...builtIn])]
}

function componentOf(nameAndVersion) {
  const [name, version] = nameAndVersion.split(' ')
  const entry = Object.entries(packages).find(
    ([path, one]) => path.endsWith(`node_modules/${name}`) && one.version === version,
  )
  if (!entry) throw new Error(`The build has ${nameAndVersion}, the lock file has not: run "npm ci".`)
  const { license, integrity } = entry[1]
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const content = Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex')
  return {
    type: 'library',
    name,
    version,
    'bom-ref': purl,
    hashes: [{ alg: 'SHA-512', content }],
    licenses: [{ expression: license }],
    purl,
  }
}

function fileComponent(folder, name) {
  const content = createHash('sha384')
    .update(readFileSync(join(folder, name)))
    .digest('hex')
  return { type: 'file', name, 'bom-ref': name, hashes: [{ alg: 'SHA-384', content }] }
}

/** A build outside a repository has none. */
function commitTime() {
  try {
    const time = execFileSync('git', ['log', '-1', '--format=%cI'], { encoding: 'utf8', stdio: 'pipe' })
    return new Date(time.trim()).toISOString()
  } catch {
    return undefined
  }
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Enums, Models, Serialize, Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { nameOf, type LockFile, type LockedPackage } from './lock-file'
import { neededBy, type Uses } from './uses'

/**
 * A bill of materials (CycloneDX 1.6) lists the packages whose code is in our files. Their versions, licences and hashes are
 * those of the lock file, as in docs/licences.md.
 */
export const billName = 'bom.cdx.json'

/** Something that we publish, with the packages in it. */
export interface Published {
  readonly version: string
  /** When its commit was made; a build outside a repository has none. */
  readonly made?: Date | undefined
  /** Folders of the lock file. */
  readonly packages: readonly string[]
  /** Each script with its hash, in the form of a page's `integrity`. */
  readonly files: Readonly<Record<string, string>>
}

/** The bill as JSON. The same commit gives the same text, so there is no serial number. */
export function billOf({ version, made, packages, files }: Published, lock: LockFile): string {
  const components = new Map(packages.map((folder) => [folder, componentOf(folder, lock.packages[folder]!)]))
  for (const [folder, { dependencies }] of components)
    for (const needed of neededBy(folder, lock))
      if (components.has(needed)) dependencies.add(components.get(needed)!.bomRef)
  const tavola = new Models.Component(Enums.ComponentType.Application, 'tavola', {
    bomRef: 'tavola',
    version,
    licenses: new Models.LicenseRepository([new Models.LicenseExpression('MIT')]),
    components: new Models.ComponentRepository(Object.entries(files).map(fileComponent)),
    dependencies: new Models.BomRefRepository([...components.values()].map(({ bomRef }) => bomRef)),
  })
  const bill = new Models.Bom({
    metadata: new Models.Metadata({ component: tavola, ...(made && { timestamp: made }) }),
    components: new Models.ComponentRepository(components.values()),
  })
  return serializer.serialize(bill, { sortLists: true, space: 1 })
}

const spec = Spec.Spec1dot6
const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(spec))

function componentOf(folder: string, locked: LockedPackage): Models.Component {
  const { version = '', license = '', integrity } = locked
  const name = nameOf(folder, locked)
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  return new Models.Component(Enums.ComponentType.Library, name, {
    bomRef: purl,
    purl,
    version,
    licenses: new Models.LicenseRepository([new Models.LicenseExpression(license)]),
    hashes: hashesOf(integrity!),
  })
}

const fileComponent = ([name, integrity]: readonly [string, string]) =>
  new Models.Component(Enums.ComponentType.File, name, { bomRef: name, hashes: hashesOf(integrity) })

const algorithms = {
  sha384: Enums.HashAlgorithm['SHA-384'],
  sha512: Enums.HashAlgorithm['SHA-512'],
}

/** Browsers and npm write a hash in Base64, CycloneDX in hexadecimal. */
function hashesOf(integrity: string): Models.HashDictionary {
  const [, name, hash] = /^(sha384|sha512)-(.+)$/.exec(integrity)!
  return new Models.HashDictionary([
    [algorithms[name as keyof typeof algorithms], Buffer.from(hash!, 'base64').toString('hex')],
  ])
}

/** The bills of a built working copy, by the folder that each lies in. */
export function billsOf(uses: Uses, lock: LockFile): Readonly<Record<string, string>> {
  const { version } = readJson<{ version: string }>('package.json')
  const made = commitTime()
  const { react, light, builtIn, commands } = uses
  const inLib = [...new Set([...builtIn, ...commands])].sort()
  return {
    dist: billOf({ version, made, packages: react, files: scriptsIn('dist') }, lock),
    'dist/light': billOf({ version, made, packages: light, files: scriptsIn('dist/light') }, lock),
    lib: billOf({ version, made, packages: inLib, files: {} }, lock),
  }
}

/** Those of `integrity.json`, and the scripts beside them, such as the adapter's. */
export function scriptsIn(folder: string): Published['files'] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'))
  return Object.fromEntries(
    names.map((name) => [name, `sha384-${sha384Of(join(folder, name)).toString('base64')}`]),
  )
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T

function commitTime(): Date | undefined {
  try {
    const time = execFileSync('git', ['log', '-1', '--format=%cI'], { encoding: 'utf8', stdio: 'pipe' })
    return new Date(time.trim())
  } catch {
    return undefined
  }
}

/** What is wrong with the bill of a folder: it isn't CycloneDX, isn't the one expected, or a file isn't as it says. */
export async function billProblems(folder: string, expected: string): Promise<readonly string[]> {
  const file = `${folder}/${billName}`
  const bill = readFileSync(file, 'utf8')
  const invalid = await new Validation.JsonStrictValidator(spec.version).validate(bill)
  if (invalid !== null) return [`${file} is not CycloneDX 1.6: ${JSON.stringify(invalid)}`]
  const old = `${file} doesn't list what is built: run "npm run build".`
  const { metadata } = JSON.parse(bill) as Serialize.JSON.Types.Normalized.Bom
  const changed = (metadata?.component?.components ?? []).filter(
    ({ name, hashes }) => hashes?.[0]?.content !== sha384Of(join(folder, name)).toString('hex'),
  )
  return [
    ...(untimed(bill) === untimed(expected) ? [] : [old]),
    ...changed.map(({ name }) => `${folder}/${name} isn't the file that ${file} describes.`),
  ]
}

/** A build stays the same over commits that change nothing in it. */
const untimed = (bill: string) => bill.replace(/"timestamp": .*/, '')

const sha384Of = (file: string) => createHash('sha384').update(readFileSync(file)).digest()

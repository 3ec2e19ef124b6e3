import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { environment, freePort, startCommand, type Example } from './processes'
import { startStaticExample } from './static-example'

/** Where the examples are installed. What npm has brought there stays for the next run. */
const workFolder = resolve('.cache/hosts')

/** The address that each example has in its place of the chain's own back end. */
const placeholder = 'https://api.example.com'

/**
 * Starts examples/hosts/<name>. One with a package.json is installed with the package as `npm pack` makes it, built, and
 * started with `npm start`.
 */
export async function startExample(name: string, api: string, port?: number): Promise<Example> {
  if (!existsSync(join('examples/hosts', name, 'package.json'))) return startStaticExample(name, api, port)
  const folder = copy(name, api)
  run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--no-package-lock')
  run(folder, 'npm', 'run', 'build', '--if-present')
  const running = await startCommand(['npm', 'start'], folder, port ?? (await freePort()))
  return { ...running, folder }
}

/** A copy with the address of this back end, and with the packed package in place of the published one. */
function copy(name: string, api: string): string {
  const source = join('examples/hosts', name)
  const folder = join(workFolder, name)
  // Everything but what npm has installed.
  if (existsSync(folder))
    for (const entry of readdirSync(folder))
      if (entry !== 'node_modules') rmSync(join(folder, entry), { recursive: true })
  const isOwn = (path: string) =>
    !/(^|\/)(node_modules|dist|\.next|\.astro)(\/|$)/.test(path.slice(source.length))
  cpSync(source, folder, { recursive: true, filter: isOwn })
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/^(?!node_modules).*\.(html|js|mjs|jsx|ts|tsx|astro)$/.test(file)) replaceApi(join(folder, file), api)
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  manifest.dependencies.tavola = `file:${packed()}`
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  return folder
}

interface Manifest {
  readonly dependencies: Record<string, string>
}

function replaceApi(file: string, api: string): void {
  const text = readFileSync(file, 'utf8')
  if (text.includes(placeholder)) writeFileSync(file, text.replaceAll(placeholder, api))
}

/** The tarball. Its name has its digest: npm would take another one of the same name and version for the one that is there. */
function packed(): string {
  mkdirSync(workFolder, { recursive: true })
  const stage = join(workFolder, 'packed')
  rmSync(stage, { recursive: true, force: true })
  mkdirSync(stage)
  run(resolve('.'), 'npm', 'pack', '--ignore-scripts', '--pack-destination', stage)
  const [name] = readdirSync(stage)
  const made = join(stage, name!)
  const digest = createHash('sha256').update(readFileSync(made)).digest('hex').slice(0, 12)
  const tarball = join(stage, `tavola-${digest}.tgz`)
  renameSync(made, tarball)
  return tarball
}

/** Throws with its output, if it fails. */
function run(folder: string, program: string, ...words: readonly string[]): void {
  try {
    execFileSync(program, words, {
      cwd: folder,
      env: environment(),
      stdio: 'pipe',
      maxBuffer: 64 * 2 ** 20,
      shell: process.platform === 'win32',
    })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer }
    throw new Error(`${program} ${words.join(' ')}\n${String(stdout)}\n${String(stderr)}`)
  }
}

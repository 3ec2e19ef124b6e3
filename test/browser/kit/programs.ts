import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A program that the tests start, and where it comes from. */
export interface Program {
  readonly title: string
  /** What it is called on the PATH; the first that is there is taken. */
  readonly names: readonly string[]
  /** Where installers put it besides the PATH. */
  readonly places?: readonly string[]
  /** The environment variable that names another. */
  readonly variable: string
  /** Debian's package. */
  readonly debian: string
  /** What installs it elsewhere. */
  readonly otherwise?: readonly string[]
}

export function pathOf({ names, places = [], variable }: Program): string | undefined {
  const named = process.env[variable]
  // A wrong variable is the launch's to name, not ours to pass over.
  if (named) return named
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...places].find((path) => path && existsSync(path))
}

export const isRoot = process.getuid?.() === 0

/** Whether the tests can install what they need themselves. */
const isDebian = isRoot && existsSync('/usr/bin/apt-get')

/** Whether a run may go without programs that aren't there: on a machine where the tests can't install them themselves. */
export const mayLack = (programs: readonly Program[]): boolean =>
  !isDebian && !process.env.CI && programs.some((program) => !pathOf(program))

/**
 * Installs what is missing. Where that fails, {@link neededPath} says what is missing, whatever the reason. `isBare`: without what
 * Debian recommends beside each.
 */
export function install(programs: readonly Program[], { isBare = false } = {}): void {
  const missing = programs.filter((program) => !pathOf(program))
  if (missing.length === 0) return
  if (isDebian) {
    const packages = missing.map(({ debian }) => debian).join(' ')
    const bare = isBare ? '--no-install-recommends' : ''
    run(['sh', '-c', `apt-get update && apt-get install -y ${bare} ${packages}`])
  } else for (const { otherwise } of missing) if (otherwise) run(otherwise)
}

function run([program, ...words]: readonly string[]): void {
  try {
    execFileSync(program!, words, { stdio: 'inherit' })
  } catch {
    // The path that is missing tells.
  }
}

export function neededPath(program: Program): string {
  const path = pathOf(program)
  if (path) return path
  throw new Error(
    `The browser tests need ${program.title}: install it (Debian's package is ${program.debian}), or set ${program.variable} to its path.`,
  )
}

import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface NpmAnswer {
  readonly passed: boolean
  readonly output: string
  readonly errors: string
}

/** Runs npm in a folder that has these files alone, each of them JSON. */
export async function npmIn(
  files: Readonly<Record<string, object>>,
  ...words: readonly string[]
): Promise<NpmAnswer> {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-npm-'))
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, name), JSON.stringify(content))
  const options = { cwd: folder, maxBuffer: 1 << 28, shell: process.platform === 'win32' }
  return new Promise<NpmAnswer>((done) =>
    execFile('npm', [...words], options, (error, output, errors) =>
      done({ passed: error === null, output, errors: errors || String(error ?? '') }),
    ),
  ).finally(() => rmSync(folder, { recursive: true }))
}

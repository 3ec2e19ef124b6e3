import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const isWindows = process.platform === 'win32'

/**
 * Writes the docs in the background. Until they are there, and if they fail, the first page of their folder says so. The
 * command ends with this process.
 */
export function writeDocs([program, ...words]: readonly [string, ...string[]], folder: string): void {
  const index = join(folder, 'index.html')
  const say = (title: string, text: string) => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(index, pageOf(title, text))
  }
  if (!existsSync(index)) say('The docs are being written', 'This takes about a quarter of a minute.')
  // Its own group: npm starts a shell, which starts others.
  const child = spawn(program, words, {
    detached: !isWindows,
    shell: isWindows,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = () => void (child.pid && (isWindows ? child.kill() : process.kill(-child.pid)))
  process.once('exit', end)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  child.on('error', (error) => (output += `${error.message}\n`))
  child.once('close', (code) => {
    process.off('exit', end)
    if (code === 0) return
    say('The docs could not be written', 'The terminal of npm start says why. npm run docs tries again.')
    console.error(`${output}The docs could not be written. The other pages work.`)
  })
}

// It doesn't load itself again, because that would take a reader by surprise (WCAG 2.2.1, failure F41).
const pageOf = (title: string, text: string) => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>${title}</title>
  <link rel="icon" href="/pictures/icon.svg" type="image/svg+xml" />
  <link rel="stylesheet" href="/page.css" />
  <h1>${title}</h1>
  <p>${text}</p>
  <p><a href="/docs/">Open the docs</a></p>
  <p><a href="/">See the other pages</a></p>
</html>
`

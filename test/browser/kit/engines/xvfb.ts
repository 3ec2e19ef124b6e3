import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Starts a screen in memory. Xvfb finds a free number, and writes it. */
export async function startXvfb(path: string) {
  const screen = spawn(path, ['-displayfd', '3', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(screen.stdio[3]!, 'data')) as [Buffer]
  return { process: screen, display: `:${String(number).trim()}` }
}

import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { launch } from '../load/browser'

/** What was measured with, in a sentence. */
export async function machine(): Promise<string> {
  const browser = await launch()
  const chromium = browser.version()
  await browser.close()
  const version = (name: string) =>
    (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }).version
  const packages = ['react', 'preact', 'webpack', 'playwright-core'].map((name) => `${name} ${version(name)}`)
  const processor = cpus()[0]?.model.trim() ?? 'an unnamed processor'
  return (
    `Chromium ${chromium}, Node.js ${process.versions.node}, ${packages.join(', ')}; ` +
    `${availableParallelism()} × ${processor}, load ${loadavg()[0]!.toFixed(1)} at the end.`
  )
}

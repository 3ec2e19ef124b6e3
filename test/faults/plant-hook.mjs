import { writeSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The address of the file that a fault is planted in. */
export const addressOf = ({ file }) => new URL(`../../${file}`, import.meta.url).href

/** The source with the fault. `isTest`: tells run.ts that a test has loaded it; commands that tests run say nothing more. */
export function plantIn(source, { from, to, isTest }) {
  if (isTest) writeSync(2, 'planted\n')
  return source.replace(from, () => to)
}

/** Plants the fault in an imported file. tsx is asked before this hook, and so it transforms the changed source. */
let fault = { file: '', from: '', to: '' }

export const initialize = (given) => void (fault = given)

export async function load(url, context, next) {
  const [address] = url.split('?')
  if (address !== addressOf(fault)) return next(url, context)
  const source = plantIn(readFileSync(fileURLToPath(address), 'utf8'), fault)
  return { format: context.format ?? 'module', source, shortCircuit: true }
}

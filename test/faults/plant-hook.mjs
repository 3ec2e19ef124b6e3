import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { addressOf, plantIn } from './planted.mjs'

/** Plants the fault in an imported file. tsx is asked before this hook, and so it transforms the changed source. */
let fault = { file: '', from: '', to: '' }

export const initialize = (given) => void (fault = given)

export async function load(url, context, next) {
  const [address] = url.split('?')
  if (address !== addressOf(fault)) return next(url, context)
  const source = plantIn(readFileSync(fileURLToPath(address), 'utf8'), fault)
  return { format: context.format ?? 'module', source, shortCircuit: true }
}

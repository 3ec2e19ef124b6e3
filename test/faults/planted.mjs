import { writeSync } from 'node:fs'

/** The address of the file that a fault is planted in. */
export const addressOf = ({ file }) => new URL(`../../${file}`, import.meta.url).href

/** The source with the fault. `isTest`: tells run.ts that a test has loaded it; commands that tests run say nothing more. */
export function plantIn(source, { from, to, isTest }) {
  if (isTest) writeSync(2, 'planted\n')
  return source.replace(from, () => to)
}

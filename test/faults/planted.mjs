import { writeSync } from 'node:fs'

/** The address of the file that a fault is planted in. */
export const addressOf = ({ file }) => new URL(`../../${file}`, import.meta.url).href

/** The source with the fault. Tells main.ts that a test has loaded the file; commands that tests run say nothing more. */
export function plantIn(source, { from, to }) {
  if (process.argv[1]?.includes('mocha')) writeSync(2, 'planted\n')
  return source.replace(from, () => to)
}

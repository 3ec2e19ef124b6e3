import { writeSync } from 'node:fs'

/** The address of the file that a fault is planted in. */
export const addressOf = ({ file }) => new URL(`../../${file}`, import.meta.url).href

/** The source with the fault. Says that it is planted, for main.ts: it tells when no test has loaded the file. */
export function plantIn(source, { from, to }) {
  writeSync(2, 'planted\n')
  return source.replace(from, () => to)
}

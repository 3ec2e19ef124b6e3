import type { Finding } from '../../../src/host/public'
import { visit, type Diner, type Visit } from './diner'

/** What the doctor says of a page. */
export const examines = (diner: Diner) => diner.page.evaluate('Tavola.doctor()') as Promise<Finding[]>

/** What the doctor says of a page about one thing: "level: what". */
export async function finds(about: string, options: Visit) {
  const diner = await visit(options)
  const found = await examines(diner)
  return found
    .filter((finding) => finding.about === about)
    .map(({ level, what }) => `${level}: ${what.replace(diner.api.origin, 'API')}`)
}

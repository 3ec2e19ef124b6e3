import type { Need } from '../../src/diagnostics/doctor'
import { aboutOf } from './plugin-abouts'

/** What a plugin needs from a page's Content-Security-Policy. `options` are the brand's, not validated. */
export function policyNeeds(plugin: string, options: unknown): Need[] {
  const { policy = {}, policyWith = {}, needsPolicy = () => true } = aboutOf(plugin) ?? {}
  const own = (options as Record<string, Record<string, unknown> | undefined> | null)?.[plugin] ?? {}
  const all = [
    ...(needsPolicy(own) ? [policy] : []),
    ...Object.entries(policyWith).flatMap(([option, directives]) => (own[option] ? [directives] : [])),
  ]
  return all
    .map(known)
    .flatMap((directives) => (Object.keys(directives).length > 0 ? [{ plugin, directives }] : []))
}

/** Sources with a placeholder such as {images} are known only to the page. */
const known = (directives: Need['directives']): Need['directives'] =>
  Object.fromEntries(
    Object.entries(directives).filter(([, sources]) => !sources.some((source) => source.includes('{'))),
  )

import type { Need } from '../../src/diagnostics/doctor'
import { aboutOf } from './plugin-abouts'

/** A plugin's needs of a page's Content-Security-Policy. `options` are the brand's, unchecked. */
export function policyNeeds(plugin: string, options: unknown): Need[] {
  const { policy = {}, policyWith = {}, needsPolicy = () => true } = aboutOf(plugin) ?? {}
  const own = (options as Record<string, Record<string, unknown> | undefined> | null)?.[plugin] ?? {}
  const all = [
    ...(needsPolicy(own) ? [policy] : []),
    ...Object.entries(policyWith).flatMap(([option, directives]) => (own[option] ? [directives] : [])),
  ]
  return all
    .map(withoutPlaceholders)
    .flatMap((directives) => (Object.keys(directives).length > 0 ? [{ plugin, directives }] : []))
}

/** Only the page knows the sources with a placeholder such as {images}. */
const withoutPlaceholders = (directives: Need['directives']): Need['directives'] =>
  Object.fromEntries(
    Object.entries(directives).filter(([, sources]) => !sources.some((source) => source.includes('{'))),
  )

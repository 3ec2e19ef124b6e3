import type { Need } from '../src/diagnostics/doctor'
import { aboutOf } from './plugin-abouts'

/** What a plugin needs from a page's Content-Security-Policy. `options` are the brand's, not validated. */
export function policyNeeds(plugin: string, options: unknown): Need[] {
  const { policy = {}, needsPolicy = () => true } = aboutOf(plugin) ?? {}
  const own = (options as Record<string, object | undefined> | null)?.[plugin] ?? {}
  // Sources with a placeholder such as {images} are known only to the page.
  const known = Object.entries(policy).filter(
    ([, sources]) => !sources.some((source) => source.includes('{')),
  )
  return known.length > 0 && needsPolicy(own) ? [{ plugin, directives: Object.fromEntries(known) }] : []
}

import type { Need } from '../src/host/doctor'

interface About {
  readonly policy?: Need['directives']
  readonly needsPolicy?: (options: object) => boolean
}

/** Every plugin's about.ts, of which the build takes these two alone. */
const abouts = import.meta.webpackContext<About>('../plugins', {
  regExp: /^\.\/[\w-]+\/about$/,
  exports: [['policy'], ['needsPolicy']],
})

/** What a plugin needs of a page's Content-Security-Policy, with the options of a brand as the page wrote them. */
export function policyNeeds(plugin: string, options: unknown): Need[] {
  const file = `./${plugin}/about`
  if (!abouts.keys().includes(file)) return []
  const { policy = {}, needsPolicy = () => true } = abouts(file)
  const own = (options as Record<string, object | undefined> | null)?.[plugin] ?? {}
  // A source with a place, as {images}, is known to the page alone.
  const known = Object.entries(policy).filter(
    ([, sources]) => !sources.some((source) => source.includes('{')),
  )
  return known.length > 0 && needsPolicy(own) ? [{ plugin, directives: Object.fromEntries(known) }] : []
}

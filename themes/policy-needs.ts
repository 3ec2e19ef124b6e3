import type { Need } from '../src/host/doctor'

interface About {
  readonly policy?: Need['directives']
  readonly needsPolicy?: (options: object) => boolean
}

/** Every plugin's about.ts; the build keeps only these two exports. */
const abouts = import.meta.webpackContext<About>('../plugins', {
  regExp: /^\.\/[\w-]+\/about$/,
  exports: [['policy'], ['needsPolicy']],
})

/** What a plugin needs from a page's Content-Security-Policy. `options` are the brand's, not validated. */
export function policyNeeds(plugin: string, options: unknown): Need[] {
  const file = `./${plugin}/about`
  if (!abouts.keys().includes(file)) return []
  const { policy = {}, needsPolicy = () => true } = abouts(file)
  const own = (options as Record<string, object | undefined> | null)?.[plugin] ?? {}
  // Sources with a placeholder such as {images} are known only to the page.
  const known = Object.entries(policy).filter(
    ([, sources]) => !sources.some((source) => source.includes('{')),
  )
  return known.length > 0 && needsPolicy(own) ? [{ plugin, directives: Object.fromEntries(known) }] : []
}

import type { Need } from '../../src/diagnostics/doctor'

interface About {
  readonly policy?: Need['directives']
  readonly policyWith?: Readonly<Record<string, Need['directives']>>
  readonly needsPolicy?: (options: object) => boolean
}

/** Every plugin's about.ts, with these exports alone. The npm package's build has a list instead (bundle.js). */
const abouts = import.meta.webpackContext<About>('../../plugins', {
  regExp: /^\.\/[\w-]+\/about$/,
  exports: [['policy'], ['policyWith'], ['needsPolicy']],
})

/** A plugin's description of itself; undefined if there is no such plugin. */
export function aboutOf(plugin: string): About | undefined {
  const file = `./${plugin}/about`
  return abouts.keys().includes(file) ? abouts(file) : undefined
}

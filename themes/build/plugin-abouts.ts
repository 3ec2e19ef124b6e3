import type { Need } from '../../src/diagnostics/doctor'

interface About {
  readonly policy?: Need['directives']
  readonly policyWith?: Readonly<Record<string, Need['directives']>>
  readonly needsPolicy?: (options: object) => boolean
}

/** Every plugin's about.ts; the build keeps only these exports. The npm package's build has a list instead (bundle.js). */
const abouts = import.meta.webpackContext<About>('../../plugins', {
  regExp: /^\.\/[\w-]+\/about$/,
  exports: [['policy'], ['policyWith'], ['needsPolicy']],
})

/** What a plugin says of itself; undefined where there is no such plugin. */
export function aboutOf(plugin: string): About | undefined {
  const file = `./${plugin}/about`
  return abouts.keys().includes(file) ? abouts(file) : undefined
}

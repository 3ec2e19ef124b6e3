import type { Directives } from '../plugins/about'
import { directivesFor, pluginPolicies } from './policy'

const line = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';\n')

/** The recipe of a Content-Security-Policy, from what the browser tests run under. */
export function policySection(): string {
  const plugins = Object.entries(pluginPolicies).map(([plugin, directives]) => {
    const added = Object.entries(directives).map(([name, sources]) => `\`${name} ${sources.join(' ')}\``)
    return `| \`${plugin}\` | ${added.join('<br>')} |`
  })
  return [
    '```',
    line(directivesFor([])),
    '```',
    '',
    '| where the brand has | add |',
    '| --- | --- |',
    ...plugins,
  ].join('\n')
}

import type { AnyPlugin } from '../contract/plugin'
import type { Journey } from '../contract/journey'

/** Where a plugin's flow steps, validators, inserts and payload fields apply. */
export interface Scope {
  readonly kind: 'every journey' | 'outcome' | 'journey'
  readonly name: string
}

export function scopeOf({ serves, outcome, journey }: AnyPlugin): Scope {
  const ends = serves ?? outcome?.id
  if (ends !== undefined) return { kind: 'outcome', name: ends }
  if (journey) return { kind: 'journey', name: journey.name }
  return { kind: 'every journey', name: '' }
}

export function applies(plugin: AnyPlugin, journey: Journey | null): boolean {
  const scope = scopeOf(plugin)
  if (scope.kind === 'every journey') return true
  return scope.name === (scope.kind === 'outcome' ? journey?.outcome : journey?.name)
}

/** The narrower the scope, the higher: every journey, an outcome's owner, who serves it, a journey. */
export function rank(plugin: AnyPlugin): number {
  if (plugin.serves !== undefined) return 2
  if (plugin.outcome) return 1
  return plugin.journey ? 3 : 0
}

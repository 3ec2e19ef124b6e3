import { computed, type ReadonlySignal } from '@preact/signals-core'
import type { Facts } from '../../contract/facts'
import { moments, type Moment } from '../../contract/journey'
import type { AnyPlugin, PluginContextOf, Validator } from '../../contract/plugin'
import type { Catalogue } from '../../messages/catalogue'
import type { MessageValues } from '../../messages/message'
import type { Guard } from './guard'
import { sameEntries, steady } from '../signals'

interface Parts {
  readonly facts: Facts
  /** The plugins that apply now. */
  readonly applying: ReadonlySignal<readonly AnyPlugin[]>
  readonly contextOf: PluginContextOf
  readonly guard: Guard
  readonly catalogue: Catalogue
}

export type Problems = ReturnType<typeof createProblems>

/** Section 5: the fields with a problem, at each moment. */
export function createProblems(parts: Parts) {
  // Computed, so that a validator that writes what it reads fails itself, and not the render that asks for it.
  const at = (moment: Moment) => steady(() => findProblems(parts, moment), sameEntries)
  const found = { choices: at('choices'), details: at('details'), submit: at('submit') }
  const { facts, catalogue } = parts
  return {
    /** Each field with its message; the first problem of a field. */
    at: (moment: Moment): ReadonlyMap<string, string> => found[moment].value,
    /** An essential plugin cannot check what it must: the diner is held up and reads why, with the telephone. */
    uncheckable: computed(() => {
      const held = found[facts.confirmed ? 'details' : 'choices'].value
      return [...held.values()].includes(catalogue.text('widget.invalid'))
    }),
  }
}

/**
 * A validator with a fault (it throws, or its message does not exist) holds nobody up, unless its plugin is essential: then
 * the shell's own text says so.
 */
function findProblems(parts: Parts, moment: Moment): ReadonlyMap<string, string> {
  const problems = new Map<string, string>()
  for (const plugin of parts.applying.value) {
    for (const validator of plugin.validators ?? []) {
      if (problems.has(validator.field) || !isAsked(validator, moment)) continue
      const text = problemOf(plugin, validator, parts)
      if (text !== null) problems.set(validator.field, text)
    }
  }
  return problems
}

const isAsked = ({ at = 'details' }: Validator, moment: Moment) =>
  moments.indexOf(at) <= moments.indexOf(moment)

/** Null where the field is valid. */
function problemOf(plugin: AnyPlugin, validator: Validator, parts: Parts): string | null {
  const { contextOf, guard, catalogue } = parts
  const { field, message } = validator
  const faulty = plugin.essential ? catalogue.text('widget.invalid') : null
  const hook = (name: 'valid' | 'values' | 'message') =>
    ({ owner: plugin, hook: `validator.${name}`, name: field }) as const
  const ctx = contextOf(plugin)

  const valid = guard.ask<boolean | null>(hook('valid'), () => asBoolean(validator.valid(ctx)), null)
  if (valid === null) return faulty
  if (valid) return null
  const own = `${plugin.id}.${message}`
  const key = catalogue.has(own) ? own : message
  if (!catalogue.has(key)) {
    guard.fault(hook('message'), new TypeError(`There is no message "${message}".`))
    return faulty
  }
  const values = guard.ask<MessageValues | null | undefined>(
    hook('values'),
    () => validator.values?.(ctx),
    null,
  )
  if (values === null) return faulty
  return guard.call<string | null>(hook('message'), () => catalogue.text(key, values), faulty)
}

/** A missing return must not hold up the diner as "not valid". */
function asBoolean(result: unknown): boolean {
  if (typeof result === 'boolean') return result
  throw new TypeError(`Expected true or false, received ${String(result)}.`)
}

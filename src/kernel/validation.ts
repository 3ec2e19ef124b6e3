import type { MessageValues } from '../messages/message'
import type { Catalogue } from '../messages/catalogue'
import { type AnyPlugin, type PluginContextOf, type Validator } from '../contract/plugin'
import { moments, type Moment } from '../contract/journey'
import type { Guard } from './guard'

interface Parts {
  /** Those that apply now. */
  readonly plugins: readonly AnyPlugin[]
  readonly contextOf: PluginContextOf
  readonly guard: Guard
  readonly catalogue: Catalogue
}

/**
 * Section 5: each field in trouble with its message, the first one a field. A validator with a fault (it throws, or its
 * message does not exist) holds nobody up, unless its plugin is essential: then the shell's own text says so.
 */
export function findProblems(parts: Parts, moment: Moment): ReadonlyMap<string, string> {
  const problems = new Map<string, string>()
  for (const plugin of parts.plugins) {
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

/** Null where the field is right. */
function problemOf(plugin: AnyPlugin, validator: Validator, parts: Parts): string | null {
  const { contextOf, guard, catalogue } = parts
  const { field, message } = validator
  const faulty = plugin.essential ? catalogue.text('widget.invalid') : null
  const hook = (name: 'valid' | 'values' | 'message') =>
    ({ owner: plugin, hook: `validator.${name}`, name: field }) as const
  const ctx = contextOf(plugin)

  const valid = guard.ask<boolean | null>(hook('valid'), () => asAnswer(validator.valid(ctx)), null)
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
function asAnswer(answer: unknown): boolean {
  if (typeof answer === 'boolean') return answer
  throw new TypeError(`${String(answer)} is no answer.`)
}

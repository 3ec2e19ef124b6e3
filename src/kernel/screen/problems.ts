import { computed } from '@preact/signals-core'
import { moments, type Moment } from '../../contract/journey'
import type { AnyPlugin, Validator } from '../../contract/plugin'
import type { MessageValues } from '../../messages/message'
import type { Flow } from '../flow/flow'
import { sameEntries, steady } from '../core/signals'

export type Problems = ReturnType<typeof createProblems>

/** Validates the fields, at each moment. */
export function createProblems(flow: Flow) {
  // Computed, so that a validator that writes a signal it reads fails alone, not the whole render.
  const at = (moment: Moment) => steady(() => findProblems(flow, moment), sameEntries)
  const found = { choices: at('choices'), details: at('details'), submit: at('submit') }
  const { facts, catalogue } = flow
  return {
    /** The invalid fields, each with the message of its first problem. */
    at: (moment: Moment): ReadonlyMap<string, string> => found[moment].value,
    /** Whether an essential validator has failed. The diner cannot continue and sees the telephone number. */
    uncheckable: computed(() => {
      const held = found[facts.confirmed ? 'details' : 'choices'].value
      return [...held.values()].includes(catalogue.text('widget.invalid'))
    }),
  }
}

/**
 * A faulty validator (it throws, or its message does not exist) counts as valid. If its plugin is essential, the problem is
 * the shell's own text.
 */
function findProblems(flow: Flow, moment: Moment): ReadonlyMap<string, string> {
  const problems = new Map<string, string>()
  for (const plugin of flow.steps.applying.value) {
    for (const validator of flow.plugins
      .contributionsOf(plugin)
      .flatMap(({ validators = [] }) => validators)) {
      if (problems.has(validator.field) || !appliesAt(validator, moment)) continue
      const text = problemOf(plugin, validator, flow)
      if (text !== null) problems.set(validator.field, text)
    }
  }
  return problems
}

const appliesAt = ({ at = 'details' }: Validator, moment: Moment) =>
  moments.indexOf(at) <= moments.indexOf(moment)

/** Null where the field is valid. */
function problemOf(plugin: AnyPlugin, validator: Validator, flow: Flow): string | null {
  const { plugins, guard, catalogue } = flow
  const { field, message } = validator
  const faulty = plugin.essential ? catalogue.text('widget.invalid') : null
  const hook = (name: 'valid' | 'values' | 'message') =>
    ({ owner: plugin, hook: `validator.${name}`, name: field }) as const
  const ctx = plugins.contextOf(plugin)

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

/** A missing `return` is a fault, not an invalid field. */
function asBoolean(result: unknown): boolean {
  if (typeof result === 'boolean') return result
  throw new TypeError(`Expected true or false, received ${String(result)}.`)
}

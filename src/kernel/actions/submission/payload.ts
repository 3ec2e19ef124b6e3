import { signal } from '@preact/signals-core'
import type { Json, Payload } from '../../../api/client'
import { notSent, type AnyPlugin } from '../../../contract/plugin'
import type { PluginContext } from '../../../contract/plugin-context'
import { withoutHidden } from '../../../person-text'
import { asJson } from '../../core/as-json'
import { contributionsWith } from '../../core/registry'
import { lifetimes, type PluginState } from '../../core/plugin-state'
import type { Flow } from '../../flow/flow'
import { rank } from '../../flow/steps'

/**
 * The content of the POST as text, without values for one POST such as tokens. Two POSTs with the same content are the same
 * booking. Null as for {@link assemblePayload}.
 */
export function contentOf(flow: Flow): string | null {
  const payload = assemblePayload(flow, true)
  return payload && JSON.stringify(payload)
}

/**
 * The body of the POST, from the fields of the plugins that apply. Narrower scopes overwrite wider ones. A field that fails is
 * left out; if its plugin is essential, the result is null.
 */
export function assemblePayload({ steps, plugins, guard }: Flow, isContent = false): Payload | null {
  const payload: Record<string, Json> = {}
  const byScope = [...steps.applying.peek()].sort((one, other) => rank(one) - rank(other))
  for (const plugin of byScope) {
    const ctx = plugins.contextOf(plugin)
    const lasting = isContent ? lastingContext(plugin, ctx) : null
    const fields = contributionsWith(plugins, [plugin], 'payload').flatMap(([, { payload }]) =>
      Object.entries(payload!),
    )
    for (const [field, make] of fields) {
      const place = { owner: plugin, hook: 'payload', name: field } as const
      const value = lasting
        ? lastingValue(() => make(lasting), field)
        : guard.call<FieldValue | undefined>(place, () => fieldValue(make(ctx), field), undefined)
      if (value === notSent) continue
      if (value !== undefined) payload[field] = value
      else if (plugin.essential) return null
    }
  }
  return payload
}

/** The plugin's context without values for one POST. Null if it has no such values. */
function lastingContext(plugin: AnyPlugin, ctx: PluginContext): PluginContext | null {
  const state = withoutOnce(plugin, ctx.state as PluginState)
  return state && (Object.create(ctx, { state: { value: state } }) as PluginContext)
}

type FieldValue = Json | typeof notSent

const fieldValue = (made: unknown, field: string): FieldValue =>
  made === notSent ? notSent : withoutHiddenTexts(asJson(made), field)

/** No text that is sent has hidden characters, whichever plugin made it. An id is the back end's own, and stays as it is. */
function withoutHiddenTexts(value: Json, field: string): Json {
  if (/Id$/.test(field)) return value
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'string' ? withoutHidden(part, 'lines') : part,
  ) as Json
}

/** A field that needs a token may fail here. That is not a fault, because the content is only compared. */
function lastingValue(make: () => unknown, field: string): FieldValue {
  try {
    return fieldValue(make(), field)
  } catch {
    return null
  }
}

/** The state with values for one POST reset. Null if there are none. */
function withoutOnce(plugin: AnyPlugin, state: PluginState): PluginState | null {
  const single = lifetimes(plugin).filter(([, { once }]) => once)
  if (single.length === 0) return null
  return { ...state, ...Object.fromEntries(single.map(([key, { first }]) => [key, signal(first)])) }
}

import type { AnyPlugin } from '../../src/contract/plugin'
import { optionsWithBrought } from '../../src/diagnostics/plugin-options'
import type { JsonSchema } from './json-schema'

/** What a brand may set under a plugin's id: the types are those of the defaults, as the widget checks them. Functions are for code alone. */
export function optionsSchema(plugin: AnyPlugin, notes: Readonly<Record<string, string>>): JsonSchema {
  const { options, choices } = optionsWithBrought(plugin)
  const inJson = Object.entries(options).filter(([, value]) => typeof value !== 'function')
  return {
    type: 'object',
    properties: Object.fromEntries(
      inJson.map(([name, byDefault]) => [
        name,
        {
          ...valueSchema(byDefault, choices[name]),
          ...(notes[name] !== undefined && { description: notes[name] }),
          ...(isKnown(byDefault) && { default: byDefault }),
        },
      ]),
    ),
    additionalProperties: false,
  }
}

const isKnown = (byDefault: unknown) => byDefault !== undefined && byDefault !== null

function valueSchema(byDefault: unknown, choices: readonly unknown[] | undefined): JsonSchema {
  if (Array.isArray(byDefault)) return { type: 'array', ...(choices && { items: { enum: choices } }) }
  if (choices) return { enum: choices }
  return isKnown(byDefault) ? { type: typeof byDefault } : {}
}

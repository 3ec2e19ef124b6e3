import type { AnyPlugin } from '../../src/contract/plugin'
import type { JsonSchema } from './json-schema'

type Entries = Readonly<Record<string, unknown>>

/** A plugin's options: their types are those of the defaults, as the widget checks them. Functions are for code alone. */
export function optionsSchema(
  { options = {}, choices = {} }: AnyPlugin,
  notes: Readonly<Record<string, string>>,
): JsonSchema {
  const inJson = Object.entries(options as Entries).filter(([, value]) => typeof value !== 'function')
  return {
    type: 'object',
    properties: Object.fromEntries(
      inJson.map(([name, byDefault]) => [
        name,
        {
          ...valueSchema(byDefault, (choices as Readonly<Record<string, readonly unknown[]>>)[name]),
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

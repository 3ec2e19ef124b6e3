import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { brandShape } from '../../src/diagnostics/brand-schema'
import { namesOf } from '../../src/contract/journey'
import type { AnyPlugin } from '../../src/contract/plugin'
import { tokens } from '../../src/tokens'
import { catalogue } from '../../themes/build/catalogue'
import { languages, packOf } from '../languages/packs'
import { keyNotes, tokenNotes } from '../docs/reference/notes'
import { loadPlugins } from '../plugins/built'
import { companionsOf } from '../../src/host/brand/with-companions'
import { readAbouts } from '../plugins/about'
import { settableOptions } from '../../src/diagnostics/plugin-options'

/**
 * The brand config as a JSON Schema (draft 7), for editors: every key with its note, and the names that there are.
 *
 * @param names `open`: other plugins, looks and journeys may be named too, as a chain's own build has them; `closed`: no
 *   others, as in Tavola's own build
 */
export async function brandSchema(names: 'open' | 'closed'): Promise<JsonSchema> {
  const plugins = await loadPlugins()
  const whole = toJsonSchema(v.partial(v.strictObject(brandShape)), { errorMode: 'ignore' }) as JsonSchema
  const known = (list: readonly string[], ...own: string[]) =>
    names === 'closed'
      ? { enum: list }
      : { anyOf: [{ enum: list }, { type: 'string', pattern: own[0] ?? '.' }] }
  const particular: Record<string, JsonSchema> = {
    theme: { type: 'string', ...known(Object.keys(catalogue.themes)) },
    tokens: tokensSchema(),
    darkTokens: tokensSchema(),
    locale: { type: 'string', minLength: 2, examples: ['en-IE', ...(await languages())] },
    plugins: {
      type: 'array',
      uniqueItems: true,
      items: known(
        plugins.map(({ id }) => id),
        '^[a-z][a-z\\d-]*$',
      ),
    },
    options: await pluginsOptions(plugins, names),
    journeys: { type: 'array', uniqueItems: true, items: known(journeysOf(plugins)) },
    groupJourney: { type: 'string', ...known(journeysOf(plugins)) },
    links: linksSchema(whole.properties?.links),
    messages: await messagesSchema(names),
  }
  const properties = Object.entries(whole.properties ?? {}).map(([key, schema]) => [
    key,
    { ...(particular[key] ?? schema), description: plain(keyNotes[key as keyof typeof keyNotes]) },
  ])
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'A brand config of Tavola',
    type: 'object',
    properties: {
      $schema: {
        type: 'string',
        description: 'Where this schema lies, for your editor. The widget does not read it.',
      },
      ...Object.fromEntries(properties),
    },
    additionalProperties: false,
  }
}

/** The notes of the docs, as an editor shows them: no links, no marks. */
const plain = (note: string) => note.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '"')

const journeysOf = (plugins: readonly AnyPlugin[]) =>
  plugins.flatMap(({ journey }) => (journey ? namesOf(journey).slice(0, 1) : []))

const tokensSchema = (): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(tokens).map(([name, property]) => [
      name,
      {
        type: 'string',
        description: `${tokenNotes[name as keyof typeof tokenNotes]}. A value as CSS’s "${property}" takes it.`,
      },
    ]),
  ),
  additionalProperties: false,
})

/** Both are pages of the chain. */
const linksSchema = (link: JsonSchema | undefined): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    ['terms', 'privacy'].map((name) => [name, link?.additionalProperties as JsonSchema]),
  ),
  additionalProperties: false,
})

async function pluginsOptions(plugins: readonly AnyPlugin[], names: 'open' | 'closed'): Promise<JsonSchema> {
  const abouts = await readAbouts()
  const schemas = plugins.map((plugin) => {
    const ids = [...companionsOf(plugin), plugin].map(({ id }) => id)
    const notes = Object.assign({}, ...ids.map((id) => abouts[id]?.options)) as Record<string, string>
    return [plugin.id, optionsSchema(plugin, notes)] as const
  })
  return {
    type: 'object',
    properties: Object.fromEntries(
      schemas.filter(([, { properties }]) => Object.keys(properties ?? {}).length > 0),
    ),
    additionalProperties: names === 'open',
  }
}

/** Every text that there is, with its English; a plugin of the chain's own has others. */
async function messagesSchema(names: 'open' | 'closed'): Promise<JsonSchema> {
  const text = {
    anyOf: [
      { type: 'string' },
      { type: 'object', required: ['other'], additionalProperties: { type: 'string' } },
    ],
  }
  const texts = Object.entries(packOf('english'))
  return {
    type: 'object',
    properties: Object.fromEntries(
      texts.map(([key, message]) => [
        key,
        { ...text, description: typeof message === 'string' ? message : message.other, default: message },
      ]),
    ),
    additionalProperties: names === 'open' ? text : false,
  }
}

/** What a brand may set under a plugin's id: the types are those of the defaults, as the widget checks them. Functions are for code alone. */
function optionsSchema(plugin: AnyPlugin, notes: Readonly<Record<string, string>>): JsonSchema {
  const { options, choices } = settableOptions(plugin)
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

/** A JSON Schema, or a part of one. */
export interface JsonSchema {
  readonly [key: string]: unknown
  readonly properties?: Readonly<Record<string, JsonSchema>>
}

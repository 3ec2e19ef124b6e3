import { readFile } from 'node:fs/promises'
import { events as table, eventsVersion, formerNames, kinds, type Kind } from '../../src/contract/events'

/** The events that hosts can rely on, in docs/events.v1.json: a JSON Schema for the detail of each. */
export interface EventsSchema {
  readonly title: string
  readonly version: number
  readonly events: Readonly<Record<string, DetailSchema>>
  /** Old names, which are still sent beside the new ones. */
  readonly formerNames: typeof formerNames
}

interface DetailSchema {
  readonly type: 'object'
  readonly properties: Readonly<Record<string, object>>
  readonly required: readonly string[]
}

/** The outcomes of our own plugins. */
export const outcomes = ['booking', 'enquiry']

const typeOf: Readonly<Record<Kind, readonly string[]>> = {
  count: ['integer'],
  day: ['string'],
  time: ['string'],
  word: ['string'],
  id: ['string', 'integer'],
  code: ['string'],
  empty: ['string'],
}

/** The schema of the current code. */
export function eventsSchema(): EventsSchema {
  const { confirmed, ...plain } = table
  const ends = outcomes.map((id) => [`${id}-confirmed`, confirmed] as const)
  const events = Object.fromEntries(
    [...Object.entries(plain), ...ends].map(([name, { fields }]) => [name, detail(fields)]),
  )
  return { title: 'The host events of Tavola', version: eventsVersion, events, formerNames }
}

function detail(fields: Readonly<Record<string, string>>): DetailSchema {
  const properties: Record<string, object> = { version: { const: eventsVersion } }
  for (const [name, field] of Object.entries(fields)) {
    const kind = field.replace('?', '') as Kind
    const type = typeOf[kind]
    const pattern = type.includes('string') && { pattern: kinds[kind].source }
    properties[name] = { type: [...type, ...(field.endsWith('?') ? ['null'] : [])], ...pattern }
  }
  return { type: 'object', properties, required: Object.keys(properties) }
}

export const eventsFile = `docs/events.v${eventsVersion}.json`

export const frozenEvents = async (): Promise<EventsSchema> =>
  JSON.parse(await readFile(eventsFile, 'utf8')) as EventsSchema

import { readFile, writeFile } from 'node:fs/promises'
import { formatted } from '../write-pages'
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

/** Events, fields and former names that hosts rely on and the new schema lacks. */
export function lostIn(now: EventsSchema, before: EventsSchema): string[] {
  const promised = Object.entries(before.events).flatMap(([name, { required }]) => [
    name,
    ...required.map((field) => `${name}: ${field}`),
  ])
  const kept = Object.entries(now.events).flatMap(([name, { required }]) => [
    ...[name, ...(now.formerNames[name] ?? [])].flatMap((one) => [
      one,
      ...required.map((field) => `${one}: ${field}`),
    ]),
  ])
  return promised.filter((promise) => !kept.includes(promise))
}

const file = `docs/events.v${eventsVersion}.json`

export const frozenEvents = async (): Promise<EventsSchema> =>
  JSON.parse(await readFile(file, 'utf8')) as EventsSchema

/** Adds new events and fields to docs/events.v1.json. Throws if something would be lost: that needs a new version. */
export async function writeEvents(): Promise<void> {
  const before = await frozenEvents().catch(() => null)
  const lost = before ? lostIn(eventsSchema(), before) : []
  if (lost.length > 0)
    throw new Error(
      `Hosts rely on ${lost.join(', ')}: keep the name under formerNames, or begin version ${eventsVersion + 1}.`,
    )
  await writeFile(file, await formatted(JSON.stringify(eventsSchema()), file))
}

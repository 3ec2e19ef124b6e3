import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatted } from '../../tools/formatted'
import {
  eventsVersion,
  fields,
  formerNames,
  kinds,
  type EventMap,
  type Kind,
} from '../../src/contract/events'
import { root } from './titles'

/** The contract of events as a host reads it, in docs/events.v1.json: a JSON Schema for the detail of each. */
export interface EventsSchema {
  readonly title: string
  readonly version: number
  readonly events: Readonly<Record<string, DetailSchema>>
  /** Old names, still heard beside the new ones. */
  readonly formerNames: typeof formerNames
}

interface DetailSchema {
  readonly type: 'object'
  readonly properties: Readonly<Record<string, object>>
  readonly required: readonly string[]
}

/** Of the plugins that are ours. */
export const outcomes = ['booking', 'enquiry']

type Nullable<Detail> = { [Key in keyof Detail]: null extends Detail[Key] ? Key : never }[keyof Detail]

/** Fields that may be null, as the types have it. */
const nullable: { readonly [Name in string & keyof EventMap]?: readonly Nullable<EventMap[Name]>[] } = {
  open: ['venueId'],
  step: ['number'],
  journey: ['journey'],
  'submit-started': ['venueId', 'date', 'time'],
  'booking-confirmed': ['venueId', 'date', 'time'],
  'enquiry-confirmed': ['venueId', 'date', 'time'],
}

const typeOf: Readonly<Record<Kind, readonly string[]>> = {
  count: ['integer'],
  day: ['string'],
  time: ['string'],
  word: ['string'],
}

/** As the code has it now. */
export function eventsSchema(): EventsSchema {
  const { confirmed, ...plain } = fields
  const ends = outcomes.map((id) => [`${id}-confirmed`, confirmed!] as const)
  const events = Object.fromEntries(
    [...Object.entries(plain), ...ends].map(([name, known]) => [name, detail(name, known)]),
  )
  return { title: 'The host events of Tavola', version: eventsVersion, events, formerNames }
}

function detail(name: string, known: Readonly<Record<string, Kind>>): DetailSchema {
  const properties: Record<string, object> = { version: { const: eventsVersion } }
  for (const [field, kind] of Object.entries(known)) {
    const type = [...typeOf[kind], ...(field === 'venueId' ? ['integer'] : [])]
    const none = (nullable as Record<string, readonly string[] | undefined>)[name]?.includes(field)
    const pattern = type.includes('string') && { pattern: kinds[kind].source }
    properties[field] = { type: [...type, ...(none ? ['null'] : [])], ...pattern }
  }
  return { type: 'object', properties, required: Object.keys(properties) }
}

/** What hosts rely on and would lose: events, fields and former names of the one that the other has not. */
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

const file = join(root, `docs/events.v${eventsVersion}.json`)

export const frozenEvents = async (): Promise<EventsSchema> =>
  JSON.parse(await readFile(file, 'utf8')) as EventsSchema

/** Writes docs/events.v1.json anew with what was added. Throws where something of it would be lost: that is the next version. */
export async function writeEvents(): Promise<void> {
  const before = await frozenEvents().catch(() => null)
  const lost = before ? lostIn(eventsSchema(), before) : []
  if (lost.length > 0)
    throw new Error(
      `Hosts rely on ${lost.join(', ')}: keep the name under formerNames, or begin version ${eventsVersion + 1}.`,
    )
  await writeFile(file, await formatted(JSON.stringify(eventsSchema()), file))
}

import type { JourneyPart } from '../../contract/journey'
import { moments } from '../../contract/journey'
import type { AnyPlugin, Insert, Outcome, Plugin, Step, Validator } from '../../contract/plugin'
import { didYouMean } from '../did-you-mean'
import { BootError } from './boot-error'

/**
 * A plugin's literal is held against the contract before any of it is used: plain JavaScript has no type check. Each
 * value is plain, and what has been checked is frozen, so that the kernel reads the same at any time.
 */

const isText = (value: unknown) => typeof value === 'string'
const isFunction = (value: unknown) => typeof value === 'function'
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isListOf = (is: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(is)
const isRecordOf = (is: (value: unknown) => boolean) => (value: unknown) =>
  isObject(value) && Object.values(value).every(is)
const isMessage = (value: unknown) =>
  isText(value) || (isRecordOf(isText)(value) && 'other' in (value as object))

/** What a value may be, as the message says it. */
const kinds = {
  'a text': isText,
  'true or false': (value: unknown) => typeof value === 'boolean',
  'a number': Number.isFinite,
  'a number or the name of an option': (value: unknown) => isText(value) || Number.isFinite(value),
  'a number of milliseconds, from 1 to 60000': (value: unknown) =>
    Number(value) >= 1 && Number(value) <= 60_000,
  'a function': isFunction,
  'an object': isObject,
  'a list of texts': isListOf(isText),
  'a list of objects': isListOf(isObject),
  'an object of functions': isRecordOf(isFunction),
  'an object of texts, or of plural forms with "other"': isRecordOf(isMessage),
  'an object of languages, each with its texts': isRecordOf(isRecordOf(isMessage)),
  [`one of ${moments.join(', ')}`]: (value: unknown) => (moments as readonly unknown[]).includes(value),
  anything: () => true,
} as const satisfies Record<string, (value: unknown) => boolean>

type Kind = keyof typeof kinds
/** `!` stands before what must be there. */
type Shape<Part> = Readonly<Record<keyof Required<Part> & string, Kind | `!${Kind}`>>

const plugin: Shape<Plugin> = {
  id: '!a text',
  contract: 'anything',
  needs: 'a list of texts',
  serves: 'a text',
  essential: 'true or false',
  deadline: 'a number of milliseconds, from 1 to 60000',
  state: 'an object',
  options: 'an object',
  choices: 'an object',
  addresses: 'an object',
  limits: 'an object',
  shares: 'a list of texts',
  messages: 'an object of texts, or of plural forms with "other"',
  languages: 'an object of languages, each with its texts',
  places: 'an object',
  reads: 'an object',
  journey: 'an object',
  outcome: 'an object',
  steps: 'a list of objects',
  inserts: 'a list of objects',
  validators: 'a list of objects',
  payload: 'an object of functions',
  setup: 'a function',
  beforeConfirm: 'a function',
  beforeSubmit: 'a function',
  onResponse: 'a function',
  onError: 'a function',
  onEvent: 'a function',
}
const journey: Shape<JourneyPart> = {
  name: '!a text',
  aliases: 'a list of texts',
  outcome: '!a text',
  defaults: '!an object',
  splitGuests: 'true or false',
  noticeHours: 'a number or the name of an option',
  unchecked: 'true or false',
  direct: 'true or false',
}
const defaults: Shape<JourneyPart['defaults']> = {
  adults: '!a number or the name of an option',
  children: '!a number or the name of an option',
}
const outcome: Shape<Outcome> = { id: '!a text', send: '!a function', reference: '!a function' }
const step: Shape<Step> = {
  id: '!a text',
  number: 'a number',
  priority: '!a text',
  scoped: 'true or false',
  when: '!a function',
  load: '!a function',
  prefetch: 'true or false',
  end: 'true or false',
  back: 'a function',
  resume: 'a function',
}
const insert: Shape<Insert> = {
  at: '!a text',
  wraps: 'true or false',
  load: '!a function',
  when: 'a function',
  always: 'true or false',
  optional: 'true or false',
  label: 'a text',
  reservedHeight: 'a text',
}
const validator: Shape<Validator> = {
  field: '!a text',
  message: '!a text',
  values: 'a function',
  at: `one of ${moments.join(', ')}`,
  valid: '!a function',
}

/** Found right: each widget has the same plugins, and a feature that joins has all checked together. */
const checked = new WeakSet<AnyPlugin>()

/** Throws a {@link BootError} that names the plugin, the property and what was expected. */
export function checkShape(given: AnyPlugin): void {
  if (checked.has(given)) return
  const { id } = given as Partial<Plugin>
  const check = (part: object, shape: Shape<object>, path: string) => checkPart(id, part, shape, path)
  for (const record of ['state', 'options', 'payload', 'messages'] as const)
    refuseGetters(id, given[record] ?? {}, `${record}.`)
  check(given, plugin, '')
  if (given.journey) {
    check(given.journey, journey, 'journey.')
    check(given.journey.defaults, defaults, 'journey.defaults.')
  }
  if (given.outcome) check(given.outcome, outcome, 'outcome.')
  given.steps?.forEach((part, index) => check(part, step, `steps[${index}].`))
  given.inserts?.forEach((part, index) => check(part, insert, `inserts[${index}].`))
  given.validators?.forEach((part, index) => check(part, validator, `validators[${index}].`))
  checkKeys(given)
  for (const list of [given.steps, given.inserts, given.validators, given.payload, given]) Object.freeze(list)
  checked.add(given)
}

function checkPart(
  id: string | undefined,
  part: object,
  shape: Readonly<Record<string, string>>,
  path: string,
): void {
  refuseGetters(id, part, path)
  for (const name of Object.keys(part)) {
    if (name in shape) continue
    refuse(
      id,
      `has "${path}${name}", which the contract does not know.${didYouMean(name, Object.keys(shape))}`,
    )
  }
  for (const [name, asked] of Object.entries(shape)) {
    const value: unknown = part[name as never]
    if (value === undefined && !asked.startsWith('!')) continue
    const kind = asked.replace('!', '') as Kind
    if (!kinds[kind]!(value))
      refuse(id, `has "${path}${name}" wrong: expected ${kind}, received ${nameOf(value)}.`)
  }
  Object.freeze(part)
}

/** Keys of other lists: of messages and of options. */
function checkKeys({ id, messages = {}, options = {}, ...given }: AnyPlugin): void {
  const { inserts = [], reads = {}, journey } = given
  const check = (path: string, names: readonly string[], known: object) => {
    for (const name of names) {
      if (Object.hasOwn(known, name)) continue
      refuse(id, `has "${path}" wrong: there is no "${name}".${didYouMean(name, Object.keys(known))}`)
    }
  }
  inserts.forEach(({ label }, index) =>
    check(`inserts[${index}].label`, label === undefined ? [] : [label], messages),
  )
  for (const path of ['choices', 'addresses', 'limits'] as const)
    check(path, Object.keys(given[path] ?? {}), options)
  check('shares', (given.shares ?? []) as readonly string[], options)
  for (const [path, value] of Object.entries({ ...journey?.defaults, noticeHours: journey?.noticeHours }))
    if (isText(value)) check(`journey.${path}`, [value], options)
  check('reads', Object.keys(reads), { venue: 0, slot: 0, answer: 0 })
}

/** A getter may answer otherwise each time, or throw. */
function refuseGetters(id: string | undefined, part: object, path: string): void {
  for (const [name, { get }] of Object.entries(Object.getOwnPropertyDescriptors(part))) {
    if (get) refuse(id, `has a getter "${path}${name}": expected a plain value.`)
  }
}

function refuse(id: string | undefined, message: string): never {
  throw new BootError('wrong-shape', `Plugin "${String(id)}" ${message}`)
}

const nameOf = (value: unknown) =>
  value === null || value === undefined
    ? String(value)
    : Array.isArray(value)
      ? 'a list'
      : typeof value === 'object'
        ? 'an object'
        : `a ${typeof value}`

import * as v from 'valibot'
import { moments, type JourneyPart } from '../contract/journey'
import type { AnyPlugin, Insert, Outcome, PartEntry, Plugin, Step, Validator } from '../contract/plugin'
import { BootError } from './boot-error'
import { describeValue, inWords, similarTo } from './mistake'

/**
 * Checks plugins against the contract, because plain JavaScript has no type check. A checked plugin is frozen, so that the kernel reads
 * the same values at any time. A schema's message completes "Expected …".
 */

/** A schema for every key of a part. A missing one does not compile. */
type Shape<Part> = Readonly<Record<keyof Required<Part> & string, v.GenericSchema>>

const text = v.string('a text')
const flag = v.boolean('true or false')
const number = v.pipe(v.number('a number'), v.finite('a number'))
const callback = v.function('a function')
const object = plainObject('an object')
const texts = v.array(text, 'a list of texts')
const recordOf = (value: v.GenericSchema, words: string) =>
  v.pipe(plainObject(words), v.record(v.string(), value, words))
const message = v.union(
  [v.string(), v.objectWithRest({ other: v.string() }, v.string())],
  'a text, or an object of plural forms with at least "other"',
)
const messages = recordOf(message, 'an object of texts')
const numberOrOption = v.union([v.string(), number], 'a number or the name of an option')

const deadlineWords = 'a number of milliseconds, from 1 to 60000'
const deadline = v.pipe(
  v.number(deadlineWords),
  v.minValue(1, deadlineWords),
  v.maxValue(60_000, deadlineWords),
)

const optional = v.optional
const shown = { load: callback, view: optional(text) }
const step: Shape<Step> = {
  id: text,
  number: optional(number),
  priority: text,
  scoped: optional(flag),
  when: callback,
  ...shown,
  prefetch: optional(v.literal(false, 'false')),
  end: optional(flag),
  back: optional(callback),
  resume: optional(callback),
}
const insert: Shape<Insert> = {
  at: text,
  wraps: optional(flag),
  fallback: optional(flag),
  ...shown,
  prefetch: optional(flag),
  when: optional(callback),
  always: optional(flag),
  optional: optional(flag),
  label: optional(text),
  reservedHeight: optional(text),
}
const entry: Shape<PartEntry> = {
  when: optional(callback),
  load: callback,
  prefetch: optional(v.literal(true, 'true')),
}
const validator: Shape<Validator> = {
  field: text,
  message: text,
  values: optional(callback),
  at: optional(v.picklist(moments, `one of ${moments.join(', ')}`)),
  valid: callback,
  ask: optional(callback),
}
const outcome: Shape<Outcome> = {
  id: text,
  send: callback,
  reference: callback,
  result: optional(callback),
}
const defaults: Shape<JourneyPart['defaults']> = { adults: numberOrOption, children: numberOrOption }
const journey: Shape<JourneyPart> = {
  name: text,
  aliases: optional(texts),
  outcome: text,
  defaults: part(defaults),
  splitGuests: optional(flag),
  noticeHours: optional(numberOrOption),
  unchecked: optional(flag),
  direct: optional(flag),
}
const plugin: Shape<Plugin> = {
  id: text,
  contract: optional(v.unknown()),
  needs: optional(texts),
  provides: optional(recordOf(callback, 'an object of functions')),
  requires: optional(texts),
  serves: optional(text),
  essential: optional(flag),
  deadline: optional(deadline),
  state: optional(object),
  options: optional(object),
  choices: optional(object),
  addresses: optional(object),
  limits: optional(object),
  shares: optional(texts),
  texts: optional(messages),
  languages: optional(recordOf(messages, 'an object of languages, each with its texts')),
  places: optional(object),
  reads: optional(object),
  journey: optional(part(journey)),
  outcome: optional(part(outcome)),
  steps: optional(listOf(step)),
  inserts: optional(listOf(insert)),
  parts: optional(listOf(entry)),
  validators: optional(listOf(validator)),
  payload: optional(recordOf(callback, 'an object of functions')),
  setup: optional(callback),
  proceed: optional(callback),
  beforeConfirm: optional(callback),
  beforeSubmit: optional(callback),
  onResponse: optional(callback),
  onError: optional(callback),
  onEvent: optional(callback),
}
const whole = part(plugin)

function listOf(shape: Readonly<Record<string, v.GenericSchema>>) {
  return v.array(part(shape), 'a list of objects')
}

/** An object without getters, which may return another value each time, or throw. */
function plainObject(words: string) {
  return v.pipe(
    v.custom<object>(isObject, words),
    v.check(
      (value) => getterIn(value) === undefined,
      ({ input }) => `a plain value instead of the getter "${getterIn(input)}"`,
    ),
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function part(shape: Readonly<Record<string, v.GenericSchema>>) {
  return v.pipe(
    plainObject('an object'),
    // valibot reads inherited keys, which a script of the page may have added to every object.
    v.transform(withoutInherited),
    v.strictObject(withoutInherited(shape), ({ expected, path }) => {
      const key = String(path?.at(-1)?.key)
      // The message is for an unknown key, with the probably meant one, or for a missing key.
      return expected === 'never' ? (similarTo(key, Object.keys(shape)) ?? '') : wordsOf(shape[key])
    }),
  )
}

const wordsOf = (schema: v.GenericSchema | undefined) => String((schema as { message?: unknown })?.message)

function withoutInherited<Value extends object>(value: Value): Value {
  return Object.assign(Object.create(null) as Value, value)
}

function getterIn(value: object): string | undefined {
  return Object.entries(Object.getOwnPropertyDescriptors(value)).find(([, { get }]) => get)?.[0]
}

/** Plugins that were checked before. Each is checked by itself, then with others, and again by other widgets. */
const checked = new WeakSet<AnyPlugin>()

/** Throws a {@link BootError} that names the plugin, the property and what was expected. */
export function checkShape(candidate: AnyPlugin): void {
  if (checked.has(candidate)) return
  const { issues } = v.safeParse(whole, candidate)
  // A misspelt key is reported rather than the missing one.
  if (issues) reject(candidate, mistakeOf(issues.find(({ expected }) => expected === 'never') ?? issues[0]))
  checkReferences(candidate)
  const { steps = [], inserts = [], parts = [], validators = [] } = candidate
  const all = [
    candidate.journey,
    candidate.journey?.defaults,
    candidate.outcome,
    ...steps,
    ...inserts,
    ...parts,
    ...validators,
  ]
  for (const one of [...all, steps, inserts, parts, validators, candidate.payload, candidate])
    Object.freeze(one)
  checked.add(candidate)
}

type Words = Parameters<typeof inWords>[0]

function mistakeOf({ path, expected, message, input }: v.BaseIssue<unknown>): Words {
  const place = (path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
  if (expected === 'never') return { what: `unknown key "${place}"`, meant: message || undefined }
  return { what: `invalid "${place}"`, expected: message, received: describeValue(input) }
}

/** Checks names that refer to the plugin's own texts and options. */
function checkReferences(candidate: AnyPlugin): void {
  const { texts = {}, options = {}, inserts = [], reads = {}, journey } = candidate
  const check = (place: string, names: readonly string[], known: object) => {
    const name = names.find((one) => !Object.hasOwn(known, one))
    if (name === undefined) return
    const meant = similarTo(name, Object.keys(known))
    reject(candidate, { what: `"${place}" has the unknown name "${name}"`, meant })
  }
  inserts.forEach(({ label }, index) =>
    check(`inserts[${index}].label`, label === undefined ? [] : [label], texts),
  )
  for (const place of ['choices', 'addresses', 'limits'] as const)
    check(place, Object.keys(candidate[place] ?? {}), options)
  check('shares', (candidate.shares ?? []) as readonly string[], options)
  for (const [name, value] of Object.entries({ ...journey?.defaults, noticeHours: journey?.noticeHours }))
    if (typeof value === 'string') check(`journey.${name}`, [value], options)
  check('reads', Object.keys(reads), { venue: 0, slot: 0, answer: 0 })
}

function reject({ id }: Partial<AnyPlugin>, mistake: Words): never {
  throw new BootError('wrong-shape', `Plugin "${String(id)}": ${inWords(mistake)}`)
}

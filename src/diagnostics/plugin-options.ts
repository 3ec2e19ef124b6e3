import { scriptAddress, webAddress } from '../address'
import type { Brand } from '../contract/brand'
import type { AnyPlugin, Limit } from '../contract/plugin'
import { logError } from '../console'
import { companionsOf } from '../host/brand/with-companions'
import { currencyWords, webAddressWords } from './brand-schema'
import { isCurrency } from './known-values'
import { describeValue, lineOf, misspellingOf, unknownName } from './mistake'

type Entries = Readonly<Record<string, unknown>>

/** What a brand may set under a plugin's id: its own options, and those of its companions. */
export function settableOptions(plugin: AnyPlugin) {
  const all = [...companionsOf(plugin), plugin]
  const merge = (key: 'options' | 'choices' | 'limits' | 'addresses'): Entries =>
    Object.assign({}, ...all.map((one): unknown => one[key])) as Entries
  return {
    id: plugin.id,
    options: merge('options'),
    choices: merge('choices') as Readonly<Record<string, readonly unknown[]>>,
    limits: merge('limits') as Readonly<Record<string, Limit>>,
    addresses: merge('addresses') as Readonly<Record<string, true | readonly string[]>>,
  }
}

type SettableOptions = ReturnType<typeof settableOptions>

/** Reports options that these plugins do not have, and removes invalid values from the brand. */
export function checkPluginOptions(plugins: readonly AnyPlugin[], brand: Brand): void {
  for (const plugin of plugins.map(settableOptions)) {
    const { id, options: defaults } = plugin
    const own = brand.options[id] ?? {}
    const where = `brand.options.${id}`
    for (const [name, value] of Object.entries(own)) {
      if (!Object.hasOwn(defaults, name)) {
        logError(lineOf(unknownName({ code: 'T040', where, kind: 'option' }, name, Object.keys(defaults))))
        continue
      }
      const invalid = findInvalid(plugin, name, value)
      if (!invalid) {
        reportMisspeltKeys(`${where}.${name}`, value, defaults[name])
        continue
      }
      Reflect.deleteProperty(own, name)
      if (value === undefined) continue
      const what = `invalid "${[name, ...invalid.path].join('.')}"`
      const received = describeValue(valueAt(value, invalid.path))
      logError(lineOf({ code: 'T041', where, what, expected: invalid.expected, received }))
    }
  }
}

interface InvalidValue {
  /** The keys inside an option that is an object. */
  readonly path: readonly string[]
  readonly expected: string
}

const whole = (expected: string | undefined): InvalidValue | undefined =>
  expected === undefined ? undefined : { path: [], expected }

const valueAt = (value: unknown, path: readonly string[]) =>
  path.reduce<unknown>((inner, key) => (inner as Entries | undefined)?.[key], value)

/** Checks a value by the plugin's rules for the option first, then by its default's type. */
function findInvalid(plugin: SettableOptions, name: string, value: unknown): InvalidValue | undefined {
  const byDefault = plugin.options[name]
  const limit = plugin.limits[name]
  const hosts = plugin.addresses[name]
  const choices = plugin.choices[name]
  const broken =
    value === undefined
      ? undefined
      : ((limit && brokenLimit(limit, value)) ?? (hosts && brokenAddress(value, hosts)))
  if (broken !== undefined) return whole(broken)
  return choices ? whole(notAmong(value, byDefault, choices)) : notLike(value, byDefault)
}

/** The words for a value within the limit; undefined if the value is within it. */
export function brokenLimit(limit: Limit, value: unknown): string | undefined {
  if (limit === 'currency') return value === '' || isCurrency(String(value)) ? undefined : currencyWords
  const [least, most, kind] = limit
  const isWithin = Number(value) >= least && Number(value) <= most && (!kind || Number.isInteger(value))
  return isWithin ? undefined : `a ${kind ? 'whole ' : ''}number from ${least} to ${most}`
}

/** The words for a valid address; undefined if this one is valid or empty. */
function brokenAddress(value: unknown, hosts: true | readonly string[]): string | undefined {
  if (value === '') return undefined
  if (hosts === true) return webAddress(value) === null ? webAddressWords : undefined
  if (scriptAddress(value, hosts) !== null) return undefined
  return `the address of a script at https://${hosts.join(' or https://')}, or at one of its subdomains`
}

function notAmong(value: unknown, byDefault: unknown, choices: readonly unknown[]): string | undefined {
  const isList = Array.isArray(byDefault)
  const items = isList ? value : [value]
  if (Array.isArray(items) && items.every((item) => choices.includes(item))) return undefined
  const words = choices.map((one) => JSON.stringify(one)).join(' or ')
  return isList ? `a list of ${words}` : words
}

/** Compares a value with the plugin's default. An undefined or null default allows any value. */
function notLike(value: unknown, byDefault: unknown): InvalidValue | undefined {
  if (byDefault === undefined || byDefault === null) return undefined
  const kind = kindOf(byDefault)
  if (kindOf(value) !== kind) return whole(inWords(byDefault))
  if (kind === 'number' && !isAmount(value)) return whole('a number, 0 or more')
  if (kind === 'list') return notLikeList(value as readonly unknown[], byDefault as readonly unknown[])
  return kind === 'record' ? notLikeRecord(value as Entries, byDefault as Entries) : undefined
}

/** Prices, hours and ages are never negative. */
const isAmount = (value: unknown): boolean => Number.isFinite(value) && Number(value) >= 0

function notLikeList(list: readonly unknown[], byDefault: readonly unknown[]): InvalidValue | undefined {
  if (byDefault.length === 0) return undefined
  const fits = list.every((item) =>
    byDefault.some((sample) => notLike(item, sample) === undefined && isComplete(item, sample)),
  )
  return fits ? undefined : whole(inWords(byDefault))
}

/** Whether an object in a list has all keys of the default's, and a range does not end before it begins. */
function isComplete(item: unknown, sample: unknown): boolean {
  if (kindOf(sample) !== 'record') return true
  const { from, to } = item as Entries
  return (
    Object.keys(sample as Entries).every((name) => name in (item as Entries)) && !(Number(from) > Number(to))
  )
}

/** Compares each key with the default's. A key that the default lacks is compared with the common type of its values. */
function notLikeRecord(record: Entries, byDefault: Entries): InvalidValue | undefined {
  const samples = Object.values(byDefault)
  const common = new Set(samples.map(kindOf)).size === 1 ? samples[0] : undefined
  for (const [name, value] of Object.entries(record)) {
    const sample = Object.hasOwn(byDefault, name) ? byDefault[name] : common
    const invalid = value === undefined ? undefined : notLike(value, sample)
    if (invalid) return { ...invalid, path: [name, ...invalid.path] }
  }
  return undefined
}

/**
 * Reports keys inside a plugin's option that resemble one of its default's. An unknown key alone is not a mistake: an object's keys
 * may be, for example, the ids of restaurants.
 */
function reportMisspeltKeys(where: string, value: unknown, byDefault: unknown): void {
  if (kindOf(value) !== 'record' || kindOf(byDefault) !== 'record') return
  const known = Object.keys(byDefault as Entries)
  for (const [key, inner] of Object.entries(value as Entries)) {
    if (known.includes(key)) reportMisspeltKeys(`${where}.${key}`, inner, (byDefault as Entries)[key])
    else {
      const free = known.filter((name) => !Object.hasOwn(value as Entries, name))
      const meant = misspellingOf(key, free)
      if (meant) logError(lineOf({ code: 'T042', where, what: `unknown key "${key}"`, meant }))
    }
  }
}

const kindOf = (value: unknown) =>
  Array.isArray(value)
    ? 'list'
    : value === null
      ? 'null'
      : typeof value === 'object'
        ? 'record'
        : typeof value

const words: Readonly<Record<string, readonly [one: string, many: string]>> = {
  boolean: ['true or false', 'booleans'],
  number: ['a number', 'numbers'],
  string: ['a text', 'texts'],
  function: ['a function', 'functions'],
  list: ['a list', 'lists'],
  record: ['an object', 'objects'],
}

/** The default's type in words: "a list of texts". */
function inWords(byDefault: unknown): string {
  const [one = 'another value'] = words[kindOf(byDefault)] ?? []
  const items = Array.isArray(byDefault) ? [...new Set(byDefault.map(kindOf))] : []
  const many = items.length === 1 ? words[items[0]!]?.[1] : undefined
  const sample =
    Array.isArray(byDefault) && items[0] === 'record' ? ` such as ${JSON.stringify(byDefault[0])}` : ''
  return many ? `${one} of ${many}${sample}` : one
}

import { scriptAddress, webAddress } from '../../address'
import type { Brand } from '../../contract/brand'
import type { AnyPlugin, Limit } from '../../contract/plugin'
import { logError } from '../log-error'
import { logUnknownName } from '../did-you-mean'
import { webAddressExpected } from './brand-schema'
import { nameMisspeltKeys } from './misspelt-keys'
import { brokenLimit, isAmount } from './limits'

type Entries = Readonly<Record<string, unknown>>

/** Names the options that these plugins do not have, and takes out values of the wrong type. */
export function checkPluginOptions(plugins: readonly AnyPlugin[], brand: Brand): void {
  for (const { id, options = {}, choices = {}, limits = {}, addresses = {} } of plugins) {
    const own = brand.options[id] ?? {}
    const defaults = options as Entries
    for (const [name, value] of Object.entries(own)) {
      if (!Object.hasOwn(defaults, name)) {
        logUnknownName(`T040 brand: the plugin "${id}" has no option`, name, Object.keys(defaults), logError)
        continue
      }
      const allowed = (choices as Readonly<Record<string, readonly unknown[]>>)[name]
      const hosts = (addresses as Readonly<Record<string, true | readonly string[]>>)[name]
      const limit = (limits as Readonly<Record<string, Limit>>)[name]
      const rule =
        value === undefined
          ? undefined
          : ((limit && brokenLimit(limit, value)) ?? (hosts && noAddress(value, hosts)))
      const mistake = rule
        ? { path: [], expected: rule }
        : allowed
          ? notAmong(value, defaults[name], allowed)
          : notLike(value, defaults[name])
      if (!mistake) {
        nameMisspeltKeys(`options.${id}.${name}`, value, defaults[name])
        continue
      }
      Reflect.deleteProperty(own, name)
      if (value === undefined) continue
      const place = ['options', id, name, ...mistake.path].join('.')
      logError(`T041 brand: "${place}" is wrong. Expected ${mistake.expected}.`)
    }
  }
}

/** What was expected instead of this address; undefined if it is right or empty. */
function noAddress(value: unknown, hosts: true | readonly string[]): string | undefined {
  if (value === '') return undefined
  if (hosts === true) return webAddress(value) === null ? webAddressExpected : undefined
  if (scriptAddress(value, hosts) !== null) return undefined
  return `the address of a script at https://${hosts.join(' or https://')}, or at one of its subdomains`
}

interface Mistake {
  /** Within the option, where it is a record. */
  readonly path: readonly string[]
  readonly expected: string
}

function notAmong(value: unknown, byDefault: unknown, allowed: readonly unknown[]): Mistake | undefined {
  const isList = Array.isArray(byDefault)
  const items = isList ? value : [value]
  if (Array.isArray(items) && items.every((item) => allowed.includes(item))) return undefined
  const choices = allowed.map((one) => JSON.stringify(one)).join(' or ')
  return { path: [], expected: isList ? `a list of ${choices}` : choices }
}

/** Compares a value with the plugin's default. Where that is undefined, null, or an empty list or record, less is known. */
function notLike(value: unknown, byDefault: unknown): Mistake | undefined {
  if (byDefault === undefined || byDefault === null) return undefined
  const kind = kindOf(byDefault)
  if (kindOf(value) !== kind) return { path: [], expected: inWords(byDefault) }
  if (kind === 'number' && !isAmount(value)) return { path: [], expected: 'a number, 0 or more' }
  if (kind === 'list') return notLikeList(value as readonly unknown[], byDefault as readonly unknown[])
  return kind === 'record' ? notLikeRecord(value as Entries, byDefault as Entries) : undefined
}

function notLikeList(list: readonly unknown[], byDefault: readonly unknown[]): Mistake | undefined {
  if (byDefault.length === 0) return undefined
  const fits = list.every((item) =>
    byDefault.some((sample) => notLike(item, sample) === undefined && isWhole(item, sample)),
  )
  return fits ? undefined : { path: [], expected: inWords(byDefault) }
}

/** A record in a list has all that the default's have, and a range that does not end before it begins. */
function isWhole(item: unknown, sample: unknown): boolean {
  if (kindOf(sample) !== 'record') return true
  const { from, to } = item as Readonly<Record<string, unknown>>
  return (
    Object.keys(sample as Entries).every((name) => name in (item as Entries)) && !(Number(from) > Number(to))
  )
}

/** A key of the default's own is compared with that; another one with what all keys of the default have in common. */
function notLikeRecord(record: Entries, byDefault: Entries): Mistake | undefined {
  const samples = Object.values(byDefault)
  const common = new Set(samples.map(kindOf)).size === 1 ? samples[0] : undefined
  for (const [name, value] of Object.entries(record)) {
    const sample = Object.hasOwn(byDefault, name) ? byDefault[name] : common
    const mistake = value === undefined ? undefined : notLike(value, sample)
    if (mistake) return { ...mistake, path: [name, ...mistake.path] }
  }
  return undefined
}

const kindOf = (value: unknown) =>
  Array.isArray(value)
    ? 'list'
    : typeof value === 'object'
      ? value === null
        ? 'null'
        : 'record'
      : typeof value

const words: Readonly<Record<string, readonly [one: string, many: string]>> = {
  boolean: ['true or false', 'booleans'],
  number: ['a number', 'numbers'],
  string: ['a text', 'texts'],
  function: ['a function', 'functions'],
  list: ['a list', 'lists'],
  record: ['an object', 'objects'],
}

/** "a list of texts": as far as the default says it. */
function inWords(byDefault: unknown): string {
  const [one = 'another value'] = words[kindOf(byDefault)] ?? []
  const items = Array.isArray(byDefault) ? [...new Set(byDefault.map(kindOf))] : []
  const many = items.length === 1 ? words[items[0]!]?.[1] : undefined
  const sample =
    Array.isArray(byDefault) && items[0] === 'record' ? ` such as ${JSON.stringify(byDefault[0])}` : ''
  return many ? `${one} of ${many}${sample}` : one
}

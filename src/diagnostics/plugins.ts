import type { Brand } from '../contract/brand'
import { contractVersion, priorities, type AnyPlugin } from '../contract/plugin'
import { namesOf } from '../contract/journey'
import { shellPlaces } from '../contract/names'
import { logError, loggedErrors } from '../console'
import { didYouMean, lineOf, misspellingOf } from './mistake'
import { rank, scopeOf } from '../kernel/flow/steps'
import { BootError, type BootCode } from './boot-error'
import { checkShape } from './plugin-shape'

/** Checks a plugin by itself, or a brand's plugins together. Throws the first {@link BootError}. */
export const checkPlugin = (plugin: AnyPlugin): void => keepError(() => checkEach([plugin]))
/** `others`: plugins that the brand could list too. */
export const checkPlugins = (
  plugins: readonly AnyPlugin[],
  brand: Brand,
  others?: readonly AnyPlugin[],
): void => keepError(() => checkAll(plugins, brand, others))

/** Keeps an error's message for the doctor. */
function keepError<Result>(check: () => Result): Result {
  try {
    return check()
  } catch (error) {
    loggedErrors.push((error as Error).message)
    throw error
  }
}

/** Whether these plugins work together, and offer a journey. */
export function canStart(plugins: readonly AnyPlugin[], brand: Brand): boolean {
  try {
    checkAll(plugins, brand)
    return plugins.some(({ journey }) => journey)
  } catch {
    return false
  }
}

/** Checks the contract first, because its error says more than one about another version's shape. */
function checkEach(plugins: readonly AnyPlugin[]): void {
  checkContract(plugins)
  plugins.forEach(checkShape)
}

function checkAll(plugins: readonly AnyPlugin[], brand: Brand, others: readonly AnyPlugin[] = []): void {
  checkEach(plugins)
  checkIds(plugins)
  checkNeeds(plugins, brand)
  checkServices(plugins, others)
  checkOutcomes(plugins)
  checkJourneys(plugins)
  checkSteps(plugins, brand)
  checkPayload(plugins)
  checkPlaces(plugins, brand)
  checkWrappers(plugins)
  checkShared(plugins)
  reportRivals(plugins, brand)
}

function checkContract(plugins: readonly AnyPlugin[]): void {
  for (const plugin of plugins as readonly { readonly id: string; readonly contract?: unknown }[]) {
    // Contract 2 had the texts under another name.
    const { id, contract = 'messages' in plugin ? 2 : contractVersion } = plugin
    if (contract === contractVersion) continue
    throw new BootError(
      'wrong-contract',
      `Plugin "${id}" is written for contract ${String(contract)}, and this version of Tavola has contract ${contractVersion}. Use versions of the plugin and of Tavola that match.`,
    )
  }
}

/** Checks places. A place of a plugin that this brand does not list, or that did not load, is ignored. */
function checkPlaces(plugins: readonly AnyPlugin[], brand: Brand): void {
  const ids = plugins.map(({ id }) => id)
  const known: string[] = [...shellPlaces]
  for (const { id, places = {} } of plugins) {
    for (const place of Object.keys(places)) {
      if (!place.startsWith(`${id}.`))
        throw new BootError(
          'foreign-place',
          `Plugin "${id}" declares the place "${place}". A plugin's own place has its id in front: "${id}.${place}".`,
        )
      known.push(place)
    }
  }
  for (const { id, inserts = [] } of plugins) {
    for (const { at } of inserts) {
      const owner = at.includes('.') ? at.slice(0, at.indexOf('.')) : null
      const isAbsent = owner !== null && !ids.includes(owner)
      const isIgnored = isAbsent && (brand.plugins.includes(owner) || !misspellingOf(at, known))
      if (known.includes(at) || isIgnored) continue
      throw new BootError(
        'unknown-place',
        `Plugin "${id}" inserts at "${at}", and there is no such place.${didYouMean(at, known)} There are ${known.join(', ')}.`,
      )
    }
  }
}

/** Checks that no plugin wraps a part that another replaces in the same journey. Wrappers of one part nest. */
function checkWrappers(plugins: readonly AnyPlugin[]): void {
  const inserts = plugins.flatMap((plugin) =>
    (plugin.inserts ?? []).filter(({ fallback }) => !fallback).map((insert) => ({ plugin, insert })),
  )
  for (const wrapper of inserts.filter(({ insert }) => insert.wraps)) {
    const rival = inserts.find(
      ({ plugin, insert }) =>
        !insert.wraps && insert.at === wrapper.insert.at && canMeet(plugin, wrapper.plugin),
    )
    if (!rival) continue
    throw new BootError(
      'wrapped-and-replaced',
      `Plugin "${wrapper.plugin.id}" wraps the part at "${wrapper.insert.at}", and plugin "${rival.plugin.id}" replaces it. Remove one of them, or let both wrap it (wraps: true).`,
    )
  }
}

/** The shell's places where an insert replaces a part. */
export const replacedPlaces: readonly string[] =
  'location journeys date guests time times-note consent-link continue reference'.split(' ')

/** Reports two plugins that replace one part. The brand's order decides, but it is probably a mistake. */
function reportRivals(plugins: readonly AnyPlugin[], brand: Brand): void {
  const order = ({ id }: AnyPlugin) => brand.plugins.indexOf(id)
  const sorted = [...plugins].sort((one, other) => order(one) - order(other))
  for (const place of replacedPlaces) {
    const [first, second] = sorted.filter(({ inserts = [] }) =>
      inserts.some(({ at, wraps, fallback }) => at === place && !wraps && !fallback),
    )
    if (!first || !second || !canMeet(first, second)) continue
    const what = `plugins "${first.id}" and "${second.id}" both replace the part at "${place}". Only that of "${first.id}" is shown, as the brand lists it first`
    const line = lineOf({ code: 'T062', where: 'brand', what })
    if (!loggedErrors.includes(line)) logError(line)
  }
}

function checkShared(plugins: readonly AnyPlugin[]): void {
  unique(
    plugins.flatMap(({ id, shares = [] }) =>
      (shares as readonly string[]).map((name) => [name, id] as const),
    ),
    'two-owners',
    (name, first, second) =>
      `Plugins "${first}" and "${second}" both share the option "${name}". Let one of them own it, and the other read it as ctx.shared.${name}.`,
  )
}

/** Whether two plugins may be on screen together. Those of different journeys, or of different outcomes, never are. */
function canMeet(one: AnyPlugin, other: AnyPlugin): boolean {
  const [scope, second] = [scopeOf(one), scopeOf(other)]
  return scope.of !== second.of || scope.name === second.name
}

/** Owners of the shell's own texts. */
const shellOwners = ['widget', 'popup', 'details']

function checkIds(plugins: readonly AnyPlugin[]): void {
  for (const { id } of plugins) {
    if (shellOwners.includes(id))
      throw new BootError('reserved-id', `"${id}" is a part of the shell: a plugin needs another id.`)
  }
  unique(
    plugins.map(({ id }) => [id, id]),
    'duplicate-plugin',
    (id) =>
      `Two plugins have the id "${id}". Is one listed twice in the brand's plugins, or copied without a new id?`,
  )
}

/**
 * A plugin that needs one that did not load, and the reason. A missing outcome may be theirs too. Throws if the plugin is essential,
 * because nothing may be sent without it.
 */
export const findDependent = (
  plugins: readonly AnyPlugin[],
  missing: readonly string[],
): Dependent | undefined => keepError(() => dependentIn(plugins, missing))

interface Dependent {
  readonly id: string
  readonly reason: BootError
}

function dependentIn(plugins: readonly AnyPlugin[], missing: readonly string[]): Dependent | undefined {
  if (missing.length === 0) return undefined
  const isMissing = (id: string) => missing.includes(id)
  for (const { id, needs = [], essential } of plugins) {
    const need = (needs as readonly string[]).find(isMissing)
    if (need === undefined) continue
    const reason = new BootError('missing-need', `Plugin "${id}" needs "${need}", which did not load.`)
    if (essential) throw reason
    return { id, reason }
  }
  const [lacking] = lackingServices(plugins)
  if (lacking) {
    const reason = missingService(lacking, 'and no plugin that loaded provides it.')
    if (lacking.essential) throw reason
    return { id: lacking.id, reason }
  }
  const [end] = endsWithoutOutcome(plugins)
  if (!end) return undefined
  const what = `Plugin "${end.id}" ends in the outcome "${end.wanted}", and no plugin that loaded brings it.`
  return { id: end.id, reason: new BootError('unknown-outcome', what) }
}

/** Checks needs. A plugin that did not load counts as listed: its dependents are left out (findDependent). */
function checkNeeds(plugins: readonly AnyPlugin[], brand: Brand): void {
  const ids = new Set([...brand.plugins, ...plugins.map(({ id }) => id)])
  for (const { id, needs = [] } of plugins) {
    for (const need of needs) {
      if (ids.has(need)) continue
      throw new BootError(
        'missing-need',
        `Plugin "${id}" needs plugin "${need}", which the brand does not list.${didYouMean(need, [...ids])} Add "${need}" to its plugins or take "${id}" out.`,
      )
    }
  }
}

function checkServices(plugins: readonly AnyPlugin[], others: readonly AnyPlugin[]): void {
  unique(
    plugins.flatMap(({ id, provides = {} }) => Object.keys(provides).map((name) => [name, id] as const)),
    'two-providers',
    (name, first, second) =>
      `Plugins "${first}" and "${second}" both provide the service "${name}". Take one of them out.`,
  )
  const [lacking] = lackingServices(plugins)
  if (!lacking) return
  const { service } = lacking
  const providers = others.filter(({ provides = {} }) => service in provides).map(({ id }) => `"${id}"`)
  const cure = providers.join(' or ') || 'a plugin that provides it'
  throw missingService(lacking, `which no plugin of the brand provides. Add ${cure} to its plugins.`)
}

const missingService = ({ id, service }: LackingService, why: string) =>
  new BootError('missing-service', `Plugin "${id}" requires the service "${service}", ${why}`)

type LackingService = ReturnType<typeof lackingServices>[number]

/** The plugins without a provider of a service that they require. */
function lackingServices(plugins: readonly AnyPlugin[]) {
  const provided = new Set(plugins.flatMap(({ provides = {} }) => Object.keys(provides)))
  return plugins.flatMap(({ id, essential, requires = [] }) =>
    (requires as readonly string[]).flatMap((service) =>
      provided.has(service) ? [] : [{ id, essential, service }],
    ),
  )
}

function checkOutcomes(plugins: readonly AnyPlugin[]): void {
  unique(
    plugins.flatMap(({ id, outcome }) => (outcome ? [[outcome.id, id] as const] : [])),
    'duplicate-outcome',
    (outcome, first, second) =>
      `Plugins "${first}" and "${second}" both bring the outcome "${outcome}". Should one of them say \`serves: '${outcome}'\` instead?`,
  )
  const [end] = endsWithoutOutcome(plugins)
  if (!end) return
  const { id, wanted } = end
  throw new BootError(
    'unknown-outcome',
    `Plugin "${id}" ends in the outcome "${wanted}", which no plugin of the brand brings.${didYouMean(wanted, outcomesOf(plugins))} Is the plugin with that outcome missing from the list?`,
  )
}

const outcomesOf = (plugins: readonly AnyPlugin[]) =>
  plugins.flatMap(({ outcome }) => (outcome ? [outcome.id] : []))

function endsWithoutOutcome(plugins: readonly AnyPlugin[]) {
  const outcomes = outcomesOf(plugins)
  return plugins.flatMap(({ id, serves, journey }) =>
    [serves, journey?.outcome].flatMap((wanted) =>
      wanted === undefined || outcomes.includes(wanted) ? [] : [{ id, wanted }],
    ),
  )
}

function checkJourneys(plugins: readonly AnyPlugin[]): void {
  unique(
    plugins.flatMap(({ id, journey }) =>
      journey ? namesOf(journey).map((name) => [name, id] as const) : [],
    ),
    'duplicate-journey',
    (name, first, second) =>
      `Plugins "${first}" and "${second}" both answer to the journey "${name}". Give one of them another name or alias.`,
  )
}

function checkSteps(plugins: readonly AnyPlugin[], brand: Brand): void {
  const steps = plugins.flatMap(({ id, steps = [] }) => steps.map((step) => ({ plugin: id, step })))
  unique(
    steps.map(({ plugin, step }) => [step.id, plugin]),
    'duplicate-step',
    (step, first, second) =>
      `Plugins "${first}" and "${second}" both contribute a step "${step}". Name it after its plugin: "${second}-${step}".`,
  )
  for (const { plugin, step } of steps) {
    if (priorities.includes(step.priority)) continue
    throw new BootError(
      'unknown-priority',
      `Step "${step.id}" of plugin "${plugin}" has the priority "${step.priority}"; it must be one of ${priorities.join(', ')}.${didYouMean(step.priority, priorities)}`,
    )
  }
  if (!steps.some(({ step }) => step.priority === 'base')) {
    throw new BootError(
      'no-base-step',
      `No plugin of brand "${brand.name}" contributes a base step, so nothing could be shown. Is "start" missing from its plugins?`,
    )
  }
}

/** Checks that no two plugins of one scope fill the same field, because no rule decides between them. */
function checkPayload(plugins: readonly AnyPlugin[]): void {
  const level = (plugin: AnyPlugin) => `${rank(plugin)} ${scopeOf(plugin).name}`
  for (const shared of new Set(plugins.map(level))) {
    const rivals = plugins.filter((plugin) => level(plugin) === shared)
    unique(
      rivals.flatMap(({ id, payload }) => Object.keys(payload ?? {}).map((key) => [key, id] as const)),
      'payload-tie',
      (key, first, second) =>
        `Plugins "${first}" and "${second}" both fill the payload field "${key}". Let the one that should win serve a narrower scope.`,
    )
  }
}

function unique(
  named: readonly (readonly [name: string, owner: string])[],
  code: BootCode,
  message: (name: string, first: string, second: string) => string,
): void {
  const owners = new Map<string, string>()
  for (const [name, owner] of named) {
    const first = owners.get(name)
    if (first !== undefined) throw new BootError(code, message(name, first, owner))
    owners.set(name, owner)
  }
}

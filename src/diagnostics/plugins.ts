import type { Brand } from '../contract/brand'
import { contractVersion, priorities, type AnyPlugin } from '../contract/plugin'
import { namesOf } from '../contract/journey'
import { shellPlaces } from '../contract/names'
import { logError, loggedErrors } from '../console'
import { didYouMean, lineOf, misspellingOf } from './problem'
import { rank, scopeOf } from '../kernel/steps/steps'
import { BootError, type BootCode } from './boot-error'
import { checkShape } from './plugin-shape'

/** Checks the plugins of a brand against each other; throws the first {@link BootError}, and keeps it for the doctor. */
export function checkPlugins(plugins: readonly AnyPlugin[], brand: Brand): void {
  try {
    checkAll(plugins, brand)
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

function checkAll(plugins: readonly AnyPlugin[], brand: Brand): void {
  checkContract(plugins)
  plugins.forEach(checkShape)
  checkIds(plugins)
  checkNeeds(plugins, brand)
  checkOutcomes(plugins)
  checkJourneys(plugins)
  checkSteps(plugins, brand)
  checkPayload(plugins)
  checkPlaces(plugins, brand)
  checkWrappers(plugins)
  checkShared(plugins)
  reportRivals(plugins, brand)
}

/** Contract 1 listed the keys of its state in up to four places. */
interface FirstContract {
  readonly id: string
  readonly contract?: unknown
  readonly state?: Readonly<Record<string, unknown>>
  readonly keepsState?: true | readonly string[]
  readonly survives?: true | readonly string[]
  readonly singleUse?: true
}

function checkContract(plugins: readonly AnyPlugin[]): void {
  for (const plugin of plugins as readonly FirstContract[]) {
    const isFirst = 'keepsState' in plugin || 'survives' in plugin || 'singleUse' in plugin
    const { id, contract = isFirst ? 1 : contractVersion } = plugin
    if (contract === contractVersion) continue
    throw new BootError(
      'wrong-contract',
      `Plugin "${id}" is written for contract ${String(contract)}, and this version of Tavola has contract ${contractVersion}. ${contract === 1 ? upgradeOf(plugin) : 'Use versions of the plugin and of Tavola that match.'}`,
    )
  }
}

/** The lines to write in place of those of contract 1. */
function upgradeOf({ state = {}, keepsState = [], survives = [], singleUse }: FirstContract): string {
  const lists = (keys: true | readonly string[], key: string) => keys === true || keys.includes(key)
  const values = Object.entries(state).map(([key, first]) => {
    const text = JSON.stringify(first) ?? '…'
    const outlasts = [
      ...(lists(keepsState, key) ? ['"restart"'] : []),
      ...(lists(survives, key) ? ['"reload"'] : []),
    ]
    if (outlasts.length > 0) return `${key}: keep(${[text, ...outlasts].join(', ')})`
    return `${key}: ${singleUse ? `once(${text})` : text}`
  })
  const lines = ['contract: 2', ...(values.length > 0 ? [`state: { ${values.join(', ')} }`] : [])]
  return `Each key of its state now says how long it lasts: write \`${lines.join(', ')}\`, with \`keep\` and \`once\` from "tavola".`
}

/** A place of a plugin that this brand does without stands idle, and so does one whose plugin is still on its way. */
function checkPlaces(plugins: readonly AnyPlugin[], brand: Brand): void {
  const here = plugins.map(({ id }) => id)
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
      const away = owner !== null && !here.includes(owner)
      const idle = away && (brand.plugins.includes(owner) || !misspellingOf(at, known))
      if (known.includes(at) || idle) continue
      throw new BootError(
        'unknown-place',
        `Plugin "${id}" inserts at "${at}", and there is no such place.${didYouMean(at, known)} There are ${known.join(', ')}.`,
      )
    }
  }
}

/** Wrappers of one part nest. A part that one plugin wraps and another replaces in the same journey has no right result. */
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

/** Two plugins replace one part. That works, as the brand's order decides, but is hardly meant. */
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

/** Two plugins of different journeys, or of different outcomes, are never on screen together. */
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

/** A plugin that the brand lists may still be on its way. */
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

function checkOutcomes(plugins: readonly AnyPlugin[]): void {
  unique(
    plugins.flatMap(({ id, outcome }) => (outcome ? [[outcome.id, id] as const] : [])),
    'duplicate-outcome',
    (outcome, first, second) =>
      `Plugins "${first}" and "${second}" both bring the outcome "${outcome}". Should one of them say \`serves: '${outcome}'\` instead?`,
  )
  const outcomes = new Set(plugins.flatMap(({ outcome }) => (outcome ? [outcome.id] : [])))
  for (const { id, serves, journey } of plugins) {
    for (const wanted of [serves, journey?.outcome]) {
      if (wanted === undefined || outcomes.has(wanted)) continue
      throw new BootError(
        'unknown-outcome',
        `Plugin "${id}" ends in the outcome "${wanted}", which no plugin of the brand brings.${didYouMean(wanted, [...outcomes])} Is the plugin with that outcome missing from the list?`,
      )
    }
  }
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

/** Two plugins of one scope that fill the same field: no rule decides between them. */
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

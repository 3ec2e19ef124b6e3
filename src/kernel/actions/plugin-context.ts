import { ApiError } from '../../api/api-error'
import { taskDeadline } from '../../constants'
import type { Failure, PluginContext, Tool } from '../../contract/plugin-context'
import type { AnyPlugin } from '../../contract/plugin'
import type { Extras, ReadSchemas } from '../../contract/schema'
import { parse } from './parse'
import type { Guard } from '../core/guard'
import { onFirstUse } from '../core/first-use'
import type { Kernel } from './kernel'
import { createLatest } from '../core/signals'
import { optionsOf, type PluginState, type StatefulContext } from '../core/plugin-state'

/** A plugin's access to the widget: its own state, options and texts, and the public part of the kernel. */
export function createContext(
  plugin: AnyPlugin,
  state: PluginState,
  kernel: Kernel,
  use: PluginContext['use'],
): StatefulContext {
  const { brand, journeys, problems, page } = kernel
  return {
    state,
    options: optionsOf(plugin, brand),
    shared: kernel.shared,
    brand,
    formats: kernel.catalogue.formats,
    facts: kernel.facts,
    extras: createExtras(plugin, kernel.guard),
    api: kernel.api,
    baseUrl: String(page?.options.baseUrl ?? ''),
    host: kernel.host,
    inline: kernel.inline,
    readOnlyLocation: kernel.readOnlyLocation,
    signal: kernel.signal,
    queries: kernel.queries,
    get journey() {
      return journeys.current.value
    },
    get journeys() {
      return (journeys.choice.value ? journeys.buttons : []) as PluginContext['journeys']
    },
    groupJourney: journeys.find(brand.groupJourney),
    get problems() {
      return problems.at('details')
    },
    get busy() {
      return kernel.tasks.busy.value
    },
    get sending() {
      return kernel.submission.isSending.value
    },
    get isUndecided() {
      return kernel.submission.isUndecided.value
    },
    get isUsed() {
      return kernel.isUsed.value
    },
    get step() {
      return kernel.steps.current.value?.step.id ?? ''
    },
    use,
    // Last: spread before the accessors, the engine would keep the last widget's after it is destroyed.
    ...createActions(plugin, kernel),
  }
}

/** What a plugin can do, in the order of the contract. */
function createActions(plugin: AnyPlugin, kernel: Kernel) {
  const { guard, catalogue, choices, navigation, tasks } = kernel
  /** A task that fails or never ends must not block the buttons. */
  const contained = <Result>(hook: 'run' | 'advance', task: () => Promise<Result>) =>
    guard.wait<Result | undefined>({ owner: { ...plugin, deadline: taskDeadline }, hook }, task, undefined)
  const t: PluginContext['t'] = (key, values) => catalogue.text(`${plugin.id}.${key}`, values)
  return {
    problemsAt: kernel.problems.at,
    request: async (...call) =>
      import('./request').then(
        ({ request }) => request(plugin, kernel, ...call),
        (cause: unknown) => ({ error: new ApiError('unanswered', call[2], { cause }) }),
      ),
    t,
    journeyText: kernel.texts.journey,
    now: kernel.clock.now,
    set: choices.set,
    choose: (name) => choices.choose(name, plugin),
    preselect: (name) => choices.choose(name, plugin, true),
    confirm: choices.confirm,
    submit: kernel.sender.send,
    setInitialDetails: choices.setInitialDetails,
    restart: navigation.restart,
    complete: navigation.complete,
    run: (task) => tasks.run(() => contained('run', task)),
    proceed: () => navigation.proceed(),
    advance: (task) => tasks.advance(async () => void (await contained('advance', task))),
    latest: createLatest(kernel.signal),
    announce: (text) => kernel.announcer.announce(text),
    fail: (failure) => fail(plugin, kernel, failure),
    dismiss: kernel.banner.dismiss,
    effect(run) {
      const end = guard.effect(plugin, run)
      kernel.plugins.keepEffect(plugin, end)
      return end
    },
    emit: kernel.emit,
  } satisfies Partial<PluginContext>
}

/** Reports a failure. If its text does not exist, the plugin has a fault and the diner sees a general text. */
function fail(plugin: AnyPlugin, { guard, catalogue, banner }: Kernel, failure: Failure): void {
  const { again, code } = failure
  const place = { owner: plugin, hook: 'fail', name: 'again' } as const
  const contained: Failure = again
    ? { ...failure, again: { ...again, run: () => guard.call(place, again.run, undefined) } }
    : failure
  const isKnown = catalogue.has(code)
  if (!isKnown) guard.fault({ owner: plugin, hook: 'fail' }, new TypeError(`There is no message "${code}".`))
  banner.fail(isKnown ? contained : { ...contained, code: 'widget.unexpected' })
}

/** Reads a plugin's own fields of venues, slots and responses. Each value is parsed once. */
function createExtras(owner: Pick<AnyPlugin, 'id' | 'reads'>, guard: Guard): Extras {
  const reads = owner.reads as ReadSchemas | undefined
  const reader = (kind: keyof ReadSchemas) => {
    const schema = reads?.[kind]
    const place = { owner, hook: 'reads', name: kind } as const
    const read = onFirstUse(
      (value: object) => guard.call<unknown>(place, () => parse(schema!, value), null),
      new WeakMap<object, unknown>(),
    )
    return (value: unknown) => (schema && value !== null && typeof value === 'object' ? read(value) : null)
  }
  return { venue: reader('venue'), slot: reader('slot'), answer: reader('answer') } as Extras
}

/** Private to this file, so that a plugin cannot make its own tool to get the kernel. */
const open = Symbol('open')

/** Defines a tool for `ctx.use`. `create` is called once for each kernel that uses it. */
export const defineTool = <Value>(create: (kernel: Kernel) => Value) =>
  Object.freeze({ [open]: create }) as unknown as Tool<Value>

/** `ctx.use` of one kernel. */
export const createToolbox = (kernel: Kernel) =>
  onFirstUse((tool: Tool<unknown>) =>
    (tool as unknown as { [open]: (kernel: Kernel) => unknown })[open](kernel),
  ) as PluginContext['use']

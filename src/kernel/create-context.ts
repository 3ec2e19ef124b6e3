import { ApiError } from '../api/api-error'
import { taskDeadline } from '../constants'
import type { AnyPlugin } from '../contract/plugin'
import { createExtras, parse } from './extras'
import type { Kernel } from './kernel'
import { createLatest } from './latest'
import type { PluginContext } from '../contract/plugin-context'
import { optionsOf } from './plugin-options'
import type { PluginState } from './plugin-state'

/** What one plugin may touch: its own state, options and texts, and the kernel's face. */
export function createContext(plugin: AnyPlugin, state: PluginState, kernel: Kernel): PluginContext {
  const { brand, facts, api, host, inline, readOnlyLocation, signal, now, emit, guard, catalogue } = kernel
  const { set, choose, confirm, submit, restart, complete, run, advance, announce, fail, dismiss } = kernel
  /** A task of the plugin's own: one that fails, or never ends, must not leave the buttons blocked. */
  const contained = <Result>(hook: 'run' | 'advance', task: () => Promise<Result>) =>
    guard.wait<Result | undefined>({ owner: { ...plugin, deadline: taskDeadline }, hook }, task, undefined)
  const t: PluginContext['t'] = (key, values) => catalogue.text(`${plugin.id}.${key}`, values)
  return {
    state,
    options: optionsOf(plugin, brand),
    get shared() {
      return kernel.shared.value
    },
    brand,
    facts,
    extras: createExtras(plugin, guard),
    api,
    request: requestFor(plugin, kernel),
    host,
    inline,
    readOnlyLocation,
    signal,
    now,
    emit,
    get journey() {
      return kernel.journeys.current.value
    },
    get journeys() {
      return (kernel.journeys.choice.value ? kernel.journeys.buttons : []) as PluginContext['journeys']
    },
    groupJourney: kernel.journeys.find(brand.groupJourney),
    get problems() {
      return kernel.problems.value
    },
    problemsAt: kernel.problemsAt,
    get busy() {
      return kernel.busy.value
    },
    get sending() {
      return kernel.sending.value
    },
    get step() {
      return kernel.step.value?.step.id ?? ''
    },
    t,
    addTexts: (texts) => (catalogue.add(plugin.id, texts), t),
    journeyText: kernel.journeyText,
    latest: createLatest(signal),
    effect(run) {
      const end = guard.effect(plugin, run)
      kernel.registry.keepEffect(plugin, end)
      return end
    },
    set,
    choose: (name) => choose(name, plugin),
    confirm,
    submit,
    restart,
    complete,
    run: (task) => run(() => contained('run', task)),
    advance: (task) => advance(() => contained('advance', task)),
    announce: (text) => announce(text),
    fail(failure) {
      const { again } = failure
      if (again) {
        const place = { owner: plugin, hook: 'fail', name: 'again' } as const
        failure = { ...failure, again: { ...again, run: () => guard.call(place, again.run, undefined) } }
      }
      const isKnown = catalogue.has(failure.code)
      if (!isKnown) {
        const error = new TypeError(`There is no message "${failure.code}".`)
        guard.fault({ owner: plugin, hook: 'fail' }, error)
      }
      fail(isKnown ? failure : { ...failure, code: 'widget.unexpected' })
    },
    dismiss,
  }
}

/** A plugin's own call: what goes wrong is reported, and told by the answer. */
function requestFor(plugin: AnyPlugin, { api, guard, signal }: Kernel): PluginContext['request'] {
  return async (schema, method, path, body) => {
    try {
      const raw = await api.request(method, path, body, signal)
      return { body: parse(schema, raw) }
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : new ApiError('malformed', path, { cause })
      if (error.failure !== 'aborted') guard.fault({ owner: plugin, hook: 'request', name: path }, error)
      return { error }
    }
  }
}

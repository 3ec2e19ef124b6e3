import { signal, type Signal } from '@preact/signals-core'
import type { AnyPlugin, PluginContext } from './contract'
import type { Kernel } from './kernel'

export type PluginState = Readonly<Record<string, Signal<unknown>>>

export function createState(plugin: AnyPlugin): PluginState {
  const first = Object.entries((plugin.state ?? {}) as Record<string, unknown>)
  return Object.fromEntries(first.map(([key, value]) => [key, signal(value)]))
}

/** Whether one of the values is no longer the first one. Reading it subscribes. */
export const isChanged = (plugin: AnyPlugin, state: PluginState): boolean =>
  Object.entries((plugin.state ?? {}) as Record<string, unknown>).some(
    ([key, value]) => state[key]!.value !== value,
  )

/** Back to the first values (section 4, "Restart"). */
export function resetState(plugin: AnyPlugin, state: PluginState): void {
  for (const [key, value] of Object.entries((plugin.state ?? {}) as Record<string, unknown>)) {
    state[key]!.value = value
  }
}

/** What one plugin may touch: its own state, options and texts, and the kernel's face. */
export function createContext(plugin: AnyPlugin, state: PluginState, kernel: Kernel): PluginContext {
  const { brand, facts, api, host, inline, readOnlyLocation, signal, now, emit, guard, catalogue } = kernel
  return {
    state,
    options: { ...plugin.options, ...brand.options[plugin.id] },
    brand,
    facts,
    api,
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
      return kernel.journeys.choice.value ? kernel.journeys.buttons : []
    },
    groupJourney: kernel.journeys.find(brand.groupJourney),
    get problems() {
      return kernel.problems.value
    },
    get busy() {
      return kernel.busy.value
    },
    get sending() {
      return kernel.sending.value
    },
    get step() {
      return kernel.step.value?.step.id ?? ''
    },
    t: (key, values) => catalogue.text(`${plugin.id}.${key}`, values),
    journeyText: kernel.journeyText,
    effect: (run) => {
      const end = guard.effect(plugin.id, run)
      if (signal.aborted) end()
      else signal.addEventListener('abort', end, { once: true })
      return end
    },
    set: kernel.set,
    choose: kernel.choose,
    confirm: kernel.confirm,
    submit: kernel.submit,
    restart: kernel.restart,
    complete: kernel.complete,
    run: kernel.run,
    advance: kernel.advance,
    fail: kernel.fail,
    dismiss: kernel.dismiss,
  }
}

import { useSignals } from '@preact/signals-react/runtime'
import { createContext, useContext } from 'react'
import type { PluginContext } from '../contract/plugin-context'
import type { Kernel } from '../kernel/kernel'

const KernelContext = createContext<Kernel | null>(null)
const PluginScope = createContext<PluginContext | null>(null)

export const KernelProvider = KernelContext.Provider
export const PluginProvider = PluginScope.Provider

/**
 * The kernel, for the widget's own components. Components read signals only through this hook and {@link usePlugin}.
 * Both subscribe the component to the signals that it reads, so that no component can forget to.
 */
export function useKernel(): Kernel {
  useSignals()
  return required(useContext(KernelContext))
}

/** The kernel without its signals, for what never changes: its texts. */
export const useQuietKernel = (): Kernel => required(useContext(KernelContext))

/** The context of the plugin that this component belongs to. Pass its type: `usePlugin<StartContext>()`. */
export function usePlugin<Context>(): Context {
  useSignals()
  return required(useContext(PluginScope)) as Context
}

/** The same where there may be none; for what is shown inside another plugin's part. */
export const useScope = (): PluginContext | null => useContext(PluginScope)

function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('It is outside of the widget.')
  return value
}

import { useSignals } from '@preact/signals-react/runtime'
import { createContext, useContext, useInsertionEffect } from 'react'
import type { PluginContext } from '../contract/plugin-context'
import type { Kernel } from '../kernel/actions/kernel'

const KernelContext = createContext<Kernel | null>(null)
const PluginScope = createContext<PluginContext | null>(null)

export const KernelProvider = KernelContext.Provider
export const PluginProvider = PluginScope.Provider

/** The kernel, for the widget's own components. Like {@link usePlugin}, it subscribes the component to the signals it reads. */
export function useKernel(): Kernel {
  useSignals()
  return required(useContext(KernelContext))
}

/** The kernel without subscribing, for values that never change, such as texts. */
export const useQuietKernel = (): Kernel => required(useContext(KernelContext))

/** The context of the plugin that this component belongs to. Pass its type: `usePlugin<StartContext>()`. */
export function usePlugin<Context>(): Context {
  useSignals()
  return required(useContext(PluginScope)) as Context
}

/** The plugin's context, or null outside of a plugin's part. */
export const useScope = (): PluginContext | null => useContext(PluginScope)

function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('It is outside of the widget.')
  return value
}

/** The shadow root of a widget, for its styles. */
export interface StyleRoot {
  readonly root: Node
  /** Adds a style sheet and returns it, or null if the same text was added before. */
  add(css: string): CSSStyleSheet | null
}

const StylesContext = createContext<StyleRoot | null>(null)

export const StylesProvider = StylesContext.Provider

export const useStyleRoot = (): StyleRoot | null => useContext(StylesContext)

/** Adds a component's styles before its first paint. */
export function useStyles(css: string): void {
  const styles = useStyleRoot()
  useInsertionEffect(() => void styles?.add(css), [styles, css])
}

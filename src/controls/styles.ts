import { createContext, useContext, useInsertionEffect } from 'react'

/** Where a widget's styles are added: its shadow root. */
export interface StyleRoot {
  readonly root: Node
  /** Appends a style sheet and returns it, or null if the same text was added before. */
  add(css: string): CSSStyleSheet | null
}

const StylesContext = createContext<StyleRoot | null>(null)

export const StylesProvider = StylesContext.Provider

export const useStyleRoot = (): StyleRoot | null => useContext(StylesContext)

/** Adds a component's styles before its first paint. They are part of its chunk. */
export function useStyles(css: string): void {
  const styles = useStyleRoot()
  useInsertionEffect(() => void styles?.add(css), [styles, css])
}

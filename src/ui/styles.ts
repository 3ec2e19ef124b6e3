import { createContext, useContext, useInsertionEffect } from 'react'

/** Where a widget's styles go: its own shadow root, and nowhere else. */
export interface StyleRoot {
  readonly root: Node
  /** Takes a style sheet's text in, after those before it, and gives the sheet; once: null where it is there already. */
  add(css: string): CSSStyleSheet | null
}

const StylesContext = createContext<StyleRoot | null>(null)

export const StylesProvider = StylesContext.Provider

export const useStyleRoot = (): StyleRoot | null => useContext(StylesContext)

/** A component's own styles, there before it is painted; they come with its chunk. */
export function useStyles(css: string): void {
  const styles = useStyleRoot()
  useInsertionEffect(() => void styles?.add(css), [styles, css])
}

import { createElement, type ElementType, type ReactNode } from 'react'

interface Props {
  readonly css?: unknown
}

/** In place of `@emotion/react`: elements without its styles (aliases.js). */
export function jsx(type: ElementType, props: Props | null, ...children: ReactNode[]) {
  const { css: _css, ...rest } = props ?? {}
  return createElement(type, rest, ...children)
}

/** react-select calls these in parts that the widget doesn't render. */
export const css = () => ''
export const keyframes = css

import { createElement, type ElementType, type ReactNode } from 'react'

interface Props {
  readonly css?: unknown
}

/**
 * In place of emotion, which turns react-select's style objects into classes while the page runs. Our styles are
 * in plugins/start/start.css.
 */
export function jsx(type: ElementType, props: Props | null, ...children: ReactNode[]) {
  const { css: _css, ...rest } = props ?? {}
  return createElement(type, rest, ...children)
}

/** For parts of react-select that the widget does not show. */
export const css = () => ''
export const keyframes = css

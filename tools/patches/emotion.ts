import { createElement, type ElementType, type ReactNode } from 'react'

interface Props {
  readonly css?: { readonly maxHeight?: number }
}

/**
 * In place of emotion, which turns react-select's style objects into classes while the page runs. Our styles are
 * in plugins/start/start.css; only the list's height is taken from the objects, as react-select measures it.
 */
export function jsx(type: ElementType, props: Props | null, ...children: ReactNode[]) {
  const { css, ...rest } = props ?? {}
  const measured = css?.maxHeight && { style: { maxHeight: css.maxHeight } }
  return createElement(type, { ...rest, ...measured }, ...children)
}

/** For parts of react-select that the widget does not show. */
export const css = () => ''
export const keyframes = css

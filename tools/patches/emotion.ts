import { createElement, type ElementType, type ReactNode } from 'react'

interface Props {
  readonly css?: { readonly maxHeight?: number }
}

/**
 * Stands in for emotion: 5 KB that turn react-select's style objects into classes while the page runs. Here they stand
 * in start.css from the start; only the list's height is still taken from them, as it is measured.
 */
export function jsx(type: ElementType, props: Props | null, ...children: ReactNode[]) {
  const { css, ...rest } = props ?? {}
  const measured = css?.maxHeight && { style: { maxHeight: css.maxHeight } }
  return createElement(type, { ...rest, ...measured }, ...children)
}

/** For the parts of react-select that nothing here shows. */
export const css = () => ''
export const keyframes = css

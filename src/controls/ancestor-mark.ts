import { useLayoutEffect, type RefObject } from 'react'

/**
 * Sets an attribute on an element around this part while the part is shown. Style sheets use it instead of `:has()`, which some
 * supported browsers don't have.
 */
export function useAncestorMark(
  part: RefObject<Element | null>,
  ancestor: string,
  mark: `data-${string}`,
  isOn = true,
): void {
  useLayoutEffect(() => {
    const marked = isOn ? part.current?.closest(ancestor) : null
    marked?.setAttribute(mark, '')
    return () => marked?.removeAttribute(mark)
  }, [part, ancestor, mark, isOn])
}

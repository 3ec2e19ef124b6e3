import { useEffect, type RefObject } from 'react'

/** Keeps the height of the step's action bar in `--action-height` of a part above it: the bar's words may take several lines. */
export function useActionHeight(part: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const own = part.current!
    const bar = isShown && own.closest('.main')?.querySelector<HTMLElement>('.action')
    // Tests' documents have no layout.
    if (!bar || typeof ResizeObserver === 'undefined') return
    const heights = new ResizeObserver(() =>
      own.style.setProperty('--action-height', `${bar.offsetHeight}px`),
    )
    heights.observe(bar)
    return () => heights.disconnect()
  }, [part, isShown])
}

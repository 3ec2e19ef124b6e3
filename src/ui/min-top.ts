import { useEffect, useState, type RefObject } from 'react'
import { layoutRecheck } from '../constants'

/** Whether the panel is higher than the window, checked 1 ms after either changes its size (section 2). */
export function useMinTop(panel: RefObject<HTMLElement | null>, open: boolean): boolean {
  const [minTop, setMinTop] = useState(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = () => setMinTop(open && (panel.current?.offsetHeight ?? 0) > window.innerHeight)
    const recheck = () => {
      clearTimeout(timer)
      timer = setTimeout(check, layoutRecheck)
    }
    // A step can change the height without a render of the popup.
    const heights = new ResizeObserver(recheck)
    if (panel.current) heights.observe(panel.current)
    window.addEventListener('resize', recheck)
    return () => {
      clearTimeout(timer)
      heights.disconnect()
      window.removeEventListener('resize', recheck)
    }
  }, [panel, open])

  return minTop
}

import { useEffect, useState, type RefObject } from 'react'
import { layoutRecheck } from '../constants'

/** Whether the panel is higher than the window, checked 1 ms after each render and on resize (section 2). */
export function useMinTop(panel: RefObject<HTMLElement | null>, open: boolean): boolean {
  const [minTop, setMinTop] = useState(false)

  useEffect(() => {
    const check = () => setMinTop(open && (panel.current?.offsetHeight ?? 0) > window.innerHeight)
    const timer = setTimeout(check, layoutRecheck)
    window.addEventListener('resize', check)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('resize', check)
    }
  })

  return minTop
}

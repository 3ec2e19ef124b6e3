import { useEffect, useRef, type RefObject } from 'react'

/** Whether Escape is pressed at the moment. A dialog's close request without it is a phone's Back. */
export function useEscape(open: boolean): RefObject<boolean> {
  const pressed = useRef(false)
  useEffect(() => {
    if (!open) return
    const follow = ({ type, key }: KeyboardEvent) =>
      void (pressed.current = type === 'keydown' && key === 'Escape')
    window.addEventListener('keydown', follow, true)
    window.addEventListener('keyup', follow, true)
    return () => {
      pressed.current = false
      window.removeEventListener('keydown', follow, true)
      window.removeEventListener('keyup', follow, true)
    }
  }, [open])
  return pressed
}

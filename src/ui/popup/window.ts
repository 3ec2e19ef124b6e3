import { useEffect, useRef, useState, type RefObject } from 'react'
import { layoutRecheck } from '../../constants'

/** The popup in the browser's window: height, on-screen keyboard and the Escape key. */

/** Whether the panel is higher than the window, checked 1 ms after either changes its size (popup.min-top). */
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

/** The controls that open a phone's keyboard. */
const keyboardControls = 'input, select, textarea'

/**
 * Adds space below the content for a phone's keyboard, which covers the popup without resizing the window. The end of the
 * content can then be scrolled to, and the focused field stays visible.
 */
export function useRoomAboveKeyboard(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const view = window.visualViewport
    const element = dialog.current
    if (!open || !view || !element) return
    const fit = () => {
      // A zoomed page has a smaller viewport too, without a keyboard.
      const covered = view.scale > 1.05 ? 0 : Math.max(0, Math.round(element.clientHeight - view.height))
      element.style.setProperty('--covered', `${covered}px`)
      const active = (element.getRootNode() as ShadowRoot).activeElement
      if (active?.matches(keyboardControls))
        (active.closest('.field') ?? active).scrollIntoView({ block: 'nearest' })
    }
    view.addEventListener('resize', fit)
    return () => {
      view.removeEventListener('resize', fit)
      element.style.removeProperty('--covered')
    }
  }, [dialog, open])
}

/** Whether Escape is pressed now. A close request without Escape is a phone's Back. */
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

import { useEffect, useRef, type RefObject } from 'react'

/**
 * Calls `close` for a press on a dialog's backdrop. Press and release must both be there, to exclude text selections and the
 * scrollbar. It listens on the dialog's root: with a listener of the dialog, screen readers call all in it clickable.
 */
export function useBackdrop(dialog: RefObject<HTMLDialogElement | null>, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => void (latest.current = close))
  useEffect(() => {
    const element = dialog.current!
    const root = element.getRootNode()
    let isPressed = false
    const onDown = (event: Event) => void (isPressed = isOnBackdrop(event as MouseEvent, element))
    const onClick = (event: Event) => {
      if (isPressed && isOnBackdrop(event as MouseEvent, element)) latest.current()
    }
    root.addEventListener('mousedown', onDown)
    root.addEventListener('click', onClick)
    return () => {
      root.removeEventListener('mousedown', onDown)
      root.removeEventListener('click', onClick)
    }
  }, [dialog])
}

function isOnBackdrop({ target, clientX }: MouseEvent, dialog: HTMLElement): boolean {
  const { offsetWidth, clientWidth, clientLeft } = dialog
  if (target !== dialog) return false
  // In right-to-left languages the scrollbar is on the left.
  const left = dialog.getBoundingClientRect().left + clientLeft
  return offsetWidth === clientWidth || (clientX >= left && clientX < left + clientWidth)
}

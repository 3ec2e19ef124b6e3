import { useEffect, type RefObject } from 'react'

/** The controls that open a phone's keyboard. */
const keyboardControls = 'input, select, textarea'

/**
 * A phone's keyboard covers the lower part of the popup without a smaller window. The same height is added below the
 * content, so that its end can be scrolled to and the focused field stays visible.
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

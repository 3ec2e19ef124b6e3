import { useEffect, type RefObject } from 'react'

/** What a keyboard is opened for. */
const typed = 'input, select, textarea'

/**
 * A phone's keyboard covers the popup's lower part without making its window smaller: as much room is left under the
 * content, so that its end can be scrolled to, and what is typed into stays in sight (complaint 4).
 */
export function useRoomAboveKeyboard(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const view = window.visualViewport
    const element = dialog.current
    if (!open || !view || !element) return
    const fit = () => {
      // Zoomed in, the diner moves about in the window; that is no keyboard.
      const covered = view.scale > 1.05 ? 0 : Math.max(0, Math.round(element.clientHeight - view.height))
      element.style.setProperty('--covered', `${covered}px`)
      const active = (element.getRootNode() as ShadowRoot).activeElement
      if (active?.matches(typed)) (active.closest('.field') ?? active).scrollIntoView({ block: 'nearest' })
    }
    view.addEventListener('resize', fit)
    return () => {
      view.removeEventListener('resize', fit)
      element.style.removeProperty('--covered')
    }
  }, [dialog, open])
}

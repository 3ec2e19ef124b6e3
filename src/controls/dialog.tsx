import { useLayoutEffect, useRef, type ComponentPropsWithoutRef, type SyntheticEvent } from 'react'
import { useBackdrop } from './backdrop'
import { useKernel } from './context'
import { moveFocus } from './focus'
import { whenHere } from './when-here'

export interface DialogProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'open' | 'onCancel' | 'part'> {
  /** What is announced to a diner who is elsewhere on the page. Its name is `aria-label` or `aria-labelledby`. */
  readonly announced: string
  /** The element that takes the focus; by default the browser chooses one. */
  readonly focusOn?: (dialog: HTMLElement) => HTMLElement | null | undefined
  /** Called for Escape, and for a press beside the dialog if `closesByBackdrop`. */
  readonly onClose: () => void
  readonly closesByBackdrop?: boolean
}

/**
 * A native modal dialog, also above the popup, which stays open when this closes. It opens once the diner is in the widget. When it
 * is no longer rendered, the element that had the focus gets it back.
 */
export function Dialog({ announced, focusOn, onClose, closesByBackdrop, ...attributes }: DialogProps) {
  const { announce } = useKernel().announcer
  const dialog = useRef<HTMLDialogElement>(null)

  // A layout effect closes the dialog before it is removed: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current!
    const callOff = whenHere(element, () => {
      element.showModal()
      moveFocus(focusOn?.(element), { preventScroll: true })
    })
    if (!element.open) announce(announced)
    return () => {
      callOff()
      element.close()
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- As it opens.
  }, [])

  useBackdrop(dialog, () => closesByBackdrop && onClose())

  /** For Escape, and where the browser has closed it, as by a second Escape. The popup below must hear of neither. */
  function end(event: SyntheticEvent) {
    event.stopPropagation()
    event.preventDefault()
    // Once removed it is no longer there, and has nothing to report.
    if (event.type === 'cancel' || dialog.current?.open === false) onClose()
  }

  return <dialog {...attributes} ref={dialog} part="dialog" onCancel={end} onClose={end} />
}

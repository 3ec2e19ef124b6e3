import { useCallback, useEffect, useRef, type RefObject, type SyntheticEvent } from 'react'
import { LightSlot, moveFocus, usePlugin, whenHere } from 'tavola/controls'
import type { ChallengeContext } from '.'

interface Props {
  readonly open: boolean
  /** Set to the element in the page's document that contains the challenge. */
  readonly place: RefObject<HTMLElement | null>
  readonly onLeave: () => void
}

/**
 * The challenge in our own dialog, because a modal popup makes the page's body inert. While closed, the dialog has a layout
 * but is invisible, because a challenge's frame may exist before it opens.
 */
export function ChallengeDialog({ open, place, onLeave }: Props) {
  const { announce, t } = usePlugin<ChallengeContext>()
  const dialog = useRef<HTMLDialogElement>(null)
  const attach = useCallback(
    (element: HTMLElement) => {
      place.current = element
      // The frame is inline, and the line would leave a gap below it.
      element.style.setProperty('line-height', '0', 'important')
    },
    [place],
  )

  useEffect(() => {
    if (!open) return
    const element = dialog.current!
    const callOff = whenHere(element, () => {
      element.showModal()
      moveFocus(place.current?.querySelector('iframe'))
    })
    // The diner is elsewhere on the page.
    if (!element.open) announce(t('challenge'))
    return () => {
      callOff()
      element.close()
    }
  }, [open, place, announce, t])

  /** Escape: asks the check to close, which then reports that its challenge is closed. */
  function onCancel(event: SyntheticEvent) {
    event.preventDefault()
    onLeave()
  }

  /** On a second Escape a browser closes the dialog without asking. */
  function onClosed() {
    if (open && !dialog.current?.open) onLeave()
  }

  return (
    <dialog
      ref={dialog}
      part="dialog"
      className="captcha-dialog"
      aria-label={t('challenge')}
      onCancel={onCancel}
      onClose={onClosed}
      onClick={({ target }) => target === dialog.current && onLeave()}
    >
      <button type="button" part="close" className="captcha-leave" aria-label={t('leave')} onClick={onLeave}>
        <span aria-hidden="true">×</span>
      </button>
      <LightSlot attach={attach} height="auto" />
    </dialog>
  )
}

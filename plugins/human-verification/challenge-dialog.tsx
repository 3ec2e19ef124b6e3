import { useCallback, useEffect, useRef, type RefObject, type SyntheticEvent } from 'react'
import { LightSlot, useTexts } from 'tavola'
import { messages } from './challenge-messages'

interface Props {
  readonly open: boolean
  /** Gets the element of the page that hCaptcha puts its challenge into. */
  readonly place: RefObject<HTMLElement | null>
  readonly onLeave: () => void
}

/**
 * hCaptcha's challenge in a dialog of its own: hCaptcha would put it into the page's body, which a modal popup makes
 * inert. Closed, it is laid out unseen (its styles): hCaptcha's frame is there before it opens.
 */
export function ChallengeDialog({ open, place, onLeave }: Props) {
  const t = useTexts('human-verification', messages)
  const dialog = useRef<HTMLDialogElement>(null)
  const attach = useCallback(
    (element: HTMLElement) => {
      place.current = element
      // The frame stands in a line of text, which would leave a gap under it.
      element.style.setProperty('line-height', '0', 'important')
    },
    [place],
  )

  useEffect(() => {
    if (!open) return
    const element = dialog.current
    element?.showModal()
    place.current?.querySelector('iframe')?.focus()
    return () => element?.close()
  }, [open, place])

  /** Escape: hCaptcha is told first, and reports when its challenge is closed. */
  function onCancel(event: SyntheticEvent) {
    event.preventDefault()
    onLeave()
  }

  /** A browser may close it against our word, on a second Escape. */
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

import { useId, useLayoutEffect, useRef } from 'react'
import { useKernel } from './context'
import { messages } from './popup-messages'
import { useTexts } from './texts'

interface Props {
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Asks before typed details are lost, or while they are being sent. */
export function LeaveDialog({ onStay, onLeave }: Props) {
  const { sending } = useKernel()
  const t = useTexts('popup', messages)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // A layout effect closes the dialog before it is removed: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      part="dialog"
      className="leave"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.stopPropagation()
        event.preventDefault()
        onStay()
      }}
    >
      <h2 id={`${id}-title`}>{t('leaveTitle')}</h2>
      <p id={`${id}-text`}>{t(sending.value ? 'leaveSending' : 'leaveDetails')}</p>
      <div className="banner-actions">
        <button type="button" part="button" className="button" onClick={onStay}>
          {t('stay')}
        </button>
        <button type="button" part="button button-quiet" className="button button-quiet" onClick={onLeave}>
          {t('leave')}
        </button>
      </div>
    </dialog>
  )
}

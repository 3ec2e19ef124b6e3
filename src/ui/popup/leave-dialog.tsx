import { useId, useLayoutEffect, useRef } from 'react'
import { Button } from '../../controls/button'
import { useKernel, useStyles } from '../../controls/context'
import { useTexts } from '../../controls/use-texts'
import css from './leave.css'
import { messages } from '../../messages/popup'

interface Props {
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Asks before the diner loses entered details or leaves a pending or unknown POST. */
export default function LeaveDialog({ onStay, onLeave }: Props) {
  useStyles(css)
  const { submission, catalogue, texts } = useKernel()
  const t = useTexts('popup', messages)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const sending = () => texts.journey('leaveSending', {}, t('leaveSending'))
  // The part that sends the POST has added this text.
  const lost = () => (submission.isUndecided.value ? catalogue.text('widget.leave') : t('leaveDetails'))
  // A layout effect closes the dialog before it is removed, so that the browser restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      part="dialog"
      className="fault leave"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.stopPropagation()
        event.preventDefault()
        onStay()
      }}
      // A browser closes it without `cancel` on a second Escape. The event is asynchronous.
      onClose={({ currentTarget }) => currentTarget.open || onStay()}
    >
      <h2 id={`${id}-title`}>{t('leaveTitle')}</h2>
      <p id={`${id}-text`}>{submission.isSending.value ? sending() : lost()}</p>
      <div className="banner-actions">
        <Button onClick={onStay}>{t('stay')}</Button>
        <Button kind="quiet" onClick={onLeave}>
          {t('leave')}
        </Button>
      </div>
    </dialog>
  )
}

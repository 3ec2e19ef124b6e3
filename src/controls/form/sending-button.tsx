import { useId, type MouseEvent } from 'react'
import { useKernel } from '../context'
import { useTexts } from '../use-texts'
import { messages } from '../../messages/details'

interface Props {
  readonly type?: 'button' | 'submit'
  /** The id of its description while it can be pressed. */
  readonly describedBy?: string | undefined
  readonly onPress?: (event: MouseEvent) => void
  readonly children: string
}

/**
 * The button at the end of a form. It can be pressed even if the form is incomplete. During a request it keeps its place and
 * the focus, describes why it waits, and ignores presses.
 */
export function SendingButton({ type = 'button', describedBy, onPress, children }: Props) {
  const { busy } = useKernel().tasks
  const t = useTexts('details', messages)
  const reason = useId()

  function press(event: MouseEvent) {
    if (busy.value) event.preventDefault()
    else onPress?.(event)
  }

  return (
    <>
      <button
        type={type}
        part="button"
        className="button"
        aria-disabled={busy.value}
        aria-busy={busy.value}
        aria-describedby={busy.value ? reason : describedBy}
        onClick={press}
      >
        {children}
      </button>
      {busy.value && (
        <span id={reason} hidden>
          {t('sending')}
        </span>
      )}
    </>
  )
}

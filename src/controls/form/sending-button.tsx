import type { MouseEvent } from 'react'
import { Button } from '../button'
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
 * The button at the end of a form. It can be pressed even if the form is incomplete, but not during a
 * request.
 */
export function SendingButton({ type, describedBy, onPress, children }: Props) {
  const { busy } = useKernel().tasks
  const t = useTexts('details', messages)
  return (
    <Button
      type={type}
      reason={busy.value ? t('sending') : undefined}
      aria-busy={busy.value}
      aria-describedby={describedBy}
      onClick={onPress}
    >
      {children}
    </Button>
  )
}

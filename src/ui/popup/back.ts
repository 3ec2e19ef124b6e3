import { computed, effect, type Signal } from '@preact/signals-core'
import { useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react'
import { useKernel } from '../../controls/context'
import { historyOf } from './history'

interface Parts {
  readonly host: HTMLElement
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly opened: Signal<boolean>
  /** Closes the popup; asks first if typed details would be lost. */
  readonly close: () => void
  /** False: the page's history is not used. */
  readonly history: boolean
}

/**
 * Handles Back while the popup is open. Back closes a dialog above the popup, otherwise it goes one step back. From
 * the first and the last step it closes the popup.
 *
 * Returns the handler for a close request without Escape. Some browsers send a phone's Back to the dialog in this way,
 * not to the page's history.
 */
export function usePopupBack({ host, dialog, opened, close, history }: Parts): () => void {
  const { steps, submission, navigation } = useKernel()

  function goBack() {
    const above = [...(dialog.current?.querySelectorAll<HTMLDialogElement>('dialog[open]') ?? [])].pop()
    if (above) dismiss(above)
    else if (
      !history ||
      submission.isSending.peek() ||
      steps.current.peek()?.step.end ||
      steps.history.peek().length === 0
    )
      close()
    else navigation.back()
  }

  const latest = useRef(goBack)
  useLayoutEffect(() => void (latest.current = goBack))

  const depth = useMemo(
    () => computed(() => (opened.value ? 1 + steps.history.value.length : 0)),
    [opened, steps],
  )
  useEffect(() => {
    if (!history) return
    const entries = historyOf(host)
    entries.ask({ onBack: () => latest.current(), depth: () => depth.peek() })
    // A signal effect runs at once; a React effect would run after the next paint, and Back may be pressed before.
    const end = effect(() => entries.follow(depth.value))
    return () => {
      end()
      entries.end()
      entries.ask(undefined)
    }
  }, [history, host, depth])

  return goBack
}

/** Sends the dialog's own cancel event first, which may prevent the close. */
function dismiss(dialog: HTMLDialogElement): void {
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
}

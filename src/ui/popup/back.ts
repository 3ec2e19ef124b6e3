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
  /** Whether to use the page's history. */
  readonly history: boolean
}

/**
 * Handles Back while the popup is open. Back closes a dialog above the popup, or else goes one step back. On the first and the
 * last step it closes the popup.
 *
 * Returns a handler for close requests without Escape: some browsers send a phone's Back to the dialog instead of the history.
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
    entries.setCallbacks({ onBack: () => latest.current(), depth: () => depth.peek() })
    // A signal effect runs at once. A React effect would run after the next paint, which may be after Back is pressed.
    const end = effect(() => entries.follow(depth.value))
    return () => {
      end()
      entries.end()
      entries.setCallbacks(undefined)
    }
  }, [history, host, depth])

  return goBack
}

/** Closes a dialog, unless its `cancel` event is prevented. MooTools has an `Event` of its own. */
function dismiss(dialog: HTMLDialogElement): void {
  if (dialog.dispatchEvent(new CustomEvent('cancel', { cancelable: true }))) dialog.close()
}

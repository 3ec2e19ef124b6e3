import { computed, effect, type Signal } from '@preact/signals-core'
import { useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react'
import { useKernel } from './context'
import { historyOf } from './popup-history'

interface Parts {
  readonly host: HTMLElement
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly opened: Signal<boolean>
  /** Closes the popup, asking first where something would be lost. */
  readonly close: () => void
  /** False: the page's history is left alone. */
  readonly history: boolean
}

/**
 * What Back means while the popup is open: a dialog over it goes first; then it leads a step back, and from the first
 * step, or where all is over, out of the popup. Returns what answers a close request that is no Escape: a phone's
 * Back too, in browsers that tell a dialog of it instead of the page's history.
 */
export function usePopupBack({ host, dialog, opened, close, history }: Parts): () => void {
  const { step, historyEntries, sending, back } = useKernel()

  function goBack() {
    const over = [...(dialog.current?.querySelectorAll<HTMLDialogElement>('dialog[open]') ?? [])].pop()
    if (over) dismiss(over)
    else if (!history || sending.peek() || step.peek()?.step.end || historyEntries.peek().length === 0)
      close()
    else back()
  }

  const latest = useRef(goBack)
  useLayoutEffect(() => void (latest.current = goBack))

  const depth = useMemo(
    () => computed(() => (opened.value ? 1 + historyEntries.value.length : 0)),
    [opened, historyEntries],
  )
  useEffect(() => {
    if (!history) return
    const entries = historyOf(host)
    entries.ask({ onBack: () => latest.current(), depth: () => depth.peek() })
    // At once, not when it is drawn: Back may be pressed before.
    const end = effect(() => entries.follow(depth.value))
    return () => {
      end()
      entries.end()
    }
  }, [history, host, depth])

  return goBack
}

/** As its own close request would: it may have something to say first. */
function dismiss(dialog: HTMLDialogElement): void {
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
}

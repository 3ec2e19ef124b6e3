import { useEffect, useId, type MouseEvent } from 'react'
import { afterPaint, snapshotTool } from 'tavola'
import { moveFocus, usePlugin, useStyles, useTexts } from 'tavola/controls'
import css from './keep.css'
import type { KeepContext } from './model'
import { messages } from './messages'
import { forget } from './remembered-diner'

/** At the top of a step: what came back after a reload, and whom the device remembers. */
export default function Notice() {
  useStyles(css)
  const ctx = usePlugin<KeepContext>()
  const t = useTexts('keep', messages)
  const { told, toldAt, remembered, forgotten, sendsAfterCheck } = ctx.state
  const what = told.value
  useEffect(() => {
    if (what) toldAt.value = ctx.step
  }, [ctx, what, toldAt])

  if (what) {
    return (
      <Line
        text={t(what)}
        action={what === 'result' ? null : t('startAgain')}
        onAction={(line) => {
          ctx.use(snapshotTool).startAgain()
          focusOn(line, 'h2')
        }}
      />
    )
  }
  if (remembered.value) {
    return (
      <Line
        text={t(sendsAfterCheck.value ? 'filledCheck' : 'filled')}
        action={t('forget')}
        onAction={(line) => {
          // The details' own step takes the focus to its first field where they were shown as confirmed.
          focusOn(line, 'form input')
          forget(ctx)
        }}
      />
    )
  }
  return forgotten.value ? <Line text={t('forgotten')} action={null} /> : null
}

/** The pressed button is gone: the focus goes on in the same step. */
function focusOn(line: Element, selector: string): void {
  moveFocus(line.closest('.main')?.querySelector<HTMLElement>(selector))
}

interface LineProps {
  readonly text: string
  readonly action: string | null
  readonly onAction?: (line: Element) => void
}

function Line({ text, action, onAction }: LineProps) {
  const { sending, announce } = usePlugin<KeepContext>()
  const t = useTexts('keep', messages)
  const reason = useId()
  // The announcer may have come with this line: it is heard once it is there.
  useEffect(() => afterPaint(() => announce(text)), [announce, text])
  return (
    <div part="panel" className="keep-notice">
      <p className="keep-text">{text}</p>
      {action !== null && (
        <button
          type="button"
          part="link"
          className="link"
          aria-disabled={sending || undefined}
          aria-describedby={sending ? reason : undefined}
          onClick={({ currentTarget }: MouseEvent) => sending || onAction?.(currentTarget.parentElement!)}
        >
          {action}
        </button>
      )}
      {sending && (
        <span id={reason} hidden>
          {t('sending')}
        </span>
      )}
    </div>
  )
}

/** "Remember me on this device", off until the diner ticks it. */
export function Remember() {
  useStyles(css)
  const { state, options } = usePlugin<KeepContext>()
  const t = useTexts('keep', messages)
  return (
    <label part="check" className="check keep-remember">
      <input
        type="checkbox"
        checked={state.remember.value}
        onChange={({ target }) => void (state.remember.value = target.checked)}
      />
      <span>
        {t('remember')} <small>{t('what', { count: options.months })}</small>
      </span>
    </label>
  )
}

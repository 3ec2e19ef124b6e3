import { useEffect } from 'react'
import type { Messages } from 'tavola'
import { afterPaint, snapshotTool } from 'tavola/page'
import { Button, moveFocus, usePlugin, useStyles } from 'tavola/controls'
import type { KeepContext } from '.'
import { forget } from './diner/forgetting'
import css from './notice.css'

export const texts = {
  kept: "We've kept your choices.",
  day: "The day you chose has passed. We've kept the rest.",
  time: "The time you chose has passed. We've kept the rest.",
  result: "This has already been sent. For your security, we don't store the reference.",
  startAgain: 'Start again',
  filled: 'Filled in from your last visit.',
  filledCheck: 'Filled in from your last visit. Complete the check to send.',
  forget: 'Forget me',
  sending: 'Sending…',
  forgotten: 'Your details have been removed from this device.',
} as const satisfies Messages

type NoticeContext = KeepContext<typeof texts>

/** Hides the message about a restored choice when the next step is shown. */
export function setup(ctx: NoticeContext): void {
  const { told, toldAt } = ctx.state
  ctx.effect(() => {
    if (told.value && toldAt.value && ctx.step !== toldAt.value) told.value = ''
  })
}

/** At the top of a step: what came back after a reload, and whom the device remembers. */
export default function Notice() {
  useStyles(css)
  const ctx = usePlugin<NoticeContext>()
  const { t } = ctx
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
  moveFocus(line.closest('section')?.querySelector<HTMLElement>(selector))
}

interface LineProps {
  readonly text: string
  readonly action: string | null
  readonly onAction?: (line: Element) => void
}

function Line({ text, action, onAction }: LineProps) {
  const { sending, announce, t } = usePlugin<NoticeContext>()
  // The announcer may be new on the page too, and a screen reader reads only what changes in it later.
  useEffect(() => afterPaint(() => announce(text)), [announce, text])
  return (
    <div part="panel" className="keep-notice">
      <p className="keep-text">{text}</p>
      {action !== null && (
        <Button
          kind="link"
          reason={sending ? t('sending') : undefined}
          onClick={({ currentTarget }) => onAction?.(currentTarget.parentElement!)}
        >
          {action}
        </Button>
      )}
    </div>
  )
}

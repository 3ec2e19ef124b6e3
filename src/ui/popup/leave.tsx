import { useEffect } from 'react'
import { useLazy } from '../../controls/lazy'
import type { LeaveProps } from './leave-dialog'

/** Fetched when it is asked: most diners finish. */
const loadDialog = () => import(/* webpackChunkName: "leave" */ './leave-dialog')

/** Asks whether to leave. Where the dialog's file does not come, the browser's own asks. */
export function Leave(props: LeaveProps) {
  const dialog = useLazy<LeaveProps>(loadDialog)
  const { title, onStay, onLeave } = props
  const hasFailed = dialog.state === 'failed'
  useEffect(() => {
    if (!hasFailed) return
    if (window.confirm(title)) onLeave()
    else onStay()
  }, [hasFailed, title, onStay, onLeave])
  return dialog.state === 'loaded' ? <dialog.Component {...props} /> : null
}

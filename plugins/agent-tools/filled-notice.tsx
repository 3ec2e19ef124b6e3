import { usePlugin, useStyles, useTexts } from 'tavola/controls'
import css from './filled-notice.css'
import { messages } from './messages'
import type { AgentContext } from './model'
import { noticeOf } from './report'

/** Says what an agent filled in, until the diner has agreed to it. `prepareBooking` announces it. */
export default function FilledNotice() {
  useStyles(css)
  const ctx = usePlugin<AgentContext>()
  return (
    <p part="panel" className="agent-notice">
      {noticeOf(ctx, useTexts('agent-tools', messages))}
    </p>
  )
}

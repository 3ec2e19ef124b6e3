import { usePlugin, useStyles } from 'tavola/controls'
import type { AgentContext } from '.'
import { noticeOf } from './filled'
import css from './filled-notice.css'

/** The box is ticked after everything that an agent filled in: each change of its unticks it. */
export function setup({ state, facts, effect }: AgentContext): void {
  effect(() => {
    if (facts.customer.consent && state.filled.value.length > 0) state.filled.value = []
  })
}

/** Says what an agent filled in, until the diner has agreed to it. `prepareBooking` announces it. */
export default function FilledNotice() {
  useStyles(css)
  return (
    <p part="panel" className="agent-notice">
      {noticeOf(usePlugin<AgentContext>())}
    </p>
  )
}

import { useEffect } from 'react'
import { useFormProblems, useIdle, useLazy, usePlugin } from 'tavola/controls'
import { controlOf } from './find-control'
import { loadSummary } from './load-summary'
import type { StartContext } from './model'
import type { SummaryProps } from './summary'

/** The summary's place. Its file comes in idle time, so that it stands with the press. */
export function MissingChoices(props: SummaryProps) {
  const { state } = usePlugin<StartContext>()
  const isAhead = useIdle(state.isUsed.value)
  return (isAhead || props.presses > 0) && <LazySummary {...props} />
}

function LazySummary(props: SummaryProps) {
  const { form, presses } = props
  const { announce } = usePlugin<StartContext>()
  const choices = useFormProblems()
  const summary = useLazy<SummaryProps>(loadSummary)
  const hasFailed = summary.state === 'failed'

  useEffect(() => {
    if (!hasFailed || presses === 0) return
    const [...missing] = choices.problems
    missing
      .map(([field]) => controlOf(form.current!, field))
      .find(Boolean)
      ?.focus()
    announce(missing.map(([, text]) => text).join('. '))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once for each press.
  }, [hasFailed, presses])

  return summary.state === 'loaded' ? <summary.Component {...props} /> : null
}

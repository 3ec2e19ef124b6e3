import { useEffect } from 'react'
import { useFormProblems, useIdle, useLazy, usePlugin } from 'tavola/controls'
import { controlOf } from './find-control'
import type { StartContext } from './model'
import type { SummaryProps } from './summary'

/** Fetched in idle time once the diner is at the form, so that it is shown with the press. */
const loadSummary = () => import(/* webpackChunkName: "start-summary" */ './summary')

/** The list of what Continue found missing. */
export function MissingChoices(props: SummaryProps) {
  const { isUsed } = usePlugin<StartContext>()
  const isAhead = useIdle(isUsed)
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

import type { Failure } from '../../../contract/plugin-context'
import type { Screen } from '../../screen/screen'

/** The journey's own heading with these lines. */
export const journeyFailure = ({ journeys }: Screen, errors: readonly string[]): Failure => ({
  code: journeys.key('failed'),
  errors,
})

export const unexpected = (screen: Screen): Failure =>
  journeyFailure(screen, [screen.catalogue.text('widget.unexpected')])

/** Stops a press before anything is sent. `missing`: the problems, if they are the reason. */
export function stop(
  { banner, submission }: Screen,
  failure: Failure,
  missing: readonly string[] = [],
): void {
  const now = submission.state.peek()
  banner.failSubmission(failure, (banner) =>
    // The earlier POST may still have gone through, so it is not reported as refused.
    now.phase === 'rechecking'
      ? submission.enter('stop', { phase: 'unknown', sent: now.earlier, banner })
      : submission.enter('stop', { phase: 'refused', banner, missing }),
  )
}

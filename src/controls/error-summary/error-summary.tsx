import { useEffect } from 'react'
import { useLazy } from '../lazy'
import type { SummaryProps } from './form-error'

/**
 * What a press of Continue found missing or wrong, above the form, each line a link to its field (WCAG 2.2, 3.3.1). How
 * many there are is said; the first is heard as its field takes the focus, which does not wait for the summary's file.
 */
export function ErrorSummary(props: SummaryProps) {
  const { errors, presses } = props
  useEffect(() => {
    errors.find(({ focus }) => focus)?.focus!()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once for each press, not for each change of what is wrong.
  }, [presses])
  return presses > 0 && <Lazy {...props} />
}

const load = () => import(/* webpackChunkName: "error-summary" */ './summary')

function Lazy(props: SummaryProps) {
  const file = useLazy(load)
  return file.state === 'loaded' && <file.Component {...props} />
}

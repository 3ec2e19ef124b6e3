import { useContext, type MouseEvent } from 'react'
import { useKernel } from './context'
import { focusPlace, StepMoved } from './step-heading'
import { TelephoneLink } from './telephone-link'

/**
 * Replaces a part that failed; it offers a retry and the telephone. An alert: it may stand where the announcer has failed
 * with all the rest.
 */
export function FaultCard({ again }: { readonly again?: () => void }) {
  const { texts, facts } = useKernel()
  const { t } = texts
  const moved = useContext(StepMoved)
  const reference = Object.values(facts.references)[0]

  /** The button goes with the press: what it stood in has the focus then, and the heading that comes. */
  function retry({ currentTarget }: MouseEvent) {
    const around = currentTarget.closest('.fault')!.parentElement
    if (around?.matches('.stage')) moved.current = true
    focusPlace(around)
    again!()
  }

  return (
    <div part="banner" className="fault" role="alert">
      <p>{t('stepFailed')}</p>
      {reference && <p>{t('reference', { reference })}</p>}
      {again && (
        <button type="button" part="button" className="button" onClick={retry}>
          {t('tryAgain')}
        </button>
      )}
      <TelephoneLink telephone={facts.venue?.telephone} />
    </div>
  )
}

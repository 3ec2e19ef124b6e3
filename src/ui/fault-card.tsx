import { useKernel } from './context'
import { TelephoneLink } from './telephone-link'

/** Replaces a part that failed; it offers a retry and the telephone. */
export function FaultCard({ again }: { readonly again?: () => void }) {
  const { t, facts } = useKernel()
  const reference = Object.values(facts.references)[0]
  return (
    <div part="banner" className="fault" role="alert">
      <p>{t('stepFailed')}</p>
      {reference && <p>{t('reference', { reference })}</p>}
      {again && (
        <button type="button" part="button" className="button" onClick={again}>
          {t('tryAgain')}
        </button>
      )}
      <TelephoneLink telephone={facts.venue?.telephone} />
    </div>
  )
}

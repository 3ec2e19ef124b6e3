import { useKernel } from '../context'

/**
 * The sign and the word "Error" before an error's text, for diners who don't see its colour. The text needs an element of its
 * own: it alone describes the control, because screen readers already say that the control is invalid.
 */
export function ErrorMark() {
  const { t } = useKernel().texts
  return (
    <>
      <span className="error-mark">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={sign} />
        </svg>
        {t('error')}
      </span>{' '}
    </>
  )
}

/** A disc with an exclamation mark cut out. */
const sign = 'M8 0a8 8 0 1 0 0 16A8 8 0 1 0 8 0zM7 4h2v5H7zM7 10.5h2v2H7z'

import { useKernel } from './context'

/** Section 2, "Loading overlay". It is for the eye: the announcer says the same. */
export function Loading() {
  const { busy, loadingText } = useKernel()
  return (
    <div className={busy.value ? 'loading loading-on' : 'loading'} aria-hidden="true">
      <p part="loading" className="loading-text">
        {busy.value ? loadingText.value : ''}
      </p>
    </div>
  )
}

import { useKernel } from './context'

/** Section 2, "Loading overlay": a live region that is always there, so that its text is announced. */
export function Loading() {
  const { busy, loadingText } = useKernel()
  return (
    <div className={busy.value ? 'loading loading-on' : 'loading'}>
      <p part="loading" className="loading-text" role="status">
        {busy.value ? loadingText.value : ''}
      </p>
    </div>
  )
}

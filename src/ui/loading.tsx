import { useKernel } from './context'

/** Section 2, "Loading overlay": the live region is always rendered, so that its text is announced. */
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

import { useEffect, useRef } from 'react'
import { useKernel } from './context'
import { TelephoneLink } from './telephone-link'

/** Section 2, "Error banner": lies over the step, so that nothing moves; the focus goes to OK and comes back. */
export function ErrorBanner() {
  const kernel = useKernel()
  const banner = kernel.banner.value
  const ok = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!banner || !ok.current) return
    const root = ok.current.getRootNode() as Document | ShadowRoot
    // A button that is disabled while its request runs has lost the focus by now: its step takes it back.
    const before = root.activeElement ?? root.querySelector('h2')
    ok.current.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [banner])

  return (
    <div className="banner-place">
      {banner && (
        <div className="banner" role="alert">
          <p className="banner-text">{banner.text}</p>
          {banner.errors.length > 0 && (
            <ul>
              {banner.errors.map((error, index) => (
                <li key={index}>{error}</li>
              ))}
            </ul>
          )}
          <TelephoneLink telephone={banner.telephone} />
          <div className="banner-actions">
            <button ref={ok} type="button" className="button" onClick={kernel.dismiss}>
              {kernel.t('ok')}
            </button>
            {banner.again && (
              <button
                type="button"
                className="button button-quiet"
                onClick={() => goOn(kernel.dismiss, banner.again!.run)}
              >
                {banner.again.label}
              </button>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

function goOn(dismiss: () => void, run: () => void): void {
  dismiss()
  run()
}

import { useEffect, useRef, type RefObject } from 'react'
import { useKernel } from './context'
import { TelephoneLink } from './telephone-link'

/** Section 2, "Error banner": covers the step, so that nothing moves. OK takes the focus and gives it back. */
export function ErrorBanner() {
  const kernel = useKernel()
  const banner = kernel.banner.value
  const place = useRef<HTMLDivElement>(null)
  const ok = useRef<HTMLButtonElement>(null)
  const lastFocused = useLastFocused(place)

  useEffect(() => {
    if (!banner) return
    const before = lastFocused.current
    ok.current?.focus()
    return () => before?.focus({ preventScroll: true })
  }, [banner, lastFocused])

  return (
    <div ref={place} className="banner-place">
      {banner && (
        <div part="banner" className="banner" role="alert">
          <p className="banner-text">{banner.text}</p>
          {banner.errors.length > 0 && (
            <ul>
              {banner.errors.map((error, index) => (
                <li key={index} dir="auto">
                  {error}
                </li>
              ))}
            </ul>
          )}
          <TelephoneLink telephone={banner.telephone} />
          <div className="banner-actions">
            <button ref={ok} type="button" part="button" className="button" onClick={kernel.dismiss}>
              {kernel.t('ok')}
            </button>
            {banner.again && (
              <button
                type="button"
                part="button button-quiet"
                className="button button-quiet"
                onClick={() => dismissAndRun(kernel.dismiss, banner.again!.run)}
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

/**
 * The element outside the banner that had the focus last. It is recorded at each focus change: a button that is
 * disabled during its request has already lost the focus when the request fails.
 */
function useLastFocused(place: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  const last = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const own = place.current!
    const root = own.getRootNode()
    const remember = ({ target }: Event) => {
      if (!own.contains(target as Node)) last.current = target as HTMLElement
    }
    root.addEventListener('focusin', remember)
    return () => root.removeEventListener('focusin', remember)
  }, [place])
  return last
}

function dismissAndRun(dismiss: () => void, run: () => void): void {
  dismiss()
  run()
}

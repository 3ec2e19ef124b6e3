import { useEffect, useRef, type RefObject } from 'react'
import { useKernel } from './context'
import { TelephoneLink } from './telephone-link'

/** Section 2, "Error banner": lies over the step, so that nothing moves; the focus goes to OK and comes back. */
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

/**
 * What the diner was at, outside of the banner. Followed, not looked up: a button that is disabled while its request
 * runs has lost the focus by the time that the request fails.
 */
function useLastFocused(place: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  const last = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const root = place.current!.getRootNode()
    const remember = ({ target }: Event) => {
      if (!place.current!.contains(target as Node)) last.current = target as HTMLElement
    }
    root.addEventListener('focusin', remember)
    return () => root.removeEventListener('focusin', remember)
  }, [place])
  return last
}

function goOn(dismiss: () => void, run: () => void): void {
  dismiss()
  run()
}

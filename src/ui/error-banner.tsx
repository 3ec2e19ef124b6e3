import { callAddress } from '../address'
import { safeDocument } from '../dom-clobbering'
import { useEffect, useId, useRef, type RefObject } from 'react'
import { useKernel, useStyles } from '../controls/context'
import css from './banner.css'
import { Place } from '../controls/parts/place'
import { isElsewhere } from '../controls/step-heading'
import { stopAfter, TelephoneLink } from '../controls/texts'

/**
 * Section 2, "Error banner". It opens above the bar with the pressed button, and moves nothing. Its best next action takes the
 * focus; closing it restores the focus.
 */
export default function ErrorBanner() {
  useStyles(css)
  const kernel = useKernel()
  const banner = kernel.banner.shown.value
  const place = useRef<HTMLDivElement>(null)
  const lastFocused = useLastFocused(place)

  useEffect(() => {
    if (!banner || isElsewhere(place.current!)) return
    const before = lastFocused.current
    place.current!.querySelector<HTMLElement>('.button:not(.button-quiet)')!.focus()
    // Only if nothing else has the focus: the diner may have moved on.
    return () => void (safeDocument.activeElement === safeDocument.body && before?.focus())
  }, [banner, lastFocused])

  // Only the restaurant knows the outcome of a POST without a response.
  const id = useId()
  const isUnknown = kernel.submission.state.value.phase === 'unknown'
  const callFirst = isUnknown && callAddress(banner?.telephone ?? '') !== null
  const againLook = isUnknown ? quiet : 'button'
  const okLook = callFirst || (banner?.again && !isUnknown) ? quiet : 'button'
  return (
    <div ref={place} className="banner-place">
      {banner && (
        // The description includes the telephone number, unless its link has the focus and is read anyway.
        <div
          part="banner"
          className="fault banner"
          role="alert"
          aria-describedby={callFirst ? undefined : id}
        >
          <div id={id}>
            <p {...stopAfter(banner.text)} className="banner-text">
              {banner.text}
            </p>
            {banner.errors.length > 0 && (
              <ul>
                {banner.errors.map((error, index) => (
                  <li
                    key={index}
                    {...stopAfter(error)}
                    lang={banner.fromBackEnd ? kernel.brand.backEndLanguage : undefined}
                    dir="auto"
                  >
                    {error}
                  </li>
                ))}
              </ul>
            )}
            {banner.code === 'widget.noAvailability' && <Place name="no-availability" />}
            <TelephoneLink telephone={banner.telephone} look={callFirst ? 'button' : undefined} />
          </div>
          <div className="banner-actions">
            {banner.again && (
              <button
                type="button"
                part={againLook}
                className={againLook}
                onClick={() => dismissAndRun(kernel.banner.dismiss, banner.again!.run)}
              >
                {banner.again.label}
              </button>
            )}
            <button type="button" part={okLook} className={okLook} onClick={kernel.banner.dismiss}>
              {kernel.texts.t('ok')}
            </button>
          </div>
        </div>
      )}
    </div>
  )
}

const quiet = 'button button-quiet'

/**
 * The element outside the banner that had the focus last. It is recorded at each focus change: a button that is
 * disabled during its request has already lost the focus when the request fails.
 */
function useLastFocused(place: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  const last = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const own = place.current!
    const root = own.getRootNode() as Document | ShadowRoot
    // Its file may have come with the error.
    last.current = root.activeElement as HTMLElement | null
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

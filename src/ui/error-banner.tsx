import { callAddress } from '../address'
import { safeDocument } from '../dom-clobbering'
import { useEffect, useId, useRef, type RefObject } from 'react'
import { useAncestorMark } from '../controls/ancestor-mark'
import { useKernel, useStyles } from '../controls/context'
import css from './banner.css'
import { Place } from '../controls/parts/place'
import { ignoreEarlyKeys } from '../controls/early-keys'
import { moveFocus } from '../controls/focus'
import { ErrorMark } from '../controls/form/error-mark'
import { stopAfter, TelephoneLink } from '../controls/texts'
import { useActionHeight } from './action-height'

/**
 * Section 2, "Error banner". It opens above the bar with the pressed button, and moves nothing. Its best next action takes the
 * focus; closing it restores the focus.
 */
export default function ErrorBanner() {
  useStyles(css)
  const kernel = useKernel()
  const banner = kernel.banner.shown.value
  const place = useRef<HTMLDivElement>(null)
  useAncestorMark(place, '.main', 'data-banner', banner !== null)
  useActionHeight(place, banner !== null)
  const lastFocused = useFocusOutside(place)

  useEffect(() => {
    if (!banner) return
    const before = lastFocused.current
    const hasMoved = moveFocus(place.current!.querySelector<HTMLElement>('.button:not(.button-quiet)'))
    const endIgnoring = ignoreEarlyKeys(place.current!)
    return () => {
      endIgnoring()
      // Only if nothing else has the focus: the diner may have moved on.
      if (hasMoved && safeDocument.activeElement === safeDocument.body) moveFocus(before)
    }
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
            {/* That all tables are taken is no error. */}
            {banner.code !== 'widget.noAvailability' && <ErrorMark />}
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
 * The element outside the banner that had the focus last. It is recorded at each focus change: a button that is disabled during its
 * request has already lost the focus when the request fails. While the focus is in the form, the banner's place is marked at once:
 * after a render the banner would have covered the focus for a moment.
 */
function useFocusOutside(place: RefObject<HTMLElement | null>) {
  const lastFocused = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const own = place.current!
    const root = own.getRootNode() as Document | ShadowRoot
    const setAside = (isAside: boolean) => own.toggleAttribute('data-aside', isAside)
    const remember = (focused: HTMLElement) => {
      setAside(focused.matches(inForm))
      // In React's strict mode the banner has the focus before this effect.
      if (!own.contains(focused)) lastFocused.current = focused
    }
    const enter = (event: Event) => remember(event.target as HTMLElement)
    const leave = () => setAside(false)
    // The banner's file may have come with the error.
    if (root.activeElement) remember(root.activeElement as HTMLElement)
    root.addEventListener('focusin', enter)
    root.addEventListener('focusout', leave)
    return () => {
      root.removeEventListener('focusin', enter)
      root.removeEventListener('focusout', leave)
    }
  }, [place])
  return lastFocused
}

/** What the banner would cover: not the step's heading, nor the bar below the banner. */
const inForm = '.stage :not(h2, .action *)'

function dismissAndRun(dismiss: () => void, run: () => void): void {
  dismiss()
  run()
}

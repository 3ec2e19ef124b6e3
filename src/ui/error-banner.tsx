import { callAddress } from '../address'
import { safeDocument } from '../dom-clobbering'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
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
  const { lastFocused, isInForm } = useFocusOutside(place)

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
          className={isInForm ? 'fault banner banner-aside' : 'fault banner'}
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
 * The element outside the banner that had the focus last, and whether the form has the focus now. It is recorded at each focus
 * change: a button that is disabled during its request has already lost the focus when the request fails.
 */
function useFocusOutside(place: RefObject<HTMLElement | null>) {
  const lastFocused = useRef<HTMLElement | null>(null)
  const [isInForm, setInForm] = useState(false)
  useEffect(() => {
    const own = place.current!
    const root = own.getRootNode() as Document | ShadowRoot
    const focused = root.activeElement as HTMLElement | null
    // Its file may have come with the error. In React's strict mode the banner has the focus already.
    if (!own.contains(focused)) lastFocused.current = focused
    setInForm(focused?.matches(inForm) ?? false)
    const remember = ({ target }: Event) => {
      setInForm((target as HTMLElement).matches(inForm))
      if (!own.contains(target as Node)) lastFocused.current = target as HTMLElement
    }
    const leave = () => setInForm(false)
    root.addEventListener('focusin', remember)
    root.addEventListener('focusout', leave)
    return () => {
      root.removeEventListener('focusin', remember)
      root.removeEventListener('focusout', leave)
    }
  }, [place])
  return { lastFocused, isInForm }
}

/** What the banner would cover: not the step's heading, nor the bar below the banner. */
const inForm = '.stage :not(h2, .action *)'

function dismissAndRun(dismiss: () => void, run: () => void): void {
  dismiss()
  run()
}

import { callAddress } from '../address'
import type { Banner } from '../kernel/screen/banner'
import type { Signal } from '@preact/signals-core'
import { useEffect, useId, useLayoutEffect, useRef, type RefObject } from 'react'
import { Button } from '../controls/button'
import { useKernel, useStyles } from '../controls/context'
import css from './banner.css'
import { Place } from '../controls/parts/place'
import { ignoreEarlyKeys } from '../controls/early-keys'
import { moveFocus } from '../controls/focus'
import { ErrorMark } from '../controls/form/error-mark'
import { TelephoneLink } from '../controls/telephone'
import { stopAfter } from '../controls/texts'
import { useActionHeight } from './action-height'

/**
 * The error banner (banner.errors). It opens above the bar with the pressed button, and moves nothing. Its best next action takes the
 * focus once the diner has used the widget; closing it restores the focus.
 */
export default function ErrorBanner() {
  useStyles(css)
  const kernel = useKernel()
  const banner = kernel.banner.shown.value
  const place = useRef<HTMLDivElement>(null)
  useActionHeight(place, banner !== null)
  const last = useFocus(place, banner, kernel.isUsed)

  function close() {
    // Before the buttons are gone and the next action begins.
    restoreFocus(place.current!, last)
    // No step came: the room that Continue reserved for it would be empty.
    kernel.tasks.isAdvancing.value = kernel.tasks.isLeadingOn.peek()
    kernel.banner.dismiss()
  }

  // Only the restaurant knows the outcome of a POST without a response.
  const id = useId()
  const isUnknown = kernel.submission.state.value.phase === 'unknown'
  const callFirst = isUnknown && callAddress(banner?.telephone ?? '') !== null
  const againKind = isUnknown ? 'quiet' : 'button'
  const okKind = callFirst || (banner?.again && !isUnknown) ? 'quiet' : 'button'
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
          {/* Outside of the description, and not live: it comes later, and announces itself. */}
          <div aria-live="off">
            {kernel.submission.state.value.phase === 'refused' && <Place name="refused" />}
          </div>
          <div className="banner-actions">
            {banner.again && (
              <Button
                kind={againKind}
                onClick={() => {
                  close()
                  banner.again!.run()
                }}
              >
                {banner.again.label}
              </Button>
            )}
            <Button kind={okKind} onClick={close}>
              {kernel.texts.t('ok')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

type PlaceRef = RefObject<HTMLElement | null>

interface LastFocused {
  outside: HTMLElement | null
  isInBanner: boolean
}

/**
 * Gives the banner the focus. An error at page load is only announced: the diner may be reading the page. Returns what had the focus
 * last, as recorded at each focus change: a button that is disabled during its request has already lost the focus when the request
 * fails. While the focus is in the form, the banner's place is marked at once: after a render the banner would have covered the
 * focus for a moment.
 */
function useFocus(place: PlaceRef, banner: Banner | null, isUsed: Signal<boolean>): LastFocused {
  const last = useRef<LastFocused>({ outside: null, isInBanner: false }).current
  useEffect(() => {
    const own = place.current!
    const root = own.getRootNode() as Document | ShadowRoot
    const setAside = (isAside: boolean) => own.toggleAttribute('data-aside', isAside)
    const remember = (focused: HTMLElement) => {
      setAside(focused.matches(inForm) || isUnder(own.firstElementChild, focused))
      last.isInBanner = own.contains(focused)
      // In React's strict mode the banner has the focus before this effect.
      if (!last.isInBanner) last.outside = focused
    }
    const enter = (event: Event) => remember(event.target as HTMLElement)
    const leave = () => setAside(false)
    // Safari doesn't focus a pressed button. A touch that scrolls the page doesn't end in this event.
    const press = () => void (isUsed.value = true)
    // The banner's file may have come with the error.
    if (root.activeElement) remember(root.activeElement as HTMLElement)
    root.addEventListener('focusin', enter)
    root.addEventListener('focusout', leave)
    root.addEventListener('pointerup', press)
    return () => {
      root.removeEventListener('focusin', enter)
      root.removeEventListener('focusout', leave)
      root.removeEventListener('pointerup', press)
    }
  }, [place, last, isUsed])

  useEffect(() => {
    if (!banner) return
    const own = place.current!
    // A popup that was just opened has the focus.
    if (isUsed.peek() || (own.getRootNode() as ShadowRoot).activeElement)
      moveFocus(own.querySelector<HTMLElement>('.button:not(.button-quiet)'))
    return ignoreEarlyKeys(own)
  }, [place, banner, isUsed])

  // Before the focus rests anywhere else (kept-focus.ts).
  useLayoutEffect(() => {
    const own = place.current!
    return () => {
      if (banner) restoreFocus(own, last)
    }
  }, [place, banner, last])
  return last
}

/** What the banner would cover: not the step's heading, nor the bar below the banner. */
const inForm = '.stage :not(h2, .action *)'

/** In a step that is lower than the widget, the bar isn't at its bottom, and the banner may be over it. */
function isUnder(banner: Element | null, focused: Element): boolean {
  const over = banner?.getBoundingClientRect()
  const { top, bottom } = focused.getBoundingClientRect()
  return over !== undefined && focused.matches('.action *') && bottom > over.top && top < over.bottom
}

/** From the banner to the last control, or to the step's heading where that is gone. Nothing scrolls: the step is in view. */
function restoreFocus(banner: HTMLElement, last: LastFocused): void {
  if (!last.isInBanner) return
  const root = banner.getRootNode() as Document | ShadowRoot
  const heading = banner.closest('.main')?.querySelector<HTMLElement>('h2')
  for (const element of [last.outside, heading]) {
    moveFocus(element, { preventScroll: true })
    // A disabled control does not take it.
    if (element && root.activeElement === element) return
  }
}

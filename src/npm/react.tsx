'use client'

import { forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { reservedHeight } from '../host/loader/handle'
import { createBinding, type EventProps, type Options } from './binding'
import { wrongWith } from './brand'
import type { CodeHandle } from './public'

/** The package's "tavola/react", for React 18 and 19. */

export interface TavolaBookingProps extends Options, EventProps {
  /** Of the element around an inline widget: the height kept for it is then your style sheet's (736 px by default). */
  readonly className?: string | undefined
}

/**
 * The widget in its place, or with `inline={false}` a popup. Its options are props and may change: what was chosen and
 * typed stays. The ref is its handle. On a server it is an empty element of the height that the widget will take.
 */
export const TavolaBooking = forwardRef<CodeHandle, TavolaBookingProps>(function TavolaBooking(
  { className, ...given },
  ref,
) {
  const { inline = true, brand } = given
  const place = useRef<HTMLDivElement>(null)
  const [binding] = useState(createBinding)
  // A brand may come later than its place.
  const usable = wrongWith(brand) === undefined

  useBrowserEffect(() => binding.take({ ...given, inline }))
  useBrowserEffect(() => binding.start(place.current), [binding, inline, usable])
  // eslint-disable-next-line react-hooks/exhaustive-deps -- With these the binding has another handle.
  useImperativeHandle(ref, () => binding.handle!, [binding, inline, usable])

  if (!inline) return null
  return (
    <div ref={place} className={className} style={className ? undefined : { minHeight: reservedHeight }} />
  )
})

/** On a server there is nothing to do, and React 18 would say so. */
const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

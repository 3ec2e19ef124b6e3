'use client'

import { forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { WithBackEnd } from '../api/adapter'
import { widgetHeight } from '../host/loader/create-handle'
import { createBinding, type EventProps, type OptionProps, type Props } from './binding'
import { brandProblem } from './code-brand'
import type { CodeHandle } from './public'

/** The package's "tavola/react", for React 18 and 19. */

interface ComponentProps extends OptionProps, EventProps {
  /** For the element around an inline widget. Your style sheet then reserves its height (672 px by default). */
  readonly className?: string | undefined
}

/** With the back end's address, or an adapter. */
export type TavolaBookingProps = WithBackEnd<ComponentProps>

/**
 * The widget in its place, or a popup with `inline={false}`. Its options are props and may change: what was chosen and
 * typed stays. The ref is its handle. On a server it is an empty element as high as the widget will be.
 */
export const TavolaBooking = forwardRef<CodeHandle, TavolaBookingProps>(function TavolaBooking(
  { className, ...props },
  ref,
) {
  const { inline = true, brand } = props
  const place = useRef<HTMLDivElement & HTMLTemplateElement>(null)
  const [binding] = useState(createBinding)
  // The brand may come in a later render.
  const usable = brandProblem(brand) === undefined

  useBrowserEffect(() => binding.setProps({ ...props, inline } as Props))
  useBrowserEffect(
    () => binding.start(place.current!, inline ? place.current : null),
    [binding, inline, usable],
  )
  // eslint-disable-next-line react-hooks/exhaustive-deps -- The binding has another handle whenever these change.
  useImperativeHandle(ref, () => binding.handle!, [binding, inline, usable])

  // With another element comes another widget. A popup has one too, by which it sees whether it is hidden or removed.
  const key = String(usable)
  if (!inline) return <template key={key} ref={place} />
  const style = className ? undefined : { minHeight: widgetHeight }
  return <div key={key} ref={place} className={className} style={style} />
})

/** React 18 warns of layout effects on a server. */
const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

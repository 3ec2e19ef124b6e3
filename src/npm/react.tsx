'use client'

import { forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { WithBackEnd } from '../api/adapter'
import { widgetHeight } from '../host/loader/create-handle'
import { createBinding, type EventProps, type OptionProps, type Props } from './binding'
import { brandMistakes } from './code-brand'
import type { CodeHandle } from './public'

/** The package's "tavola/react", for React 18 and 19. */

interface ComponentProps extends OptionProps, EventProps {
  /** The class of the element around an inline widget. Your style sheet then reserves its height (672 px by default). */
  readonly className?: string | undefined
}

/** Props with the back end's address or an adapter. */
export type TavolaBookingProps = WithBackEnd<ComponentProps>

/**
 * The widget in its place, or a popup with `inline={false}`. Its options are props, and diners keep their choices and texts if these
 * change. The ref is its handle. On a server it is an empty element with the widget's height.
 */
export const TavolaBooking = forwardRef<CodeHandle, TavolaBookingProps>(function TavolaBooking(
  { className, ...props },
  ref,
) {
  const { inline = true, brand } = props
  const place = useRef<HTMLDivElement & HTMLTemplateElement>(null)
  const [binding] = useState(createBinding)
  // A later render may have a valid brand.
  const isUsable = brandMistakes(brand) === undefined

  useBrowserEffect(() => binding.setProps({ ...props, inline } as Props))
  useBrowserEffect(
    () => binding.start(place.current!, inline ? place.current : null),
    [binding, inline, isUsable],
  )
  // eslint-disable-next-line react-hooks/exhaustive-deps -- The binding has another handle whenever these change.
  useImperativeHandle(ref, () => binding.handle!, [binding, inline, isUsable])

  // Another key makes another element, and so another widget. A popup's element shows whether React hides or removes it.
  const key = String(isUsable)
  if (!inline) return <template key={key} ref={place} />
  const style = className ? undefined : { minHeight: widgetHeight }
  return <div key={key} ref={place} className={className} style={style} />
})

/** React 18 warns of layout effects on a server. */
const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

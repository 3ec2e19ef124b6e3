import { safeDocument } from '../dom-clobbering'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useStyleRoot } from './context'
import { focusPlace } from './focus'

interface Props {
  /** Called with the element once it is in the document. The returned function is called on removal. */
  readonly attach: (element: HTMLElement) => void | (() => void)
  /** A CSS length, reserved to prevent a layout shift when the frame loads. */
  readonly height: string
}

/**
 * A place for a third party's frame. Such scripts need an element in the page's document, outside of the shadow root. The
 * element is a child of the widget's host, and a slot shows it here.
 */
export function LightSlot({ attach, height }: Props) {
  const root = useStyleRoot()?.root
  const name = useId()
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const host = root instanceof ShadowRoot ? root.host : place.current!
    const element = safeDocument.createElement('div')
    element.slot = name
    // The page's styles apply to this element, hence "!important", also for the properties that "all" does not include.
    // Other content than the frame is hidden, as the page could style it.
    element.style.cssText = `all:initial!important;display:block!important;direction:inherit!important;unicode-bidi:isolate!important;color-scheme:light!important;overflow:hidden!important;height:${height}!important`
    host.append(element)
    const detach = attach(element)
    return () => {
      detach?.()
      element.remove()
    }
  }, [root, name, attach, height])

  useLayoutEffect(() => {
    const slot = place.current!
    // The focus of a frame is not the shadow root's. It goes with the slot's place (ui/kept-focus.ts).
    return () => {
      const shown = slot.querySelector('slot')!.assignedElements()
      if (shown.some((element) => element.contains(safeDocument.activeElement))) focusPlace(slot)
    }
  }, [])

  return (
    <div ref={place} style={{ minHeight: height }}>
      <slot name={name} />
    </div>
  )
}

import { useEffect, useId, useRef } from 'react'
import { useStyleRoot } from './styles'

interface Props {
  /** Called with the element once it stands; what it returns is called when it goes. */
  readonly attach: (element: HTMLElement) => void | (() => void)
  /** A CSS length, so that nothing moves when the frame comes. */
  readonly height: string
}

/**
 * A place for a third party's frame, which expects an element of the page's document: it stands in the page's tree,
 * a child of the widget's host, and is shown here through a slot (architecture, "Third parties").
 */
export function LightSlot({ attach, height }: Props) {
  const root = useStyleRoot()?.root
  const name = useId()
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const host = root instanceof ShadowRoot ? root.host : place.current!
    const element = document.createElement('div')
    element.slot = name
    // Here the page's own styles apply: what matters is said more strongly, and what "all" leaves out as well.
    // What stands beside a frame is cut off: it is the page's to style.
    element.style.cssText = `all:initial!important;display:block!important;direction:inherit!important;unicode-bidi:isolate!important;color-scheme:light!important;overflow:hidden!important;height:${height}!important`
    host.append(element)
    const detach = attach(element)
    return () => {
      detach?.()
      element.remove()
    }
  }, [root, name, attach, height])

  return (
    <div ref={place} style={{ minHeight: height }}>
      <slot name={name} />
    </div>
  )
}

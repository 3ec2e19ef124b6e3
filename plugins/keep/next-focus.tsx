import { useLayoutEffect, useRef } from 'react'
import { moveFocus } from 'tavola/controls'

/** Moves the focus within the step. */
export function focusOn(from: Element, selector: string): void {
  moveFocus(from.closest('.main')?.querySelector<HTMLElement>(selector))
}

/** Within a button that disappears without a press once another tab forgets the diner: the focus goes to the step's heading. */
export function NextFocus() {
  const mark = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const button = mark.current!.parentElement!
    return () => {
      const { activeElement } = button.getRootNode() as Document | ShadowRoot
      if (activeElement === button) focusOn(button, 'h2')
    }
  }, [])
  return <span ref={mark} hidden />
}

import { useEffect } from 'react'
import { useStyleRoot } from '../controls/context'

/**
 * Scrolls a control of the step that takes the focus, and its label, to between the sticky header and the action bar
 * (WCAG 2.4.11). Of a text field browsers show only the line with the caret, and WebKit that behind the bars.
 */
export function useFocusRoom(): void {
  const styles = useStyleRoot()
  useEffect(() => {
    // In plugins' tests the document.
    const root = styles?.root.getRootNode() as ShadowRoot | undefined
    return root && followFocus(root)
  }, [styles])
}

/** Returns the clean-up. */
function followFocus(root: ShadowRoot): () => void {
  let pressed: Node | null = null
  /** What keeps the focus while the diner is in another window. */
  let kept: Element | null = null

  const listeners: Record<string, (event: Event) => void> = {
    pointerdown: ({ target }) => (pressed = target as Node),
    keydown: () => (pressed = null),
    focusout: ({ target }) => (kept = root.activeElement === target ? root.activeElement : null),
    focusin({ target }) {
      const control = target as HTMLInputElement
      const stage = control.closest('.stage')
      const isReturn = control === kept
      // What takes the focus only to be read scrolls itself.
      if (!stage || control.tabIndex < 0 || control.closest('.action') || isReturn) return
      measureBars(stage.closest<HTMLElement>('.layout'))
      const parts = [...(control.labels ?? []), control]
      // What is pressed stays under the pointer.
      if (parts.some((part) => part.contains(pressed))) return
      for (const part of parts) part.scrollIntoView?.({ block: 'nearest', behavior: 'instant' })
    },
  }

  for (const [name, listener] of Object.entries(listeners)) root.addEventListener(name, listener, true)
  return () => {
    for (const [name, listener] of Object.entries(listeners)) root.removeEventListener(name, listener, true)
  }
}

/** The style sheets' margins for scrolling, by their bars. */
const rooms = { '--bar-room': '[data-bar] .aside', '--action-room': '.action' }
/** For the ring, in pixels. */
const ring = 10

/** The bars' words may take several lines. */
function measureBars(layout: HTMLElement | null): void {
  for (const [name, selector] of Object.entries(rooms)) {
    const height = layout?.querySelector<HTMLElement>(selector)?.offsetHeight
    if (height) layout!.style.setProperty(name, `${height + ring}px`)
  }
}

import { useEffect, useRef, useState, type RefObject } from 'react'
import { layoutRecheck } from '../../constants'
import { safeDocument } from '../../dom-clobbering'

/** The popup in the browser's window: height, on-screen keyboard, scroll lock and the Escape key. */

/** Whether the panel is higher than the window, checked 1 ms after either changes its size (section 2). */
export function useMinTop(panel: RefObject<HTMLElement | null>, open: boolean): boolean {
  const [minTop, setMinTop] = useState(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = () => setMinTop(open && (panel.current?.offsetHeight ?? 0) > window.innerHeight)
    const recheck = () => {
      clearTimeout(timer)
      timer = setTimeout(check, layoutRecheck)
    }
    // A step can change the height without a render of the popup.
    const heights = new ResizeObserver(recheck)
    if (panel.current) heights.observe(panel.current)
    window.addEventListener('resize', recheck)
    return () => {
      clearTimeout(timer)
      heights.disconnect()
      window.removeEventListener('resize', recheck)
    }
  }, [panel, open])

  return minTop
}

/** The controls that open a phone's keyboard. */
const keyboardControls = 'input, select, textarea'

/**
 * Adds space below the content for a phone's keyboard, which covers the popup without resizing the window. The end of the
 * content can then be scrolled to, and the focused field stays visible.
 */
export function useRoomAboveKeyboard(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const view = window.visualViewport
    const element = dialog.current
    if (!open || !view || !element) return
    const fit = () => {
      // A zoomed page has a smaller viewport too, without a keyboard.
      const covered = view.scale > 1.05 ? 0 : Math.max(0, Math.round(element.clientHeight - view.height))
      element.style.setProperty('--covered', `${covered}px`)
      const active = (element.getRootNode() as ShadowRoot).activeElement
      if (active?.matches(keyboardControls))
        (active.closest('.field') ?? active).scrollIntoView({ block: 'nearest' })
    }
    view.addEventListener('resize', fit)
    return () => {
      view.removeEventListener('resize', fit)
      element.style.removeProperty('--covered')
    }
  }, [dialog, open])
}

/**
 * Stops the page behind the popup from scrolling, without moving its content. It uses a constructed style sheet, which a strict
 * Content-Security-Policy allows. Older browsers have only the popup's `overscroll-behavior`. Returns a function that unlocks.
 */
export function lockScroll(): () => void {
  if (locks++ === 0) unlock = lock()
  return () => {
    if (--locks === 0) unlock()
  }
}

/** Shared by all popups of the page: the last one that closes unlocks. */
let locks = 0
let unlock: () => void

function lock(): () => void {
  if (!safeDocument.adoptedStyleSheets) return () => undefined
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules())
  adopt([...safeDocument.adoptedStyleSheets, sheet])
  return () => {
    adopt(safeDocument.adoptedStyleSheets.filter((one) => one !== sheet))
  }
}

/** As the browser defines it: an element of that name would be in the way. */
const adopt = (sheets: CSSStyleSheet[]) =>
  Reflect.set(Document.prototype, 'adoptedStyleSheets', sheets, document)

/** Adds specificity, to override the page's own rules. */
const weight = ':not(#tavola#tavola#tavola)'

function rules(): string {
  const root = safeDocument.documentElement
  const { overflow, scrollbarGutter, paddingInlineEnd } = getComputedStyle(root)
  // The viewport uses the body's overflow only if the root's is "visible". Setting the root's would affect the body.
  const scroller = overflow === 'visible' ? 'body' : 'html'
  const still = `${scroller}${weight} { overflow: hidden !important }`
  const bar = window.innerWidth - root.clientWidth
  if (bar === 0 || (scrollbarGutter && scrollbarGutter !== 'auto')) return still
  // Keeps the scrollbar's width free, so that the page stays as wide as before.
  const space = scrollbarGutter
    ? 'scrollbar-gutter: stable !important'
    : `padding-inline-end: ${parseFloat(paddingInlineEnd) + bar}px !important`
  return `${still} html${weight} { ${space} }`
}

/** Whether Escape is pressed now. A close request without Escape is a phone's Back. */
export function useEscape(open: boolean): RefObject<boolean> {
  const pressed = useRef(false)
  useEffect(() => {
    if (!open) return
    const follow = ({ type, key }: KeyboardEvent) =>
      void (pressed.current = type === 'keydown' && key === 'Escape')
    window.addEventListener('keydown', follow, true)
    window.addEventListener('keyup', follow, true)
    return () => {
      pressed.current = false
      window.removeEventListener('keydown', follow, true)
      window.removeEventListener('keyup', follow, true)
    }
  }, [open])
  return pressed
}

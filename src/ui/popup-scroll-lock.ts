import { safeDocument } from '../dom-clobbering'

/**
 * Stops the page behind the popup from scrolling, without moving its content. A constructed style sheet does it: a
 * strict Content-Security-Policy allows one, and no attribute of the page is changed. In browsers without constructed
 * style sheets the popup's own `overscroll-behavior` has to do. Returns the function that unlocks.
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
  safeDocument.adoptedStyleSheets = [...safeDocument.adoptedStyleSheets, sheet]
  return () => {
    safeDocument.adoptedStyleSheets = safeDocument.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}

/** Adds specificity, to override the page's own rules. */
const weight = ':not(#tavola#tavola#tavola)'

function rules(): string {
  const root = safeDocument.documentElement
  const { overflow, scrollbarGutter, paddingInlineEnd } = getComputedStyle(root)
  // The viewport takes the body's overflow only if the root's is "visible". Setting the root's would change the body's.
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

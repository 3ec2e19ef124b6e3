/**
 * Holds the page behind the popup still, without moving anything of it: by a style sheet of the document's that is made
 * in code (a strict style policy allows that), so that no attribute of the page's own is touched, or copied along.
 * Browsers too old for that have the popup's own hold over the wheel and the finger. Returns the end.
 */
export function lockScroll(): () => void {
  if (locks++ === 0) unlock = hold()
  return () => {
    if (--locks === 0) unlock()
  }
}

/** Of all popups on the page: whichever closes last lets go. */
let locks = 0
let unlock: () => void

function hold(): () => void {
  if (!('adoptedStyleSheets' in document)) return () => undefined
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules())
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}

/** Over the page's own rules, whatever they are. */
const weight = ':not(#tavola#tavola#tavola)'

function rules(): string {
  const root = document.documentElement
  const { overflow, scrollbarGutter, paddingInlineEnd } = getComputedStyle(root)
  // The body's own overflow is the window's only as long as the root has none: setting that would change the body's box.
  const scroller = overflow === 'visible' ? 'body' : 'html'
  const still = `${scroller}${weight} { overflow: hidden !important }`
  const bar = window.innerWidth - root.clientWidth
  if (bar === 0 || (scrollbarGutter && scrollbarGutter !== 'auto')) return still
  // The scrollbar's room stays, so that the page is as wide as before.
  const room = scrollbarGutter
    ? 'scrollbar-gutter: stable !important'
    : `padding-inline-end: ${parseFloat(paddingInlineEnd) + bar}px !important`
  return `${still} html${weight} { ${room} }`
}

import { safeDocument } from '../../dom-clobbering'

/**
 * Stops the page behind the popup from scrolling, without moving its content. It uses a constructed style sheet, which a strict
 * Content-Security-Policy allows. Older browsers have only the popup's `overscroll-behavior`. Returns a function that unlocks.
 */
export function lockScroll(popup: Element): () => void {
  if (locks++ === 0) unlock = lock(popup)
  return () => {
    if (--locks === 0) unlock()
  }
}

/** Shared by all popups of the page: the last one that closes unlocks. */
let locks = 0
let unlock: () => void

function lock(popup: Element): () => void {
  if (!safeDocument.adoptedStyleSheets) return () => undefined
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules(getComputedStyle(popup).backgroundColor))
  adopt([...safeDocument.adoptedStyleSheets, sheet])
  return () => {
    adopt(safeDocument.adoptedStyleSheets.filter((one) => one !== sheet))
  }
}

/** As the browser defines it: an element of that name would be in the way. */
const adopt = (sheets: CSSStyleSheet[]) =>
  Reflect.set(Object.getPrototypeOf(document) as object, 'adoptedStyleSheets', sheets, document)

/** Adds specificity, to override the page's own rules. */
const weight = ':not(#tavola#tavola#tavola)'

function rules(veil: string): string {
  const root = safeDocument.documentElement
  const { overflow, scrollbarGutter, paddingInlineEnd } = getComputedStyle(root)
  // The viewport uses the body's overflow only if the root's is "visible". Setting the root's would affect the body.
  const scroller = overflow === 'visible' ? 'body' : 'html'
  const still = `${scroller}${weight} { overflow: hidden !important }`
  const bar = window.innerWidth - root.clientWidth
  if (bar === 0 || (scrollbarGutter && scrollbarGutter !== 'auto')) return still
  // Keeps the scrollbar's width free, so that the page stays as wide as before.
  if (scrollbarGutter)
    return `${still} html${weight} { scrollbar-gutter: stable !important } ${veiledGutter(root, veil)}`
  return `${still} html${weight} { padding-inline-end: ${parseFloat(paddingInlineEnd) + bar}px !important }`
}

/**
 * Nothing can cover the room of the scrollbar: browsers paint it in the page's background colour, without images that don't
 * repeat. So that colour becomes the one under the veil, and an image of the former colour keeps the page as it was. A page with
 * a background image, or with the browser's dark colours, keeps its own colour there.
 */
function veiledGutter(root: HTMLElement, veil: string): string {
  const own = getComputedStyle(root)
  const isOwn = own.backgroundImage !== 'none' || own.backgroundColor !== transparent
  const { backgroundColor, backgroundImage } = isOwn ? own : getComputedStyle(safeDocument.body)
  const page = backgroundColor === transparent ? 'rgb(255, 255, 255)' : backgroundColor
  if (backgroundImage !== 'none' || own.colorScheme.includes('dark') || !page.startsWith('rgb(')) return ''
  const cover = `linear-gradient(${page}, ${page}) no-repeat fixed 0 0 / 100% 100%`
  return `${isOwn ? 'html' : 'body'}${weight} { background: ${under(veil, page)} ${cover} !important }`
}

const transparent = 'rgba(0, 0, 0, 0)'

/** The colour of the page under the veil, both as `getComputedStyle` reports them. */
function under(veil: string, page: string): string {
  const partsOf = (colour: string) => colour.match(/[\d.]+/g)!.map(Number)
  const below = partsOf(page)
  const [red, green, blue, alpha = 1] = partsOf(veil)
  const parts = [red!, green!, blue!].map((part, index) => part * alpha + below[index]! * (1 - alpha))
  return `rgb(${parts.join(', ')})`
}

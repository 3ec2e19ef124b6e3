import { nativeOf, safeDocument } from '../../dom-clobbering'
import { widgetHeight } from '../../host/loader/create-handle'
import type { Finding } from '../../host/public'
import { ancestorsOf, findingsAbout, nameOf, type ExaminedWidget } from './finding'

const finding = findingsAbout('place')

/** The width of the narrowest phone, in pixels. */
const minimumWidth = 320

/** Examines the effects of the elements around a widget. */
export function examinePlace({ host, inline }: ExaminedWidget): Finding[] {
  // A popup puts its element back when it opens.
  if (!host.isConnected) return inline ? [removed] : []
  const above = ancestorsOf(host)
  const hidden = above.find((element) => getComputedStyle(element).display === 'none')
  if (hidden) return [notShown(hidden)]
  return [
    ...above.flatMap((element) => [...examineVisibility(element, inline), ...examineEffects(element)]),
    ...(inline ? [...examineClipping(host, above), ...examineSize(host, above[0]!)] : []),
  ]
}

const notShown = (element: Element) =>
  finding(
    'warning',
    `${nameOf(element)} is not shown, so the widget inside it isn't either.`,
    'Fine for a tab that opens later. Otherwise show it.',
  )

/** The page's opacity does not affect a popup, which lies over the page. */
function examineVisibility(element: Element, inline: boolean): Finding[] {
  const { opacity, visibility, contentVisibility } = getComputedStyle(element)
  const parent = nativeOf(element, 'parentElement')
  const isOutermost = !parent || getComputedStyle(parent).visibility === 'visible'
  return [
    ...(contentVisibility === 'hidden' || (inline && opacity === '0') ? [notShown(element)] : []),
    ...(visibility !== 'visible' && isOutermost ? [invisible(element, visibility)] : []),
    ...(nativeOf(element, 'hasAttribute')('inert') ? [inert(element)] : []),
  ]
}

const invisible = (element: Element, visibility: string) =>
  finding(
    'warning',
    `${nameOf(element)} has visibility: ${visibility}, but the widget inside it may still show.`,
    'Hide it with display: none, or show it.',
  )

const inert = (element: Element) =>
  finding(
    'warning',
    `${nameOf(element)} is inert, so diners can't click or type in the widget.`,
    'Fine while a dialog is open. Otherwise remove the attribute.',
  )

function examineEffects(element: Element): Finding[] {
  const style = getComputedStyle(element)
  const by = (
    [
      'transform',
      'rotate',
      'scale',
      'translate',
      'filter',
      'perspective',
      'backdropFilter',
      'zoom',
      'willChange',
    ] as const
  ).filter((property) => isEffect(property, style[property]))
  if (by.length === 0) return []
  const list = by.map((property) => `${inCss(property)}: ${style[property]}`).join(', ')
  return [
    finding(
      'warning',
      `${nameOf(element)} has ${list}.`,
      'Text may blur, and third-party frames may be misplaced. Remove it from the elements around the widget.',
    ),
  ]
}

/** Whether a property has an effect. `will-change` has that of the properties it names. */
const isEffect = (property: string, value: string | undefined) =>
  property === 'willChange'
    ? /transform|rotate|scale|translate|filter|perspective/.test(value ?? '')
    : !['none', '1', '', undefined].includes(value)

const inCss = (property: string) => property.replace(/[A-Z]/g, '-$&').toLowerCase()

function examineSize(host: Element, container: Element): Finding[] {
  const found: Finding[] = []
  const { width } = host.getBoundingClientRect()
  if (width < minimumWidth) {
    const what = `The widget is ${Math.round(width)} px wide.`
    found.push(finding(width > 0 ? 'warning' : 'error', what, `Give it at least ${minimumWidth} px.`))
  }
  const reserved = parseFloat(getComputedStyle(container).minHeight) || 0
  if (reserved < parseFloat(widgetHeight)) {
    const what = `${nameOf(container)} reserves no space, so the page below shifts when the widget loads.`
    found.push(
      finding('note', what, `Give it min-height: ${parseFloat(widgetHeight) / 16}rem in your style sheet.`),
    )
  }
  return found
}

const removed = finding(
  'error',
  'The widget is no longer on the page: something emptied its container or removed it.',
  'Call destroy on its handle, and Tavola.init again once the container exists.',
)

/** A box in the window's pixels. */
type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>

/** Finds elements that clip the widget, from the inside out. Each can only clip the part that inner elements leave visible. */
function examineClipping(host: Element, above: readonly Element[]): Finding[] {
  let visible: Box = host.getBoundingClientRect()
  const scroller = windowScroller()
  return above.flatMap((element) => {
    const style = getComputedStyle(element)
    const window = element === scroller
    const outer = window ? windowBox() : nativeOf(element, 'getBoundingClientRect')()
    const { x, y } = window ? windowCuts(style) : cutsOf(style)
    const cut =
      (y && isOutside(visible, outer, 'top', 'bottom')) || (x && isOutside(visible, outer, 'left', 'right'))
    if (cut) visible = intersect(visible, outer)
    if (hasClipPath(style)) return [clippedByPath(element, style)]
    return cut ? (window ? [notScrolling(element, style)] : cutOff(element, style)) : []
  })
}

/** Whether an element has a clip path of another shape than its box, which clips like an overflow. */
const hasClipPath = ({ clipPath }: CSSStyleDeclaration) =>
  clipPath !== 'none' && !/^inset\(0(px|%)?( round .*)?\)$/.test(clipPath)

/** The element whose overflow is the window's: the body, as long as the root has none. */
function windowScroller(): Element {
  const root = safeDocument.documentElement
  return getComputedStyle(root).overflow === 'visible' ? safeDocument.body : root
}

/** The window's box when the page is scrolled to its top. */
const windowBox = (): Box => ({
  top: -scrollY,
  left: -scrollX,
  bottom: innerHeight - scrollY,
  right: innerWidth - scrollX,
})

const still = /hidden|clip/
const windowCuts = ({ overflowX, overflowY }: CSSStyleDeclaration) => ({
  x: still.test(overflowX),
  y: still.test(overflowY),
})

function cutsOf({ overflowX, overflowY, contain, clipPath }: CSSStyleDeclaration) {
  const paints = /paint|strict|content/.test(contain) || clipPath !== 'none'
  return { x: paints || overflowX !== 'visible', y: paints || overflowY !== 'visible' }
}

const isOutside = (inner: Box, outer: Box, from: 'top' | 'left', to: 'bottom' | 'right') =>
  inner[to] > outer[to] + 1 || inner[from] < outer[from] - 1

const intersect = (inner: Box, outer: Box): Box => ({
  top: Math.max(inner.top, outer.top),
  left: Math.max(inner.left, outer.left),
  bottom: Math.min(inner.bottom, outer.bottom),
  right: Math.min(inner.right, outer.right),
})

function cutOff(element: Element, style: CSSStyleDeclaration): Finding[] {
  const { overflow, overflowY, contain, clipPath } = style
  const scrolls = /auto|scroll/.test(overflowY)
  // A body may scroll instead of the window.
  if (scrolls && element === safeDocument.body) return []
  const paint = contain === 'none' ? `clip-path: ${clipPath}` : `contain: ${contain}`
  const by = overflow === 'visible' ? paint : `overflow: ${overflow}`
  return [
    finding(
      scrolls ? 'warning' : 'error',
      `${nameOf(element)} ${scrolls ? 'has its own scrolling' : 'clips the widget'} (${by}).`,
      'Remove its fixed height: the height of the widget changes with its step.',
    ),
  ]
}

const notScrolling = (element: Element, { overflow }: CSSStyleDeclaration) =>
  finding(
    'warning',
    `${nameOf(element)} keeps the page from scrolling to all of the widget (overflow: ${overflow}).`,
    'Fine while a dialog is open. Otherwise let the page scroll.',
  )

const clippedByPath = (element: Element, { clipPath }: CSSStyleDeclaration) =>
  finding(
    'warning',
    `${nameOf(element)} has clip-path: ${clipPath}.`,
    "Diners can't see the parts of the widget outside it. Remove it from the elements around the widget.",
  )

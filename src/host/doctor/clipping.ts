import { nativeOf, safeDocument } from '../../dom-clobbering'
import { nameOf } from './ancestors'
import type { Finding } from '../public'

/** In the window's pixels. */
type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>

/** The elements that cut a widget off, from the inside out: each can only cut what the ones before have left. */
export function examineClipping(host: Element, above: readonly Element[]): Finding[] {
  let visible: Box = host.getBoundingClientRect()
  const scroller = windowScroller()
  return above.flatMap((element) => {
    const style = getComputedStyle(element)
    const window = element === scroller
    const outer = window ? windowBox() : nativeOf(element, 'getBoundingClientRect')()
    const { x, y } = window ? windowCuts(style) : cutsOf(style)
    const cut =
      (y && outside(visible, outer, 'top', 'bottom')) || (x && outside(visible, outer, 'left', 'right'))
    if (cut) visible = within(visible, outer)
    if (hasClipPath(style)) return [clippedByPath(element, style)]
    return cut ? (window ? [notScrolling(element, style)] : cutOff(element, style)) : []
  })
}

/** A clip path of its own; one that is the element's box cuts as an overflow does. */
const hasClipPath = ({ clipPath }: CSSStyleDeclaration) =>
  clipPath !== 'none' && !/^inset\(0(px|%)?( round .*)?\)$/.test(clipPath)

/** The element whose overflow is the window's: the body, as long as the root has none. */
function windowScroller(): Element {
  const root = safeDocument.documentElement
  return getComputedStyle(root).overflow === 'visible' ? safeDocument.body : root
}

/** What the window shows when the page is scrolled to its top. */
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

const outside = (inner: Box, outer: Box, from: 'top' | 'left', to: 'bottom' | 'right') =>
  inner[to] > outer[to] + 1 || inner[from] < outer[from] - 1

const within = (inner: Box, outer: Box): Box => ({
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
      `${nameOf(element)} ${scrolls ? 'scrolls by itself' : 'cuts the widget off'} (${by}).`,
      'Give it no fixed height: the widget is as high as its step.',
    ),
  ]
}

const notScrolling = (element: Element, { overflow }: CSSStyleDeclaration) =>
  finding(
    'warning',
    `${nameOf(element)} keeps the page from scrolling to all of the widget (overflow: ${overflow}).`,
    'Fine while a dialog is open; otherwise let the page scroll.',
  )

const clippedByPath = (element: Element, { clipPath }: CSSStyleDeclaration) =>
  finding(
    'warning',
    `${nameOf(element)} has clip-path: ${clipPath}.`,
    'What of the widget lies outside of it is not seen: take it off what holds the widget.',
  )

const finding = (level: Finding['level'], what: string, remedy: string): Finding => ({
  level,
  about: 'place',
  what,
  remedy,
})

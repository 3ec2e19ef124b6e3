import { nativeOf } from '../../dom-clobbering'
import { reservedHeight } from '../loader/create-handle'
import { ancestorsOf, nameOf } from './ancestors'
import { examineClipping } from './clipping'
import type { Finding } from '../public'
import type { ExaminedWidget } from './examination'

const about = 'place'

/** In pixels; no phone is narrower. */
const minimumWidth = 320

/** What the elements around a widget do to it. */
export function examinePlace({ host, inline }: ExaminedWidget): Finding[] {
  // A popup's element comes back when the popup opens.
  if (!host.isConnected) return inline ? [removed] : []
  const above = ancestorsOf(host)
  const hidden = above.find((element) => getComputedStyle(element).display === 'none')
  if (hidden) return [notShown(hidden)]
  return [
    ...above.flatMap((element) => [...hides(element, inline), ...changesSpace(element)]),
    ...(inline ? [...examineClipping(host, above), ...examineSize(host, above[0]!)] : []),
  ]
}

const notShown = (element: Element) =>
  finding(
    'warning',
    `${nameOf(element)} is not shown, and the widget in it neither.`,
    'Fine for a tab that opens later; otherwise show it.',
  )

/** The page's opacity does not reach a popup, which lies over the page. */
function hides(element: Element, inline: boolean): Finding[] {
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
    `${nameOf(element)} has visibility: ${visibility}, and the widget in it may show all the same.`,
    'Hide it by display: none; otherwise show it.',
  )

const inert = (element: Element) =>
  finding(
    'warning',
    `${nameOf(element)} is inert: nobody can click or type in the widget.`,
    'Fine while a dialog is open; otherwise take the attribute off.',
  )

function changesSpace(element: Element): Finding[] {
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
  ).filter((property) => changes(property, style[property]))
  if (by.length === 0) return []
  const list = by.map((property) => `${inCss(property)}: ${style[property]}`).join(', ')
  return [
    finding(
      'warning',
      `${nameOf(element)} has ${list}.`,
      'Texts may blur, and frames of third parties may stand in the wrong place: take it off what holds the widget.',
    ),
  ]
}

/** `will-change` already has the effect of some of these. */
const changes = (property: string, value: string | undefined) =>
  property === 'willChange'
    ? /transform|rotate|scale|translate|filter|perspective/.test(value ?? '')
    : !['none', '1', '', undefined].includes(value)

const inCss = (property: string) => property.replace(/[A-Z]/g, '-$&').toLowerCase()

function examineSize(host: Element, container: Element): Finding[] {
  const found: Finding[] = []
  const { width } = host.getBoundingClientRect()
  if (width < minimumWidth) {
    const what = `The widget has ${Math.round(width)} px of width.`
    found.push(finding(width > 0 ? 'warning' : 'error', what, `Give it ${minimumWidth} px or more.`))
  }
  const reserved = parseFloat(getComputedStyle(container).minHeight) || 0
  if (reserved < parseFloat(reservedHeight)) {
    const what = `${nameOf(container)} keeps no room for the widget: the page below moves when it comes.`
    found.push(
      finding(
        'note',
        what,
        `Give it min-height: ${parseFloat(reservedHeight) / 16}rem in your own style sheet.`,
      ),
    )
  }
  return found
}

const finding = (level: Finding['level'], what: string, remedy: string): Finding => ({
  level,
  about,
  what,
  remedy,
})

const removed = finding(
  'error',
  'The widget is not on the page any more: something has emptied its container, or taken it off.',
  'Call its handle’s destroy, and Tavola.init again once the container stands.',
)

import { reservedHeight } from '../handle'
import type { Finding, Patient } from './finding'

const about = 'place'

/** Narrower is narrower than any phone (complaint 1). */
const leastWidth = 320

/** What the elements around a widget do to it. */
export function examinePlace({ host, inline }: Patient): Finding[] {
  // A popup's comes back when it opens.
  if (!host.isConnected) return inline ? [gone] : []
  const above = ancestorsOf(host)
  const hidden = above.find((element) => getComputedStyle(element).display === 'none')
  if (hidden) {
    return [
      finding(
        'warning',
        `${nameOf(hidden)} is not shown, and the widget in it neither.`,
        'Fine for a tab that opens later; otherwise show it.',
      ),
    ]
  }
  return [
    ...above.flatMap((element) => [...changesSpace(element), ...(inline ? clips(element, host) : [])]),
    ...(inline ? room(host, above[0]!) : []),
  ]
}

function changesSpace(element: Element): Finding[] {
  const style = getComputedStyle(element)
  const by = (['transform', 'filter', 'perspective', 'backdropFilter', 'zoom'] as const).filter(
    (property) => !['none', '1', '', undefined].includes(style[property]),
  )
  if (by.length === 0) return []
  const said = by.map((property) => `${property}: ${style[property]}`).join(', ')
  return [
    finding(
      'warning',
      `${nameOf(element)} has ${said}.`,
      'Texts may blur, and frames of third parties may stand in the wrong place: take it off what holds the widget.',
    ),
  ]
}

function clips(element: Element, host: Element): Finding[] {
  const style = getComputedStyle(element)
  const inner = host.getBoundingClientRect()
  const outer = element.getBoundingClientRect()
  const cut =
    (style.overflowY !== 'visible' && inner.bottom > outer.bottom + 1) ||
    (style.overflowX !== 'visible' && (inner.right > outer.right + 1 || inner.left < outer.left - 1))
  // The page itself may scroll.
  if (!cut || element === document.body || element === document.documentElement) return []
  const scrolls = /auto|scroll/.test(style.overflowY)
  return [
    finding(
      scrolls ? 'warning' : 'error',
      `${nameOf(element)} ${scrolls ? 'scrolls by itself' : 'cuts the widget off'} (overflow: ${style.overflow}).`,
      'Give it no fixed height: the widget is as high as its step.',
    ),
  ]
}

function room(host: Element, container: Element): Finding[] {
  const found: Finding[] = []
  const { width } = host.getBoundingClientRect()
  if (width > 0 && width < leastWidth) {
    const what = `The widget has ${Math.round(width)} px of width.`
    found.push(finding('warning', what, `Give it ${leastWidth} px or more.`))
  }
  const kept = parseFloat(getComputedStyle(container).minHeight) || 0
  if (kept < parseFloat(reservedHeight)) {
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

const gone = finding(
  'error',
  'The widget is not on the page any more: something has emptied its container, or taken it off.',
  'Call its handle’s destroy, and Tavola.init again once the container stands.',
)

/** From its container up; shadow roots of the page's own components are looked through. */
export function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement ?? (element.getRootNode() as ShadowRoot).host
  return parent ? [parent, ...ancestorsOf(parent)] : []
}

/** As a developer finds it: `div#book.wide`. */
export function nameOf({ localName, id, classList }: Element): string {
  return localName + (id && `#${id}`) + [...classList].map((name) => `.${name}`).join('')
}

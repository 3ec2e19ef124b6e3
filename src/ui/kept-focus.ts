import { focusPlace, moveFocus, resting } from '../controls/focus'

/**
 * Keeps the focus in the widget when the element that has it disappears without a press: with a late response, a timer or an error. Browsers
 * then leave the focus to the body, outside of the popup's dialog too, and not all of them send an event.
 */

/** What takes the focus from an element that stays in the document. */
const attributeFilter = ['disabled', 'hidden', 'inert', 'open']
const unusable = ':disabled, [hidden], [inert], dialog:not([open])'

/** Parts with a name, which is read with the focus. */
const groups = 'fieldset, [role=group], [role=radiogroup], [role=list]'
/** The parts of a widget that an element may belong to. */
const parts = `${groups}, .field, .stage, dialog, .widget`

/** What had the focus in a widget that was removed, for the one that is built in its place. */
const before = new WeakMap<ShadowRoot, Element[]>()

/** `first`: the path of the event that the file was fetched for, from its target on. Returns what ends it. */
export function keepFocus(root: ShadowRoot, first: readonly EventTarget[] = []): () => void {
  /** What has the focus, and what it is in: after a removal the element itself no longer knows. */
  let path = before.get(root) ?? within(root, first)
  /** What had the focus before code moved it, for example from Continue to the list of what is missing. */
  const origins = new WeakMap<Element, Element>()
  /** A third party's frame is in the host, and shown by a slot. */
  const isHere = (element: Element) => root.contains(element) || root.host.contains(element)
  const isUsable = (element: Element) => isHere(element) && !element.closest(unusable)

  function enter(event: Event): void {
    const { target, relatedTarget } = event as FocusEvent
    const element = target as HTMLElement
    // Tab passes over it, so code has moved the focus.
    if (element.tabIndex < 0 && relatedTarget) origins.set(element, relatedTarget as Element)
    path = within(root, event.composedPath())
  }

  /** The diner leaves an element that is still there. A removal may send the event too, before the element is gone. */
  function leave({ target, relatedTarget }: FocusEvent): void {
    // On the way to another element: what is left may close before it is reached.
    if (relatedTarget) return void (path = [])
    queueMicrotask(() => {
      if (target === path[0] && !root.activeElement && isUsable(path[0])) path = []
    })
  }

  function check(): void {
    if (!path[0] || isUsable(path[0])) return
    const around =
      path.find(isUsable)?.closest<HTMLElement>(parts) ?? root.querySelector<HTMLElement>('.widget')
    // A widget that is built again is painted later.
    if (!around) return
    const origin = path.map((element) => origins.get(element)).find((element) => element && isUsable(element))
    path = []
    if (origin) moveFocus(origin as HTMLElement, { preventScroll: true })
    else restIn(around, root)
  }

  const observer = new MutationObserver(check)
  observer.observe(root, { subtree: true, childList: true, attributeFilter })
  root.addEventListener('focusin', enter)
  // Before React hears of it, and changes the page.
  root.addEventListener('focusout', leave as EventListener, true)
  if (root.activeElement) path = pathOf(root.activeElement)
  check()
  return () => {
    observer.disconnect()
    root.removeEventListener('focusin', enter)
    root.removeEventListener('focusout', leave as EventListener, true)
    before.set(root, path)
  }
}

/** Puts the focus on the first place that takes it: the group, the field's control, the heading, or the step itself. */
function restIn(part: HTMLElement, root: ShadowRoot): void {
  const around = part.closest<HTMLElement>('.stage, dialog, .widget')!
  const places = [
    part.matches(groups) && part,
    part.matches('.field') && part.querySelector('label')?.control,
    ...['.stage h2', '.stage', 'h2'].map((selector) => around.querySelector<HTMLElement>(selector)),
    around,
  ]
  for (const place of places) {
    if (!place || place.closest(unusable)) continue
    // A control keeps its place in the order of Tab.
    if (place.tabIndex < 0) focusPlace(place)
    else moveFocus(place, { preventScroll: true })
    // A group may have no box.
    if (root.activeElement !== place) continue
    resting.place = place
    place.addEventListener('focusout', () => (resting.place = undefined), { once: true })
    return
  }
}

/** The part of an event's path that is in the widget, from its target on. */
const within = (root: ShadowRoot, path: readonly EventTarget[]) =>
  path.slice(0, Math.max(0, path.indexOf(root))) as Element[]

function pathOf(element: Element): Element[] {
  const path: Element[] = []
  for (let one: Element | null = element; one; one = one.parentElement) path.push(one)
  return path
}

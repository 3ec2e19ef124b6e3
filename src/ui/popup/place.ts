import { moveFocus } from '../../controls/focus'
import { nativeOf, safeDocument } from '../../dom-clobbering'

/**
 * Where the popup's element is on the page. A page's modal dialog or focus trap takes the focus and presses away from all that is
 * outside of it. So a popup that is opened in a dialog is placed there, until it closes or the dialog is gone.
 */

const dialogs = 'dialog, [role=dialog], [role=alertdialog], [aria-modal=true]'

/** Each popup's own place on the page. */
const homes = new WeakMap<Element, Node>()

/** `path`: of the event that opens the popup. After a `fetch` there is none, and the focus shows where the diner is. */
export function placePopup(host: HTMLElement, path: readonly EventTarget[] = []): void {
  const home = homes.get(host) ?? host.parentNode
  // A client-side navigation may have replaced the body.
  homes.set(host, home && nativeOf(home, 'isConnected') ? home : safeDocument.body)
  const [place, slot] = placeIn(path[0] instanceof Element ? path : focusPath()) ?? [homes.get(host)!]
  move(host, place, slot)
}

/** Takes an open popup out of a dialog of the page. False if it is in its own place, or has been removed. */
export function leaveDialog(host: HTMLElement): boolean {
  const home = homes.get(host)
  const place = host.parentNode
  if (!home || !place || place === home) return false
  move(host, nativeOf(home, 'isConnected') ? home : safeDocument.body)
  return true
}

/**
 * If the page removes or hides the dialog that the open popup is in, the popup goes on in its own place. Calls `onLost` if the page
 * has removed that place. Returns what ends it.
 */
export function keepInSight(host: HTMLElement, popup: HTMLDialogElement, onLost: () => void): () => void {
  let focused: HTMLElement | null = null
  const follow = ({ target }: Event) => void (focused = target as HTMLElement)

  function isMoved(): boolean {
    if (!leaveDialog(host)) return false
    const before = focused
    for (const dialog of [popup, ...popup.querySelectorAll<HTMLDialogElement>('dialog[open]')]) {
      // After a move it is still open, but not modal.
      dialog.removeAttribute('open')
      dialog.showModal()
    }
    moveFocus(before)
    return true
  }

  const removals = new MutationObserver(() => popup.isConnected || isMoved() || onLost())
  removals.observe(document, { childList: true, subtree: true })
  // A hidden popup has no size.
  const sizes = new ResizeObserver(() => popup.getClientRects()[0] || isMoved())
  sizes.observe(popup)
  popup.addEventListener('focusin', follow)
  return () => {
    removals.disconnect()
    sizes.disconnect()
    popup.removeEventListener('focusin', follow)
  }
}

function move(host: HTMLElement, place: Node, slot = ''): void {
  if (host.slot !== slot) host.slot = slot
  if (host.parentNode !== place) nativeOf(place, 'appendChild')(host)
}

type Place = readonly [parent: Node, slot?: string]

/** In the nearest dialog of a path. */
function placeIn(path: readonly EventTarget[]): Place | undefined {
  const end = path.findIndex((one) => one instanceof Element && nativeOf(one, 'matches')(dialogs))
  if (end < 0 || !nativeOf(path[end] as Element, 'isConnected')) return
  // A component has the dialog in its shadow root, and shows there what the page has put into the component.
  const slot = path.slice(0, end).findIndex((one) => one instanceof HTMLSlotElement)
  if (slot < 1) return [path[end] as Element]
  const shown = path[slot - 1] as Element
  return [nativeOf(shown, 'parentNode')!, nativeOf(shown, 'slot')]
}

/** The element with the focus and all around it, also in the page's shadow roots. */
function focusPath(): Node[] {
  let focused = safeDocument.activeElement
  for (let next = focused; next; next = nativeOf(next, 'shadowRoot')?.activeElement ?? null) focused = next
  const path: Node[] = []
  for (let node: Node | null = focused; node; node = around(node)) path.push(node)
  return path
}

const around = (node: Node): Node | null =>
  (node instanceof Element && nativeOf(node, 'assignedSlot')) ||
  (node instanceof ShadowRoot ? node.host : nativeOf(node, 'parentNode'))

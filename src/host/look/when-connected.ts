import { safeDocument } from '../../dom-clobbering'

/** Acts once the element is in a document, before the next frame. Returns a function that ends the waiting. */
export function whenConnected(host: Element, act: () => void): () => void {
  if (host.isConnected) {
    act()
    return () => undefined
  }
  // As in jsdom, where no size ever changes.
  if (typeof ResizeObserver === 'undefined') return () => undefined
  // A popup's element has no size that could be observed.
  const probe = safeDocument.createElement('i')
  probe.style.cssText = 'position:fixed;width:1px;height:1px;visibility:hidden'
  host.shadowRoot!.append(probe)
  const sizes = new ResizeObserver(() => {
    if (!host.isConnected) return
    end()
    act()
  })
  const end = () => {
    sizes.disconnect()
    probe.remove()
  }
  sizes.observe(probe)
  return end
}

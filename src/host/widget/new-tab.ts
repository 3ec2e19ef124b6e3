import { logError } from '../../console'
import { safeDocument } from '../../dom-clobbering'
import { messages } from '../../messages/popup'
import type { Kernel } from '../../kernel/actions/kernel'
import type { OptionsRecord } from '../options/record'
import { addressOfPage } from '../../foreign-frame'

/** Opens this page in a new tab, outside the frame, with the chosen restaurant. It replaces the popup. */
export function openInNewTab(
  { catalogue, announcer }: Kernel,
  host: HTMLElement,
  { options }: OptionsRecord,
): void {
  logError('T023 the popup stays closed, because another site shows this page in a frame.')
  const address = new URL(addressOfPage())
  const { venueId, journey } = options
  if (venueId != null) address.searchParams.set('tavola-venue', String(venueId))
  if (journey != null) address.searchParams.set('tavola-journey', journey)
  // eslint-disable-next-line no-restricted-syntax -- The page's own address.
  const tab = window.open(address, '_blank')
  if (tab) return leave(tab)
  // The popup adds its texts too, but may not have been rendered yet.
  catalogue.add('popup', messages)
  const text = catalogue.text('popup.newTab')
  offerLink(host.shadowRoot!, address.href, text)
  announcer.announce(text)
}

/** Keeps the new page from reaching this one. */
function leave(tab: Window): void {
  try {
    tab.opener = null
  } catch {
    // A sandboxed frame may not change its tab, which is sandboxed too.
  }
}

/** Offers a link, because the browser opens no tab without a press, or long after one. */
function offerLink(root: ShadowRoot, address: string, text: string): void {
  const link =
    root.querySelector<HTMLAnchorElement>('.new-tab') ??
    Object.assign(safeDocument.createElement('a'), {
      className: 'button new-tab',
      target: '_blank',
      rel: 'noopener',
    })
  // eslint-disable-next-line no-restricted-syntax -- The page's own address.
  link.href = address
  link.textContent = text
  // The host element is at the end of the page, so the link has a fixed position.
  link.style.cssText =
    'position:fixed;bottom:16px;inset-inline-start:16px;font:600 var(--tavola-text-size)/1.5 var(--tavola-font)'
  root.append(link)
}

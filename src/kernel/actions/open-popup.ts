import type { PublicVenueId } from '../../contract/events'
import { isInForeignFrame } from '../../foreign-frame'
import type { Kernel } from './kernel'
import { defineTool } from './plugin-context'

/** The widget's popup, for plugins: `ctx.use(popupTool).open()`. */
export interface Popup {
  /** Opens the popup. Nothing happens if the widget is in the page, or if the popup is open. */
  open(): void
}

export const popupTool = defineTool((kernel): Popup => ({ open: () => openPopup(kernel) }))

/** Another site's page that frames this one could lay its own page over the popup's buttons. */
export function openPopup({ page, inline, facts, emit }: Kernel): void {
  if (!page || inline || page.opened.peek()) return
  if (!page.options.allowFraming && isInForeignFrame()) return
  page.opened.value = true
  emit('open', { venueId: (facts.venue?.id ?? null) as PublicVenueId | null })
}

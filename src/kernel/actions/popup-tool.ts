import { isInForeignFrame } from '../../foreign-frame'
import type { Kernel } from './kernel'
import { openPopup } from './open-popup'
import { defineTool } from './plugin-context'

/** The widget's popup, for plugins: `ctx.use(popupTool).open()`. */
interface Popup {
  /** Opens the popup. Nothing happens if the widget is in the page, or if the popup is open. */
  open(): void
}

export const popupTool = defineTool((kernel): Popup => ({
  open: () => void (mayOpenPopup(kernel) && openPopup(kernel)),
}))

/** In a frame of another site it must not open: that page could cover the popup's buttons (clickjacking). */
export const mayOpenPopup = ({ page, inline }: Kernel): boolean =>
  page !== undefined &&
  !inline &&
  !page.opened.peek() &&
  (Boolean(page.options.allowFraming) || !isInForeignFrame())

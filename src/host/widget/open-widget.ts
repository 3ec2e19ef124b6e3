import { checkOptions, type OptionsRecord } from '../options/record'
import { checkLink } from '../options/sources'
import { afterTyping } from './after-typing'
import { isInForeignFrame } from '../../foreign-frame'
import { openPopup } from '../../kernel/actions/open-popup'
import { placePopup } from '../../ui/popup/place'
import type { RunningWidget } from './running-widget'

/** A handle's `open` and `close`. They are in the popup's file, because an inline widget is rarely opened. */

interface WidgetPlace {
  readonly host: HTMLElement
  readonly inline: boolean
}

/** `link`: a pressed link's `data-` attributes. `path`: the opening event's path. */
export function openWidget(
  widget: RunningWidget,
  { host, inline }: WidgetPlace,
  venueId?: string | number,
  journey?: string,
  link?: DOMStringMap,
  path?: readonly EventTarget[],
): void | Promise<void> {
  const options = { venueId: venueId ?? undefined, journey: journey ?? undefined }
  const more = link ? checkLink(link) : checkOptions({ from: 'Tavola.open', options })
  if (!inline && !widget.options.options.allowFraming && isInForeignFrame())
    return import('./new-tab').then(({ openInNewTab }) => openInNewTab(widget.mounted.kernel, host, more))
  const show = () => {
    if (!inline && !widget.opened.peek()) placePopup(host, path)
    showWidget(widget, inline, more)
  }
  widget.cancelOpening?.()
  if (inline || widget.opened.peek()) show()
  else widget.cancelOpening = afterTyping(() => widget.signal.aborted || show())
}

function showWidget(widget: RunningWidget, inline: boolean, more: OptionsRecord): void {
  const { kernel } = widget.mounted
  const { opened } = widget
  const hasEnded = kernel.steps.current.peek()?.step.end
  const wasOpen = opened.peek()
  // Opening marks the widget as not complete (host.open).
  if (hasEnded && wasOpen) kernel.navigation.complete()
  if (inline) opened.value = true
  else openPopup(kernel, more.options.venueId ?? null)
  // The result of a create comes first, even after a reload, so that nobody books twice.
  const isUnread = !wasOpen && (hasEnded || (!inline && kernel.submission.isUndecided.peek()))
  if (isUnread || kernel.submission.isSending.peek()) return
  widget.applyOnce(more)
}

export function closeWidget(widget: RunningWidget, { inline }: WidgetPlace): void {
  if (inline) return
  const { opened } = widget
  const { kernel } = widget.mounted
  widget.cancelOpening?.()
  if (kernel.submission.isSending.peek()) opened.value = false
  else kernel.navigation.complete()
}

import { logError } from '../console'
import { ignore } from '../host/loader/create-handle'
import { brandMistakes } from './code-brand'
import { createCodeWidget } from './create-code-widget'
import type { CodeHandle, CodeInitOptions } from './public'

/** Makes a widget in `container`, or a popup (host.init). Never throws: mistakes are in the console, and an invalid brand makes no widget. */
export function init(options: CodeInitOptions): CodeHandle {
  const mistakes = brandMistakes(options?.brand)
  if (mistakes === undefined) return createCodeWidget(options)
  logError(`T004 init: ${mistakes}`)
  return { open: ignore, close: ignore, update: ignore, on: () => ignore, destroy: ignore }
}

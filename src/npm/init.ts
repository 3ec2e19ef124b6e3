import { logError } from '../console'
import { ignore } from '../host/loader/create-handle'
import { brandProblem } from './code-brand'
import { createCodeWidget } from './create-code-widget'
import type { CodeHandle, CodeInitOptions } from './public'

/**
 * Makes a widget in `container`, or a popup (host.init). Never throws: wrong options are named in the console,
 * and without a brand nothing is put on the page.
 */
export function init(options: CodeInitOptions): CodeHandle {
  const problem = brandProblem(options?.brand)
  if (problem === undefined) return createCodeWidget(options)
  logError(`T004 init: ${problem}`)
  return { open: ignore, close: ignore, update: ignore, on: () => ignore, destroy: ignore }
}

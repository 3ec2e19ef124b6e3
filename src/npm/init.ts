import { ignore, say } from '../host/loader/handle'
import { wrongWith } from './brand'
import { make } from './make'
import type { CodeHandle, CodeOptions } from './public'

/**
 * Makes a widget in `container`, or a popup's (contract, "Host pages"). Never throws: what is wrong is named in the
 * console, and without a brand nothing is put on the page.
 */
export function init(options: CodeOptions): CodeHandle {
  const wrong = wrongWith(options?.brand)
  if (wrong === undefined) return make(options)
  say(`init: ${wrong}`)
  return { open: ignore, close: ignore, update: ignore, on: () => ignore, destroy: ignore }
}

import { safeDocument } from '../../dom-clobbering'
import { logLoaderError } from './create-handle'

/** A module has no current script. In milliseconds: its element's load event comes right after it has run. */
const moduleDeadline = 5_000

/**
 * Calls `task` with the script element that the browser runs this file from: the other files are fetched from beside it.
 * An element that did not run is never taken, however similar: anybody's markup may hold one.
 */
export function whenTagIsKnown(task: (tag: HTMLScriptElement) => void): void {
  const { currentScript } = safeDocument
  if (currentScript) return task(currentScript as HTMLScriptElement)
  const stop = () => {
    clearTimeout(timer)
    safeDocument.removeEventListener('load', find, true)
  }
  const timer = setTimeout(() => {
    stop()
    logLoaderError('T006 no script element ran tavola.js.')
  }, moduleDeadline)
  safeDocument.addEventListener('load', find, true)

  /** A script's load event says that it ran; one that the page's policy blocks has an error event. */
  function find({ target }: Event): void {
    if (!(target instanceof HTMLScriptElement && new URL(target.src).pathname.endsWith('tavola.js'))) return
    stop()
    task(target)
  }
}

/**
 * The address that the browser fetched this file from. A `<base>` that came later, in a visitor's comment say, changes what the
 * tag says of it. The stack has it as it was.
 */
export function addressOf({ src }: HTMLScriptElement): string {
  const [ran] = /\b(?:https?|file):\S+?(?=:\d+:\d+)/.exec(new Error().stack ?? '') ?? []
  return (safeDocument.querySelector('base') && ran) || src
}

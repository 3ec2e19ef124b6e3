import { safeDocument } from '../../dom-clobbering'
import { logLoaderError } from './create-handle'

/** How long to wait for a module's load event, in milliseconds. It comes right after the module has run. */
const moduleDeadline = 5_000

/**
 * Calls `task` with the script element that runs this file. The other files are fetched from the same folder, so an element
 * that did not run must never be taken: anybody's markup may contain one.
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

  /** A module has no current script. Its element gets a load event; an element that the policy blocks gets an error event. */
  function find({ target }: Event): void {
    // An inline script has no address.
    if (!(target instanceof HTMLScriptElement && /^[^?#]*tavola\.js\b/.test(target.src))) return
    stop()
    task(target)
  }
}

/**
 * The address that this file was fetched from. A `<base>` that was added later, for example by a visitor's comment, changes
 * `tag.src` but not the address in the stack.
 */
export function addressOf({ src }: HTMLScriptElement): string {
  const [ran] = /\b(?:https?|file):\S+?(?=:\d+:\d+)/.exec(new Error().stack ?? '') ?? []
  return (safeDocument.querySelector('base') && ran) || src
}

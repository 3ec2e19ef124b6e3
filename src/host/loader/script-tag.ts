import { pageBase } from '../../address'
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
  const timer = setTimeout(() => logLoaderError('T006 no script element ran tavola.js.'), moduleDeadline)
  safeDocument.addEventListener('load', find, true)

  /** A script's load event says that it ran; one that the page's policy blocks has an error event. */
  function find({ target }: Event): void {
    if (!(target instanceof HTMLScriptElement && target.src.includes('tavola.js'))) return
    safeDocument.removeEventListener('load', find, true)
    clearTimeout(timer)
    task(target)
  }
}

/** The address that the tag's file came from. A `<base>` after the tag was not there yet when the browser fetched it. */
export function addressOf(tag: HTMLScriptElement): string {
  const base = safeDocument.querySelector('base[href]')
  const isLate = base && tag.compareDocumentPosition(base) & Node.DOCUMENT_POSITION_FOLLOWING
  return isLate ? new URL(tag.getAttribute('src')!, pageBase()).href : tag.src
}

import { safeDocument } from '../../dom-clobbering'
import type { TavolaGlobal } from '../public'
import { logLoaderError } from './create-handle'

/**
 * Fetches a file of the build as a classic script, once, for the loader and for webpack's chunks (register-widget-code.ts). The file
 * is beside the script tag, and gets its nonce, CORS mode, and the `data-` attributes for a consent tool. If the page has hashes, a
 * file without one is not loaded. The Trusted Types policy is named "tavola". Resolves to a failure's event, or to undefined.
 */
export type LoadFile = (file: string) => Promise<Event | void>

/** Files that are loading or have loaded, by name. */
export type FetchedFiles = Record<string, Promise<Event | void>>

export function createFileLoader(
  tag: HTMLScriptElement,
  page: Pick<TavolaGlobal, 'integrity'>,
  fetched: FetchedFiles,
): LoadFile {
  const { nonce, crossOrigin, dataset } = tag
  const address = addressOf(tag)
  let policy: { createScriptURL(url: string): unknown } = { createScriptURL: (url) => url }
  try {
    policy = window.trustedTypes!.createPolicy('tavola', policy as never)
  } catch {
    // The browser has no Trusted Types, or the page does not allow the policy, which the browser reports.
  }
  return (file) =>
    (fetched[file] ??= new Promise<Event | void>((settle, fail) => {
      const hashes = page.integrity
      const integrity = hashes?.[file] ?? ''
      if (hashes && !integrity) return fail(logLoaderError(`T007 integrity has no ${file}.`))
      const script = safeDocument.createElement('script')
      const done = (event: Event) => {
        clearTimeout(timer)
        script.remove()
        // An event as the promise's value would keep the script in memory.
        if (event.type === 'load') settle()
        else fail(event)
      }
      const timer = setTimeout(done, deadline, { type: 'timeout' })
      // Addresses, selectors and JSON are the tag's own: its options, or a lazy loader's `data-src`.
      for (const [name, value] of Object.entries(dataset))
        if (!/[#./{]/.test(value!)) script.dataset[name] = value
      Object.assign(script, { onload: done, onerror: done, nonce, crossOrigin, integrity })
      // This throws if the page enforces Trusted Types and does not allow the policy.
      // eslint-disable-next-line no-restricted-syntax -- It is beside the tag.
      script.src = policy.createScriptURL(new URL(file, address).href) as string
      safeDocument.head.append(script)
    }).catch((event: Event) => {
      delete fetched[file]
      return event
    }))
}

/** How long a file may take, in milliseconds. After that, it may be requested again. */
const deadline = 120_000

/** How long to wait for a module's load event, in milliseconds. The event follows right after the module has run. */
const moduleDeadline = 5_000

/**
 * Calls `task` with the script element that runs this file, and never another one, which anybody's markup may contain: the other files
 * are fetched from its folder.
 */
export function whenTagIsKnown(task: (tag: HTMLScriptElement) => void): void {
  const tag = safeDocument.currentScript as HTMLScriptElement | null
  if (tag?.src) return task(tag)
  // The page or jQuery has run the script's text in another element, so the folder is unknown.
  if (tag) return logLoaderError('T006 tavola.js ran without its <script src>.')
  const stop = () => {
    clearTimeout(timer)
    safeDocument.removeEventListener('load', find, true)
  }
  const timer = setTimeout(() => {
    stop()
    logLoaderError('T006 tavola.js ran without its <script src>.')
  }, moduleDeadline)
  safeDocument.addEventListener('load', find, true)

  /** Finds a module's element by its load event: there is no current script. An element that the policy blocks gets an error event. */
  function find({ target }: Event): void {
    // An inline script has no address.
    if (!(target instanceof HTMLScriptElement && /^[^?#]*tavola(-inline)?(-brand)?\.js\b/.test(target.src)))
      return
    stop()
    task(target)
  }
}

/** The address of this file. A `<base>` that was added later, as by a visitor's comment, changes `tag.src`, but not the stack's address. */
function addressOf({ src }: HTMLScriptElement): string {
  const [address] = /\b(?:https?|file):\S+?(?=:\d+:\d+)/.exec(new Error().stack ?? '') ?? []
  return (safeDocument.querySelector('base') && address) || src
}

declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(url: string): string },
      ): { createScriptURL(url: string): unknown }
    }
  }
}

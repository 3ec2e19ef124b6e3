import { safeDocument } from '../../dom-clobbering'
import { addressOf } from './script-tag'

/**
 * Fetches files of the build, each once, as classic scripts: for the loader, and webpack's chunks
 * (register-widget-code.ts). They lie beside the script tag and have its nonce and CORS mode. Where a page enforces Trusted
 * Types, the policy is named "tavola". Resolves to the event of a failure, or to nothing.
 */
export type LoadFile = (file: string) => Promise<Event | void>

/** By name: what is on its way or here. */
export type FetchedFiles = Record<string, Promise<Event | void>>

export function createFileLoader(
  tag: HTMLScriptElement,
  integrityOf: (file: string) => string | undefined,
  fetched: FetchedFiles,
): LoadFile {
  const { nonce, crossOrigin } = tag
  const address = addressOf(tag)
  let policy: { createScriptURL(url: string): unknown } = { createScriptURL: (url) => url }
  try {
    policy = window.trustedTypes!.createPolicy('tavola', policy as never)
  } catch {
    // A browser without Trusted Types, or a page that does not allow the policy. The browser names the latter itself.
  }
  return (file) =>
    (fetched[file] ??= new Promise<Event | void>((settle, fail) => {
      const script = safeDocument.createElement('script')
      const done = (event: Event) => {
        clearTimeout(timer)
        script.remove()
        // Resolved with the event, the promise would keep the script in memory.
        if (event.type === 'load') settle()
        else fail(event)
      }
      const timer = setTimeout(done, deadline, { type: 'timeout' })
      script.onload = script.onerror = done as OnErrorEventHandler
      script.nonce = nonce
      script.crossOrigin = crossOrigin
      script.integrity = integrityOf(file) ?? ''
      // Throws where the page enforces Trusted Types and does not allow the policy.
      // eslint-disable-next-line no-restricted-syntax -- It is beside the tag.
      script.src = policy.createScriptURL(new URL(file, address).href) as string
      safeDocument.head.append(script)
    }).catch((event: Event) => {
      delete fetched[file]
      return event
    }))
}

/** In milliseconds: a file that hangs may be asked for again then. */
const deadline = 120_000

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

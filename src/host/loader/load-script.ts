/**
 * Fetches classic scripts, each once: the loader's own, and webpack's chunks (register-widget-code.ts). They have the
 * nonce and the CORS mode of the script tag. Where a page enforces Trusted Types, the policy is named "tavola".
 */
export type LoadScript = (url: string, settled?: (lost: Event | void) => void) => void

/** In milliseconds, on a bad network. Later a file counts as lost, and can be asked for again. */
const deadline = 120_000

/** By address: what is on its way or here. */
export type FetchedScripts = Record<string, Promise<Event | void>>

export function createScriptLoader(
  { nonce, crossOrigin }: HTMLScriptElement,
  integrityOf: (url: string) => string | undefined,
  fetched: FetchedScripts,
): LoadScript {
  let policy: { createScriptURL(url: string): unknown } = { createScriptURL: (url) => url }
  try {
    policy = window.trustedTypes!.createPolicy('tavola', policy as never)
  } catch {
    // A browser without Trusted Types, or a page that does not allow the policy. The browser names the latter itself.
  }
  return (url, settled) =>
    void (fetched[url] ??= new Promise<Event | void>((settle, fail) => {
      const script = document.createElement('script')
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
      script.integrity = integrityOf(url) ?? ''
      // Throws where the page enforces Trusted Types and does not allow the policy.
      script.src = policy.createScriptURL(url) as string
      document.head.append(script)
    }).catch((event: Event) => {
      delete fetched[url]
      return event
    })).then(settled)
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

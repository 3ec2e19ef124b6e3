/**
 * Fetches classic scripts, each once: the loader's own, and webpack's chunks too (deliver.ts). They carry the nonce and
 * the CORS mode of the script tag, and pass a page that enforces Trusted Types by a policy named "tavola".
 */
export type LoadScript = (url: string, settled?: (lost: Event | void) => void) => void

/** So long a file may take on a bad network, in milliseconds; then it counts as lost, and can be asked for again. */
const deadline = 120_000

/** What was asked for, by its address: under way, or here. */
export type Fetched = Record<string, Promise<Event | void>>

export function createScripts(
  { nonce, crossOrigin }: HTMLScriptElement,
  integrityOf: (url: string) => string | undefined,
  fetched: Fetched,
): LoadScript {
  let policy: { createScriptURL(url: string): unknown } = { createScriptURL: (url) => url }
  try {
    policy = window.trustedTypes!.createPolicy('tavola', policy as never)
  } catch {
    // A browser without them, or a page that allows no such policy: where it enforces them the browser says so.
  }
  return (url, settled) =>
    void (fetched[url] ??= new Promise<Event | void>((settle, fail) => {
      const script = document.createElement('script')
      const done = (event: Event) => {
        clearTimeout(timer)
        script.remove()
        // The event itself would keep the script.
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

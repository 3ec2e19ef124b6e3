/**
 * Fetches classic scripts, each once: the loader's own, and webpack's chunks too (deliver.ts). They carry the nonce and
 * the CORS mode of the script tag, and pass a page that enforces Trusted Types by a policy named "tavola".
 */
export type LoadScript = (url: string, settled?: (event: Event) => void) => void

/** So long a file may take on a bad network, in milliseconds; then it counts as lost, and can be asked for again. */
const deadline = 120_000

export function createScripts(
  { nonce, crossOrigin }: HTMLScriptElement,
  integrityOf: (url: string) => string | undefined,
): LoadScript {
  const underway: Record<string, Promise<Event>> = {}
  let policy: { createScriptURL(url: string): unknown } = { createScriptURL: (url) => url }
  try {
    policy = window.trustedTypes!.createPolicy('tavola', policy as never)
  } catch {
    // A browser without them, or a page that allows no such policy: where it enforces them the browser says so.
  }
  return (url, settled) =>
    void (underway[url] ??= new Promise<Event>((settle) => {
      const script = document.createElement('script')
      const done = (event: Event) => {
        clearTimeout(timer)
        script.remove()
        if (event.type !== 'load') delete underway[url]
        // The event itself would keep the script.
        settle(event.type === 'load' ? ({ type: 'load' } as Event) : event)
      }
      const timer = setTimeout(done, deadline, { type: 'timeout' })
      script.onload = script.onerror = done as OnErrorEventHandler
      script.nonce = nonce
      script.crossOrigin = crossOrigin
      script.integrity = integrityOf(url) ?? ''
      script.src = policy.createScriptURL(url) as string
      document.head.append(script)
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

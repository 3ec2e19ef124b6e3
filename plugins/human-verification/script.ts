import type { Options } from './model'

/** Longer, and the diner is told that it did not load; in milliseconds. */
const deadline = 10_000

interface Fetching {
  readonly api: Promise<HCaptcha>
  readonly cancel: () => void
  waiting: number
}

/** One for all widgets of a page, as hCaptcha's own object is. */
let current: Fetching | undefined
let tries = 0

const ofPage = () => (window as { hcaptcha?: HCaptcha }).hcaptcha

/**
 * hCaptcha's object: the brand's own, the one on the page, or that of its script, which is fetched now. Rejects where
 * the script is blocked or does not come in time; the next call tries again. `signal` says that the caller waits no
 * longer: the script goes with the last one who does.
 */
export function hcaptchaOf(options: Options, signal: AbortSignal) {
  const here = options.hcaptcha ?? ofPage()
  if (here) return Promise.resolve(here)
  const fetching = (current ??= fetchScript(options.script))
  fetching.waiting++
  signal.addEventListener('abort', () => --fetching.waiting || fetching.cancel())
  return fetching.api
}

function fetchScript(address: string): Fetching {
  const element = document.createElement('script')
  const url = new URL(address, document.baseURI)
  // It calls a global once it can be used. Another address each time: browsers would wait for the one that hangs.
  const ready = `tavolaHcaptcha${++tries}`
  // "off": the page's own reCAPTCHA keeps its name.
  const settings = { render: 'explicit', onload: ready, recaptchacompat: 'off' }
  for (const [name, value] of Object.entries(settings)) url.searchParams.set(name, value)
  element.src = trusted(url.href)

  let cancel = () => {}
  let timer: ReturnType<typeof setTimeout>
  const api = new Promise<HCaptcha>((resolve, reject) => {
    cancel = () => reject(new Error(`hCaptcha's script did not load: ${address}`))
    timer = setTimeout(cancel, deadline)
    element.onerror = cancel
    // A proxy's or a portal's own page, in its place.
    element.onload = () => ofPage() ?? cancel()
    Object.assign(window, { [ready]: () => resolve(ofPage()!) })
    document.head.append(element)
  }).finally(() => {
    clearTimeout(timer)
    element.remove()
    Reflect.deleteProperty(window, ready)
    current = undefined
  })
  return { api, cancel, waiting: 0 }
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/** For pages that enforce Trusted Types; one that does not allow the policy lets the browser say so. */
function trusted(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  try {
    policy ??= trustedTypes?.createPolicy('tavola-hcaptcha', { createScriptURL: (same) => same })
  } catch {
    return url
  }
  return policy ? policy.createScriptURL(url) : url
}

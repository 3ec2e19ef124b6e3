import { pageGlobal, safeDocument, scriptAddress } from 'tavola/page'
import type { Options } from '.'
import { hosts } from './hosts'

const usual = 'https://js.hcaptcha.com/1/api.js'

/** How long the script may take to load, in milliseconds. */
const deadline = 10_000

interface Fetching {
  readonly api: Promise<HCaptcha>
  readonly cancel: () => void
  waiting: number
}

/** Shared by all widgets of a page, as hCaptcha's global object is. */
let current: Fetching | undefined
let tries = 0

const ofPage = () => pageGlobal('hcaptcha') as HCaptcha | undefined

/**
 * hCaptcha's object: the brand's own, the global one, or that of hCaptcha's script, which is loaded now. Rejects if the
 * script is blocked or does not load in time; the next call tries again. A caller stops waiting with `signal`; the
 * script is removed when nobody waits any more.
 */
export function hcaptchaOf(options: Options, signal: AbortSignal) {
  const here = options.hcaptcha ?? ofPage()
  if (here) return Promise.resolve(here)
  const fetching = (current ??= fetchScript(options.script || usual))
  fetching.waiting++
  signal.addEventListener('abort', () => --fetching.waiting || fetching.cancel())
  return fetching.api
}

function fetchScript(address: string): Fetching {
  const element = safeDocument.createElement('script')
  const checked = scriptAddress(address, hosts)
  if (checked === null) throw new Error(`This is no address of hCaptcha's script: ${address}`)
  // eslint-disable-next-line no-restricted-syntax -- hCaptcha reads it like this, and takes settings from its tag's address.
  const { currentScript } = document
  if (currentScript && !(currentScript instanceof HTMLScriptElement))
    throw new Error(
      'An element of this page is named "currentScript": hCaptcha would take it for its script.',
    )
  const url = new URL(checked)
  url.search = url.hash = ''
  // The script calls this global function when it is ready. The name makes the URL unique for each attempt: for the
  // same URL a browser would wait for the request that hangs.
  const ready = `tavolaHcaptcha${++tries}`
  // "off" keeps hCaptcha from replacing the page's own `grecaptcha`.
  const settings = { render: 'explicit', onload: ready, recaptchacompat: 'off' }
  for (const [name, value] of Object.entries(settings)) url.searchParams.set(name, value)
  // eslint-disable-next-line no-restricted-syntax -- It is checked above.
  element.src = trusted(url.href)

  let cancel = () => {}
  let timer: ReturnType<typeof setTimeout>
  const api = new Promise<HCaptcha>((resolve, reject) => {
    cancel = () => reject(new Error(`hCaptcha's script did not load: ${address}`))
    timer = setTimeout(cancel, deadline)
    element.onerror = cancel
    // Without the object, a proxy or captive portal has sent its own page instead of the script.
    element.onload = () => ofPage() ?? cancel()
    Object.assign(window, { [ready]: () => resolve(ofPage()!) })
    safeDocument.head.append(element)
  })
  const forget = () => {
    clearTimeout(timer)
    element.remove()
    Reflect.deleteProperty(window, ready)
    current = undefined
  }
  api.then(forget, forget)
  return { api, cancel, waiting: 0 }
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/** For pages that enforce Trusted Types. If the page does not allow our policy, the browser reports it. */
function trusted(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  try {
    policy ??= trustedTypes?.createPolicy('tavola-hcaptcha', { createScriptURL: (same) => same })
  } catch {
    return url
  }
  return policy ? policy.createScriptURL(url) : url
}

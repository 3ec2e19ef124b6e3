import { definePlugin, secret, type PluginContext } from 'tavola'
import type { CheckBox, ShownCheck } from 'tavola/journeys'
import { pageGlobal, safeDocument, withDeadline } from 'tavola/page'

const options = {
  /** From Cloudflare's dashboard. If empty, there is no check. */
  siteKey: '',
}

type Context = PluginContext<object, typeof options>

/** The calls that we need, of developers.cloudflare.com/turnstile/get-started/client-side-rendering. */
interface Turnstile {
  render(container: HTMLElement, settings: object): string | undefined
  reset(id: string): void
  remove(id: string): void
}

/** A human check for `human-verification`, in place of hCaptcha: Cloudflare Turnstile. */
export default definePlugin({
  id: 'turnstile',
  options,
  provides: {
    'human-check': (ctx) =>
      ctx.options.siteKey === '' ? null : { show: (box, signal) => show(ctx, box, signal) },
  },
})

const script = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
/** How long the script may take, and how long a token is valid; in milliseconds. */
const deadline = 10_000
const tokenLife = 300_000

async function show(ctx: Context, box: CheckBox, signal: AbortSignal): Promise<ShownCheck> {
  const turnstile = await withDeadline(load(), deadline, signal)
  const isWide = box.element.clientWidth >= 300
  const id = turnstile.render(box.element, {
    sitekey: ctx.options.siteKey,
    theme: box.scheme,
    language: box.language,
    size: isWide ? 'normal' : 'compact',
    callback: (token: string) => box.onToken(secret(token), tokenLife),
    'expired-callback': box.onExpire,
    // True: we report it, and Turnstile does not.
    'error-callback': () => {
      box.onFail()
      return true
    },
  })
  if (!id) throw new Error('Turnstile rendered nothing.')
  signal.addEventListener('abort', () => turnstile.remove(id))
  // Without `open`: Turnstile passes most diners without asking, and others tick its box.
  return { height: isWide ? 65 : 140, reset: () => turnstile.reset(id) }
}

let loading: Promise<Turnstile> | undefined

/** Turnstile's script, once a page. The next call tries again after a failure. */
const load = () =>
  (loading ??= fetchScript().catch((error: unknown) => {
    loading = undefined
    throw error
  }))

function fetchScript(): Promise<Turnstile> {
  const element = safeDocument.createElement('script')
  element.src = script
  return new Promise((resolve, reject) => {
    const fail = () => {
      element.remove()
      reject(new Error(`Turnstile's script did not load: ${script}`))
    }
    element.onerror = fail
    element.onload = () => {
      const turnstile = pageGlobal('turnstile') as Turnstile | undefined
      // Another page may come in its place, as of a captive portal.
      if (turnstile) resolve(turnstile)
      else fail()
    }
    safeDocument.head.append(element)
  })
}

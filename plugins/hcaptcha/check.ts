import { secret } from 'tavola'
import type { CheckBox, ShownCheck } from 'tavola/journeys'
import type { HcaptchaContext } from '.'
import { hcaptchaOf } from './script'

/** hCaptcha's boxes, in pixels. */
const normal = { width: 303, height: 78 } as const
const compact = { height: 144 } as const

/** How long a token is valid, in milliseconds (hCaptcha's documentation, "siteverify"). */
const tokenLife = 120_000

/** Renders hCaptcha's box, whose challenge opens in the dialog. Rejects if it cannot. */
export async function show(ctx: HcaptchaContext, box: CheckBox, signal: AbortSignal): Promise<ShownCheck> {
  const api = await hcaptchaOf(ctx.options, signal)
  if (signal.aborted) throw new Error('The diner has left.')
  const { siteKey: sitekey, theme = box.scheme } = ctx.options
  const isNormal = box.element.clientWidth >= normal.width
  const id = api.render(box.element, {
    sitekey,
    theme,
    size: isNormal ? 'normal' : 'compact',
    hl: box.language,
    'challenge-container': box.dialog,
    'open-callback': box.onOpen,
    'close-callback': box.onClose,
    'chalexpired-callback': box.onClose,
    'expired-callback': box.onExpire,
    callback: (token) => void (token && box.onToken(secret(token), tokenLife)),
    'error-callback': box.onFail,
  })
  // hCaptcha has logged why.
  if (!id) throw new Error('hCaptcha made no box.')
  // An effect contains an error of hCaptcha.
  const remove = ctx.effect(() => () => api.remove(id))
  signal.addEventListener('abort', remove)
  return {
    height: isNormal ? normal.height : compact.height,
    // Not all versions return a promise.
    open: () => api.execute(id),
    close: () => api.close(id),
    reset: () => api.reset(id),
  }
}

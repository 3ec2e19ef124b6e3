import { confirm, lose, type VerificationContext } from './model'
import { strengthenInlineStyles } from './inline-styles'
import { hcaptchaOf } from './script'

/** hCaptcha's two boxes; the styles know their heights. */
export type Size = 'normal' | 'compact'

/** The width of the normal one, in pixels. */
const normalWidth = 303

/** What the component gives the box and is told by it. */
export interface WidgetParts {
  /** The element of the page that the challenge goes into. */
  place(): HTMLElement
  shown(size: Size): void
  failed(): void
  /** The challenge opens or closes, as hCaptcha says. */
  challenge(open: boolean): void
}

/** Of the look around an element of the page's that stands in the widget. */
const schemeOf = ({ parentElement: host }: HTMLElement) =>
  host && getComputedStyle(host).colorScheme === 'dark' ? 'dark' : 'light'

/** hCaptcha's box and challenge. `attach` puts the box into an element of the page, and returns what takes it out. */
export function createWidget(ctx: VerificationContext, parts: WidgetParts) {
  let leave = () => {}

  /** Returns what takes it out. Each end is an effect's, so that a throw of hCaptcha's harms nothing. */
  function show(api: HCaptcha, box: HTMLElement): () => void {
    const id = render(api, box)
    leave = () => {
      parts.challenge(false)
      api.close(id)
    }
    let confirmed = false
    const endReset = ctx.effect(() => {
      const before = confirmed
      confirmed = ctx.state.token.value !== null
      if (before && !confirmed) api.reset(id)
    })
    const endBox = ctx.effect(() => () => api.remove(id))
    const endStyles = [box, parts.place()].map(strengthenInlineStyles)
    return () => {
      endReset()
      endBox()
      endStyles.forEach((end) => end())
    }
  }

  function render(api: HCaptcha, box: HTMLElement): string {
    const close = () => parts.challenge(false)
    const { siteKey: sitekey, theme = schemeOf(box) } = ctx.options
    const size = box.clientWidth < normalWidth ? 'compact' : 'normal'
    const id = api.render(box, {
      sitekey,
      theme,
      size,
      hl: new Intl.Locale(ctx.brand.locale).language,
      'challenge-container': parts.place(),
      'open-callback': () => parts.challenge(true),
      'close-callback': close,
      'chalexpired-callback': close,
      'expired-callback': () => lose(ctx, 'expired'),
      callback(token) {
        close()
        confirm(ctx, token)
      },
      'error-callback'() {
        close()
        parts.failed()
      },
    })
    // hCaptcha has logged why.
    if (!id) throw new Error('hCaptcha made no box.')
    parts.shown(size)
    return id
  }

  function attach(box: HTMLElement): () => void {
    const waiting = new AbortController()
    const { signal } = waiting
    let takeOut = () => {}

    async function begin() {
      // Later: what React only tries out, as it does in StrictMode, fetches and renders nothing.
      await null
      if (signal.aborted) return
      const api = await hcaptchaOf(ctx.options, signal)
      if (!signal.aborted) takeOut = show(api, box)
    }

    begin().catch((error) => {
      if (signal.aborted) return
      parts.failed()
      // For the developer: it is reported as any fault is.
      ctx.effect(() => {
        throw error
      })
    })
    return () => {
      waiting.abort()
      takeOut()
    }
  }

  return { attach, leave: () => leave() }
}

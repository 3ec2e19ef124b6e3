import { languageOf } from 'tavola'
import { confirm, lose, type VerificationContext } from './model'
import { hcaptchaOf } from './script'

/** The sizes of hCaptcha's box; the styles have their heights. */
export type Size = 'normal' | 'compact'

/** The width of the normal box, in pixels. */
const normalWidth = 303

/** The component's side: the challenge's element, and callbacks. */
interface WidgetParts {
  /** The element for the challenge, in the page's document. */
  place(): HTMLElement
  shown(size: Size): void
  failed(): void
  /** hCaptcha has opened or closed the challenge. */
  challenge(open: boolean): void
}

/** The look's colour scheme, from the widget's host. */
const schemeOf = ({ parentElement: host }: HTMLElement) =>
  host && getComputedStyle(host).colorScheme === 'dark' ? 'dark' : 'light'

/** Renders hCaptcha's box into the element. Returns the box's id. */
function renderBox(ctx: VerificationContext, parts: WidgetParts, api: HCaptcha, box: HTMLElement): string {
  const close = () => parts.challenge(false)
  // The next press opens it again.
  const leave = () => {
    close()
    ctx.state.isPressed.value = false
  }
  const { siteKey: sitekey, theme = schemeOf(box) } = ctx.options
  const size = box.clientWidth < normalWidth ? 'compact' : 'normal'
  const id = api.render(box, {
    sitekey,
    theme,
    size,
    hl: languageOf(ctx.brand.locale),
    'challenge-container': parts.place(),
    'open-callback': () => parts.challenge(true),
    'close-callback': leave,
    'chalexpired-callback': leave,
    'expired-callback': () => lose(ctx, 'expired'),
    callback(token) {
      close()
      confirm(ctx, token)
    },
    'error-callback'() {
      leave()
      parts.failed()
    },
  })
  // hCaptcha has logged why.
  if (!id) throw new Error('hCaptcha made no box.')
  parts.shown(size)
  return id
}

/** hCaptcha's box and challenge. `attach` renders the box into an element and returns the function that removes it. */
export function createWidget(ctx: VerificationContext, parts: WidgetParts) {
  let leave = () => {}

  /** Returns the function that removes the box. The cleanups run as effects, which contain an error of hCaptcha. */
  function show(api: HCaptcha, box: HTMLElement): () => void {
    const id = renderBox(ctx, parts, api, box)
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
    // The press that waits opens the challenge: the box needs no press of its own.
    const endAsking = ctx.effect(() => {
      if (ctx.state.isPressed.value) api.execute(id)
    })
    const endBox = ctx.effect(() => () => api.remove(id))
    const endStyles = [box, parts.place()].map(strengthenInlineStyles)
    return () => {
      // A browser tells of the dialog's end later, when hCaptcha knows the box no more.
      leave = () => {}
      endReset()
      endAsking()
      endBox()
      endStyles.forEach((end) => end())
    }
  }

  function attach(box: HTMLElement): () => void {
    const waiting = new AbortController()
    const { signal } = waiting
    let remove = () => {}

    async function begin() {
      // Waits a microtask: StrictMode mounts twice, and the first mount must not load or render anything.
      await null
      if (signal.aborted) return
      const api = await hcaptchaOf(ctx.options, signal)
      if (!signal.aborted) remove = show(api, box)
    }

    begin().catch((error) => {
      if (signal.aborted) return
      parts.failed()
      // Thrown in an effect, so that it is reported to the developer as a fault of this plugin.
      ctx.effect(() => {
        throw error
      })
    })
    return () => {
      waiting.abort()
      remove()
    }
  }

  return { attach, leave: () => leave() }
}

/**
 * hCaptcha's elements are in the page's document. Its inline styles are made `!important`, now and after each change,
 * so that the page's style sheets do not break its boxes. Returns the function that stops this.
 */
function strengthenInlineStyles(root: HTMLElement): () => void {
  const all = () => root.querySelectorAll<HTMLElement>('[style]').forEach(strengthen)
  const observer = new MutationObserver(all)
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['style'] })
  all()
  return () => observer.disconnect()
}

/** Skips styles that are `!important` already, so that our own change does not trigger another. */
function strengthen({ style }: HTMLElement): void {
  const declarations = [...style]
    .filter((name) => !style.getPropertyPriority(name))
    .map((name) => [name, style.getPropertyValue(name)] as const)
  if (declarations.length === 0) return
  // Once, and before the others: resets properties that only the page's style sheets set. Browsers report `all` as
  // either of these two.
  if (!style.getPropertyPriority('all') && !style.getPropertyPriority('zoom'))
    style.cssText = 'all:initial!important;display:block!important'
  for (const [name, value] of declarations) style.setProperty(name, value, 'important')
}

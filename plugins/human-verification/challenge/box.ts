import { languageOf } from 'tavola'
import type { VerificationContext } from '..'
import { hcaptchaOf } from './script'
import { callOff, confirm, lose } from './token'

/** The sizes of hCaptcha's box; the styles have their heights. */
export type Size = 'normal' | 'compact'

/** The width of the normal box, in pixels. */
const normalWidth = 303

/** How long a press waits for the challenge to open, in milliseconds. The diner must be told within 15 seconds, on a busy phone too. */
const patience = 12_000

/** The component's side: the challenge's element, and callbacks. */
interface BoxParts {
  /** The element for the challenge, in the page's document. */
  place(): HTMLElement
  shown(size: Size): void
  failed(): void
}

/** The look's colour scheme, from the widget's host. */
const schemeOf = ({ parentElement: host }: HTMLElement) =>
  host && getComputedStyle(host).colorScheme === 'dark' ? 'dark' : 'light'

/** Renders hCaptcha's box into the element. Returns the box's id. Once `removed` is aborted, hCaptcha's callbacks do nothing. */
function renderBox(
  ctx: VerificationContext,
  parts: BoxParts,
  api: HCaptcha,
  box: HTMLElement,
  removed: AbortSignal,
): string {
  const { isOpen } = ctx.state
  const leave = () => removed.aborted || callOff(ctx)
  const { siteKey: sitekey, theme = schemeOf(box) } = ctx.options
  const size = box.clientWidth < normalWidth ? 'compact' : 'normal'
  const id = api.render(box, {
    sitekey,
    theme,
    size,
    hl: languageOf(ctx.brand.locale),
    'challenge-container': parts.place(),
    'open-callback': () => removed.aborted || (isOpen.value = true),
    'close-callback': leave,
    'chalexpired-callback': leave,
    'expired-callback': () => removed.aborted || lose(ctx, 'expired'),
    callback(token) {
      if (removed.aborted || !token) return
      isOpen.value = false
      confirm(ctx, token)
    },
    // With a token there is nothing to ask yet.
    'error-callback': () => removed.aborted || ctx.state.token.peek() || parts.failed(),
  })
  // hCaptcha has logged why.
  if (!id) throw new Error('hCaptcha made no box.')
  parts.shown(size)
  return id
}

/** hCaptcha's box and challenge. `attach` renders the box into an element and returns the function that removes it. */
export function createBox(ctx: VerificationContext, parts: BoxParts) {
  let leave = () => {}

  /** Reports a fault of hCaptcha to the diner, and to the developer: in an effect, as a fault of this plugin. */
  function fail(error: unknown, removed: AbortSignal): void {
    if (removed.aborted) return
    parts.failed()
    ctx.effect(() => {
      throw error
    })
  }

  /** Returns the function that removes the box. The cleanups run as effects, which contain an error of hCaptcha. */
  function show(api: HCaptcha, box: HTMLElement, removed: AbortSignal): () => void {
    const { isPressed, isOpen } = ctx.state
    const id = renderBox(ctx, parts, api, box, removed)
    leave = () => {
      callOff(ctx)
      ctx.effect(() => api.close(id))()
    }
    /** Also rejects if hCaptcha throws, or if its promise, which not all versions return, rejects. */
    const open = async () => void (await api.execute(id))
    let confirmed = false
    const endReset = ctx.effect(() => {
      const before = confirmed
      confirmed = ctx.state.token.value !== null
      if (before && !confirmed) api.reset(id)
    })
    // The press that waits opens the challenge: the box needs no press of its own.
    const endAsking = ctx.effect(() => {
      if (!isPressed.value) return
      open().catch((error) => {
        if (isOpen.peek()) callOff(ctx)
        else if (isPressed.peek()) fail(error, removed)
      })
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
    // Counts from the press, because the script may still be loading. An open challenge is never cut off.
    const endWaiting = ctx.effect(() => {
      const { isPressed, isOpen } = ctx.state
      if (!isPressed.value || isOpen.value) return
      const timer = setTimeout(
        () => fail(new Error('hCaptcha did not open its challenge.'), signal),
        patience,
      )
      return () => clearTimeout(timer)
    })

    async function begin() {
      // Waits a microtask: StrictMode mounts twice, and the first mount must not load or render anything.
      await null
      if (signal.aborted) return
      const api = await hcaptchaOf(ctx.options, signal)
      if (!signal.aborted) remove = show(api, box, signal)
    }

    begin().catch((error) => fail(error, signal))
    return () => {
      endWaiting()
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

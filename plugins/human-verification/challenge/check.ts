import { serviceOf } from 'tavola'
import type { CheckBox, ShownCheck } from 'tavola/journeys'
import { languageOf } from 'tavola/page'
import type { VerificationContext } from '..'
import { strengthenInlineStyles } from './inline-styles'
import { callOff, confirm, lose } from './token'

/** How long a press waits for the challenge to open, in milliseconds. The diner must be told within 15 seconds, on a busy phone too. */
const patience = 12_000

/** The component's side. */
interface Parts {
  /** The element in the dialog. */
  dialog(): HTMLElement
  shown(check: ShownCheck): void
  failed(): void
}

/** The look's colour scheme, from the widget's host. */
const schemeOf = ({ parentElement: host }: HTMLElement) =>
  host && getComputedStyle(host).colorScheme === 'dark' ? 'dark' : 'light'

/** The provider's check. `attach` shows it in an element and returns the function that removes it. */
export function createCheck(ctx: VerificationContext, parts: Parts) {
  const { isPressed, isOpen } = ctx.state
  let leave = () => {}

  /** Reports a fault of the check to the diner, and to the developer: in an effect, as a fault of this plugin. */
  function fail(error: unknown, removed: AbortSignal): void {
    if (removed.aborted) return
    parts.failed()
    ctx.effect(() => {
      throw error
    })
  }

  async function show(element: HTMLElement, removed: AbortSignal): Promise<ShownCheck | undefined> {
    // Waits a microtask: StrictMode mounts twice, and the first mount must not load or render anything.
    await null
    if (removed.aborted) return undefined
    const provider = serviceOf(ctx, 'human-check')
    if (!provider) throw new Error('No human check.')
    const check = await provider.show(boxOf(ctx, parts, element, removed), removed)
    if (removed.aborted) return undefined
    const ends = [
      followState(ctx, check, (error) => fail(error, removed)),
      ...[element, parts.dialog()].map(strengthenInlineStyles),
    ]
    leave = () => {
      callOff(ctx)
      ctx.effect(() => check.close?.())()
    }
    removed.addEventListener('abort', () => {
      // A browser tells of the dialog's end later, when the provider knows the box no more.
      leave = () => {}
      ends.forEach((end) => end())
    })
    parts.shown(check)
    return check
  }

  function attach(element: HTMLElement): () => void {
    const life = new AbortController()
    const { signal } = life
    let check: ShownCheck | undefined
    // Counts from the press, because the script may still be loading. An open challenge is never cut off.
    const endWaiting = ctx.effect(() => {
      if (!isPressed.value || isOpen.value) return
      const timer = setTimeout(() => {
        // Without `open` the diner passes it in its box.
        if (!check || check.open) fail(new Error('The human check did not open its challenge.'), signal)
      }, patience)
      return () => clearTimeout(timer)
    })
    show(element, signal).then(
      (shown) => (check = shown),
      (error) => fail(error, signal),
    )
    return () => {
      endWaiting()
      life.abort()
    }
  }

  return { attach, leave: () => leave() }
}

/** What the provider calls. Once `removed` is aborted, it does nothing. */
function boxOf(ctx: VerificationContext, parts: Parts, element: HTMLElement, removed: AbortSignal): CheckBox {
  const { isOpen, token } = ctx.state
  const unlessRemoved =
    <Values extends unknown[]>(call: (...values: Values) => void) =>
    (...values: Values) =>
      void (removed.aborted || call(...values))
  return {
    element,
    dialog: parts.dialog(),
    scheme: schemeOf(element),
    language: languageOf(ctx.brand.locale),
    onToken: unlessRemoved((text, life) => {
      isOpen.value = false
      confirm(ctx, text, life)
    }),
    onExpire: unlessRemoved(() => lose(ctx, 'expired')),
    onOpen: unlessRemoved(() => void (isOpen.value = true)),
    onClose: unlessRemoved(() => callOff(ctx)),
    // With a token there is nothing to ask yet.
    onFail: unlessRemoved(() => void (token.peek() || parts.failed())),
  }
}

/** Resets and opens the check as the state says. The provider's methods are called in effects, which contain its errors. */
function followState(
  ctx: VerificationContext,
  check: ShownCheck,
  fail: (error: unknown) => void,
): () => void {
  const { isPressed, isOpen, token } = ctx.state
  let confirmed = false
  const endReset = ctx.effect(() => {
    const before = confirmed
    confirmed = token.value !== null
    if (before && !confirmed) check.reset()
  })
  // The press that waits opens the challenge: the box needs no press of its own.
  const endOpening = ctx.effect(() => {
    if (!isPressed.value || !check.open) return
    /** Also rejects if the provider throws, or if the promise that it may return rejects. */
    const open = async () => void (await check.open!())
    open().catch((error) => {
      if (isOpen.peek()) callOff(ctx)
      else if (isPressed.peek()) fail(error)
    })
  })
  return () => {
    endReset()
    endOpening()
  }
}

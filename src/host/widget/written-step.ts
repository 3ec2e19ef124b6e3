/**
 * A prerendered step 1 (tools/page): the widget's markup and styles in a declarative shadow root, before any script. Diners can type
 * and press its buttons; then the widget takes over.
 */

const mark = '[data-written]'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement

const controlsOf = (root: Element) => [...root.querySelectorAll<Control>('input, textarea, select, button')]

/** Puts the widget's hidden root beside the written step. Returns a function that shows it, or undefined without a written step. */
export type TakeOver = (shadow: ShadowRoot, root: HTMLElement) => (() => void) | undefined

/** Moves texts, presses and the focus to the same controls of the widget before the next frame. */
export const takeOver: TakeOver = (shadow, root) => {
  const written = shadow.querySelector<HTMLElement>(`.root${mark}`)
  if (!written) return undefined
  root.style.display = 'none'
  shadow.append(root)
  return () => {
    root.style.display = ''
    const own = controlsOf(root)
    const successors = new Map(
      controlsOf(written)
        .map((before, index) => [before, own[index]] as const)
        .filter((pair): pair is [Control, Control] => pair[1]?.tagName === pair[0].tagName),
    )
    for (const [before, after] of successors) handOver(before, after, before === shadow.activeElement)
    const { host } = shadow
    for (const old of [
      written,
      ...shadow.querySelectorAll(`style${mark}`),
      ...host.querySelectorAll(':scope > script'),
    ])
      old.remove()
    for (const button of pressedIn(host)) successors.get(button)?.click()
  }
}

/** The pressed buttons, each once, the last one last (tools/page/render.tsx). Any script may have changed the list. */
function pressedIn(host: Element & { pressed?: unknown }): readonly Control[] {
  return Array.isArray(host.pressed) ? (host.pressed as Control[]) : []
}

function handOver(before: Control, after: Control, focused: boolean): void {
  // eslint-disable-next-line no-restricted-syntax -- The control that it replaces has the focus.
  if (focused) after.focus({ preventScroll: true })
  if (!(before instanceof HTMLInputElement) || before.value === before.defaultValue) return
  // React notices only a value that is set by the prototype's setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(after, before.value)
  after.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  const { selectionStart, selectionEnd, selectionDirection } = before
  if (focused && selectionStart !== null)
    (after as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none')
}

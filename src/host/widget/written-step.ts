/**
 * Step 1 that the build wrote into the page (tools/page): the widget's own markup and styles in a declarative shadow root,
 * there before any script. Diners type into it and press its buttons; then the widget takes over. A chunk that only such
 * pages fetch.
 */

const mark = '[data-written]'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement

const controlsOf = (root: Element) => [...root.querySelectorAll<Control>('input, textarea, select, button')]

/**
 * Puts the widget's root beside the written step, and hides it until the function that this returns is called. Undefined
 * where no step is written there.
 */
export type TakeOver = (shadow: ShadowRoot, root: HTMLElement) => (() => void) | undefined

/**
 * What was typed, what was pressed and where the focus is go over to the same controls of the widget, all before the next
 * frame.
 */
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

/** The buttons pressed so far, each once, the last one last (tools/page/render.tsx). Anybody may have set it. */
function pressedIn(host: Element & { pressed?: unknown }): readonly Control[] {
  return Array.isArray(host.pressed) ? (host.pressed as Control[]) : []
}

function handOver(before: Control, after: Control, focused: boolean): void {
  // eslint-disable-next-line no-restricted-syntax -- The control that it replaces has the focus.
  if (focused) after.focus({ preventScroll: true })
  if (!(before instanceof HTMLInputElement) || before.value === before.defaultValue) return
  // React notices only what goes past its own setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(after, before.value)
  after.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  const { selectionStart, selectionEnd, selectionDirection } = before
  if (focused && selectionStart !== null)
    (after as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none')
}

/**
 * Step 1 that the build wrote into the page (tools/page): the widget's own markup and styles in a declarative shadow root,
 * there before any script. Diners type into it; then the widget takes over.
 */

const mark = '[data-written]'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement

const controlsOf = (root: Element) => [...root.querySelectorAll<Control>('input, textarea, select, button')]

export const findWrittenStep = (shadow: ShadowRoot): HTMLElement | null =>
  shadow.querySelector<HTMLElement>(`.root${mark}`)

/**
 * Hides the widget until it is told to take over. Then what was typed and where the focus is go over to the same controls
 * of the widget, and the written step goes, all before the next frame.
 */
export function takeOver(written: HTMLElement, root: HTMLElement): () => void {
  const shadow = written.getRootNode() as ShadowRoot
  root.style.display = 'none'
  return () => {
    root.style.display = ''
    const own = controlsOf(root)
    controlsOf(written).forEach((before, index) => {
      const after = own[index]
      if (after && after.tagName === before.tagName) handOver(before, after, before === shadow.activeElement)
    })
    for (const old of [written, ...shadow.querySelectorAll(`style${mark}`)]) old.remove()
  }
}

function handOver(before: Control, after: Control, focused: boolean): void {
  if (focused) after.focus({ preventScroll: true })
  if (!(before instanceof HTMLInputElement) || before.value === before.defaultValue) return
  // React notices only what goes past its own setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(after, before.value)
  after.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  const { selectionStart, selectionEnd, selectionDirection } = before
  if (focused && selectionStart !== null)
    (after as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none')
}

/** The controls that open a phone's keyboard. */
const keyboardControls = 'input, select, textarea'

/**
 * A phone's keyboard covers the lower part of the popup without a smaller window. The same height is added below the
 * content, so that its end can be scrolled to and the focused field stays visible (complaint 4). A file of its own: no
 * keyboard comes before the popup is painted. Returns the function that ends it.
 */
export function makeRoomAboveKeyboard(dialog: HTMLDialogElement): () => void {
  const view = window.visualViewport
  if (!view) return () => undefined
  const fit = () => {
    // A zoomed page has a smaller viewport too, without a keyboard.
    const covered = view.scale > 1.05 ? 0 : Math.max(0, Math.round(dialog.clientHeight - view.height))
    dialog.style.setProperty('--covered', `${covered}px`)
    const active = (dialog.getRootNode() as ShadowRoot).activeElement
    if (active?.matches(keyboardControls))
      (active.closest('.field') ?? active).scrollIntoView({ block: 'nearest' })
  }
  view.addEventListener('resize', fit)
  return () => {
    view.removeEventListener('resize', fit)
    dialog.style.removeProperty('--covered')
  }
}

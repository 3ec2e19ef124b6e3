/** Until fonts and pictures are here, nothing moves any more, and what has come is drawn. */
export async function settles(): Promise<void> {
  await document.fonts.ready
  await new Promise((resolve) => setTimeout(resolve, 60))
  const running = document
    .getAnimations()
    .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(running.map(({ finished }) => finished))
  leaveFocus()
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
}

/**
 * Focus goes where a diner goes on, and its ring is for those who use the keyboard: a picture is of the others. The box
 * that is typed in keeps it, as its list goes with it.
 */
function leaveFocus(): void {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  if (focused instanceof HTMLElement && focused.role !== 'combobox') focused.blur()
}

/** Shows a picture and marks the page when it is complete or has failed, for the gallery around it and for `photograph`. */
export async function showPicture(show: () => Promise<unknown>): Promise<void> {
  try {
    await show()
    await settles()
    mark('there')
  } catch (error) {
    mark('failed', error instanceof Error ? error.message.split('\n')[0] : String(error))
    console.error(error)
  }
}

function mark(state: 'there' | 'failed', reason = ''): void {
  Object.assign(document.documentElement.dataset, { picture: state, reason })
  parent.postMessage({ picture: state, height: document.documentElement.scrollHeight }, location.origin)
}

/** Resolves when fonts have loaded, animations have ended, and the page is drawn. */
async function settles(): Promise<void> {
  await document.fonts.ready
  await new Promise((resolve) => setTimeout(resolve, 60))
  const running = document
    .getAnimations()
    .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(running.map(({ finished }) => finished))
  leaveFocus()
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
}

/** Removes the focus ring, which only keyboard users see. The location box keeps the focus, because its list depends on it. */
function leaveFocus(): void {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  if (focused instanceof HTMLElement && focused.role !== 'combobox') focused.blur()
}

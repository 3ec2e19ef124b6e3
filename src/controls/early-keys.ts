/** In milliseconds: nobody reads an error or a title faster. */
const unread = 500

const presses = ['Enter', ' ']

/**
 * For an element that takes the focus without a press: a key that was meant for something else must not press its buttons. It ignores
 * presses by key for half a second, and those that began elsewhere. Who moves on by Tab means the next press. Returns the clean-up.
 */
export function ignoreEarlyKeys(element: HTMLElement): () => void {
  let isUnread = true
  let begun: string | null = null
  const timer = setTimeout(() => (isUnread = false), unread)
  const isPress = ({ key, target }: KeyboardEvent) =>
    presses.includes(key) && (target as Element).closest('button, a') !== null

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab') isUnread = false
    if (!isPress(event)) return
    if (isUnread || event.repeat) event.preventDefault()
    else begun = event.key
  }

  function onKeyUp(event: KeyboardEvent) {
    // Firefox presses a button by the end of a key alone.
    if (isPress(event) && begun !== event.key) event.preventDefault()
    begun = null
  }

  element.addEventListener('keydown', onKeyDown, true)
  element.addEventListener('keyup', onKeyUp, true)
  return () => {
    clearTimeout(timer)
    element.removeEventListener('keydown', onKeyDown, true)
    element.removeEventListener('keyup', onKeyUp, true)
  }
}

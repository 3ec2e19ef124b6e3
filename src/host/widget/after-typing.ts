import { nativeOf, safeDocument } from '../../dom-clobbering'

/** A pause that is longer than between two letters, in milliseconds. */
const pause = 1_000

const fields =
  'textarea, input:not([type=button], [type=checkbox], [type=image], [type=radio], [type=reset], [type=submit])'

/**
 * Calls the task once nobody types in a text field of the page, because a popup that opens within a word would take the rest of it.
 * Typing ends with a pause after the last key, or when the focus leaves the field. Returns a function that cancels.
 */
export function afterTyping(task: () => void): () => void {
  if (!isInTextField()) {
    task()
    return () => undefined
  }
  let timer: ReturnType<typeof setTimeout>
  let isCancelled = false
  function cancel() {
    isCancelled = true
    clearTimeout(timer)
    for (const event of ['keydown', 'input']) safeDocument.removeEventListener(event, wait, true)
    safeDocument.removeEventListener('focusout', leave)
  }
  function finish() {
    cancel()
    task()
  }
  function wait() {
    clearTimeout(timer)
    timer = setTimeout(finish, pause)
  }
  // While the focus moves to the next field, no element has it.
  const leave = () => void setTimeout(() => !isCancelled && !isInTextField() && finish())
  for (const event of ['keydown', 'input']) safeDocument.addEventListener(event, wait, true)
  safeDocument.addEventListener('focusout', leave)
  wait()
  return cancel
}

function isInTextField(): boolean {
  let element = safeDocument.activeElement
  while (element && nativeOf(element, 'shadowRoot')?.activeElement)
    element = nativeOf(element, 'shadowRoot')!.activeElement
  return (
    element instanceof HTMLElement &&
    (nativeOf(element, 'matches')(fields) || nativeOf(element, 'isContentEditable'))
  )
}

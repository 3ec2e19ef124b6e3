import { nativeOf, safeDocument } from '../../dom-clobbering'

/** In milliseconds: a longer pause than between two letters. */
const pause = 1_000

const fields =
  'textarea, input:not([type=button], [type=checkbox], [type=image], [type=radio], [type=reset], [type=submit])'

/**
 * Calls the task once nobody types in a text field of the page: a popup that opens in the middle of a word would take the rest of
 * it. That is now, a pause after the last key, or when the field is left. Returns the way to call it off.
 */
export function afterTyping(task: () => void): () => void {
  if (!isInTextField()) {
    task()
    return () => undefined
  }
  let timer: ReturnType<typeof setTimeout>
  let isCalledOff = false
  function callOff() {
    isCalledOff = true
    clearTimeout(timer)
    for (const event of ['keydown', 'input']) safeDocument.removeEventListener(event, wait, true)
    safeDocument.removeEventListener('focusout', leave)
  }
  function finish() {
    callOff()
    task()
  }
  function wait() {
    clearTimeout(timer)
    timer = setTimeout(finish, pause)
  }
  // While the focus moves to the next field, it is nowhere.
  const leave = () => void setTimeout(() => !isCalledOff && !isInTextField() && finish())
  for (const event of ['keydown', 'input']) safeDocument.addEventListener(event, wait, true)
  safeDocument.addEventListener('focusout', leave)
  wait()
  return callOff
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

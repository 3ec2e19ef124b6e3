import { safeDocument } from '../dom-clobbering'
import { isElsewhere } from './focus'

/**
 * Runs a task that takes the focus, as a dialog does: now, or once the diner has left where else they are. Returns the way to
 * call it off.
 */
export function whenHere(element: Element, task: () => void): () => void {
  if (!isElsewhere(element)) {
    task()
    return () => undefined
  }
  let isWaiting = true
  const callOff = () => {
    isWaiting = false
    safeDocument.removeEventListener('focusout', look)
  }
  function look() {
    // While the focus moves, it is nowhere.
    setTimeout(() => {
      if (!isWaiting || isElsewhere(element)) return
      callOff()
      task()
    })
  }
  safeDocument.addEventListener('focusout', look)
  return callOff
}

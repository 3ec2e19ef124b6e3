/**
 * To a listener of the page every event of the widget comes from its host element, which is neither a text field nor a button.
 * Such listeners take keys away from a text, scroll the page instead of the popup, and end taps. So the events that the widget
 * uses itself end at its element, until `end`. The page still gets clicks, Tab, shortcuts, and all that the widget doesn't use.
 */
export function shieldFromPage(host: HTMLElement, end: AbortSignal): void {
  if (end.aborted) return
  // With the last ones on an element, screen readers would call all in it clickable (shadow.ts).
  const all = [
    ...listeners.map((one) => [host, ...one] as const),
    [host.shadowRoot!, presses, endPress],
  ] as const
  const passive = { passive: true }
  for (const [target, names, listener] of all)
    for (const name of names) target.addEventListener(name, listener, target === host ? passive : undefined)
  // FastClick leaves it alone. It takes a click for an earlier tap's, unless it has seen the start of the touch.
  host.classList.add('needsclick')
  end.addEventListener('abort', () => {
    for (const [target, names, listener] of all)
      for (const name of names) target.removeEventListener(name, listener)
  })
}

const presses = ['mousedown', 'click', 'auxclick']

const fields = 'input, select, textarea'
const controls = `${fields}, a, button, summary`

/** Whether the event comes from within such an element of the widget. The widget's dialogs are modal. */
const isIn = (event: Event, elements: string) =>
  (event.composedPath()[0] as Element).closest(elements) !== null

const endIn = (elements: string) => (event: Event) => {
  if (isIn(event, elements)) event.stopPropagation()
}

const listeners = [
  [['keydown', 'keypress', 'keyup'], endKey],
  [['beforeinput', 'copy', 'cut', 'paste'], endIn(fields)],
  // Beside these a page may scroll itself.
  [
    // The old names too, which Firefox sends beside it.
    ['wheel', 'mousewheel', 'DOMMouseScroll', 'MozMousePixelScroll'],
    endIn('dialog, [role=listbox], textarea'),
  ],
  [['touchmove', 'touchend', 'touchcancel'], endIn(`dialog, ${controls}, label, [role=option]`)],
] as const

/** The key whose `keydown` ended here. Its `keyup` does too, although the focus may have moved. */
let endedKey: string | undefined

function endKey(event: Event): void {
  const { type, code } = event as KeyboardEvent
  const isOwn = isUsed(event as KeyboardEvent) || (type !== 'keydown' && code === endedKey)
  if (type === 'keydown') endedKey = isOwn ? code : undefined
  if (isOwn) event.stopPropagation()
}

function isUsed(event: KeyboardEvent): boolean {
  const { key, ctrlKey, altKey, metaKey } = event
  if (event.defaultPrevented || event.isComposing) return true
  if (key === 'Escape') return isIn(event, 'dialog')
  // These letters edit a text, and Ctrl with Alt writes a character.
  const isShortcut = (metaKey || (ctrlKey && !altKey)) && /^[^acvxyz]$/i.test(key)
  if (key === 'Tab' || isShortcut) return false
  return isIn(event, `dialog, ${/^( |Enter)$/.test(key) ? controls : fields}`)
}

function endPress(event: Event): void {
  const { host } = event.currentTarget as ShadowRoot
  if (event.type === 'mousedown') {
    endIn(fields)(event)
    if (host.closest('a') && !event.defaultPrevented && !isIn(event, fields)) focusPressed(event)
    return
  }
  // A page's dialog may close at a press outside of its box, where the popup is.
  if (host.closest(`a, label, summary, button${isIn(event, 'dialog') ? ', dialog' : ''}`)) {
    event.stopPropagation()
    // Keeps the link or label around the widget from following a press that has no action.
    if (!isIn(event, 'a, label, summary, [type=checkbox], [type=radio], [type=submit]'))
      event.preventDefault()
  }
  if (event.type === 'click') submitAnyway(event)
}

/**
 * In a link Firefox moves the focus first to the link, then to what is pressed. What closes without the focus is gone by the
 * end of such a press, whose click goes to the link.
 */
function focusPressed(press: Event): void {
  press.preventDefault()
  const pressed = (press.composedPath()[0] as Element).closest<HTMLElement>('a, button, summary, [tabindex]')
  // eslint-disable-next-line no-restricted-syntax -- The diner's own press moves it.
  pressed?.focus()
}

/** In a frame or under a policy without forms, a press of the button, which Enter presses too, sends no `submit`. */
function submitAnyway(press: Event): void {
  const button = (press.composedPath()[0] as Element).closest<HTMLButtonElement>('[type=submit]')
  const form = button?.form
  if (!form) return
  const timer = setTimeout(() => {
    if (press.defaultPrevented || !form.isConnected || !(form.noValidate || form.reportValidity())) return
    form.dispatchEvent(new CustomEvent('submit', { bubbles: true, cancelable: true }))
  })
  form.addEventListener('submit', () => clearTimeout(timer), { once: true })
}

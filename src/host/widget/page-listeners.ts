/**
 * Stops the events that the widget uses at its host element, until `end`. The page's listeners see that element as the target, and not
 * a text field or button. They would take keys, scroll the page, or end taps. The page still gets clicks, Tab, shortcuts, and events
 * that the widget doesn't use.
 */
export function shieldFromPage(host: HTMLElement, end: AbortSignal): void {
  if (end.aborted) return
  // Press listeners on an element would make screen readers call all of it clickable (shadow.ts).
  const all = [
    ...listeners.map((one) => [host, ...one] as const),
    [host.shadowRoot!, presses, endPress],
  ] as const
  const passive = { passive: true }
  for (const [target, names, listener] of all)
    for (const name of names) target.addEventListener(name, listener, target === host ? passive : undefined)
  // FastClick ignores this class. Otherwise it takes a click for an earlier tap's if it has not seen the touch start.
  host.classList.add('needsclick')
  end.addEventListener('abort', () => {
    for (const [target, names, listener] of all)
      for (const name of names) target.removeEventListener(name, listener)
  })
}

const presses = ['mousedown', 'click', 'auxclick']

const fields = 'input, select, textarea'
const controls = `${fields}, a, button, summary`

/** Whether the event's target is in such an element of the widget. The widget's dialogs are modal. */
const isIn = (event: Event, elements: string) =>
  (event.composedPath()[0] as Element).closest(elements) !== null

const endIn = (elements: string) => (event: Event) => {
  if (isIn(event, elements)) event.stopPropagation()
}

const listeners = [
  [['keydown', 'keypress', 'keyup'], endKey],
  [['beforeinput', 'copy', 'cut', 'paste'], endIn(fields)],
  // Elsewhere a page may scroll itself.
  [
    // Firefox also sends the old names.
    ['wheel', 'mousewheel', 'DOMMouseScroll', 'MozMousePixelScroll'],
    endIn('dialog, [role=listbox], textarea'),
  ],
  [['touchmove', 'touchend', 'touchcancel'], endIn(`dialog, ${controls}, label, [role=option]`)],
] as const

/** The key whose `keydown` was stopped. Its `keyup` is stopped too, although the focus may have moved. */
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
  // The page's dialog may close on a press outside its box, where the popup is.
  if (host.closest(`a, label, summary, button${isIn(event, 'dialog') ? ', dialog' : ''}`)) {
    event.stopPropagation()
    // A link or label around the widget must not act on a press that has no action.
    if (!isIn(event, 'a, label, summary, [type=checkbox], [type=radio], [type=submit]'))
      event.preventDefault()
  }
  if (event.type === 'click') submitAnyway(event)
}

/**
 * Focuses the pressed control of a widget in a link. Firefox focuses the link first: a list that closes without the focus would be
 * gone, and the link would get the click.
 */
function focusPressed(press: Event): void {
  press.preventDefault()
  const pressed = (press.composedPath()[0] as Element).closest<HTMLElement>('a, button, summary, [tabindex]')
  // eslint-disable-next-line no-restricted-syntax -- The diner's own press moves it.
  pressed?.focus()
}

/** Sends a `submit` where a sandboxed frame or a policy forbids forms. Enter presses the button too. */
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

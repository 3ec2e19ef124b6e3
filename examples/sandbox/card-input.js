import { element } from './element.js'
import { formats, longest } from './cards.js'

/** One field of the card sandbox: a plain input in the container that the real one would put a frame into. */
export function cardInput(name, { container: given, selector, ...options }, styles, mark) {
  const container =
    typeof (given ?? selector) === 'string' ? document.querySelector(given ?? selector) : given
  const input = element('input', inputStyles, {
    type: 'text',
    inputMode: 'numeric',
    autocomplete: 'off',
    placeholder: options.placeholder ?? '',
    ariaLabel: options.internalLabel ?? name,
  })
  for (const [property, value] of Object.entries(styles?.input ?? {}))
    input.style.setProperty(property, value)
  const frame = element('div', { position: 'relative', width: '100%', height: '100%' }, {}, input)
  const note = element(
    'span',
    { ...markStyles, color: styles?.input?.color ?? markStyles.color },
    {},
    mark ?? '',
  )
  frame.append(note)
  // Read out with the field, as the message in the real frame is.
  const message = element('span', unseen, { id: `sandbox-${name}-${Math.random().toString(36).slice(2)}` })
  input.setAttribute('aria-describedby', message.id)
  frame.append(message)
  container.append(frame)

  input.addEventListener('input', () => {
    const digits = input.value.replace(/\D/g, '').slice(0, longest[name])
    const atEnd = input.selectionStart === input.value.length
    if (atEnd || digits.length === longest[name]) input.value = formats[name](digits)
    // A number is long: the two would lie over each other.
    note.hidden = digits !== ''
  })
  return {
    container,
    input,
    message,
    digits: () => input.value.replace(/\D/g, '').slice(0, longest[name]),
    remove: () => frame.remove(),
  }
}

const inputStyles = {
  boxSizing: 'border-box',
  width: '100%',
  height: '100%',
  minHeight: '24px',
  margin: '0',
  border: '0',
  outline: '0',
  background: 'transparent',
  font: '16px/1.4 system-ui, sans-serif',
}

const markStyles = {
  position: 'absolute',
  right: '6px',
  bottom: '2px',
  color: '#5c524b',
  font: '11px/1.3 system-ui, sans-serif',
  pointerEvents: 'none',
}

const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
}

import { cardInput } from './card-input.js'
import { cardsFor, rules } from './cards.js'

/**
 * Stands in for Braintree's `client` and `hostedFields` on the example pages: inputs with the same signatures, events
 * and errors, and a nonce at the end. No card is checked and nothing leaves the page. `npm start` serves it; no build
 * of the widget holds it.
 *
 * Test cards: 4111 1111 1111 1111 is taken, 4000 0000 0000 0002 is declined; so is any card with the CVV 200.
 */

const mark = 'Sandbox - no real card'
const declined = '4000000000000002'
const wrongCvv = '200'
/** About what the real one takes, in milliseconds. */
const delay = 600

export const braintree = {
  client: {
    create: called(async ({ authorization }) => ({ authorization, teardown: async () => undefined })),
  },
  hostedFields: { create: called(createHostedFields) },
}

async function createHostedFields({ fields: wanted, styles }) {
  const fields = Object.entries(wanted).map(([name, options]) => [
    name,
    cardInput(name, options, styles, name === 'number' ? mark : ''),
  ])
  const field = Object.fromEntries(fields)
  const handlers = []
  let last = getState()

  function getState() {
    const cards = cardsFor(field.number?.digits() ?? '')
    const states = fields.map(([name, { container, input, digits }]) => [
      name,
      {
        container,
        isFocused: document.activeElement === input,
        isEmpty: digits() === '',
        ...rules[name](digits(), { cards, now: new Date() }),
      },
    ])
    return { cards, fields: Object.fromEntries(states) }
  }

  function emit(type, emittedBy) {
    for (const [event, handler] of handlers) if (event === type) handler({ ...getState(), emittedBy })
  }

  function changed(name) {
    const [before, now] = [last, getState()]
    last = now
    if (before.fields[name].isEmpty !== now.fields[name].isEmpty)
      emit(now.fields[name].isEmpty ? 'empty' : 'notEmpty', name)
    if (name === 'number' && String(before.cards.map(typeOf)) !== String(now.cards.map(typeOf)))
      emit('cardTypeChange', name)
    // A card of another kind may make another CVV right.
    for (const other of Object.keys(now.fields)) {
      const [was, is] = [before.fields[other], now.fields[other]]
      if (was.isValid !== is.isValid || was.isPotentiallyValid !== is.isPotentiallyValid)
        emit('validityChange', other)
    }
  }

  for (const [name, { input }] of fields) {
    input.addEventListener('input', () => changed(name))
    input.addEventListener('focus', () => emit('focus', name))
    input.addEventListener('blur', () => emit('blur', name))
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return
      event.preventDefault()
      emit('inputSubmitRequest', name)
    })
  }

  return {
    getState,
    on: (event, handler) => void handlers.push([event, handler]),
    off: (event, handler) => {
      const index = handlers.findIndex(([name, other]) => name === event && other === handler)
      if (index >= 0) handlers.splice(index, 1)
    },
    focus: (name) => field[name].input.focus(),
    clear: (name) => {
      field[name].input.value = ''
      changed(name)
    },
    setAttribute: called(async ({ field: name, attribute, value }) =>
      field[name].input.setAttribute(attribute, value),
    ),
    removeAttribute: called(async ({ field: name, attribute }) =>
      field[name].input.removeAttribute(attribute),
    ),
    setMessage: ({ field: name, message }) => void (field[name].message.textContent = message),
    tokenize: called(() => tokenize(getState(), field)),
    teardown: called(async () => fields.forEach(([, { remove }]) => remove())),
  }
}

const typeOf = ({ type }) => type

async function tokenize({ cards, fields }, field) {
  const states = Object.entries(fields)
  const invalid = states.filter(([, { isValid }]) => !isValid).map(([name]) => name)
  if (states.every(([, { isEmpty }]) => isEmpty))
    throw failure('HOSTED_FIELDS_FIELDS_EMPTY', 'All fields are empty.')
  if (invalid.length > 0)
    throw failure('HOSTED_FIELDS_FIELDS_INVALID', 'Some fields are invalid.', { invalidFieldKeys: invalid })
  await new Promise((resolve) => setTimeout(resolve, delay))
  const number = field.number.digits()
  if (number === declined)
    throw failure('HOSTED_FIELDS_FAILED_TOKENIZATION', 'The card was declined.', { httpStatus: 422 })
  if (field.cvv?.digits() === wrongCvv)
    throw failure('HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED', 'CVV verification failed.')
  const expiry = field.expirationDate?.digits() ?? ''
  return {
    nonce: `sandbox-nonce-${Date.now()}`,
    type: 'CreditCard',
    description: `ending in ${number.slice(-2)}`,
    details: {
      bin: number.slice(0, 6),
      lastTwo: number.slice(-2),
      lastFour: number.slice(-4),
      cardType: cards[0].niceType,
      expirationMonth: expiry.slice(0, 2),
      expirationYear: `20${expiry.slice(2)}`,
    },
  }
}

function failure(code, message, details) {
  return Object.assign(new Error(message), { name: 'BraintreeError', code, type: 'CUSTOMER', details })
}

/** As Braintree's functions are called: with a callback at the end, or for a promise. */
function called(run) {
  return (...values) => {
    const callback = typeof values.at(-1) === 'function' ? values.pop() : undefined
    const result = run(...values)
    if (!callback) return result
    result.then(
      (value) => callback(undefined, value),
      (error) => callback(error),
    )
  }
}

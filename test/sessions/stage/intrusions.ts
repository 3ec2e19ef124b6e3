/**
 * What other scripts of a page do to it, by the words of a story. Each returns how it is undone. The test itself runs in the same page, so
 * they are what real libraries do, and leave the built-in objects usable.
 */
export const intrusions = {
  'gives every array and object a method, as old libraries do': () => {
    const prototypes = [Array.prototype, Object.prototype] as unknown as Record<string, unknown>[]
    for (const prototype of prototypes) prototype.each = () => undefined
    return () => {
      for (const prototype of prototypes) delete prototype.each
    }
  },
  'replaces Promise by its own': () => {
    const { Promise: own } = globalThis
    globalThis.Promise = class PagePromise<Value> extends own<Value> {}
    return () => void (globalThis.Promise = own)
  },
  'wraps fetch, JSON.parse and Array.prototype.map': () => {
    const { fetch, JSON: json } = globalThis
    const { parse } = json
    const { map } = Array.prototype
    globalThis.fetch = (...call) => fetch(...call)
    json.parse = (...call) => parse(...call) as unknown
    Array.prototype.map = function (...call) {
      return map.apply(this, call) as never
    }
    return () => {
      globalThis.fetch = fetch
      json.parse = parse
      Array.prototype.map = map
    }
  },
  'wraps customElements.define': () => {
    const { define } = window.customElements
    window.customElements.define = (name, element, options) =>
      define.call(window.customElements, name, class extends element {}, options)
    return () => void (window.customElements.define = define)
  },
  'posts forged messages': () => {
    posts(window)
    return () => undefined
  },
  'posts forged messages from a frame': () => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    posts(frame.contentWindow)
    return () => frame.remove()
  },
} satisfies Readonly<Record<string, () => () => void>>

export type Intrusion = keyof typeof intrusions
export const intrusionNames = Object.keys(intrusions) as Intrusion[]

function posts(source: Window | null): void {
  const origin = 'https://assets.braintreegateway.com'
  for (const data of forged)
    window.dispatchEvent(new window.MessageEvent('message', { data, origin, source }))
}

/** As hCaptcha's, Braintree's and a widget's own messages might be. */
const forged = [
  JSON.stringify({
    source: 'hcaptcha',
    label: 'challenge-closed',
    contents: { event: 'challenge-passed', response: 'forged' },
  }),
  '/*framebus*/{"event":"BRAINTREE_HOSTED_FIELDS_TOKENIZE","data":{"nonce":"forged"}}',
  { type: 'tavola:booking-confirmed', bookingReference: 'FORGED', tavola: { bookingReference: 'FORGED' } },
  { bookingReference: 'FORGED' },
]

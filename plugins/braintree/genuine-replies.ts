/** framebus, by which braintree-web and its frames speak, writes it before its JSON. */
const prefix = '/*framebus*/'
const isBraintrees = /^https:\/\/([\w-]+\.)*(braintreegateway|braintree-api|braintreepayments|paypal)\.com$/

/**
 * braintree-web takes the nonce from the first reply with the request's id, whoever sends it, and every script of the page can
 * read the id. Until `signal` aborts, the page receives replies to these requests only from Braintree's frames.
 */
export function refuseForgedReplies(signal: AbortSignal): void {
  const replies = new Set<string>()
  function check(message: MessageEvent<unknown>) {
    const { event = '', reply } = read(message.data)
    if (reply && /:TOKENIZATION_REQUEST$/.test(event) && message.source === window) replies.add(reply)
    // A script can make an event with any origin, but it isn't trusted.
    const isGenuine = message.isTrusted && isBraintrees.test(message.origin)
    if (replies.has(event) && !isGenuine) message.stopImmediatePropagation()
  }
  // Captured, so that it comes before Braintree's own listener.
  window.addEventListener('message', check, true)
  signal.addEventListener('abort', () => window.removeEventListener('message', check, true))
}

/** As framebus's messages are; those of other scripts have none of this. */
interface Framebus {
  readonly event?: string
  readonly reply?: string
}

function read(data: unknown): Framebus {
  if (typeof data !== 'string' || !data.startsWith(prefix)) return {}
  try {
    return Object(JSON.parse(data.slice(prefix.length))) as Framebus
  } catch {
    return {}
  }
}

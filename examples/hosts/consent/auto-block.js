/**
 * Blocks scripts until the visitor consents, as the automatic modes of Cookiebot and OneTrust do: a script gets the type
 * "text/plain", unless its element is exempt. The real tools block what their scan found to set cookies. This one, for a test,
 * blocks every script with an address.
 */
const isExempt = (script) =>
  script.dataset.cookieconsent === 'ignore' || script.dataset.otIgnore !== undefined

function blocks(script) {
  if (isExempt(script)) return
  script.type = 'text/plain'
  document.documentElement.dataset.blocked = Number(document.documentElement.dataset.blocked ?? 0) + 1
}

// Those in the page's HTML.
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node.localName === 'script' && node.src) blocks(node)
}).observe(document, { childList: true, subtree: true })

// Those that other scripts add: they would run before an observer hears of them.
const create = document.createElement
const { set } = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src')
document.createElement = function (name, options) {
  const element = create.call(this, name, options)
  if (element.localName === 'script')
    Object.defineProperty(element, 'src', {
      configurable: true,
      get: () => element.getAttribute('src') ?? '',
      set(address) {
        blocks(element)
        set.call(element, address)
      },
    })
  return element
}

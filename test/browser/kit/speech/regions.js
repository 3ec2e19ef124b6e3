/**
 * In the page, before anything else: what its live regions say, in order, as NVDA takes it from the browser. It watches
 * the document and every shadow root. `window.speech.log` has what was said, and where the focus went in between.
 */
window.speech = (() => {
  const log = []
  const roots = new Set()

  const parentOf = (node) => node.assignedSlot ?? node.parentNode ?? node.host ?? null
  /** The node, what it is in, and so on, through shadow roots. */
  function* upFrom(node) {
    for (let at = node; at; at = parentOf(at)) if (at.nodeType === Node.ELEMENT_NODE) yield at
  }

  const implied = { status: 'polite', log: 'polite', alert: 'assertive' }
  const politenessOf = (element) =>
    element.getAttribute('aria-live') ??
    implied[element.getAttribute('role')] ??
    (element.localName === 'output' ? 'polite' : undefined)

  function regionOf(node) {
    for (const element of upFrom(node)) {
      const politeness = politenessOf(element)
      if (politeness) return politeness === 'off' ? undefined : element
    }
  }

  /** Why a screen reader does not have it; nothing where it has. */
  function whyUnheard(node) {
    const elements = [...upFrom(node)]
    if (elements[0] && !elements[0].checkVisibility({ visibilityProperty: true })) return 'it is not shown'
    if (elements.some((element) => element.getAttribute('aria-hidden') === 'true')) return 'it is hidden'
    if (elements.some((element) => element.inert)) return 'it is inert'
    if (regionOf(node)?.getAttribute('aria-busy') === 'true') return 'its region is busy'
    const modals = [...roots].flatMap((root) => [...root.querySelectorAll(':modal')])
    if (modals.some((modal) => !elements.includes(modal))) return 'it is behind a dialog'
  }

  /** `but`: what is left out, as it is said by itself. */
  function textOf(node, but = () => false) {
    if (node.nodeType === Node.TEXT_NODE) return node.data
    if (node.nodeType !== Node.ELEMENT_NODE) return ''
    if (node.getAttribute('aria-hidden') === 'true' || but(node)) return ' '
    if (!node.checkVisibility({ visibilityProperty: true })) return ' '
    if (node.localName === 'img') return ` ${node.alt} `
    const text = [...node.childNodes].map((child) => textOf(child, but)).join('')
    return getComputedStyle(node).display.startsWith('inline') ? text : ` ${text} `
  }
  const said = (text) => text.replace(/\s+/g, ' ').trim()

  function isAtomic(region) {
    const atomic = region.getAttribute('aria-atomic')
    return atomic ? atomic === 'true' : ['status', 'alert'].includes(region.getAttribute('role'))
  }

  function says(kind, node, text, alert) {
    const why = whyUnheard(node)
    if (text !== '') log.push(why ? { kind: 'unheard', text, why } : { kind, text, alert })
  }

  const pressed = 'a[href], button, input, select, textarea'
  const textOfAlert = (alert) => said(textOf(alert, (element) => element.matches(pressed)))

  /** An alert is read whole when it comes, and then what can be pressed in it. */
  function alerts(alert) {
    says('alert', alert, textOfAlert(alert), alert)
    for (const part of alert.querySelectorAll(pressed)) {
      const role = part.localName === 'a' ? 'link' : 'button'
      says('in the alert', part, `${said(textOf(part))}, ${role}`, alert)
    }
  }

  /** Content inserted together with its live region. Only an alert is announced then. */
  function comes(node) {
    if (node.nodeType !== Node.ELEMENT_NODE) return
    const inside = [...node.querySelectorAll('*')]
    for (const element of [node, ...inside]) {
      if (element.shadowRoot) for (const child of element.shadowRoot.children) comes(child)
      if (element.getAttribute('role') === 'alert') alerts(element)
      else if (['polite', 'assertive'].includes(politenessOf(element))) {
        const text = said(textOf(element))
        if (text !== '' && !whyUnheard(element))
          log.push({ kind: 'unheard', text, why: 'it came together with its region' })
      }
    }
  }

  function hears(records) {
    const changed = new Map()
    for (const { type, target, addedNodes, attributeName } of records) {
      if (attributeName === 'aria-activedescendant') moves()
      const region = type === 'childList' ? regionOf(target) : regionOf(target.parentNode)
      const nodes = type === 'childList' ? addedNodes : type === 'characterData' ? [target] : []
      for (const node of nodes) {
        if (!node.isConnected) continue
        if (region) changed.set(region, [...(changed.get(region) ?? []), node])
        else if (type === 'childList') comes(node)
      }
    }
    for (const [region, nodes] of changed) {
      const kind = politenessOf(region)
      if (isAtomic(region)) says(kind, region, said(textOf(region)))
      else
        for (const node of new Set(nodes))
          if (!nodes.some((other) => other !== node && other.contains(node)))
            says(kind, node, said(textOf(node)))
    }
  }

  const moves = () => log.push({ kind: 'focus' })

  function watch(root) {
    roots.add(root)
    new MutationObserver(hears).observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['aria-activedescendant'],
    })
    root.addEventListener('focusin', () => log.push({ kind: 'focus', again: true }), true)
  }

  watch(document)
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options)
    watch(root)
    return root
  }
  return { log, upFrom, textOfAlert }
})()

/**
 * Before a page is loaded: notes in `bench` when its first screen can be used, and how far its content was moved.
 * It waits for changes of the page instead of asking again and again, so that it costs the page next to nothing.
 */
export const watchPage = (screen: Screen): string => `{
  const screen = ${JSON.stringify(screen)}
  window.bench = { start: 0, usable: null, shift: 0, found: null }
  const roots = new Set()
  const options = { childList: true, subtree: true, attributes: true, characterData: true }
  const changes = new MutationObserver(() => look())
  const follow = (root) => {
    if (roots.has(root)) return
    roots.add(root)
    changes.observe(root, options)
  }
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init)
    follow(root)
    return root
  }
  let asked = false
  function look() {
    // One that is written into the page is attached by the parser.
    for (const host of document.querySelectorAll('div')) if (host.shadowRoot) follow(host.shadowRoot)
    if (asked || bench.usable !== null || !find()) return
    asked = true
    requestAnimationFrame((now) => {
      asked = false
      const element = find()
      if (!element) return
      const { width, height } = element.getBoundingClientRect()
      if (width === 0 || height === 0 || getComputedStyle(element).visibility !== 'visible') return
      changes.disconnect()
      bench.usable = performance.now()
      bench.found = element
    })
  }
  const says = (root, { value = '' }) =>
    ((root.documentElement ?? root).textContent + value).includes(screen.text)
  function find() {
    for (const root of roots) {
      const element = root.querySelector(screen.control)
      if (element && !element.disabled && says(root, element)) return element
    }
  }
  addEventListener('click', ({ timeStamp }) => (bench.start = timeStamp), true)
  follow(document)
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) bench.shift += value
  }).observe({ type: 'layout-shift', buffered: true })
}`

/** What the first screen has once it can be used. */
export interface Screen {
  /** A selector: the control that is visible and enabled then. */
  readonly control: string
  /** A text beside it. */
  readonly text: string
}

/** What is noted in the page. Milliseconds since the page's navigation. */
export interface Noted {
  /** Of the click that asked for it; 0 where it is there without one. */
  readonly start: number
  readonly usable: number | null
  readonly shift: number
}

import type { Way } from './ways'

/** The times of a first screen, in milliseconds from the navigation, or from the click that opens it. */
export interface Screen {
  /** Until its first control can be pressed. */
  readonly first: number
  /** Until all of its controls can be pressed. */
  readonly all: number
  /** The number of these controls. */
  readonly controls: number
  /** Brotli bytes of the scripts until then. */
  readonly bytes: number
}

/**
 * A script to run before the page's own, in each of its frames. At each frame after a change it counts the controls in the
 * viewport that are visible and enabled. `bench.first` is when the way's own control was among them. All controls are there from the
 * moment on at which the count is never again lower than at the end. A control inside a frame counts once that frame's
 * document has it.
 */
export const watchScreen = ({ control = controls, text = '' }: Way): string => `
  const counts = []
  const inFrames = new Map()
  window.bench = {
    counts,
    clicked: 0,
    first: 0,
    results() {
      const last = counts.at(-1).count
      const missing = counts.findLastIndex(({ time, count }) => time > this.clicked && count < last)
      const all = Math.max(this.first, counts[missing + 1].time)
      const bytes = performance.getEntriesByType('resource')
        .filter(({ name, responseEnd }) => name.split('?')[0].endsWith('.js') && responseEnd <= all)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
      return { first: this.first - this.clicked, all: all - this.clicked, controls: last, bytes }
    },
  }
  addEventListener('click', ({ timeStamp }) => (bench.clicked = timeStamp), true)
  addEventListener('message', ({ data, source }) => data?.benchControls >= 0 && inFrames.set(source, data.benchControls))
  let isChanged = true
  const changes = () => (isChanged = true)
  for (const event of ['load', 'resize', 'scroll', 'message']) addEventListener(event, changes, true)
  const roots = []
  // Looking at every frame would be work of its own.
  const follow = (root) => {
    if (roots.includes(root)) return
    roots.push(root)
    new MutationObserver(changes).observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
    for (const event of ['transitionend', 'animationend']) root.addEventListener(event, changes)
  }
  const followIn = (root) => {
    follow(root)
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) followIn(shadowRoot)
  }
  const isReady = (element) => {
    if (element.matches(':disabled, [aria-disabled=true], [inert] *')) return false
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return bottom > Math.max(top, 0) && top < innerHeight && right > Math.max(left, 0) && left < innerWidth
  }
  const readyIn = (root, selector) => [...root.querySelectorAll(selector)].filter(isReady)
  const isFirst = (root) =>
    readyIn(root, ${JSON.stringify(control)}).some(({ value = '' }) =>
      ((root.documentElement ?? root).textContent + value).includes(${JSON.stringify(text)}))
  const weightOf = ({ localName, contentWindow }) => localName === 'iframe' ? inFrames.get(contentWindow) ?? 0 : 1
  requestAnimationFrame(function look() {
    requestAnimationFrame(look)
    if (!isChanged) return
    isChanged = false
    followIn(document)
    if (!bench.first && roots.some(isFirst)) bench.first = performance.now()
    const ready = roots.flatMap((root) => readyIn(root, ${JSON.stringify(controls)}))
    const count = ready.reduce((sum, element) => sum + weightOf(element), 0)
    if (count === counts.at(-1)?.count) return
    counts.push({ time: performance.now(), count })
    if (self !== top) parent.postMessage({ benchControls: count }, '*')
  })`

const controls = [
  'a[href]',
  'button',
  'input:not([type=hidden])',
  'select',
  'textarea',
  '[role=button]',
  'iframe',
].join(', ')

import type { Page } from 'playwright-core'
import type { Diner } from './diner'

/**
 * Before the page is loaded: notes each layout shift that no action of the diner's has just caused. A browser forgives what
 * moves within half a second of an input; on a slow machine the press itself is drawn later, so what is drawn in the first
 * frames after it is forgiven too. Without `forgives` all are noted, from `forgetsShifts` on.
 *
 * @param answersLate answers come once the widget is drawn without them and nothing that they move would be forgiven
 */
export const watchShifts = (page: Page, { forgives = true, answersLate = false } = {}) =>
  page.addInitScript(`
    shifts = []
    const presses = []
    // The page's clock may stand still, and has frames of its own.
    const now = () => new Event('now').timeStamp
    const afterFrames = (count, then) => {
      const observer = new ResizeObserver(() => {
        observer.disconnect()
        if (count > 1) afterFrames(count - 1, then)
        else then()
      })
      observer.observe(Reflect.get(Document.prototype, 'documentElement', document))
    }
    for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'input', 'change'])
      addEventListener(type, () => {
        const press = { from: now(), to: Infinity }
        presses.push(press)
        afterFrames(3, () => (press.to = now()))
      }, true)
    const isForgiven = ({ hadRecentInput, startTime }) =>
      ${forgives} && (hadRecentInput || presses.some(({ from, to }) => from <= startTime && startTime <= to))
    const { fetch } = window
    const isDrawn = () => document.querySelector('.tavola')?.shadowRoot.querySelector('h2')
    const isForgiving = () => presses.some(({ from, to }) => to === Infinity || now() < from + 500)
    if (${answersLate})
      window.fetch = async (...call) => {
        const answer = await fetch(...call)
        while (!isDrawn() || isForgiving()) await new Promise((done) => afterFrames(3, done))
        return answer
      }
    const said = ({ previousRect: from, currentRect: to }) =>
      \`\${from.width}x\${from.height} at \${from.x},\${from.y} went to \${to.x},\${to.y}\`
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!isForgiven(entry)) shifts.push({ value: entry.value, sources: entry.sources.map(said) })
    }).observe({ type: 'layout-shift', buffered: true })
  `)

/** Once what the diner has just done is drawn: only what comes after it is counted. */
export async function forgetsShifts({ page, settles }: Diner): Promise<void> {
  await settles()
  await page.evaluate('shifts = []')
}

/** All of them, once what was drawn last has been counted too. */
export async function shifts({ page, settles }: Diner): Promise<unknown[]> {
  await settles()
  return page.evaluate('shifts')
}

import { decode } from './audit/png'
import type { Page } from 'playwright-core'
import { eyes } from './audit/eye'
import type { Diner } from './diner'

/** The widths at which everything fits, in pixels: small and large phones, a tablet, a desk. */
export const widths = [320, 360, 768, 1280]

/** The same at each width, at which the page is left as it was. */
export async function misfitsAtAnyWidth(page: Page): Promise<string[]> {
  const { width, height } = page.viewportSize()!
  const found: string[] = []
  for (const other of widths) {
    await page.setViewportSize({ width: other, height })
    found.push(...(await misfits(page)).map((misfit) => `at ${other} px: ${misfit}`))
  }
  await page.setViewportSize({ width, height })
  return found
}

/** Sentences about elements that don't fit: they overflow the window, or scroll inside. */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []
    const shadow = document.querySelector('#book > div')!.shadowRoot!
    for (const element of shadow.querySelectorAll('*')) {
      const { left, right } = element.getBoundingClientRect()
      const { overflowY } = getComputedStyle(element)
      const name = element.outerHTML.slice(0, 60)
      const scrolls = /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight
      if (scrolls) found.push(`it scrolls inside: ${name}`)
      if (left < 0 || right > clientWidth) found.push(`it sticks out: ${name}`)
    }
    return found
  })

/** In the page: the control of a step that has the focus, and its label, if the sticky header or the action bar covers them. */
export const coveredFocus = `(() => {
  const { shadowRoot } = document.querySelector('.tavola')
  const { top } = shadowRoot.querySelector('.action').getBoundingClientRect()
  const { bottom } = shadowRoot.querySelector('.aside').getBoundingClientRect()
  const control = shadowRoot.activeElement
  if (!control.closest('.stage') || control.closest('.action')) return []
  return [...(control.labels ?? []), control]
    .filter((part) => {
      const box = part.getBoundingClientRect()
      return box.top < bottom || box.bottom > top
    })
    .map((part) => part.outerHTML.slice(0, 60))
})()`

/** In the page, as the body of a function: words of headings, buttons and days that stand in more than one line. */
export const brokenWords = `${eyes()}\nreturn eye.brokenWords('h2, h3, button, th, label')`

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

/** The greatest difference of two pictures in any part of any pixel, 0 to 255; 255 where they are of different sizes. */
export function difference(one: Buffer, other: Buffer): number {
  if (one.equals(other)) return 0
  const [a, b] = [decode(one), decode(other)]
  if (a.width !== b.width || a.height !== b.height || a.channels !== b.channels) return 255
  let most = 0
  for (let index = 0; index < a.data.length; index++)
    most = Math.max(most, Math.abs(a.data[index]! - b.data[index]!))
  return most
}

/** In the page: the first line of each text that the window shows once, as [text, x, y]. */
const lines = `(() => {
  const found = new Map()
  const twice = new Set()
  const visit = (root) => {
    for (const node of root.childNodes) {
      if (node instanceof Element) {
        if (node.matches('style, script, template')) continue
        if (node.shadowRoot) visit(node.shadowRoot)
        visit(node)
      } else if (node instanceof Text && node.data.trim() !== '') see(node, node.data.trim())
    }
  }
  const see = (node, text) => {
    const parent = node.parentElement
    // Texts for screen readers alone are a pixel wide.
    if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || parent.clientWidth === 1) return
    const range = document.createRange()
    range.selectNodeContents(node)
    const { x, y, width, height } = range.getClientRects()[0] ?? range.getBoundingClientRect()
    if (width === 0 || height === 0 || y + height < 0 || y > innerHeight) return
    if (found.has(text)) twice.add(text)
    found.set(text, [Math.round(x), Math.round(y)])
  }
  visit(document.body)
  for (const text of twice) found.delete(text)
  return found
})()`

export type Lines = readonly (readonly [text: string, place: readonly [x: number, y: number]])[]

/** The lines of text in the window, each with its place. */
export const linesOf = (page: Page) => page.evaluate<Lines>(`[...${lines}]`)

/** The lines that the window showed before and shows elsewhere now, in words. */
export function jumps(before: Lines, now: Lines): string[] {
  const places = new Map(before)
  return now.flatMap(([text, [x, y]]) => {
    const [wasX, wasY] = places.get(text) ?? [x, y]
    const isMoved = Math.abs(wasX - x) > 1 || Math.abs(wasY - y) > 1
    return isMoved ? [`"${text}" went from ${wasX},${wasY} to ${x},${y}`] : []
  })
}

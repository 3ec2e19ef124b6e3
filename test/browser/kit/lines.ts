import type { Page } from 'playwright-core'

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

import type { Fault, Looked } from './page'

/** Texts are read in the order in which they are seen: down a column, and along a line in its direction of writing. */
export const examineSequence = ({ page }: Looked): Promise<Fault[]> =>
  page.evaluate(() => {
    const modal = eye.ours('dialog:modal').at(-1)
    const texts = eye
      .pieces()
      .filter(({ element }) => (!modal || modal.contains(element)) && !isLayer(element))
      .map(({ node, element }) => ({ element, rects: eye.rectsOf(node) }))
      .filter(({ rects }) => rects.length > 0)

    /** Drawn over the page, or in a place of its own. */
    function isLayer(element: Element): boolean {
      for (let one: Element | null = element; one && one.localName !== 'dialog'; one = one.parentElement)
        if (/absolute|fixed|sticky/.test(getComputedStyle(one).position)) return true
      return false
    }

    return texts.slice(1).flatMap(({ element, rects }, index) => {
      const before = texts[index]!
      const [last, first] = [before.rects.at(-1)!, rects[0]!]
      const across = Math.min(last.right, first.right) - Math.max(last.left, first.left)
      const along = Math.min(last.bottom, first.bottom) - Math.max(last.top, first.top)
      const isAbove = across > 4 && first.bottom <= last.top + 1
      const isSameLine = along > Math.min(last.height, first.height) / 2
      const isLeft = first.right <= last.left + 1
      const isRight = first.left >= last.right - 1
      const isRtl = getComputedStyle(element.parentElement!).direction === 'rtl'
      if (!isAbove && !(isSameLine && (isRtl ? isRight : isLeft))) return []
      return {
        element: eye.describe(element),
        expected: `a place after ${eye.describe(before.element)}, which is read before it`,
        found: isAbove ? 'it is above' : 'it is before it on the line',
      }
    })
  })

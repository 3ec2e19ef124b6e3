import type { Fault } from './finding'
import type { Looked } from './looked'

/** What is pressed is 44 pixels high and wide, and never below 24; a link within a sentence has its line's height. */
export const examineTargets = ({ page }: Looked): Promise<Fault[]> =>
  page.evaluate(() => {
    const ours = 44
    /** How far from the middle a press still reaches it, in both directions together. */
    const reach = (element: HTMLElement, x: number, y: number, across: boolean) => {
      let sum = 1
      for (const side of [-1, 1])
        for (let step = 1; step <= ours; step++) {
          const hit = eye.at(x + (across ? side * step : 0), y + (across ? 0 : side * step))
          // What is around it is not it.
          if (!hit || !(eye.holder(element).contains(hit) || element.contains(hit))) break
          sum++
        }
      return sum
    }
    /** Text stands beside it in the same line. */
    const isInSentence = (element: HTMLElement) =>
      /^inline/.test(getComputedStyle(element).display) &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node instanceof Text && /\p{L}{2}/u.test(node.data),
      )
    return eye.controls().flatMap((element) => {
      const whole = eye.holder(element)
      const { width, height } = whole.getBoundingClientRect()
      if ((width >= ours - 0.5 && height >= ours - 0.5) || isInSentence(element)) return []
      whole.scrollIntoView({ block: 'center' })
      const { left, right, top, bottom } = whole.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const hit = eye.at(x, y)
      // What cannot be pressed now is another examination's.
      if (!hit || !whole.contains(hit)) return []
      const [wide, high] = [
        Math.max(Math.round(width), reach(element, x, y, true)),
        Math.max(Math.round(height), reach(element, x, y, false)),
      ]
      if (wide >= ours && high >= ours) return []
      return {
        element: eye.describe(element),
        expected: wide < 24 || high < 24 ? 'at least 24 x 24 px to press' : `${ours} x ${ours} px to press`,
        found: `${wide} x ${high}`,
      }
    })
  })

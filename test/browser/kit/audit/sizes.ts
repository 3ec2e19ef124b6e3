import { otherFont } from '../fonts'
import { type Fault, type Looked, settles } from './page'

/** With the letters of another device too, by which no target is lower and no word is cut, broken or beside the window. */
async function inOtherFont({ page }: Looked, examine: () => Promise<Fault[]>): Promise<Fault[]> {
  const usual = await examine()
  const css = `${otherFont} * { font-family: Other, sans-serif !important }`
  await page.evaluate((css) => eye.wears('font', css), css)
  await settles(page)
  const other = await examine()
  await page.evaluate(() => eye.wears('font'))
  await settles(page)
  return [...usual, ...other.map((fault) => ({ ...fault, found: `${fault.found}, in another font` }))]
}

/** Targets are 44 pixels high and wide, and at least 24. A link within a sentence has the height of its line. */
export const examineTargets = (looked: Looked) => inOtherFont(looked, () => smallTargets(looked))

const smallTargets = ({ page }: Looked): Promise<Fault[]> =>
  page.evaluate(() => {
    const ours = 44
    /** How far from the middle a press still reaches it, in both directions together. */
    const reach = (element: HTMLElement, x: number, y: number, across: boolean) => {
      let sum = 1
      for (const side of [-1, 1])
        for (let step = 1; step <= ours; step++) {
          const hit = eye.at(x + (across ? side * step : 0), y + (across ? 0 : side * step))
          // Its ancestors don't count.
          if (!hit || !(eye.holder(element).contains(hit) || element.contains(hit))) break
          sum++
        }
      return sum
    }
    /** Text stands beside it in the same line, or beside the inline element that it is in: a link in bold. */
    const isInSentence = (element: HTMLElement): boolean => {
      const { parentElement } = element
      if (!parentElement || !/^inline/.test(getComputedStyle(element).display)) return false
      const isBeside = [...parentElement.childNodes].some(
        (node) => node instanceof Text && /\p{L}{2}/u.test(node.data),
      )
      return isBeside || isInSentence(parentElement)
    }
    return eye.controls().flatMap((element) => {
      const whole = eye.holder(element)
      const { width, height } = whole.getBoundingClientRect()
      if ((width >= ours - 0.5 && height >= ours - 0.5) || isInSentence(element)) return []
      whole.scrollIntoView({ block: 'center' })
      const { left, right, top, bottom } = whole.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const hit = eye.at(x, y)
      // Another check covers controls that can't be pressed now.
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

/** At 400 %: nothing is beside the window, and everything to press can be brought into it. */
export const examineReflow = (looked: Looked) => inOtherFont(looked, () => outOfReach(looked))

const outOfReach = ({ page }: Looked): Promise<Fault[]> =>
  page.evaluate(() => {
    const expected = `all of it in a window of ${innerWidth} x ${innerHeight}`
    const wide = eye.wide().map((one) => ({ ...one, expected }))
    const away = eye.controls().flatMap((element) => {
      if (eye.isReached(element)) return []
      return {
        element: eye.describe(element),
        expected: `${expected}, once it is scrolled there`,
        found: 'no point of it can be pressed',
      }
    })
    return [...wide, ...away]
  })

/** WCAG 1.4.12: what a diner may set for all text. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** With more space between lines, words and letters everything is still to be read. */
export async function examineSpacing({ page }: Looked): Promise<Fault[]> {
  await page.evaluate((css) => eye.wears('spacing', css), spacing)
  await settles(page)
  const found = await page.evaluate(() => {
    const all = [...eye.cut(), ...eye.wide()]
    eye.wears('spacing')
    return all
  })
  return found.map((one) => ({ ...one, expected: 'text that is whole with wider spacing' }))
}

/** Twice the size of the browser's own text on a phone: no word is cut or broken. */
export async function examineLargerText(looked: Looked): Promise<Fault[]> {
  const { page, cdp } = looked
  await page.setViewportSize({ width: 360, height: 640 })
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await settles(page)
  const expected = 'whole words at 200 % and 360 px'
  const found = await inOtherFont(looked, () =>
    page.evaluate(
      (expected) => [...eye.cut(), ...eye.brokenWords(), ...eye.wide()].map((one) => ({ ...one, expected })),
      expected,
    ),
  )
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await settles(page)
  return found
}

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

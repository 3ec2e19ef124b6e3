import { otherFont } from '../fonts'
import { settles, type Fault, type Looked } from './page'

/** With the letters of another device too, by which no target is lower and no word is cut, broken or beside the window. */
async function inOtherFont({ page }: Looked, examine: () => Promise<Fault[]>): Promise<Fault[]> {
  const usual = await examine()
  const css = `${otherFont} * { font-family: Other, sans-serif !important }`
  return [...usual, ...(await withStyles(page, css, examine))]
}

async function withStyles(
  page: Looked['page'],
  css: string,
  examine: () => Promise<Fault[]>,
): Promise<Fault[]> {
  await page.evaluate((css) => eye.wears('test', css), css)
  await settles(page)
  const found = await examine()
  await page.evaluate(() => eye.wears('test'))
  await settles(page)
  return found
}

/** Targets are 44 pixels high and wide, where they are pressed. A link within a sentence has the height of its line: axe looks at it. */
export const examineTargets = (looked: Looked) => inOtherFont(looked, () => smallTargets(looked))

const smallTargets = ({ page }: Looked): Promise<Fault[]> =>
  page.evaluate(() => {
    const ours = 44
    /** How far from the middle a press still reaches it, in both directions together. */
    const reach = (element: HTMLElement, x: number, y: number, across: boolean) => {
      const misses = (step: number) => {
        const hit = eye.at(x + (across ? step : 0), y + (across ? 0 : step))
        return !eye.holder(element).contains(hit) && !element.contains(hit)
      }
      const steps = Array.from({ length: ours }, (_, index) => index + 1)
      const sides = [-1, 1].map((side) => steps.findIndex((step) => misses(side * step)))
      return 1 + sides.reduce((sum, far) => sum + (far < 0 ? ours : far), 0)
    }
    /** Text stands beside it in the same line, or beside the inline element that it is in: a link in bold. */
    const isInSentence = (element: HTMLElement): boolean => {
      const { parentElement } = element
      if (!parentElement || !/^inline/.test(getComputedStyle(element).display)) return false
      const isText = (node: Node) => node instanceof Text && /\p{L}{2}/u.test(node.data)
      return [...parentElement.childNodes].some(isText) || isInSentence(parentElement)
    }
    return eye.controls().flatMap((element) => {
      const whole = eye.holder(element)
      if (isInSentence(element)) return []
      whole.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = whole.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      // Another check covers controls that can't be pressed now.
      if (Math.min(width, height) >= ours - 0.5 || !whole.contains(eye.at(x, y))) return []
      const wide = Math.max(Math.round(width), reach(element, x, y, true))
      const high = Math.max(Math.round(height), reach(element, x, y, false))
      if (wide >= ours && high >= ours) return []
      return {
        element: eye.describe(element),
        expected: `${ours} x ${ours} px to press`,
        found: `${wide} x ${high}`,
      }
    })
  })

/** At 400 %: nothing is beside the window, and everything to press can be brought into it. */
export const examineReflow = (looked: Looked) => inOtherFont(looked, () => outOfReach(looked))

const outOfReach = ({ page }: Looked): Promise<Fault[]> =>
  page.evaluate(() => {
    const expected = `all of it in a window of ${innerWidth} x ${innerHeight}`
    const away = eye.controls().filter((element) => !eye.isReached(element))
    const found = 'no point of it can be pressed'
    return [...eye.wide(), ...away.map((element) => ({ element: eye.describe(element), found }))].map(
      (one) => ({
        ...one,
        expected,
      }),
    )
  })

const unread = ({ page }: Looked, expected: string, breaks = true) =>
  page.evaluate(
    ([expected, breaks]) =>
      [...eye.cut(), ...eye.wide(), ...(breaks ? eye.brokenWords() : [])].map((one) => ({
        ...one,
        expected,
      })),
    [expected, breaks] as const,
  )

/** WCAG 1.4.12: what a diner may set for all text. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** With more space between lines, words and letters everything is still to be read. */
export const examineSpacing = (looked: Looked): Promise<Fault[]> =>
  withStyles(looked.page, spacing, () => unread(looked, 'text that is whole with wider spacing', false))

/** Twice the size of the browser's own text on a phone: no word is cut or broken. */
export async function examineLargerText(looked: Looked): Promise<Fault[]> {
  const { page, cdp } = looked
  await page.setViewportSize({ width: 360, height: 640 })
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await settles(page)
  const found = await inOtherFont(looked, () => unread(looked, 'whole words at 200 % and 360 px'))
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await settles(page)
  return found
}

import { settles, type Fault, type Looked } from './page'

/** Texts are read in the order in which they are seen: down a column, and along a line in its direction of writing. */
export const examineSequence = ({ page }: Looked): Promise<Fault[]> =>
  page.evaluate(() => {
    const texts = eye
      .pieces()
      // What is drawn over the page, or in a place of its own, has an order of its own.
      .filter(({ element }) => eye.isInUse(element) && eye.layerOf(element) === eye.modal())
      .map(({ node, element }) => ({ element, rects: eye.rectsOf(node) }))
      .filter(({ rects }) => rects.length > 0)
    return texts.slice(1).flatMap(({ element, rects }, index) => {
      const before = texts[index]!
      const [last, first] = [before.rects.at(-1)!, rects[0]!]
      const across = Math.min(last.right, first.right) - Math.max(last.left, first.left)
      const along = Math.min(last.bottom, first.bottom) - Math.max(last.top, first.top)
      const isAbove = across > 4 && first.bottom <= last.top + 1
      const isSameLine = along > Math.min(last.height, first.height) / 2
      const isRtl = getComputedStyle(element.parentElement!).direction === 'rtl'
      const isAhead = isRtl ? first.left >= last.right - 1 : first.right <= last.left + 1
      if (!isAbove && !(isSameLine && isAhead)) return []
      const expected = `a place after ${eye.describe(before.element)}, which is read before it`
      return {
        element: eye.describe(element),
        expected,
        found: isAbove ? 'it is above' : 'it is before it on the line',
      }
    })
  })

/** Of a diner who has not asked for less motion, nothing but a sign of waiting moves for more than five seconds. */
export async function examineMotion({ page }: Looked): Promise<Fault[]> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const faults = await page.evaluate(() =>
    eye
      .roots()
      .flatMap((root) => root.getAnimations() as CSSAnimation[])
      .filter(
        ({ effect, animationName }) =>
          Number(effect?.getComputedTiming().endTime) > 5_000 && !/^(turn|breathe)$/.test(animationName),
      )
      .map(({ effect, animationName }) => ({
        element: eye.describe((effect as KeyframeEffect).target!),
        expected: 'nothing that moves for more than five seconds',
        found: `the animation ${animationName}`,
      })),
  )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return faults
}

/** Presses each new kind of control with the mouse, and releases it at the corner of the window: nothing comes of it. */
export async function examinePresses({ page, isNew }: Looked): Promise<Fault[]> {
  const faults: Fault[] = []
  const controls = await page.evaluate(() =>
    eye.controls().map((control) => ({ id: eye.idOf(control), kind: eye.kindOf(control) })),
  )
  for (const { id, kind } of controls) {
    const target = isNew(`${kind} under the mouse`) && (await page.evaluate(reach, id))
    if (!target) continue
    // The press before may have opened a list.
    await settles(page)
    const before = await page.evaluate(entered)
    await page.mouse.move(target.x, target.y)
    await page.mouse.down()
    await page.mouse.move(0, 0)
    await page.mouse.up()
    const after = await page.evaluate(entered)
    const expected = 'no effect of a press that is released elsewhere'
    if (after !== before) faults.push({ element: target.name, expected, found: `${before} became ${after}` })
  }
  return faults
}

/** In the page: brings a control into the window. Resolves to its middle; to null if it is gone, or the browser itself shows its list. */
function reach(id: number) {
  const control = eye.byId(id)
  if (!control.isConnected || control.matches('select, [type="date"], [type="time"], [type="range"]'))
    return null
  const whole = eye.holder(control)
  whole.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = whole.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  return eye.isOf(eye.at(x, y), control) ? { x, y, name: eye.describe(control) } : null
}

/** In the page: the step with all that is entered or chosen in it. */
const entered = () =>
  eye
    .ours('input, select, textarea, [aria-checked], [aria-pressed], [data-step], dialog')
    .map((element) => {
      const { value, checked } = element as HTMLInputElement
      const states = ['aria-checked', 'aria-pressed', 'data-step', 'open'].map((name) =>
        element.getAttribute(name),
      )
      return [value, checked, ...states].filter((one) => one != null).join(' ')
    })
    .join(' | ')

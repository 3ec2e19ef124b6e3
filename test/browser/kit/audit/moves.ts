import { settles, type Fault, type Looked } from './page'

/** Signs of waiting, which go with the waiting. */
const signs = ['turn', 'breathe']

/** Of a diner who has not asked for less motion, nothing but a sign of waiting moves for more than five seconds. */
export async function examineMotion({ page }: Looked): Promise<Fault[]> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const faults = await page.evaluate((signs) => {
    const all = eye.roots().flatMap((root) => root.getAnimations())
    return all
      .filter((one) => Number(one.effect?.getComputedTiming().endTime) > 5_000)
      .filter((one) => !(one instanceof CSSAnimation && signs.includes(one.animationName)))
      .map((one) => {
        const target = (one.effect as KeyframeEffect).target
        return {
          element: target ? eye.describe(target) : 'the widget',
          expected: 'nothing that moves for more than five seconds',
          found: one instanceof CSSAnimation ? `the animation ${one.animationName}` : 'an animation',
        }
      })
  }, signs)
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
    if (!isNew(`${kind} under the mouse`)) continue
    const target = await page.evaluate(reach, id)
    if (!target) continue
    // The press before may have opened a list.
    await settles(page)
    const before = await page.evaluate(entered)
    await page.mouse.move(target.x, target.y)
    await page.mouse.down()
    await page.mouse.move(0, 0)
    await page.mouse.up()
    const after = await page.evaluate(entered)
    if (after !== before)
      faults.push({
        element: target.name,
        expected: 'no effect of a press that is released elsewhere',
        found: `${before} became ${after}`,
      })
  }
  return faults
}

/**
 * In the page: brings a control into the window. Resolves to its middle, or to null if it is gone or covered, or if the browser
 * itself shows its list or parts.
 */
function reach(id: number) {
  const control = eye.byId(id)
  if (!control.isConnected || control.matches('select, [type="date"], [type="time"], [type="range"]'))
    return null
  const whole = eye.holder(control)
  whole.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = whole.getBoundingClientRect()
  const middle = { x: x + width / 2, y: y + height / 2 }
  return eye.isOf(eye.at(middle.x, middle.y), control) ? { ...middle, name: eye.describe(control) } : null
}

/** In the page: the step with all that is entered or chosen in it. */
function entered() {
  return eye
    .ours('input, select, textarea, [aria-checked], [aria-pressed], [data-step], dialog')
    .map((element) => {
      const { value, checked } = element as HTMLInputElement
      const states = ['aria-checked', 'aria-pressed', 'data-step', 'open'].map((name) =>
        element.getAttribute(name),
      )
      return [value, checked, ...states].filter((one) => one !== undefined && one !== null).join(' ')
    })
    .join(' | ')
}

import { settles, type Fault, type Looked } from './page'

/** What the mouse alone changes: over a control, and pressed on a control without being released there. */
export interface PointerFaults {
  readonly hover: Fault[]
  readonly pressed: Fault[]
}

/** Takes the mouse to each new kind of control, presses it there, and releases it at the corner of the window. */
export async function examinePointer({ page, isNew }: Looked): Promise<PointerFaults> {
  const hover: Fault[] = []
  const pressed: Fault[] = []
  const controls = await page.evaluate(() =>
    eye.controls().map((control) => ({ id: eye.idOf(control), kind: eye.kindOf(control) })),
  )
  for (const { id, kind } of controls) {
    if (!isNew(`${kind} under the mouse`)) continue
    const target = await page.evaluate(reach, id)
    if (!target) continue
    await page.mouse.move(0, 0)
    // The press before may have opened a list.
    await settles(page)
    const before = await page.evaluate(lookAround)
    await page.mouse.move(target.x, target.y)
    const over = await page.evaluate(lookAround)
    if (over.texts !== before.texts)
      hover.push({ element: target.name, expected: 'the same texts under the mouse', found: over.texts })
    // The browser itself shows the list of a select and the parts of a date, and moves a slider.
    if (target.isNative) continue
    await page.mouse.down()
    await page.mouse.move(0, 0)
    await page.mouse.up()
    const after = await page.evaluate(lookAround)
    if (after.values !== before.values)
      pressed.push({
        element: target.name,
        expected: 'no effect of a press that is released elsewhere',
        found: `${before.values} became ${after.values}`,
      })
  }
  return { hover, pressed }
}

/** In the page: brings a control into the window. Resolves to its middle, or to null if it is gone or covered. */
function reach(id: number) {
  const control = eye.byId(id)
  if (!control.isConnected) return null
  const whole = eye.holder(control)
  whole.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = whole.getBoundingClientRect()
  const middle = { x: x + width / 2, y: y + height / 2 }
  if (!eye.isOf(eye.at(middle.x, middle.y), control)) return null
  return {
    ...middle,
    name: eye.describe(control),
    isNative: control.matches('select, [type="date"], [type="time"], [type="range"]'),
  }
}

/** In the page: the texts to be seen, and the step with all that is entered or chosen in it. */
function lookAround() {
  const values = eye
    .ours('input, select, textarea, [aria-checked], [aria-pressed], [data-step], dialog')
    .map((element) => {
      const { value, checked } = element as HTMLInputElement
      const states = ['aria-checked', 'aria-pressed', 'data-step', 'open'].map((name) =>
        element.getAttribute(name),
      )
      return [value, checked, ...states].filter((one) => one !== undefined && one !== null).join(' ')
    })
  return {
    texts: eye
      .pieces()
      .map(({ node }) => node.data)
      .join(' | '),
    values: values.join(' | '),
  }
}

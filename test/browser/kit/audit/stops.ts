import type { Looked } from './looked'

export type Stop = NonNullable<Awaited<ReturnType<typeof now>>>

export interface Walked {
  readonly stops: readonly Stop[]
  /** The stop that came a second time, which ends the walk. */
  readonly twice?: Stop
}

/** More stops than any screen has: who presses so often is in a trap. */
const most = 90

const now = ({ page }: Looked, before?: number) => page.evaluate((before) => eye.stop(before), before)

/** Presses Tab from before the widget until the focus has left it. A dialog's first stop comes again after its last. */
export async function walksStops(
  looked: Looked,
  at: (stop: Stop) => Promise<unknown> = () => Promise.resolve(),
): Promise<Walked> {
  const { page } = looked
  await page.evaluate(() => eye.begins())
  const stops: Stop[] = []
  while (stops.length < most) {
    await page.keyboard.press('Tab')
    const stop = await now(looked, stops.at(-1)?.id)
    if (!stop) {
      // A dialog's end is the browser's own bar, or nothing.
      if (stops.length > 0 || !(await isInDialog(looked))) return { stops }
      continue
    }
    if (stop.isDialog) return { stops }
    if (stop.hasParts && stop.id === stops.at(-1)?.id) continue
    const before = stops.find(({ id }) => id === stop.id)
    if (before) return before === stops[0] && (await isInDialog(looked)) ? { stops } : { stops, twice: stop }
    stops.push(stop)
    await at(stop)
  }
  return { stops }
}

const isInDialog = ({ page }: Looked) => page.evaluate(() => eye.ours('dialog:modal').length > 0)

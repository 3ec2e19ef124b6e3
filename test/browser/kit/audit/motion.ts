import type { Fault, Looked } from './page'

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

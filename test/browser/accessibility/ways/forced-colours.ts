import { watchRings } from '../../kit/audit/rings'
import type { Diner } from '../../kit/diner'
import type { Watch } from './keyboard'

/** With the diner's few colours and without motion: the focus is seen at all that is used, and nothing moves. */
export async function forcedColours({ page }: Diner, faults: string[]): Promise<Watch> {
  const cdp = await page.context().newCDPSession(page)
  const watches = watchRings({ page, cdp })
  let at: number | undefined
  return {
    async afterKey(focused) {
      for (const moving of await page.evaluate(movements)) faults.push(`${focused.name}: ${moving}`)
      if (at === undefined || at === focused.id) return
      at = undefined
      for (const { element, expected, found } of await watches(null, focused.rect))
        faults.push(`${element}: expected ${expected}, found ${found}`)
    },
    async atControl(focused) {
      at = focused.id
      await watches(focused)
    },
  }
}

/** In the page: what moves, but for the sign of waiting, which turns slowly. */
function movements(): string[] {
  return eye
    .roots()
    .flatMap((root) => root.getAnimations())
    .filter((one) => {
      const duration = Number(one.effect?.getComputedTiming().duration)
      const isSlowSign = one instanceof CSSAnimation && one.animationName === 'turn' && duration >= 3_000
      return duration > 0 && !isSlowSign
    })
    .map(({ effect }) => {
      const { target } = effect as KeyframeEffect
      return `${target ? eye.describe(target) : 'something'} moves`
    })
}

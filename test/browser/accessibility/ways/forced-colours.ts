import type { Looked } from '../../kit/audit/looked'
import { glimpse, isUnseen, type Glimpse } from '../../kit/audit/rings'
import type { Diner } from '../../kit/diner'
import type { Watch } from './keyboard'

/** With the diner's few colours and without motion: the focus is seen at all that is used, and nothing moves. */
export async function forcedColours({ page }: Diner, faults: string[]): Promise<Watch> {
  const cdp = await page.context().newCDPSession(page)
  const looked: Looked = { page, cdp, ...page.viewportSize()! }
  let last: (Glimpse & { readonly id: number }) | undefined
  return {
    async afterKey(focused) {
      for (const moving of await page.evaluate(movements)) faults.push(`${focused.name}: ${moving}`)
      if (!last || last.id === focused.id) return
      const { id } = last
      const place = await page.evaluate((id) => eye.placeOf(id), id)
      const unseen = await isUnseen(looked, last, place, focused.rect)
      faults.push(
        ...unseen.map(({ element, expected, found }) => `${element}: expected ${expected}, found ${found}`),
      )
      last = undefined
    },
    async atControl({ id, name, rect }) {
      last = { ...(await glimpse(looked, name, rect)), id }
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

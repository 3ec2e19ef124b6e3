import { expect } from 'chai'
import { popup, repeat } from '../../../tools/bench/growth/cycles'
import { countObjects } from '../../../tools/bench/browser'
import { isNight } from '../../kit/night'
import { endVisits, visit } from '../kit/diner'
import { leftovers, watchLeftovers, type Leftovers } from '../kit/leftovers'
import { popupPage } from '../kit/pages'

// By day ../host-page/remounts.test.ts counts what is left.
if (isNight) describe('Browser: the popup opened and closed again and again', suite)

function suite() {
  afterEach(endVisits)

  it('holds no more memory after the hundredth time than after the tenth', async () => {
    const diner = await visit({ page: popupPage, prepare: watchLeftovers })
    const session = await diner.page.context().newCDPSession(diner.page)
    const counts: number[] = []
    const left: Leftovers[] = []
    for (const times of [10, 45, 45]) {
      await diner.page.evaluate(repeat(popup.once(diner.api.origin), times))
      // A closing's last frames and timers end by themselves, on a busy machine late.
      await diner.page.waitForFunction('leftovers().timers === 0')
      left.push(await leftovers(diner.page))
      counts.push(await countObjects(session))
    }
    expect(left.at(-1)).to.deep.equal(left[0])
    const [tenth, middle, hundredth] = counts as [number, number, number]
    // One thing left each time would be 45 more, twice. What is made once, or swept away late, comes once.
    expect(Math.min(middle - tenth, hundredth - middle), counts.join()).to.be.below(15)
    expect(diner.errors).to.deep.equal([])
  })
}

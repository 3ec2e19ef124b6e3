import { expect } from 'chai'
import { pace } from '../../kit/pace'
import { endVisits, visit, type Diner } from '../kit/diner'
import { leftovers, watchLeftovers, type Leftovers } from '../kit/leftovers'
import { popupPage } from '../kit/pages'

/** In the page, so that a hundred times take seconds: opens the popup, waits for step 1, and closes it. */
const cycles = (times: number) => `(async () => {
  const until = async (look) => {
    for (let tries = 0; !look(); tries++) {
      if (tries > 2_000) throw new Error('Waited in vain: ' + look)
      await pause(2)
    }
  }
  const find = (selector) =>
    [...document.querySelectorAll('body > div')].some(({ shadowRoot }) => shadowRoot?.querySelector(selector))
  for (let time = 0; time < ${times}; time++) {
    Tavola.open('cork')
    await until(() => find('.widget select'))
    handle.close()
    await until(() => !find('.widget') && !history.state?.tavola)
  }
})()`

/** What is held in memory after a sweep: objects, functions, lists and elements, each as one, whatever the engine adds of its own. */
async function held({ page }: Diner): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const { result } = await session.send('Runtime.evaluate', { expression: 'Object.prototype' })
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId! })
  const length = { objectId: objects.objectId!, functionDeclaration: 'function () { return this.length }' }
  const count = await session.send('Runtime.callFunctionOn', { ...length, returnByValue: true })
  await session.detach()
  return count.result.value as number
}

describe('Browser: the popup opened and closed again and again', function () {
  this.timeout(60_000 * pace)
  afterEach(endVisits)

  it('issue 10, section 7: holds no more after the hundredth time than after the tenth', async () => {
    const diner = await visit({ page: popupPage, prepare: watchLeftovers })
    const counts: number[] = []
    const left: Leftovers[] = []
    for (const times of [10, 45, 45]) {
      await diner.page.evaluate(cycles(times))
      left.push(await leftovers(diner.page))
      counts.push(await held(diner))
    }
    expect(left.at(-1)).to.deep.equal(left[0])
    const [tenth, middle, hundredth] = counts as [number, number, number]
    // One thing left each time would be 45 more, twice. What is made once, or swept away late, comes once.
    expect(Math.min(middle - tenth, hundredth - middle), counts.join()).to.be.below(15)
    expect(diner.errors).to.deep.equal([])
  })
})

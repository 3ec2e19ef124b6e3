import { expect } from 'chai'
import { createLazyCheck } from '../../src/customer/telephone'

/** A check whose library comes at the second try; `tries` counts them. */
function shaky() {
  const test = { tries: 0, check: createLazyCheck(load) }
  async function load() {
    test.tries += 1
    if (test.tries === 1) throw new Error('The file did not come.')
    return (text: string) => text === '021 496 0101'
  }
  return test
}
const later = () => new Promise((resolve) => setImmediate(resolve))

describe('The telephone library', () => {
  it('decisions, "Steps 4 and 6": is requested once, and until it has loaded a number with six digits passes', async () => {
    const test = shaky()
    expect(['12345', '123456', '1-2 3/4 5 6'].map((text) => test.check(text, 'IE'))).to.deep.equal([
      false,
      true,
      true,
    ])
    expect(test.tries).to.equal(1)
  })

  it('decisions, "Steps 4 and 6": is requested again if it didn\'t load, and counts from then on', async () => {
    const test = shaky()
    test.check('123456', 'IE')
    await later()
    expect(test.check('123456', 'IE')).to.equal(true)
    expect(test.tries).to.equal(2)
    await later()
    expect(test.check('123456', 'IE')).to.equal(false)
    expect(test.check('021 496 0101', 'IE')).to.equal(true)
    expect(test.tries).to.equal(2)
  })
})

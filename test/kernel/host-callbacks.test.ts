import { expect } from 'chai'
import { venue } from '../kit/fixtures'
import { bootKernel } from '../kit/kernel'
import { start } from './bare-plugins'

const oops = new Error('oops')
const throws = (): never => {
  throw oops
}

describe('Faults of the host', () => {
  it('contract, host pages: a transform that throws is reported, the text sent as typed', () => {
    const { kernel, faults } = bootKernel({
      plugins: [start],
      host: { transformSpecialRequests: throws },
    })
    expect(kernel.host.transformSpecialRequests!('Window')).to.equal('Window')
    expect(faults).to.deep.equal([{ plugin: 'host', place: 'transformSpecialRequests', error: oops }])
  })

  for (const given of [undefined, null, 7, Promise.resolve('Window')])
    it(`contract, host pages: a transform that gives ${String(given)} is reported, the text sent as typed`, () => {
      const host = { transformSpecialRequests: (() => given) as unknown as (text: string) => string }
      const { kernel, faults } = bootKernel({ plugins: [start], host })
      expect(kernel.host.transformSpecialRequests!('Window')).to.equal('Window')
      expect(String(faults[0]!.error)).to.equal(`TypeError: Expected a text, not ${String(given)}.`)
    })

  it('contract, host pages: an onNoAvailability that throws is reported', () => {
    const { kernel, faults } = bootKernel({ plugins: [start], host: { onNoAvailability: throws } })
    kernel.host.onNoAvailability!(venue())
    expect(faults).to.deep.equal([{ plugin: 'host', place: 'onNoAvailability', error: oops }])
  })

  it("contract, host pages: a callback that the host didn't give is absent", () => {
    const { kernel } = bootKernel({ plugins: [start] })
    expect(kernel.host.onNoAvailability).to.equal(undefined)
    expect(kernel.host.transformSpecialRequests).to.equal(undefined)
  })
})

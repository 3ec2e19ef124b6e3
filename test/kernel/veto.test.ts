import { expect } from 'chai'
import type { MaySend, PluginContext } from 'tavola'
import { bootKernel } from '../kit/kernel'
import { booking, start } from './bare-plugins'
import { confirmed } from './selection'

const boot = (beforeSubmit: (ctx: PluginContext) => MaySend) =>
  bootKernel({
    plugins: [start, booking, { id: 'bouncer', messages: { no: 'Not tonight' }, beforeSubmit }],
    first: confirmed,
  })

describe('A plugin that stops the submit', () => {
  it('gets a text of the shell’s, with the telephone, if it gave no reason', async () => {
    const { kernel, network } = boot(() => false)
    await kernel.submission.send()
    expect(network.sent('POST *')).to.be.empty
    const { errors, telephone } = kernel.banner.shown.value!
    expect(errors).to.deep.equal(["We couldn't send this. Please try again, or call us."])
    expect(telephone).to.equal('021 496 0101')
  })

  it('keeps its own text if it gave a reason', async () => {
    const { kernel } = boot(({ fail }) => {
      fail({ code: 'bouncer.no' })
      return false
    })
    await kernel.submission.send()
    expect(kernel.banner.shown.value).to.deep.include({ text: 'Not tonight', errors: [] })
  })

  it('needs no banner if it shows the reason in its own place', async () => {
    const { kernel, network } = boot(() => 'shown')
    await kernel.submission.send()
    expect([kernel.banner.shown.value, network.sent('POST *').length]).to.deep.equal([null, 0])
  })
})

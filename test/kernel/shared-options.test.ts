import { expect } from 'chai'
import { definePlugin, type AnyPlugin } from 'tavola'
import { bootKernel } from '../kit/kernel'
import { booking, start } from './bare-plugins'

const owner = definePlugin({
  id: 'tables',
  options: { largestParty: 10 },
  shares: ['largestParty'],
  messages: { most: 'Up to {largestParty}, {smallestGroup} are a group' },
})

/** What `tables` and every other plugin read. */
function sharedIn(plugins: readonly AnyPlugin[], options: Readonly<Record<string, object>> = {}) {
  const { kernel } = bootKernel({
    plugins: [start, booking, ...plugins],
    brand: { options: options as never },
  })
  return kernel.plugins.contextOf(booking).shared
}

describe('Shared options', () => {
  it('section 9: are the specification’s in a brand without their owner', () => {
    expect(sharedIn([])).to.include({ largestParty: 14, smallestGroup: 15, minimumAge: 16, replyHours: 48 })
  })

  it('architecture, "Numbers": are their owner’s, as the brand sets them', () => {
    expect(sharedIn([owner])).to.include({ largestParty: 10, smallestGroup: 11 })
    expect(sharedIn([owner], { tables: { largestParty: 8 } }).largestParty).to.equal(8)
  })

  it('architecture, "Numbers": an option of the same name in another plugin changes nothing', () => {
    const stranger = definePlugin({ id: 'boats', options: { largestParty: 4 } })
    expect(sharedIn([owner, stranger], { boats: { largestParty: 6 } }).largestParty).to.equal(10)
  })

  it('architecture, "Numbers": a plugin that comes late shares its own too', async () => {
    const { kernel } = bootKernel({
      plugins: [start, booking],
      fetchFeatures: async (add) => add(owner),
    })
    await kernel.features.wait()
    expect(kernel.plugins.contextOf(booking).shared.largestParty).to.equal(10)
    expect(kernel.catalogue.text('tables.most')).to.equal('Up to 10, 11 are a group')
  })
})

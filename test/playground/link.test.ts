import { expect } from 'chai'
import { firstSettings, type Settings } from '../../tools/playground/settings'
import { hashOf, settingsOf } from '../../tools/playground/share'

const settings: Settings = {
  brand: '{ "title": "Trattoria “Größe” 🍝" ',
  scene: 'all full',
  journey: 'Booking',
  way: 'popup',
  width: 768,
  venue: true,
}

describe("The playground's link", () => {
  it('keeps everything, in letters that an address accepts', async () => {
    const hash = await hashOf(settings)
    expect(hash).to.match(/^#p1\.[\w-]+$/)
    expect(await settingsOf(hash)).to.deep.equal(settings)
  })

  it('an address without one has no settings', async () => {
    expect(await settingsOf('')).to.be.null
    expect(await settingsOf('#the-same-in-your-own-editor')).to.be.null
  })

  it('one that was cut off is an error, and not half of the settings', async () => {
    const hash = await hashOf(settings)
    const read = await settingsOf(hash.slice(0, -12)).catch(() => 'an error')
    expect(read).to.equal('an error')
  })

  it("values of the wrong type fall back to the playground's defaults", async () => {
    const wrong = { brand: 7, scene: null, way: 'sideways', width: 1e9, venue: 'yes' }
    const hash = await hashOf(wrong as unknown as Settings)
    expect(await settingsOf(hash)).to.deep.equal(firstSettings)
  })
})

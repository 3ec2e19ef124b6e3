import { expect } from 'chai'
import photograph from '../../../plugins/photograph'
import { checkPluginOptions } from '../../../src/diagnostics/plugin-options'
import { brand } from '../../../themes/milano/brand'
import { removeWidget, renderPlugins } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { logged } from '../../kit/logged'
import { placesStep } from '../../kit/stand-ins'
// Last: it looks for the kit's document when it loads.
import { fireEvent } from '@testing-library/react'

const pictures = () => [...document.querySelectorAll('img')]
const size = { width: 600, height: 800 }

async function visits(own: Readonly<Record<string, unknown>> | undefined, picture?: unknown) {
  const diner = await renderPlugins({
    plugins: [placesStep, photograph],
    first: { venue: venue({ ...(picture !== undefined && { picture }) } as object) },
    brand: { ...(own && { options: { photograph: own } }) },
  })
  return diner
}

describe('photograph', () => {
  it('the brand’s picture has its size, loads late and moves nothing', async () => {
    await visits({ src: '/olives.svg', ...size })
    const [picture, ...more] = pictures()
    expect(picture).to.include({ src: 'https://host.example/olives.svg', alt: '', ...size })
    expect(picture!.getAttribute('loading')).to.equal('lazy')
    expect(picture!.getAttribute('decoding')).to.equal('async')
    expect(more).to.deep.equal([])
  })

  it('a restaurant’s own picture takes precedence over the brand’s', async () => {
    const picture = { src: 'https://pictures.example/cork.jpg', ...size, alt: 'The oven in Cork' }
    await visits({ src: '/olives.svg', ...size }, picture)
    expect(pictures()[0]).to.include(picture)
  })

  it('a restaurant’s picture without an alternative text is a decoration', async () => {
    await visits(undefined, { src: '/cork.jpg', width: 1, height: 1 })
    expect(pictures()[0]).to.include({ src: 'https://host.example/cork.jpg', alt: '', width: 1, height: 1 })
  })

  for (const picture of [
    { src: 7, ...size },
    { src: '/cork.jpg' },
    { src: '/cork.jpg', ...size, width: 0 },
    { src: '/cork.jpg', ...size, height: 0 },
    { src: '/cork.jpg', ...size, alt: 7 },
  ]) {
    it(`with ${JSON.stringify(picture)} the brand’s stays, and the console says why`, async () => {
      const { faults } = await visits({ src: '/olives.svg', ...size }, picture)
      expect(pictures().map(({ src }) => src)).to.deep.equal(['https://host.example/olives.svg'])
      expect(faults.map(({ error }) => String(error))).to.deep.equal([
        'TypeError: "picture" needs src, width and height',
      ])
    })
  }

  for (const picture of [null, undefined])
    it(`a restaurant whose picture is ${picture} has the brand’s, which is no fault`, async () => {
      const { faults } = await visits({ src: '/olives.svg', ...size }, picture)
      expect(pictures().map(({ src }) => src)).to.deep.equal(['https://host.example/olives.svg'])
      expect(faults).to.deep.equal([])
    })

  it('a brand’s unsafe address is reported as an option', () => {
    const options = { photograph: { src: 'javascript:alert(1)' } }
    const [line] = logged(() => checkPluginOptions([photograph], { ...brand, options }))
    expect(line).to.match(/invalid "src"/)
  })

  for (const src of ['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'http://other.example/a.png', '']) {
    it(`${JSON.stringify(src)} is no picture`, async () => {
      await visits({ src, ...size })
      expect(pictures()).to.deep.equal([])
    })
  }

  let shown = 0
  it('one that has been shown appears in the next step at once', async () => {
    // The plugin remembers it for as long as the page is there.
    const src = `/seen-${shown++}.svg`
    await visits({ src, ...size })
    expect(pictures()[0]!.className).to.equal('photograph')
    fireEvent.load(pictures()[0]!)
    expect(pictures()[0]!.className).to.equal('photograph photograph-here')
    expect(pictures()[0]!.getAttribute('loading')).to.equal('lazy')
    removeWidget()
    await visits({ src, ...size })
    expect(pictures()[0]!.className).to.equal('photograph photograph-here')
    expect(pictures()[0]!.getAttribute('loading')).to.equal('eager')
    expect(pictures()[0]!.getAttribute('decoding')).to.equal('sync')
  })

  it("one that doesn't load stays hidden, and its room is kept", async () => {
    await visits({ src: '/gone.svg', ...size })
    fireEvent.error(pictures()[0]!)
    expect(pictures()[0]).to.have.property('className', 'photograph')
  })

  it('without a picture there is none', async () => {
    await visits(undefined)
    expect(pictures()).to.deep.equal([])
  })
})

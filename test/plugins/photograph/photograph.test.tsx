import { expect } from 'chai'
import photograph from '../../../plugins/photograph'
import { removeWidget, renderWidget } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { lobby } from '../../kit/stand-ins'
// Last: it looks for the kit's document when it loads.
import { fireEvent } from '@testing-library/react'

const pictures = () => [...document.querySelectorAll('img')]
const size = { width: 600, height: 800 }

async function visits(own: Readonly<Record<string, unknown>> | undefined, picture?: unknown) {
  const diner = await renderWidget({
    plugins: [lobby, photograph],
    first: { venue: venue({ ...(picture !== undefined && { picture }) } as object) },
    brand: { ...(own && { options: { photograph: own } }) },
  })
  return diner
}

describe('photograph', () => {
  afterEach(removeWidget)

  it('the brand’s picture has its size, loads late and moves nothing', async () => {
    await visits({ src: '/olives.svg', ...size })
    const [picture, ...more] = pictures()
    expect(picture).to.include({ src: 'https://host.example/olives.svg', alt: '', ...size })
    expect(picture!.getAttribute('loading')).to.equal('lazy')
    expect(more).to.deep.equal([])
  })

  it('a restaurant’s own picture takes precedence over the brand’s', async () => {
    const picture = { src: 'https://pictures.example/cork.jpg', ...size, alt: 'The oven in Cork' }
    await visits({ src: '/olives.svg', ...size }, picture)
    expect(pictures()[0]).to.include(picture)
  })

  for (const picture of [{ src: 7, ...size }, { src: '/cork.jpg' }, null]) {
    it(`architecture, "never trusted": with ${JSON.stringify(picture)} the brand’s stays`, async () => {
      await visits({ src: '/olives.svg', ...size }, picture)
      expect(pictures().map(({ src }) => src)).to.deep.equal(['https://host.example/olives.svg'])
    })
  }

  for (const src of ['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'http://other.example/a.png', '']) {
    it(`architecture, "never trusted": ${JSON.stringify(src)} is no picture`, async () => {
      await visits({ src, ...size })
      expect(pictures()).to.deep.equal([])
    })
  }

  it('one that has been shown appears in the next step at once', async () => {
    await visits({ src: '/seen.svg', ...size })
    expect(pictures()[0]!.className).to.equal('photograph')
    fireEvent.load(pictures()[0]!)
    removeWidget()
    await visits({ src: '/seen.svg', ...size })
    expect(pictures()[0]!.className).to.equal('photograph photograph-here')
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

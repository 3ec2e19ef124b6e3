import { expect } from 'chai'
import photograph from '../../../plugins/photograph'
import { removeWidget, renderPlugins } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { placesStep } from '../../kit/stand-ins'
// Last: it looks for the kit's document when it loads.
import { fireEvent } from '@testing-library/react'

const pictures = () => [...document.querySelectorAll('img')]
const waysOf = (picture: Element) => ['loading', 'decoding'].map((name) => picture.getAttribute(name))
const size = { width: 600, height: 800 }
const olives = { src: '/olives.svg', ...size }

const visits = (own: object | undefined, picture?: unknown) =>
  renderPlugins({
    plugins: [placesStep, photograph],
    first: { venue: venue(picture === undefined ? {} : { picture }) },
    brand: own ? { options: { photograph: own as Record<string, unknown> } } : {},
  })

describe('photograph', () => {
  it('the brand’s picture has its size, loads late and moves nothing', async () => {
    await visits(olives)
    const [picture, ...more] = pictures()
    expect(picture).to.include({ src: 'https://host.example/olives.svg', alt: '', ...size })
    expect(waysOf(picture!)).to.deep.equal(['lazy', 'async'])
    expect(more).to.deep.equal([])
  })

  it('a restaurant’s own picture takes precedence, and is a decoration without an alternative text', async () => {
    const picture = { src: 'https://pictures.example/cork.jpg', ...size, alt: 'The oven in Cork' }
    await visits(olives, picture)
    expect(pictures()[0]).to.include(picture)
    removeWidget()
    await visits(undefined, { src: '/cork.jpg', width: 1, height: 1 })
    expect(pictures()[0]).to.include({ src: 'https://host.example/cork.jpg', alt: '', width: 1, height: 1 })
  })

  for (const [what, picture] of [
    ['no picture of its own', null],
    ['a number as the address', { src: 7, ...size }],
    ['no size', { src: '/cork.jpg' }],
    ['a width of 0', { src: '/cork.jpg', ...size, width: 0 }],
    ['a height of 0', { src: '/cork.jpg', ...size, height: 0 }],
    ['a number as the text', { src: '/cork.jpg', ...size, alt: 7 }],
  ] as const)
    it(`with ${what} the brand’s stays, and the console says why if it is wrong`, async () => {
      const { faults } = await visits(olives, picture)
      expect(pictures().map(({ src }) => src)).to.deep.equal(['https://host.example/olives.svg'])
      const why = 'TypeError: "picture" needs src, width and height'
      expect(faults.map(({ error }) => String(error))).to.deep.equal(picture ? [why] : [])
    })

  for (const src of ['javascript:alert(1)', ''])
    it(`${JSON.stringify(src)} is no picture`, async () => {
      await visits({ src, ...size })
      expect(pictures()).to.deep.equal([])
    })

  it('without a picture there is none', async () => {
    await visits(undefined)
    expect(pictures()).to.deep.equal([])
  })

  let shown = 0
  it('one that has been shown appears in the next step at once', async () => {
    // The plugin remembers it for as long as the page is there.
    const src = `/seen-${shown++}.svg`
    await visits({ src, ...size })
    expect(pictures()[0]!.className).to.equal('photograph')
    fireEvent.load(pictures()[0]!)
    expect(pictures()[0]!.className).to.equal('photograph photograph-here')
    expect(waysOf(pictures()[0]!)).to.deep.equal(['lazy', 'async'])
    removeWidget()
    await visits({ src, ...size })
    expect(pictures()[0]!.className).to.equal('photograph photograph-here')
    expect(waysOf(pictures()[0]!)).to.deep.equal(['eager', 'sync'])
  })

  it("one that doesn't load stays hidden, and its room is kept", async () => {
    await visits({ src: '/gone.svg', ...size })
    fireEvent.error(pictures()[0]!)
    expect(pictures()[0]).to.have.property('className', 'photograph')
  })
})

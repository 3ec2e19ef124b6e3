import '../../kit/dom'
import { signal } from '@preact/signals-core'
import { expect } from 'chai'
import { booking } from '../bare-plugins'
import { visit } from './visit'

/** The keys of the widgets of a page, in the order in which they come. Then the page is left. */
function keysOf(...widgets: Parameters<typeof visit>[0][]): readonly string[] {
  const claims = widgets.map((options) => visit({ plugins: [booking], ...options }).snapshots.claimKey())
  claims.forEach(({ release }) => release())
  return claims.map(({ key }) => key)
}

function inElement(id: string) {
  const container = Object.assign(document.createElement('div'), { id })
  return { page: { options: { container }, opened: signal(false) } }
}

describe('The key of a stored snapshot', () => {
  it('is the same after a reload, for each of two equal widgets', () => {
    const keys = keysOf({}, {})
    expect(keys[0]).not.to.equal(keys[1])
    expect(keysOf({}, {})).to.deep.equal(keys)
  })

  it('is found by the id of the widget’s element, in whatever order the widgets come', () => {
    const [left, right] = keysOf(inElement('left'), inElement('right'))
    expect(left).not.to.equal(right)
    expect(keysOf(inElement('right'), inElement('left'))).to.deep.equal([right, left])
  })

  it('differs by brand, by place and by what the page wants', () => {
    const page = (identity: readonly unknown[]) => ({
      page: { options: {}, identity, opened: signal(false) },
    })
    const keys = keysOf({}, { brand: { name: 'notte' } }, { inline: true }, page(['cork']), page(['dublin']))
    expect(new Set(keys)).to.have.property('size', 5)
  })
})

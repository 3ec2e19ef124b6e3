import '../kit/dom'
import { expect } from 'chai'
import { cleanup, render } from '@testing-library/react'
import { LightSlot } from 'tavola/controls'
import { StylesProvider, type StyleRoot } from '../../src/controls/context'
import { openTree, thirdParty } from './set-up'

describe('ui: a third party’s frame', () => {
  afterEach(() => {
    cleanup()
    document.body.replaceChildren()
  })

  it('page.no-shift: is in the page’s own tree, and is shown through a slot of its height', () => {
    const { host, root, show } = openTree()
    const { given, attach } = thirdParty()
    show(attach)
    expect([...host.children]).to.deep.equal(given)
    expect(given[0]!.getRootNode()).to.equal(document)
    expect(given[0]!.style.height).to.equal('74px')
    const slot = root.querySelector('slot')!
    expect(slot.name).to.equal(given[0]!.slot).and.not.to.equal('')
    expect(slot.parentElement!.style.minHeight).to.equal('74px')
  })

  it('host.destroy: is removed with its part, after its clean-up', () => {
    const { host, show } = openTree()
    const { given, taken, attach } = thirdParty()
    show(attach).unmount()
    expect(taken).to.deep.equal(given).and.to.have.length(1)
    expect(host.children).to.have.length(0)
  })

  it('each has its own slot', () => {
    const { host, root, show } = openTree()
    const { attach } = thirdParty()
    show(attach, attach)
    const names = [...host.children].map((element) => element.slot)
    expect(new Set(names).size).to.equal(2)
    expect([...root.querySelectorAll('slot')].map(({ name }) => name)).to.deep.equal(names)
  })

  it('is in its place if there is no shadow root', () => {
    const { given, taken, attach } = thirdParty()
    const styles: StyleRoot = { root: document.head, add: () => null }
    const { container, unmount } = render(
      <StylesProvider value={styles}>
        <LightSlot attach={attach} height="74px" />
      </StylesProvider>,
    )
    expect(container.textContent).to.equal('Card number')
    unmount()
    expect(taken).to.deep.equal(given)
  })
})

import '../kit/dom'
import { configure } from '@testing-library/react'
import { expect } from 'chai'
import * as React from 'react'
import { useEffect, useState } from 'react'
import { removeWidget, renderPlugins } from '../kit/diner'
import { isNight } from '../kit/night'
import { openTree, stepOf, thirdParty } from './set-up'

/** React's development build alone: others run each effect once. */
const describeStrictMode = isNight || 'act' in React ? describe : () => undefined

describeStrictMode('ui: in React’s StrictMode', () => {
  afterEach(() => {
    configure({ reactStrictMode: false })
    removeWidget()
    document.body.replaceChildren()
  })

  it('host.remounts: every widget is inside it, and effects run twice', async () => {
    let runs = 0
    const Count = () => useEffect(() => void runs++, []) ?? null
    // React runs effects twice where StrictMode is the root, or where a part is added inside it.
    const Added = () => {
      const [isShown, setShown] = useState(false)
      useEffect(() => setShown(true), [])
      return isShown ? <Count /> : null
    }
    await renderPlugins({ plugins: [stepOf('Added', Added)] })
    expect(runs).to.equal(2)
  })

  it('a third party’s frame exists once too, and each earlier one was cleaned up', () => {
    const { host, show } = openTree()
    const { given, taken, attach } = thirdParty()
    configure({ reactStrictMode: true })
    const { unmount } = show(attach)
    expect([given.length, taken.length, host.children.length]).to.deep.equal([2, 1, 1])
    unmount()
    expect(taken).to.deep.equal(given)
    expect(host.children).to.have.length(0)
  })
})

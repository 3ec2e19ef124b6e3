import '../kit/dom'
import { act } from '@testing-library/react'
import { expect } from 'chai'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'

const actsOnly = (only: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: only })

describe('ui: elements removed from the page', () => {
  afterEach(() => void actsOnly(true))

  it('contract, destroy: has ended its effects when unmount returns', () => {
    const ended: string[] = []
    const Part = ({ name }: { readonly name: string }) =>
      useEffect(() => () => void ended.push(name), [name]) ?? null
    const roots = ['first', 'second'].map((name) => {
      const root = createRoot(document.createElement('div'))
      act(() => root.render(<Part name={name} />))
      return root
    })
    actsOnly(false)
    roots[0]!.unmount()
    expect(ended).to.deep.equal(['first'])
    roots[1]!.unmount()
    expect(ended).to.deep.equal(['first', 'second'])
  })
})

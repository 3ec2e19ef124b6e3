import '../kit/dom'
import { cleanup, render } from '@testing-library/react'
import { expect } from 'chai'
import { RichText } from 'tavola/controls'

const rendered = (text: string, parts: Record<string, React.ReactNode> = {}) =>
  render(<RichText text={text} parts={parts} />).container.innerHTML

describe('ui: RichText', () => {
  afterEach(cleanup)

  it('decisions, "Step 2": fills the places of a text with elements', () => {
    const text = rendered('I agree to the {terms} and the {privacy}.', {
      terms: <a>terms</a>,
      privacy: 'policy',
    })
    expect(text).to.equal('I agree to the <a>terms</a> and the policy.')
  })

  it('decisions, "Step 2": fills a place each time it occurs', () => {
    expect(rendered('{b}{b}', { b: <b /> })).to.equal('<b></b><b></b>')
  })

  it('decisions, "Step 2": leaves a place that nothing fills as it is written', () => {
    expect(rendered('Hello {name}', { terms: 'terms' })).to.equal('Hello {name}')
  })

  it('decisions, "Step 2": a text is text, never markup', () => {
    expect(rendered('<b>{x}</b>', { x: '<i>' })).to.equal('&lt;b&gt;&lt;i&gt;&lt;/b&gt;')
  })
})

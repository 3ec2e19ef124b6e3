import '../../kit/dom'
import { expect } from 'chai'
import { frameStyles, shieldFrames } from '../../../plugins/card-guarantee/frames'

describe('card-guarantee: the frames of its fields', () => {
  afterEach(() => document.body.replaceChildren())

  function createForm(content: string) {
    document.body.innerHTML = `<div style="color: rgb(1, 2, 3); font-family: Jost; font-size: 17px">${content}</div>`
    return document.body.firstElementChild as HTMLElement
  }

  it('have the colours and the font of the look, a label’s colour for the placeholder', () => {
    const label = '<span class="label" style="color: rgb(4, 5, 6)">CVV</span>'
    const { input, '::placeholder': placeholder } = frameStyles(createForm(label))
    expect(input).to.include({ color: 'rgb(1, 2, 3)', 'font-family': 'Jost', 'font-size': '17px' })
    expect(input).to.include({ padding: '0 14px', 'font-variant-numeric': 'tabular-nums' })
    expect(placeholder).to.deep.equal({ color: 'rgb(4, 5, 6)', opacity: '1' })
  })

  it('without a label the placeholder has the text’s colour', () => {
    expect(frameStyles(createForm(''))['::placeholder']).to.include({ color: 'rgb(1, 2, 3)' })
  })

  it('page.third-party-frames: the page’s style sheets do not reach them', () => {
    const frames = shieldFrames(createForm('<iframe></iframe><p><iframe></iframe></p>'))
    expect(frames).to.deep.equal([...document.querySelectorAll('iframe')])
    for (const { style } of frames)
      for (const [name, value] of Object.entries({ display: 'block', width: '100%', height: '100%' }))
        expect([style.getPropertyValue(name), style.getPropertyPriority(name)]).to.deep.equal([
          value,
          'important',
        ])
  })
})

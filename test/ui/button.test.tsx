import { expect } from 'chai'
import { Button, type ButtonProps } from 'tavola/controls'
import { descriptionOf, focused, opens, stepOf } from './set-up'

const shows = (button: ButtonProps) => opens({ plugins: [stepOf('Tea', () => <Button {...button} />)] })

describe('ui: a button', () => {
  for (const [kind, look] of [
    [undefined, 'button'],
    ['quiet', 'button button-quiet'],
    ['link', 'link'],
  ] as const)
    it(`of the kind ${kind} has the classes and parts "${look}"`, async () => {
      const diner = await shows({
        ...(kind && { kind }),
        type: undefined,
        className: 'tea',
        children: 'Pour',
      })
      const button = diner.gets('button', 'Pour')
      expect(button.getAttribute('type')).to.equal('button')
      expect(button).to.include({ className: `${look} tea` })
      expect(button.getAttribute('part')).to.equal(look)
    })

  it('access.waiting-control: with a reason it keeps the focus, is described by it, and does nothing', async () => {
    let presses = 0
    const diner = await shows({
      reason: 'The water is cold.',
      'aria-describedby': 'other',
      onClick: () => presses++,
      children: 'Pour',
    })
    await diner.clicksAnyway('button', 'Pour')
    const button = diner.gets('button', 'Pour')
    expect(descriptionOf(button)).to.equal('The water is cold.')
    expect([button.ariaDisabled, button.matches(':disabled'), focused(diner), presses]).to.deep.equal([
      'true',
      false,
      button,
      0,
    ])
  })
})

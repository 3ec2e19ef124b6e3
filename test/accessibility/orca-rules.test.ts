import { expect } from 'chai'
import type { Heard } from '../orca/reader'
import { rules } from '../orca/rules'

const twice = rules.find(({ title }) => title === 'nothing is said twice in a row')!
const faults = (...heard: readonly Heard[]) => twice.faults(heard, '')

const number: Heard = { act: 'Tab', said: ['Children 8 spin button required.', 'Focus mode'] }
const steps = (...said: readonly string[]): Heard => ({ act: 'ArrowUp', said })
const continues = (...said: readonly string[]): Heard => ({
  act: 'Tab',
  said: ['Continue push button.', ...said],
})

describe('The rules for what Orca says', () => {
  it('allow a number field its value twice, as on a bare page, and not three times', () => {
    expect(faults(number, steps('9', '9'))).to.deep.equal([])
    expect(faults(number, steps('9', '9'), steps('10', '10'))).to.deep.equal([])
    expect(faults(number, steps('9', '9', '9'))).to.deep.equal(['ArrowUp: 9 (3 times)'])
  })

  it('allow no other control a number twice, and a number field no other words', () => {
    const list: Heard = { act: 'Tab', said: ['Guests combo box.', '2.'] }
    expect(faults(number, list, steps('3', '3'))).to.deep.equal(['ArrowUp: 3 (2 times)'])
    expect(faults(number, steps('9 children', '9 children'))).to.deep.equal(['ArrowUp: 9 children (2 times)'])
  })

  it('allow a description twice when it has changed since the control was last heard', () => {
    const before = continues('Choose a time.')
    const now = continues('12:15 middle dot Milano Cork.', 'Browse mode', '12:15 · Milano Cork')
    expect(faults(before, now)).to.deep.equal([])
    const fault = ['Tab: 12:15 · Milano Cork (2 times)']
    expect(faults(now), 'heard for the first time').to.deep.equal(fault)
    expect(faults(before, now, number, now), 'unchanged').to.deep.equal(fault)
    expect(faults(before, continues('12:15.', '12:15', '12:15'))).to.deep.equal(['Tab: 12:15 (3 times)'])
  })

  it('hear two presses in a row as a listener does', () => {
    const refused: Heard = { act: 'Enter', said: ['Choose a time.'] }
    expect(faults(refused, refused)).to.deep.equal(['Enter: Choose a time (2 times)'])
  })
})

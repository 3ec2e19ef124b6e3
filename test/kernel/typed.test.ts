import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { bootKernel } from '../kit/kernel'
import { booking, start } from './bare-plugins'

const diet = definePlugin({ id: 'diet', state: { choice: '' }, keepsState: true })
const list = definePlugin({ id: 'list', state: { open: false } })

/** Puts a value into a plugin's own state, as its component would. */
const type = (
  { kernel }: ReturnType<typeof bootKernel>,
  plugin: typeof diet | typeof list,
  value: unknown,
) => {
  const [signal] = Object.values(kernel.contextOf(plugin).state) as { value: unknown }[]
  signal!.value = value
}

describe('What was typed into a plugin’s part', () => {
  it('counts as typed, until it is reset', () => {
    const test = bootKernel({ plugins: [start, booking, diet] })
    expect(test.kernel.hasTyped()).to.be.false
    type(test, diet, 'Vegan')
    expect(test.kernel.hasTyped()).to.be.true
    type(test, diet, '')
    expect(test.kernel.hasTyped()).to.be.false
  })

  it('a state that is not typed does not count', () => {
    const test = bootKernel({ plugins: [start, booking, list] })
    type(test, list, true)
    expect(test.kernel.hasTyped()).to.be.false
  })

  it('section 4, "Completion": is gone with it', () => {
    const test = bootKernel({ plugins: [start, booking, diet] })
    type(test, diet, 'Vegan')
    test.kernel.complete()
    expect(test.kernel.hasTyped()).to.be.false
  })
})

import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { bootKernel } from '../kit/kernel'
import { booking, start, stateOf } from './bare-plugins'
import { confirmed } from './selection'

describe('What the diner typed into a plugin', () => {
  const tea = definePlugin({ id: 'tea', state: { wish: '', page: 1 }, keepsState: ['wish'] })
  const boot = () => {
    const { kernel } = bootKernel({ plugins: [start, booking, tea], first: confirmed })
    const { wish, page } = stateOf(kernel, tea)
    return { kernel, wish, page }
  }

  it('is kept by key over a restart, the rest is reset', () => {
    const { kernel, wish, page } = boot()
    wish.value = 'Oolong'
    page.value = 2
    kernel.restart()
    expect([wish.value, page.value]).to.deep.equal(['Oolong', 1])
    kernel.complete()
    expect(wish.value).to.equal('')
  })

  it('only the keys that are kept count as typed', () => {
    const { kernel, wish, page } = boot()
    page.value = 2
    expect(kernel.hasTyped()).to.be.false
    wish.value = 'Oolong'
    expect(kernel.hasTyped()).to.be.true
  })
})

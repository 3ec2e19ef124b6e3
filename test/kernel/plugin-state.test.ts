import { expect } from 'chai'
import { definePlugin, keep, once } from 'tavola'
import { status } from '../kit/network'
import { bootKernel } from '../kit/kernel'
import { booking, start, stateOf } from './bare-plugins'
import { anna, confirmed } from './selection'

const tea = definePlugin({
  id: 'tea',
  state: { wish: keep('', 'restart'), page: 1, token: once(null as string | null) },
  payload: { wish: ({ state }) => state.wish.value, token: ({ state }) => state.token.value },
})

function boot(more: object = {}) {
  const test = bootKernel({
    plugins: [start, booking, tea],
    first: { ...confirmed, customer: anna },
    ...more,
  })
  return { ...test, ...stateOf(test.kernel, tea) }
}

describe('How long a value of a plugin’s state lasts', () => {
  it('section 4, "Restart": a plain value is put back, and a value that outlasts a restart stays', () => {
    const { kernel, wish, page } = boot()
    wish.value = 'Oolong'
    page.value = 2
    kernel.navigation.restart()
    expect([wish.value, page.value]).to.deep.equal(['Oolong', 1])
  })

  it('section 4, "Completion": every value is put back', () => {
    const { kernel, wish, page } = boot()
    wish.value = 'Oolong'
    page.value = 2
    kernel.navigation.complete()
    expect([wish.value, page.value]).to.deep.equal(['', 1])
  })

  it('decisions, "Closing": a value that outlasts a restart counts as entered until it is its first value again', () => {
    const { kernel, wish, page } = boot()
    page.value = 2
    expect(kernel.plugins.hasEntered()).to.be.false
    wish.value = 'Oolong'
    expect(kernel.plugins.hasEntered()).to.be.true
    wish.value = ''
    expect(kernel.plugins.hasEntered()).to.be.false
  })

  it('decisions, "Booking": a value good for one POST is sent, and put back when the POST fails', async () => {
    const { kernel, network, wish, token } = boot({ answers: { 'POST *': status(500) } })
    wish.value = 'Oolong'
    token.value = 'secret'
    await kernel.submission.send()
    expect(network.sent('POST *')[0]!.body).to.include({ wish: 'Oolong', token: 'secret' })
    expect([wish.value, token.value]).to.deep.equal(['Oolong', null])
  })
})

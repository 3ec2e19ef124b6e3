import { expect } from 'chai'
import type { Plugin } from 'tavola'
import { bootKernel, type TestKernelOptions } from '../../kit/kernel'
import { blocked } from '../../kit/fixtures'
import { booking, enquiry, start, step } from '../bare-plugins'
import { confirmed } from '../selection'

const oops = new Error('oops')

/** A slot of a journey, chosen but not confirmed. */
const boot = (plugin: Omit<Plugin, 'id'>, options: Partial<TestKernelOptions> = {}) =>
  bootKernel({
    plugins: [start, booking, enquiry, { id: 'rules', ...plugin }],
    first: { ...confirmed, confirmed: false, journey: 'Booking' },
    ...options,
  })

/** A setup that throws as often as it should. */
function failing(times: number) {
  let tries = 0
  const setup = () => {
    if (++tries <= times) throw oops
  }
  return { setup, tries: () => tries }
}

describe('An essential plugin that fails', () => {
  it('blocks Continue, which then tries it again', async () => {
    const { setup, tries } = failing(1)
    const { kernel } = boot({ essential: true, setup })
    await kernel.choices.confirm()
    expect(kernel.facts.confirmed).to.equal(false)
    expect(kernel.banner.shown.value).to.include({ text: blocked, code: 'widget.blocked' })
    expect(tries()).to.equal(2)
    await kernel.choices.confirm()
    expect(kernel.facts.confirmed).to.equal(true)
  })

  it('blocks the journeys that it serves, and no other', async () => {
    const { setup } = failing(9)
    const { kernel } = boot({ essential: true, serves: 'enquiry', setup })
    await kernel.choices.confirm()
    expect(kernel.facts.confirmed).to.equal(true)
    kernel.choices.set({ journey: 'Enquiry', time: '19:30' })
    await kernel.choices.confirm()
    expect(kernel.facts.confirmed).to.equal(false)
  })

  it('blocks until each of its parts works', () => {
    const { guard } = boot({}).kernel
    const owner = { id: 'rules', essential: true } as const
    const part = (name: string) => ({ owner, hook: 'insert.load', name }) as const
    guard.fault(part('details'), oops)
    guard.fault(part('menus'), oops)
    guard.clearFault(part('menus'))
    expect(guard.stops([owner])).to.equal(true)
    guard.clearFault(part('details'))
    expect(guard.stops([owner])).to.equal(false)
  })

  it('a disabled condition is asked again after a press that it blocked', async () => {
    let isBroken = true
    const when: Parameters<typeof step>[2] = ({ facts }) => {
      if (isBroken) throw new Error(`oops ${facts.date}`)
      return false
    }
    const { kernel, network } = boot(
      { essential: true, steps: [step('rules', 'takeover', when)] },
      { first: { ...confirmed, journey: 'Booking' } },
    )
    const asks = () => {
      kernel.choices.set({ confirmed: false })
      kernel.choices.set({ confirmed: true })
    }
    for (let day = 10; day < 20; day++) kernel.choices.set({ date: `2026-12-${day}` })
    kernel.choices.set(confirmed)
    isBroken = false
    asks()
    await kernel.submission.send()
    expect(network.sent('POST *')).to.have.length(0)
    asks()
    await kernel.submission.send()
    expect(network.sent('POST *')).to.have.length(1)
  })
})

describe('An essential plugin that is missing', () => {
  const asked: (string | undefined)[] = []
  const lacksEssential = (outcome?: string) => (asked.push(outcome), outcome === 'enquiry')
  const isBlocked = async (journey: string | null) => {
    const { kernel } = boot({}, { lacksEssential, first: { ...confirmed, confirmed: false, journey } })
    await kernel.choices.confirm()
    return kernel.banner.shown.value?.code === 'widget.blocked'
  }

  it('blocks the journeys that need it, and no other', async () => {
    expect([await isBlocked('Booking'), await isBlocked('Enquiry')]).to.deep.equal([false, true])
  })

  it('without a journey it is asked what all of them need', async () => {
    asked.length = 0
    expect(await isBlocked(null)).to.equal(false)
    expect(asked).to.deep.equal([undefined])
  })
})

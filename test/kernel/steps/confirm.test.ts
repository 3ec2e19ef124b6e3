import { expect } from 'chai'
import type { ChosenSlot, Plugin } from 'tavola'
import { bootKernel } from '../../kit/kernel'
import { later } from '../../kit/network'
import { booking, enquiry, start } from '../bare-plugins'
import { availability, cork, dublin } from '../selection'

const first = { venue: cork, date: '2026-11-20', time: '19:30', journey: 'Booking' }
const boot = (beforeConfirm?: Plugin['beforeConfirm'], over: Omit<Plugin, 'id'> = {}) =>
  bootKernel({
    plugins: [start, booking, enquiry, { id: 'dishes', ...(beforeConfirm && { beforeConfirm }), ...over }],
    first,
  })

/** A plugin that is not ready before the test says so. */
function slow(over: Omit<Plugin, 'id'> = {}) {
  const dishes = later()
  const test = boot(() => dishes.answer() as Promise<void>, over)
  return { ...test, ready: () => dishes.come(undefined) }
}

const oops = new Error('oops')
const throws = (): never => {
  throw oops
}

describe('Confirming a slot', () => {
  it('continue.checks: happens at once if no plugin needs time', () => {
    const { kernel } = boot()
    void kernel.choices.confirm({ availability: availability() })
    expect(kernel.facts.confirmed).to.equal(true)
    expect(kernel.facts.availability).to.deep.equal(availability())
    expect(kernel.steps.current.value!.step.id).to.equal('details')
  })

  it('continue.confirmed: waits until the plugins are ready for the next step', async () => {
    const { kernel, ready } = slow()
    const done = kernel.choices.confirm({ availability: availability() })
    expect(kernel.facts).to.include({ confirmed: false, availability: null })
    ready()
    await done
    expect(kernel.facts.confirmed).to.equal(true)
  })

  it('continue.confirmed: passes the new slot and its restaurant to the plugins', async () => {
    const slots: ChosenSlot[] = []
    const { kernel } = boot((_, slot) => void slots.push(slot))
    await kernel.choices.confirm({ venue: dublin, time: '20:00', adults: 3, children: 1 })
    expect(slots).to.deep.equal([{ venue: dublin, date: '2026-11-20', time: '20:00', guests: 4 }])
    expect(kernel.facts).to.include({ venue: dublin, time: '20:00', guests: 4, confirmed: true })
  })

  it('asks only plugins that serve the journey', async () => {
    let asked = 0
    const { kernel } = boot(() => void asked++, { serves: 'enquiry' })
    await kernel.choices.confirm()
    expect([asked, kernel.facts.confirmed]).to.deep.equal([0, true])
  })

  for (const missing of ['venue', 'date', 'time'])
    it(`general-enquiry.optional: without a ${missing} there is no slot, and no plugin is asked`, async () => {
      let asked = 0
      const { kernel } = boot(() => void asked++)
      const { time } = first
      kernel.choices.set({ time, [missing]: null })
      await kernel.choices.confirm({ time: missing === 'time' ? null : time })
      expect([asked, kernel.facts.confirmed]).to.deep.equal([0, true])
    })

  for (const [how, confirming] of Object.entries({ throws, rejects: () => Promise.reject(oops) })) {
    it(`a hook that ${how} is reported, and doesn't block the booking`, async () => {
      const { kernel, faults } = boot(confirming)
      await kernel.choices.confirm()
      expect(kernel.facts.confirmed).to.equal(true)
      expect(faults).to.deep.equal([{ plugin: 'dishes', place: 'beforeConfirm', error: oops }])
    })
  }

  const changes = {
    date: '2026-11-21',
    time: '21:00',
    adults: 5,
    venue: dublin,
    journey: 'Enquiry',
    availability: availability(),
  }
  for (const [key, value] of Object.entries(changes)) {
    it(`a ${key} that changes meanwhile confirms nothing`, async () => {
      const { kernel, ready } = slow()
      const done = kernel.choices.confirm()
      kernel.choices.set({ [key]: value })
      ready()
      await done
      expect(kernel.facts.confirmed).to.equal(false)
    })
  }

  it('of two slots pressed one after the other the later one is confirmed', async () => {
    const { kernel, ready } = slow()
    const both = [kernel.choices.confirm({ time: '18:00' }), kernel.choices.confirm({ time: '20:00' })]
    ready()
    await Promise.all(both)
    expect(kernel.facts).to.include({ time: '20:00', confirmed: true })
  })

  it('the same slot pressed again is prepared once, even if another one was pressed before', async () => {
    const [early, late] = [later(), later()]
    const asked: string[] = []
    const { kernel } = boot((_, { time }) => {
      asked.push(time)
      return (time === '18:00' ? early : late).answer() as Promise<void>
    })
    const presses = ['18:00', '20:00'].map((time) => kernel.choices.confirm({ time }))
    early.come(undefined)
    await presses[0]
    await kernel.choices.confirm({ time: '20:00' })
    expect(asked).to.deep.equal(['18:00', '20:00'])
    late.come(undefined)
    await presses[1]
    expect(kernel.facts).to.include({ time: '20:00', confirmed: true })
  })

  it('principle.no-dead-end: if no step follows, the banner says so', async () => {
    const { kernel } = bootKernel({ plugins: [start, { ...booking, steps: [] }], first })
    await kernel.choices.confirm()
    expect(kernel.facts).to.include({ confirmed: false, time: '19:30' })
    expect(kernel.banner.shown.value).to.include({
      code: 'widget.stepFailed',
      text: "Sorry, this part of the page didn't load.",
    })
  })

  it('host.destroy: a widget destroyed meanwhile confirms nothing', async () => {
    const { kernel, ready } = slow()
    const done = kernel.choices.confirm()
    kernel.dispose()
    ready()
    await done
    expect(kernel.facts.confirmed).to.equal(false)
  })
})

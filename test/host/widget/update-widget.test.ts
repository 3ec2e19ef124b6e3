import '../../kit/dom'
import { expect } from 'chai'
import { cork } from '../../kernel/selection'
import { settles } from '../../kit/pending'
import { later } from '../../kit/network'
import { plugins, createBareWidget } from './bare-widget'
import { recordErrors } from '../../kit/logged'

const fails = () => Promise.reject(new Error('The theme did not come.'))
const failure = (task: Promise<void>) =>
  task.then(
    () => 'none',
    ({ message }: Error) => message,
  )

describe('Host: a rebuild while Continue is pending', () => {
  it('waits for its result', async () => {
    const { widget, builds, changes } = createBareWidget({ brand: 'milano' })
    const before = widget.mounted
    const answer = later()
    const led = before.kernel.tasks.advance(() => answer.answer() as Promise<void>)
    const changed = changes({ brand: 'notte' })
    builds[0]!.come({ plugins })
    await settles()
    expect(widget.mounted).to.equal(before)
    answer.come(undefined)
    await Promise.all([led, changed])
    expect(widget.mounted).not.to.equal(before)
  })
})

describe('Host: a rebuild that fails', () => {
  it("can be tried again, and isn't part of a later change", async () => {
    const { widget, builds, changes } = createBareWidget({ brand: 'milano' })
    const first = failure(changes({ brand: 'notte' }))
    builds[0]!.come(fails())
    expect(await first).to.equal('The theme did not come.')
    expect(widget.options.options).to.deep.equal({ brand: 'milano' })
    const before = widget.mounted
    const second = changes({ brand: 'notte' })
    builds[1]!.come({ plugins })
    await second
    expect(widget.mounted).not.to.equal(before)
  })

  it('other options that came with it still apply', async () => {
    const { widget, builds, facts, changes } = createBareWidget({ brand: 'milano' })
    const both = failure(changes({ brand: 'notte', guests: 6 }))
    const wish = changes({ date: '9999-12-24' })
    builds[0]!.come(fails())
    await Promise.all([both, wish])
    expect(facts()).to.include({ guests: 6, date: '9999-12-24' })
    expect(widget.options.options).to.deep.equal({ brand: 'milano', guests: 6, date: '9999-12-24' })
  })

  it('reports nothing while a newer one is pending, and counts in neither', async () => {
    const { widget, builds, changes } = createBareWidget({ brand: 'milano' })
    const older = failure(changes({ brand: 'notte' }))
    const newer = failure(changes({ history: false }))
    builds[0]!.come(fails())
    expect(await older).to.equal('none')
    builds[1]!.come(fails())
    expect(await newer).to.equal('The theme did not come.')
    expect(widget.options.options).to.deep.equal({ brand: 'milano' })
  })
})

describe('Host: a rebuild that succeeds', () => {
  it('Back still leads to the steps before, with what was chosen there', async () => {
    const { widget, builds, changes } = createBareWidget({ brand: 'milano', journey: 'Booking' })
    const { kernel } = widget.mounted
    kernel.choices.set({ venue: cork, date: '2026-11-20', time: '19:30', adults: 4, confirmed: true })
    const changed = changes({ brand: 'notte' })
    builds[0]!.come({ plugins })
    await changed
    expect(widget.mounted.kernel).to.not.equal(kernel)
    const [entry, ...others] = widget.mounted.kernel.steps.history.value
    expect([entry!.active.step.id, entry!.selection.time, others]).to.deep.equal(['start', null, []])
  })

  it('a restaurant that was loading before still arrives', async () => {
    const { builds, facts, changes, widget } = createBareWidget({ venueId: 'cork' })
    const rebuilt = changes({ history: false })
    builds[0]!.come({ plugins })
    await rebuilt
    while (widget.mounted.kernel.tasks.busy.value) await new Promise(setImmediate)
    expect(facts().venue?.id).to.equal('cork')
  })
})

describe('Host: a journey option that is removed', () => {
  for (const journey of [undefined, null]) {
    it(`host.venue: set to ${journey}, the diner chooses again`, async () => {
      const { widget, facts, changes } = createBareWidget({ journey: 'Booking' })
      expect(facts().journeyLocked).to.equal(true)
      await changes({ journey })
      expect(facts()).to.include({ journey: 'Booking', journeyLocked: false })
      expect(widget.options.options.journey ?? null).to.equal(null)
    })
  }

  it('host.venue: with another brand too', async () => {
    const { builds, facts, changes } = createBareWidget({ journey: 'Booking' })
    const both = changes({ journey: undefined, brand: 'notte' })
    builds[0]!.come({ plugins })
    await both
    expect(facts()).to.include({ journey: 'Booking', journeyLocked: false })
  })
})

describe('Host: a group that no journey accepts', () => {
  const said = recordErrors()

  const lines = async () => {
    // Each line's text is fetched from there: this import is answered after those.
    await import('../../../src/diagnostics/options')
    await settles()
    return said.args.map(([line]) => String(line))
  }
  const line = (where: string) =>
    `[Tavola] T018 ${where}: invalid "guests". Expected a number from 1 to the brand’s largest party, which is 14 by default, or -1 for a group if the brand has a journey for groups. Received -1.`

  it('prefill: it is reported at the start, and not when another option changes', async () => {
    const { builds, changes } = createBareWidget({ guests: -1 })
    await changes({ date: '9999-12-24' })
    const rebuilt = changes({ history: false })
    builds[0]!.come({ plugins })
    await rebuilt
    expect(await lines()).to.deep.equal([line('Tavola.init')])
  })

  it('prefill: a change that sets it is reported by its own name, each time', async () => {
    const { changes } = createBareWidget({})
    await changes({ guests: -1 })
    await changes({ guests: 4 })
    await changes({ guests: -1 })
    expect(await lines()).to.deep.equal([line('update'), line('update')])
  })
})

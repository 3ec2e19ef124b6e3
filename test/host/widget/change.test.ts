import '../../kit/dom'
import { expect } from 'chai'
import { secret } from 'tavola'
import { type Options, identityOf } from '../../../src/host/options/table'
import { start } from '../../kernel/bare-plugins'
import { cork } from '../../kernel/selection'
import { recordErrors } from '../../kit/logged'
import { later } from '../../kit/network'
import { filesCome, settles } from '../../kit/pending'
import { createBareWidget, lunch, plugins, withEnd } from './bare-widget'

const fails = () => Promise.reject(new Error('The theme did not come.'))
const failure = (task: Promise<void>) =>
  task.then(
    () => 'none',
    ({ message }: Error) => message,
  )

/** A widget that is built again, with these changes; it has the new build. */
async function rebuild(options: Options, changes: Options) {
  const test = createBareWidget(options)
  const before = test.widget.mounted
  const changed = test.changes(changes)
  test.builds[0]!.come({ plugins })
  await changed
  return { ...test, before }
}

describe('Host: a change of one option', () => {
  for (const [name, value] of Object.entries({
    venueId: 'cork',
    journey: 'Booking',
    date: '9999-12-24',
    time: '19:30',
    guests: 4,
    adults: 3,
    children: 2,
    allowFraming: true,
    preload: 'now',
    onNoAvailability: () => undefined,
    transformSpecialRequests: (text: string) => text,
  }))
    it(`"${name}" changes the widget in place`, async () => {
      const { widget, builds, changes } = createBareWidget({})
      const before = widget.mounted
      await changes({ [name]: value })
      expect([builds.length, widget.mounted === before]).to.deep.equal([0, true])
      expect(widget.options.options).to.have.property(name, value)
    })

  for (const [name, value] of Object.entries({
    baseUrl: '/v2',
    api: async () => new Response(),
    readOnlyLocation: true,
    brand: 'notte',
    nonce: 'abc',
    fetch: async () => new Response(),
    history: false,
  }))
    it(`"${name}" builds the widget again, with what was chosen`, async () => {
      const { widget, builds, facts, changes } = createBareWidget({})
      const before = widget.mounted
      before.kernel.choices.set({ venue: cork, date: '2026-11-28' })
      const changed = changes({ [name]: value })
      builds[0]!.come({ plugins })
      await changed
      expect([widget.mounted === before, widget.rebuild]).to.deep.equal([false, null])
      expect(facts()).to.include({ venue: cork, date: '2026-11-28' })
    })

  it('the same value changes nothing, and is not reported', async () => {
    const { builds, changes } = createBareWidget({ brand: 'milano', guests: 4 })
    await changes({ brand: 'milano', guests: 4 })
    expect(builds).to.deep.equal([])
  })

  it('a restaurant and a day apply to the diner’s choices at once', async () => {
    const { facts, changes, arrives } = createBareWidget({})
    await changes({ date: '9999-12-24', guests: 6, journey: 'Lunch' })
    expect(facts()).to.include({ date: '9999-12-24', guests: 6, journey: 'Lunch', journeyLocked: true })
    await changes({ venueId: 'cork' })
    await arrives()
    expect(facts().venue?.id).to.equal('cork')
  })

  it('a finished booking stays on the page, and the options apply from the next start', async () => {
    const { widget, facts, changes } = createBareWidget({ journey: 'Booking' }, [start, withEnd, lunch])
    const { kernel } = widget.mounted
    const references = { booking: secret('7') }
    kernel.choices.set({ venue: cork, date: '2026-11-20', time: '19:30', confirmed: true, references })
    await changes({ guests: 6, journey: 'Lunch' })
    expect(facts()).to.include({ journey: 'Booking', time: '19:30' })
    kernel.navigation.complete()
    expect(facts().guests).to.equal(6)
  })

  for (const journey of [undefined, null])
    it(`host.venue: the journey set to ${journey}, the diner chooses again; with another brand too`, async () => {
      const { widget, facts, changes } = createBareWidget({ journey: 'Booking' })
      expect(facts().journeyLocked).to.equal(true)
      await changes({ journey })
      expect(facts()).to.include({ journey: 'Booking', journeyLocked: false })
      expect(widget.options.options.journey ?? null).to.equal(null)
      const again = await rebuild({ journey: 'Booking' }, { journey, brand: 'notte' })
      expect(again.facts()).to.include({ journey: 'Booking', journeyLocked: false })
    })
})

describe('Host: a rebuild', () => {
  it('waits for the result of a pending Continue', async () => {
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

  it('includes the changes before and while it is pending, and only the last one appears', async () => {
    const { widget, builds, facts, changes } = createBareWidget({ brand: 'milano' })
    const shown: unknown[] = []
    const { show } = widget
    widget.show = (...given) => (shown.push(given[0]), show(...given))
    const all = [changes({ brand: 'notte', guests: 6 }), changes({ history: false }), changes({ guests: 7 })]
    const last = { plugins }
    builds[1]!.come(last)
    builds[0]!.come({ plugins })
    await Promise.all(all)
    expect([shown.length, shown[0] === last]).to.deep.equal([1, true])
    expect(widget.options.options).to.deep.equal({ brand: 'notte', guests: 7, history: false })
    expect([facts().guests, widget.rebuild]).to.deep.equal([7, null])
  })

  it('shows nothing once the widget is destroyed', async () => {
    const { widget, builds, changes, end } = createBareWidget({ brand: 'milano' })
    const before = widget.mounted
    const changed = changes({ brand: 'notte' })
    end.abort()
    builds[0]!.come({ plugins })
    await changed
    expect(widget.mounted).to.equal(before)
  })

  it('that fails leaves the other options that came with it, and can be tried again', async () => {
    const { widget, builds, facts, changes } = createBareWidget({ brand: 'milano' })
    const before = widget.mounted
    const first = failure(changes({ brand: 'notte', guests: 6 }))
    const wish = changes({ date: '9999-12-24' })
    builds[0]!.come(fails())
    expect(await first).to.equal('The theme did not come.')
    await wish
    expect(facts()).to.include({ guests: 6, date: '9999-12-24' })
    expect(widget.options.options).to.deep.equal({ brand: 'milano', guests: 6, date: '9999-12-24' })
    expect(widget.mounted).to.equal(before)
    const second = changes({ brand: 'notte' })
    builds[1]!.come({ plugins })
    await second
    expect(widget.mounted).not.to.equal(before)
  })

  it('that fails reports nothing while a newer one is pending, and counts in neither', async () => {
    const { widget, builds, changes } = createBareWidget({ brand: 'milano' })
    const older = failure(changes({ brand: 'notte' }))
    const newer = failure(changes({ history: false }))
    builds[0]!.come(fails())
    expect(await older).to.equal('none')
    builds[1]!.come(fails())
    expect(await newer).to.equal('The theme did not come.')
    expect(widget.options.options).to.deep.equal({ brand: 'milano' })
  })

  it('Back still leads to the steps before, with what was chosen there', async () => {
    const { widget, builds, changes } = createBareWidget({ brand: 'milano', journey: 'Booking' })
    const { kernel } = widget.mounted
    kernel.choices.set({ venue: cork, date: '2026-11-20', time: '19:30', adults: 4, confirmed: true })
    const changed = changes({ brand: 'notte' })
    builds[0]!.come({ plugins })
    await changed
    const [entry, ...others] = widget.mounted.kernel.steps.history.value
    expect([entry!.active.step.id, entry!.selection.time, others]).to.deep.equal(['start', null, []])
  })

  it('a restaurant that was loading before still arrives', async () => {
    const { facts, arrives } = await rebuild({ venueId: 'cork' }, { history: false })
    await arrives()
    expect(facts().venue?.id).to.equal('cork')
  })
})

describe('Host: a group that no journey accepts', () => {
  const said = recordErrors()
  const lines = async () => {
    await filesCome()
    await settles()
    return said.args.map(([line]) => String(line))
  }
  const line = (where: string) =>
    `[Tavola] T018 ${where}: invalid "guests". Expected a number from 1 to the brand’s largest party, which is 14 by default, or -1 for a group if the brand has a journey for groups. Received -1.`

  it('prefill: it is reported at the start, and not when another option changes', async () => {
    const { changes } = await rebuild({ guests: -1 }, { history: false })
    await changes({ date: '9999-12-24' })
    expect(await lines()).to.deep.equal([line('Tavola.init')])
  })

  it('prefill: a change that sets it is reported by its own name, each time', async () => {
    const { changes } = createBareWidget({})
    for (const guests of [-1, 4, -1]) await changes({ guests })
    expect(await lines()).to.deep.equal([line('update'), line('update')])
  })
})

describe('The identity of a widget', () => {
  const one = {
    baseUrl: 'https://a.example',
    venueId: 'cork',
    journey: 'Booking',
    date: '2026-11-28',
    guests: 2,
  }

  for (const [name, value] of Object.entries({
    baseUrl: 'https://b.example',
    venueId: 'galway',
    journey: undefined,
    date: undefined,
    guests: undefined,
    readOnlyLocation: true,
    time: '19:30',
    adults: 3,
    children: 0,
  }))
    it(`a choice that was stored with one "${name}" is not shown with another`, () => {
      expect(identityOf({ ...one, [name]: value })).not.to.deep.equal(identityOf(one))
    })

  it('an option that is not given is the same as null, which storage keeps', () => {
    expect(identityOf({ ...one, journey: null })).to.deep.equal(identityOf({ ...one, journey: undefined }))
    expect(identityOf({})).to.deep.equal(JSON.parse(JSON.stringify(identityOf({}))))
  })

  it('a new nonce or handler does not make it another widget', () => {
    const other = { ...one, nonce: 'abc', onNoAvailability: () => undefined }
    expect(identityOf(other)).to.deep.equal(identityOf(one))
  })
})

import '../../kit/dom'
import { expect } from 'chai'
import { secret } from 'tavola'
import { type Options, identityOf } from '../../../src/host/options/table'
import { start } from '../../kernel/bare-plugins'
import { cork } from '../../kernel/selection'
import { lunch, plugins, createBareWidget, withEnd } from './bare-widget'

describe('Host: a change of one option', () => {
  const values: Partial<Record<keyof Options, unknown>> = {
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
  }
  for (const [name, value] of Object.entries(values))
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
      expect(widget.mounted).to.not.equal(before)
      expect(facts()).to.include({ venue: cork, date: '2026-11-28' })
      expect(widget.rebuild).to.equal(null)
    })

  it('the same value changes nothing, and is not reported', async () => {
    const { builds, changes } = createBareWidget({ brand: 'milano', guests: 4 })
    await changes({ brand: 'milano', guests: 4 })
    expect(builds).to.deep.equal([])
  })

  it('a restaurant and a day apply to the diner’s choices at once', async () => {
    const { widget, facts, changes } = createBareWidget({})
    await changes({ date: '9999-12-24', guests: 6, journey: 'Lunch' })
    expect(facts()).to.include({ date: '9999-12-24', guests: 6, journey: 'Lunch', journeyLocked: true })
    await changes({ venueId: 'cork' })
    while (widget.mounted.kernel.tasks.busy.value) await new Promise(setImmediate)
    expect(facts().venue?.id).to.equal('cork')
  })

  it('a finished booking stays on the page, and the options apply from the next start', async () => {
    const { widget, facts, changes } = createBareWidget({ journey: 'Booking' }, [start, withEnd, lunch])
    const { kernel } = widget.mounted
    kernel.choices.set({
      venue: cork,
      date: '2026-11-20',
      time: '19:30',
      confirmed: true,
      references: { booking: secret('7') },
    })
    await changes({ guests: 6, journey: 'Lunch' })
    expect(facts()).to.include({ journey: 'Booking', time: '19:30' })
    kernel.navigation.complete()
    expect(facts().guests).to.equal(6)
  })
})

describe('Host: a rebuild while another is pending', () => {
  it('includes the earlier change, and only the last one appears', async () => {
    const { widget, builds, facts, changes } = createBareWidget({ brand: 'milano' })
    const shown: unknown[] = []
    const { show } = widget
    widget.show = (...given) => (shown.push(given[0]), show(...given))
    const first = changes({ brand: 'notte', guests: 6 })
    const second = changes({ history: false })
    const last = { plugins }
    builds[1]!.come(last)
    builds[0]!.come({ plugins })
    await Promise.all([first, second])
    expect(shown).to.deep.equal([last])
    expect(shown[0]).to.equal(last)
    expect(widget.options.options).to.deep.equal({ brand: 'notte', guests: 6, history: false })
    expect(facts().guests).to.equal(6)
    expect(widget.rebuild).to.equal(null)
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
})

describe('The identity of a widget', () => {
  const one = {
    baseUrl: 'https://a.example',
    venueId: 'cork',
    journey: 'Booking',
    date: '2026-11-28',
    guests: 2,
  }

  for (const [name, value] of Object.entries({ ...one, baseUrl: 'https://b.example', venueId: 'galway' })) {
    it(`a choice that was stored with one "${name}" is not shown with another`, () => {
      const { [name as keyof typeof one]: _, ...others } = one
      expect(identityOf(one)).not.to.deep.equal(identityOf(others))
      if (value !== one[name as keyof typeof one])
        expect(identityOf(one)).not.to.deep.equal(identityOf({ ...one, [name]: value }))
    })
  }

  for (const [name, value] of Object.entries({
    readOnlyLocation: true,
    time: '19:30',
    adults: 3,
    children: 0,
  }))
    it(`"${name}" makes it another widget`, () => {
      expect(identityOf({ ...one, [name]: value })).not.to.deep.equal(identityOf(one))
    })

  it('an option that is not given is the same as null, which storage keeps', () => {
    expect(identityOf({ ...one, journey: null })).to.deep.equal(identityOf({ ...one, journey: undefined }))
    expect(identityOf({})).to.deep.equal(JSON.parse(JSON.stringify(identityOf({}))))
  })

  it('a new nonce or handler does not make it another widget', () => {
    expect(identityOf({ ...one, nonce: 'abc', onNoAvailability: () => undefined })).to.deep.equal(
      identityOf(one),
    )
  })
})

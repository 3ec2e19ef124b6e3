import { signal } from '@preact/signals-core'
import { expect } from 'chai'
import keep from '../../../plugins/keep'
import { atDetails, anna, atComplete, atSlot } from '../../kit/booking'
import { friday } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { form, threshold } from '../../kit/stand-ins'
import { leaves, visits } from './setup'

const minute = 60_000
const prefix = 'tavola-keep '
const keys = () => Object.keys({ ...sessionStorage }).sort()
type Options = Parameters<typeof visits>[0]

/** A choice that is kept when the page is left. */
async function leavesWith(chosen: object, options: Options = {}): Promise<void> {
  const diner = await visits(options)
  await diner.sees(() => diner.kernel.choices.set(chosen))
  leaves()
}

/** Another script, another version or the past has written the entry. */
function writes(change: { at?: unknown; selection?: object }): void {
  const [key] = keys()
  const { selection, ...rest } = change
  const found = JSON.parse(sessionStorage.getItem(key!)!) as { snapshot: { selection: object } }
  const snapshot = { ...found.snapshot, selection: { ...found.snapshot.selection, ...selection } }
  sessionStorage.setItem(key!, JSON.stringify({ ...found, ...rest, snapshot }))
}

describe('keep: how long a choice is kept', () => {
  for (const [age, time] of [
    [9, '19:30'],
    [10, null],
  ] as const) {
    it(`docs/privacy.md: as long as the brand says: of 10 minutes, after ${age}`, async () => {
      const brand = { options: { keep: { minutes: 10 } } }
      await leavesWith(atSlot, { brand })
      writes({ at: friday.getTime() - age * minute })
      const after = await visits({ brand })
      expect(after.kernel.facts.time).to.equal(time)
    })
  }

  for (const [what, at] of Object.entries({
    'of the future, since a clock was wrong,': friday.getTime() + 181 * minute,
    'without its time': null,
    'with a time of no sense': 'now',
  })) {
    it(`a choice ${what} is gone`, async () => {
      await leavesWith(atSlot)
      writes({ at })
      const after = await visits()
      expect([after.kernel.facts.time, keys()]).to.deep.equal([null, []])
    })
  }

  it('docs/privacy.md: old choices of other widgets in the tab go too, and entries of the page stay', async () => {
    const entry = (age: number) => JSON.stringify({ version: 1, at: friday.getTime() - age * minute })
    sessionStorage.setItem(`${prefix}old`, entry(181))
    sessionStorage.setItem(`${prefix}young`, entry(179))
    sessionStorage.setItem('cart', entry(181))
    sessionStorage.setItem('basket', '{')
    await visits()
    expect(keys()).to.deep.equal(['basket', 'cart', `${prefix}young`])
  })

  it('where the storage has become full, an older choice is not taken for the new one', async () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage')!
    const items = new Map<string, string>()
    let isFull = false
    const storage = {
      getItem: (name: string) => items.get(name) ?? null,
      removeItem: (name: string) => items.delete(name),
      setItem(name: string, value: string) {
        if (isFull) throw new DOMException('full', 'QuotaExceededError')
        items.set(name, value)
      },
    }
    Object.defineProperty(globalThis, 'sessionStorage', { value: storage, configurable: true })
    try {
      const diner = await visits()
      await diner.sees(() => diner.kernel.choices.set(atSlot))
      expect([...items.values()].join()).to.include('19:30')
      isFull = true
      await diner.sees(() => diner.kernel.choices.set({ time: '20:00' }))
      expect([...items.keys()].filter((name) => name.startsWith(prefix))).to.deep.equal([])
    } finally {
      Object.defineProperty(globalThis, 'sessionStorage', own)
    }
  })
})

describe('keep: what is restored', () => {
  it('a choice that this version cannot take over is dropped without a message', async () => {
    await leavesWith(atSlot)
    writes({ selection: { date: '2026-13-45' } })
    const after = await visits()
    await after.finds('heading', 'Welcome')
    expect([after.has('button', 'Start again'), keys(), after.faults]).to.deep.equal([false, [], []])
  })

  it('not the stored choice where the widget is only built again: it has its own', async () => {
    await leavesWith(atSlot)
    const after = await visits({ first: { date: '2026-12-01' } })
    expect(after.kernel.facts).to.include({ date: '2026-12-01', time: null })
  })

  it('not with `choice: false`', async () => {
    await leavesWith(atSlot)
    const after = await visits({ brand: { options: { keep: { choice: false } } } })
    expect(after.kernel.facts.time).to.equal(null)
  })

  it('"Start again" in step 1 moves the focus to its heading, since the button is gone', async () => {
    await leavesWith(atSlot)
    const after = await visits()
    await after.presses('Start again')
    expect(document.activeElement).to.equal(await after.finds('heading', 'Welcome'))
  })

  it('a confirmation says that it was sent, even if its day has passed', async () => {
    const before = await visits()
    await before.sees(() => before.kernel.choices.set(atComplete))
    await before.presses('Complete Booking')
    leaves()
    const after = await visits({ now: () => new Date('2026-11-29T09:00:00Z') })
    await after.finds('heading', 'Booking Confirmed')
    expect(after.reads()).to.include('This has already been sent.').and.not.include('has passed')
  })

  it('a booking that may have gone through is asked about, even if its day has passed', async () => {
    const before = await visits({ answers: { 'POST *': new TypeError('Failed to fetch') } })
    await before.sees(() => before.kernel.choices.set(atComplete))
    await before.presses('Complete Booking')
    leaves()
    const after = await visits({ now: () => new Date('2026-11-29T09:00:00Z') })
    await after.waits()
    expect(after.gets('alert').textContent).to.include('We sent')
    expect(after.reads()).not.to.include('has passed')
    expect(after.reads()).not.to.include("We've kept")
    expect(after.kernel.facts.date).to.equal(atSlot.date)
  })

  it('a popup that is opened later reports the choice in its first step', async () => {
    const page = () => ({ options: {}, opened: signal(false) })
    const plugins = [keep, threshold, form]
    await leavesWith(atSlot, { plugins, inline: false, page: page() })
    const after = await visits({ plugins, inline: false, page: page() })
    expect(after.reads()).to.include("We've kept your choices.")
  })
})

describe('keep: a slot that has passed by now', () => {
  const restaurants = {
    noAvailability: false,
    originalChoiceAvailable: false,
    originalChoiceClosed: false,
    anyAvailabilityInOriginalRestaurant: false,
    venues: [venue({ id: 'dublin' })],
  }
  for (const [what, chosen, now, facts, line] of [
    [
      'a day alone',
      { date: '2026-11-28' },
      '2026-11-29T09:00:00Z',
      { date: null },
      'The day you chose has passed.',
    ],
    [
      'today, without a time',
      { date: '2026-11-28' },
      '2026-11-28T21:00:00Z',
      { date: '2026-11-28' },
      "We've kept",
    ],
    [
      'the time in this minute',
      atSlot,
      '2026-11-28T19:30:00Z',
      { time: null },
      'The time you chose has passed.',
    ],
    [
      'the time in the next minute',
      atSlot,
      '2026-11-28T19:29:00Z',
      { time: '19:30' },
      "We've kept your choices.",
    ],
    [
      'the preferred time',
      { ...atSlot, wishedTime: '20:00' },
      '2026-11-28T21:00:00Z',
      { time: null, wishedTime: null, date: '2026-11-28' },
      'The time you chose has passed.',
    ],
    [
      'the offer of other restaurants',
      { ...atSlot, availability: restaurants },
      '2026-11-29T09:00:00Z',
      { date: null, availability: null },
      'The day you chose has passed.',
    ],
  ] as const) {
    it(`${what}`, async () => {
      await leavesWith(chosen)
      const after = await visits({ now: () => new Date(now) })
      await after.finds('heading', 'Welcome')
      expect(after.kernel.facts).to.include(facts)
      expect(after.reads()).to.include(line)
    })
  }

  it('back.shown: leads to no step of the slot', async () => {
    const before = await visits()
    await before.sees(() => before.kernel.choices.set(atSlot))
    await before.sees(() => before.kernel.choices.set({ availability: restaurants }))
    await before.sees(() => before.kernel.choices.set({ confirmed: true, customer: anna }))
    expect(before.kernel.steps.history.value).to.have.length(2)
    leaves()
    const after = await visits({ now: () => new Date('2026-11-29T09:00:00Z') })
    await after.finds('heading', 'Welcome')
    expect(after.kernel.steps.history.value).to.deep.equal([])
    expect(after.kernel.facts.customer).to.include({ firstName: 'Anna' })
  })
})

describe('keep: a choice that has passed', () => {
  it('a day that has passed is reported, and the rest stays', async () => {
    const before = await visits({ brand: { options: { keep: { minutes: 60 * 24 * 30 } } } })
    await before.sees(() => before.kernel.choices.set({ ...atComplete, date: '2026-11-20' }))
    leaves()
    const passed = new Date('2026-11-21T09:00:00Z')
    const after = await visits({
      brand: { options: { keep: { minutes: 60 * 24 * 30 } } },
      now: () => passed,
    })
    await after.finds('button', 'Start again')
    expect(after.reads()).to.contain('The day you chose has passed.')
    expect(after.kernel.facts).to.include({
      date: null,
      time: null,
      confirmed: false,
      detailsConfirmed: false,
    })
    expect(after.kernel.facts.customer.firstName).to.equal('Anna')
  })

  it('a time of today that has passed is reported, and the day stays', async () => {
    const before = await visits()
    await before.sees(() => before.kernel.choices.set({ ...atDetails, customer: anna }))
    leaves()
    const after = await visits({ now: () => new Date('2026-11-28T19:31:00Z') })
    await after.finds('button', 'Start again')
    expect(after.reads()).to.contain('The time you chose has passed.')
    expect(after.kernel.facts).to.include({ date: atSlot.date, time: null, confirmed: false })
  })

  it('time.after-midnight: a time after midnight has not passed in the evening before', async () => {
    const before = await visits()
    await before.sees(() => before.kernel.choices.set({ ...atDetails, time: '00:30', customer: anna }))
    leaves()
    const after = await visits({ now: () => new Date('2026-11-28T19:31:00Z') })
    await after.finds('button', 'Start again')
    expect(after.kernel.facts).to.include({ date: atSlot.date, time: '00:30', confirmed: true })
  })
})

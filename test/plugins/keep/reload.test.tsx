import { signal } from '@preact/signals-core'
import { expect } from 'chai'
import type { Page } from '../../../src/kernel/core/core'
import { definePlugin, keep as persist, type PluginContext } from 'tavola'
import keep from '../../../plugins/keep'
import { anna, atComplete, atDetails, atSlot } from '../../kit/booking'
import type { Diner } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { form, threshold } from '../../kit/stand-ins'
import { chooses, completes, elsewhere, heard, leaves, reloads, stored, visits, visitsWith } from './setup'

const tells = (diner: Diner) => diner.has('button', 'Start again')

describe('keep: after a reload', () => {
  it('step 1 is restored with its choice, which one line reports until the next step', async () => {
    const diner = await reloads(atSlot)
    expect(diner.kernel.facts).to.deep.include(atSlot)
    await diner.waits(100)
    expect(heard()).to.deep.equal(["We've kept your choices."])
    await chooses(diner, { confirmed: true })
    expect(tells(diner)).to.equal(false)
    await diner.presses('Back')
    expect(tells(diner)).to.equal(false)
  })

  it('a restaurant alone is restored without a message', async () => {
    const diner = await reloads({ venue: venue() })
    expect(diner.kernel.facts.venue?.id).to.equal('cork')
    expect(tells(diner)).to.equal(false)
  })

  it('a confirmation says that it was sent, without its reference, until the diner continues', async () => {
    await completes(await visitsWith(atComplete))
    leaves()
    expect(stored()).to.include('Milano Cork').and.not.include('MB-1234')
    // Its day has passed.
    const after = await visits({ now: () => new Date('2026-11-29T09:00:00Z') })
    await after.finds('heading', 'Booking Confirmed')
    expect(after.kernel.facts.references.booking?.reveal()).to.equal('')
    expect(after.reads()).to.include('This has already been sent.').and.not.include('has passed')
    expect([tells(after), after.has('alert')]).to.deep.equal([false, false])
    await after.sees(() => after.kernel.navigation.complete())
    leaves()
    await (await visits()).finds('heading', 'Welcome')
  })

  it('"Start again" resets everything, keeps nothing, and moves the focus to the heading', async () => {
    const diner = await reloads({ ...atSlot, customer: anna })
    await diner.presses('Start again')
    expect(document.activeElement).to.equal(await diner.finds('heading', 'Welcome'))
    expect(diner.kernel.facts).to.include({ date: null, time: null })
    expect(diner.kernel.facts.customer.firstName).to.equal('')
    expect(stored()).not.to.contain('Anna')
  })

  it('a popup that is opened later reports the choice in its first step', async () => {
    const plugins = [keep, threshold, form]
    const popup = () => ({ plugins, inline: false, page: { options: {}, opened: signal(false) } })
    expect((await reloads(atSlot, popup(), popup())).reads()).to.include("We've kept your choices.")
  })

  it('a page with other options starts again, and each widget has its own choice', async () => {
    const on = (venueId: string) => {
      const options = { venueId }
      return { page: { options, identity: [venueId], opened: signal(true) } as Page }
    }
    const other = await reloads(atSlot, on('cork'), on('galway'))
    expect(other.kernel.facts).to.include({ venue: null, time: null })
    leaves()
    expect((await visits(on('cork'))).kernel.facts.time).to.equal('19:30')
  })

  it('a widget that is only built again has its own choice, not the stored one', async () => {
    const after = await reloads(atSlot, {}, { first: { date: '2026-12-01' } })
    expect(after.kernel.facts).to.include({ date: '2026-12-01', time: null })
  })

  it("a state that isn't JSON is its plugin’s fault, and the rest is kept", async () => {
    const odd = definePlugin({ id: 'odd', state: { run: persist(null as unknown, 'reload') } })
    const diner = await visits({ plugins: [keep, threshold, form, odd] })
    const { state } = diner.kernel.plugins.contextOf(odd) as PluginContext<Record<string, unknown>>
    await diner.sees(() => void (state.run!.value = () => undefined))
    await chooses(diner, atSlot)
    expect(diner.faults.map(({ plugin, place }) => [plugin, place])).to.deep.equal([['odd', 'state']])
    expect(stored()).to.contain('19:30')
  })
})

describe('keep: a choice that has passed by now', () => {
  const day = 'The day you chose has passed.'
  const time = 'The time you chose has passed.'
  const all = "We've kept your choices."
  for (const [what, chosen, now, facts, line] of [
    ['a day alone', { date: '2026-11-28' }, '29T09:00', { date: null }, day],
    ['today, without a time, stays', { date: '2026-11-28' }, '28T21:00', { date: '2026-11-28' }, all],
    ['the time in this minute', atSlot, '28T19:30', { date: '2026-11-28', time: null }, time],
    ['the time in the next minute stays', atSlot, '28T19:29', { time: '19:30' }, all],
    [
      'the preferred time',
      { ...atSlot, wishedTime: '20:00' },
      '28T21:00',
      { time: null, wishedTime: null, date: '2026-11-28' },
      time,
    ],
    [
      'the offer of other restaurants',
      { ...atSlot, availability: elsewhere },
      '29T09:00',
      { date: null, availability: null },
      day,
    ],
    [
      'the slot of the last step, not what was typed',
      atComplete,
      '29T09:00',
      { date: null, time: null, confirmed: false, detailsConfirmed: false, customer: atComplete.customer },
      day,
    ],
    [
      'time.after-midnight: a time after midnight has not in the evening before',
      { ...atDetails, time: '00:30' },
      '28T19:31',
      { date: '2026-11-28', time: '00:30', confirmed: true },
      all,
    ],
  ] as const)
    it(what, async () => {
      const after = await reloads(chosen, {}, { now: () => new Date(`2026-11-${now}:00Z`) })
      await after.finds('button', 'Start again')
      expect(after.kernel.facts).to.deep.include(facts)
      expect(after.reads()).to.include(line)
    })

  it('back.shown: leads to no step of the slot', async () => {
    const before = await visitsWith(atSlot)
    await chooses(before, { availability: elsewhere })
    await chooses(before, { confirmed: true, customer: anna })
    expect(before.kernel.steps.history.value).to.have.length(2)
    leaves()
    const after = await visits({ now: () => new Date('2026-11-29T09:00:00Z') })
    await after.finds('heading', 'Welcome')
    expect(after.kernel.steps.history.value).to.deep.equal([])
  })
})

import { expect } from 'chai'
import start from '../../../plugins/start'
import { atSlot } from '../../kit/booking'
import { removeWidget, renderWidget } from '../../kit/diner'
import { sessionsBody, slotBody } from '../../kit/fixtures'
import { table } from '../../kit/stand-ins'

const sessions = 'GET /api/sessions/availability/*'
/** Cork on another day and for another number of guests, at the first times of which 19:30 was chosen. */
const dayOf = (...slots: readonly ReturnType<typeof slotBody>[]) => ({
  plugins: [start, table],
  first: atSlot,
  answers: { [sessions]: sessionsBody([...slots]) },
})
const another = { date: '2026-11-29' }

describe('start: the same time again', () => {
  afterEach(removeWidget)

  for (const [what, patch] of [
    ['another day', another],
    ['another number of guests', { adults: 4 }],
  ] as const) {
    it(`decisions, "Step 1": the same time again: it is selected for ${what} that has it free`, async () => {
      const diner = await renderWidget(dayOf(slotBody(1900), slotBody(1930)))
      await diner.sees(() => diner.kernel.choices.set(patch))
      await diner.waits()
      expect(diner.kernel.facts.time).to.equal('19:30')
    })
  }

  it('decisions, "Step 1": the same time again: where it is not free, the nearest two are offered', async () => {
    const diner = await renderWidget(
      dayOf(slotBody(1700), slotBody(1915), slotBody(1930, false), slotBody(2000), slotBody(2100)),
    )
    await diner.sees(() => diner.kernel.choices.set(another))
    await diner.waits()
    await diner.waits()
    expect(diner.kernel.facts.time).to.equal(null)
    expect(diner.reads()).to.include("19:30 isn't free. Try 19:15 or 20:00")
    await diner.presses('20:00')
    await diner.waits(1)
    expect(document.activeElement).to.equal(diner.gets('button', 'Continue'))
    expect(diner.kernel.facts.time).to.equal('20:00')
    expect(diner.reads()).to.not.include("19:30 isn't free")
  })

  it('decisions, "Step 1": the same time again: a day without that time offers the nearest', async () => {
    const diner = await renderWidget(dayOf(slotBody(1900)))
    await diner.sees(() => diner.kernel.choices.set(another))
    await diner.waits()
    await diner.waits()
    expect(diner.reads()).to.include("19:30 isn't free. Try 19:00")
  })

  it('decisions, "Step 1": the same time again: on a full day it is not chosen', async () => {
    const diner = await renderWidget(dayOf(slotBody(1900, false), slotBody(1930, false)))
    await diner.sees(() => diner.kernel.choices.set(another))
    await diner.waits()
    await diner.waits()
    expect(diner.kernel.facts.time).to.equal(null)
    expect(diner.reads()).to.include('Fully booked online on this day. Choose a time')
  })

  it('decisions, "Step 1": the same time again: a time that the diner took back is not chosen again', async () => {
    const diner = await renderWidget(dayOf(slotBody(1930)))
    await diner.selects('Hour', '–')
    await diner.sees(() => diner.kernel.choices.set(another))
    await diner.waits()
    expect(diner.kernel.facts.time).to.equal(null)
  })

  it('section 4: another restaurant or journey begins without a time', async () => {
    const diner = await renderWidget(dayOf(slotBody(1930)))
    await diner.sees(() =>
      diner.kernel.choices.set({ venue: { ...diner.kernel.facts.venue!, id: 'galway' } }),
    )
    await diner.waits()
    expect(diner.kernel.facts.time).to.equal(null)
  })
})

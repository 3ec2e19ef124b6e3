import { expect } from 'chai'
import start from '../../../plugins/start'
import { sessions as sessionsDefinition } from '../../../src/api/bodies'
import { readBody } from '../../../src/api/reading'
import { atSlot } from '../../kit/booking'
import { removeWidget, renderPlugins, type Diner } from '../../kit/diner'
import { sessionsBody, slotBody } from '../../kit/fixtures'
import { hangs, later } from '../../kit/network'
import { table } from '../../kit/stand-ins'

const sessions = 'GET /api/sessions/availability/*'
const another = { date: '2026-11-29' }

const ofOneTime = readBody(sessionsDefinition, sessionsBody([slotBody(1900)])).body!.sessions

/** A diner in the widget, who has chosen 19:30, in front of another day with these times. */
async function choosesAnother(...slots: readonly ReturnType<typeof slotBody>[]): Promise<readonly string[]> {
  const diner = await renderPlugins({
    plugins: [start, table],
    first: atSlot,
    answers: { 'GET /api/sessions/availability/cork/2026-11-29/*': sessionsBody(slots) },
  })
  await diner.sees(() => diner.gets('combobox', 'Guests').focus())
  return heardWith(diner, () => diner.kernel.choices.set(another))
}

async function heardWith(diner: Diner, happens: () => void): Promise<readonly string[]> {
  const { length } = diner.heard
  await diner.sees(happens)
  await diner.waits()
  await diner.waits()
  return diner.heard.slice(length).filter((line) => line !== 'Checking Availability...')
}

describe('time: what is announced of a day', () => {
  it('time.same-again: that the time is selected again', async () => {
    expect(await choosesAnother(slotBody(1900), slotBody(1930))).to.deep.equal([
      '2 times available, from 19:00 to 19:30.',
      '19:30 selected again.',
    ])
  })

  it('time.same-again: that it is not free, with the nearest times', async () => {
    expect(await choosesAnother(slotBody(1900), slotBody(1930, false), slotBody(2000))).to.deep.equal([
      '2 times available, from 19:00 to 20:00.',
      "19:30 isn't free. Try 19:00 or 20:00",
    ])
    removeWidget()
    expect(await choosesAnother(slotBody(1900))).to.deep.equal([
      '1 time available, at 19:00.',
      "19:30 isn't free. Try 19:00",
    ])
  })

  it('WCAG 4.1.3: that the day is full, or has no times at all', async () => {
    expect(await choosesAnother(slotBody(1930, false))).to.deep.equal([
      'Fully booked online on this day. Choose a time to see other options.',
    ])
    removeWidget()
    expect(await choosesAnother()).to.include('No online bookings on this day.')
  })

  it('WCAG 4.1.3: nothing of the day that the page came with', async () => {
    const diner = await renderPlugins({ plugins: [start, table], first: atSlot })
    await diner.waits()
    expect(diner.heard.filter((line) => /available/.test(line))).to.deep.equal([])
  })

  it('WCAG 4.1.3: nothing of a day that the diner has left before its times came', async () => {
    const late = later()
    const diner = await renderPlugins({
      plugins: [start, table],
      first: { ...atSlot, time: null },
      answers: { 'GET /api/sessions/availability/cork/2026-11-29/*': late.answer },
    })
    await diner.sees(() => diner.gets('combobox', 'Guests').focus())
    await diner.sees(() => diner.kernel.choices.set(another))
    const heard = await heardWith(diner, () => {
      diner.kernel.choices.set({ date: '2026-11-30' })
      late.come(sessionsBody([slotBody(2200)]))
    })
    expect(heard.filter((line) => line.includes('22:00'))).to.deep.equal([])
    expect(heard.filter((line) => line.includes('available'))).to.have.length(1)
  })

  it('WCAG 4.1.3: nothing of a day that the diner leaves as its times come', async () => {
    const diner = await renderPlugins({
      plugins: [start, table],
      first: { ...atSlot, time: null },
      answers: { [sessions]: hangs },
    })
    await diner.sees(() => diner.gets('combobox', 'Guests').focus())
    await diner.sees(() => diner.kernel.choices.set(another))
    const heard = await heardWith(diner, () => {
      diner.kernel.choices.set({ sessions: ofOneTime })
      diner.kernel.choices.set({ date: '2026-11-30' })
    })
    expect(heard).to.deep.equal([])
  })

  it('WCAG 4.1.3: the same times of another restaurant are announced as well', async () => {
    const diner = await renderPlugins({
      plugins: [start, table],
      first: { ...atSlot, time: null },
      answers: { [sessions]: sessionsBody([slotBody(1900)]) },
    })
    await diner.sees(() => diner.gets('combobox', 'Guests').focus())
    const line = '1 time available, at 19:00.'
    expect(await heardWith(diner, () => diner.kernel.choices.set(another))).to.deep.equal([line])
    const cobh = { ...atSlot.venue, id: 'cobh' }
    const toCobh = () => diner.kernel.choices.set({ venue: cobh, ...another })
    expect(await heardWith(diner, toCobh)).to.deep.equal([line])
  })
})

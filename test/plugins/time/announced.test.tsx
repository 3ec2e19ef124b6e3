import { expect } from 'chai'
import { sessions as sessionsDefinition } from '../../../src/api/bodies'
import { readBody } from '../../../src/api/reading'
import { atSlot } from '../../kit/booking'
import type { Diner } from '../../kit/diner'
import { hangs, later } from '../../kit/network'
import { day, isIn, sees, sessions } from './setup'

const another = { date: '2026-11-29' }
const ofAnother = 'GET /api/sessions/availability/cork/2026-11-29/*'

/** What is heard of a choice, but for the waiting. */
async function heardOf(diner: Diner, happens: () => void): Promise<readonly string[]> {
  const { length } = diner.heard
  await diner.sees(happens)
  await diner.waits()
  await diner.waits()
  return diner.heard.slice(length).filter((line) => line !== 'Checking Availability...')
}

describe('time: what is announced of a day', () => {
  for (const [what, times, ...expected] of [
    [
      'that the time is selected again',
      ['19:00', '19:30'],
      '2 times available, from 19:00 to 19:30.',
      '19:30 selected again.',
    ],
    [
      'that it is not free, with the nearest times',
      ['19:00', '19:30-', '20:00'],
      '2 times available, from 19:00 to 20:00.',
      "19:30 isn't free. Try 19:00 or 20:00",
    ],
    ['the one time that is free', ['19:00'], '1 time available, at 19:00.', "19:30 isn't free. Try 19:00"],
    ['a full day', ['19:30-'], 'Fully booked online on this day. Choose a time to see other options.'],
    ['a day without times', [], 'No online bookings on this day.'],
  ] as const)
    it(`time.same-again, WCAG 4.1.3: ${what}`, async () => {
      const diner = await sees(day('19:30'), { first: atSlot, answers: { [ofAnother]: day(...times) } })
      await isIn(diner)
      expect(await heardOf(diner, () => diner.kernel.choices.set(another))).to.include.members(expected)
    })

  it('WCAG 4.1.3: nothing of the day that the page came with', async () => {
    const diner = await sees(day('19:30'), { first: atSlot })
    expect(diner.heard.filter((line) => /available/.test(line))).to.deep.equal([])
  })

  it('WCAG 4.1.3: nothing of a day that the diner has left before its times came', async () => {
    const late = later()
    const diner = await sees(day('19:30'), { answers: { [ofAnother]: late.answer } })
    await isIn(diner)
    await diner.sees(() => diner.kernel.choices.set(another))
    const heard = await heardOf(diner, () => {
      diner.kernel.choices.set({ date: '2026-11-30' })
      late.come(day('22:00'))
    })
    expect(heard).to.deep.equal(['1 time available, at 19:30.'])
  })

  it('WCAG 4.1.3: nothing of a day that the diner leaves as its times come', async () => {
    const diner = await sees(hangs)
    await isIn(diner)
    await diner.sees(() => diner.kernel.choices.set(another))
    const heard = await heardOf(diner, () => {
      diner.kernel.choices.set({ sessions: readBody(sessionsDefinition, day('19:00')).body!.sessions })
      diner.kernel.choices.set({ date: '2026-11-30' })
    })
    expect(heard).to.deep.equal([])
  })

  it('WCAG 4.1.3: the same times of another restaurant are announced as well', async () => {
    const diner = await sees(day('19:00'))
    await isIn(diner)
    for (const choice of [another, { venue: { ...atSlot.venue, id: 'cobh' }, ...another }])
      expect(await heardOf(diner, () => diner.kernel.choices.set(choice))).to.deep.equal([
        '1 time available, at 19:00.',
      ])
  })

  it('WCAG 4.1.3: another number of guests is told only what it changes, of full times too', async () => {
    const diner = await sees(day('17:00', '18:00-', '18:30-', '19:00'))
    await isIn(diner)
    const guests = (adults: number) => () => diner.kernel.choices.set({ adults })
    expect(await heardOf(diner, guests(3))).to.deep.equal([
      '2 times available, from 17:00 to 19:00.',
      '18:00 to 18:30 are fully booked.',
    ])
    expect(await heardOf(diner, guests(4))).to.deep.equal([])
    diner.network.answer(sessions, day('17:00'))
    expect(await heardOf(diner, guests(5))).to.deep.equal(['1 time available, at 17:00.'])
  })
})

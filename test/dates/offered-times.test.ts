import { expect } from 'chai'
import { offeredTimes } from 'tavola'
import { blankSelection } from '../../src/kernel/state/facts'

const slot = (time: string, available = true, useEnquiryFallback = false) => ({
  time,
  available,
  useEnquiryFallback,
})
type Context = Parameters<typeof offeredTimes>[0]
const journey = { name: 'Booking', outcome: 'booking', defaults: { adults: 2, children: 0 } }

/** The times of a day with these sittings. */
function offered(sittings: readonly (readonly ReturnType<typeof slot>[])[], over: object = {}) {
  const sessions = sittings.map((availability) => ({ title: '', availability }))
  const facts = { ...blankSelection, guests: 2, date: '2026-11-22', sessions }
  const now = () => new Date('2026-11-20T09:00:00Z')
  return offeredTimes({
    facts,
    journey,
    brand: { timeZone: 'Europe/Dublin' },
    now,
    ...over,
  } as unknown as Context)
}
const times = (...given: Parameters<typeof offered>) => offered(...given)?.map(({ time }) => time)

describe('The offered times', () => {
  it('section 2, "Time": the free times, each once and in order, from the first sitting that has it', () => {
    const dinner = [slot('19:30', false), slot('19:00'), slot('20:00')]
    const late = [slot('19:30'), slot('19:00'), slot('20:15', false)]
    expect(times([dinner, late])).to.deep.equal(['19:00', '19:30', '20:00'])
    expect(offered([dinner, late])![1]!.slot).to.equal(late[0])
    expect(offered([dinner, late])![0]!.slot).to.equal(dinner[1])
  })

  it('section 2, "Time": all times if none is free', () => {
    const full = [slot('20:00', false), slot('19:00', false), slot('20:00', false)]
    expect(offered([full])!.map(({ time, free }) => [time, free])).to.deep.equal([
      ['19:00', false],
      ['20:00', false],
    ])
  })

  it('the notice of a party is calculated once, and not for each of 1,000 slots', () => {
    const minutes = Array.from({ length: 1_000 }, (_, index) => index)
    const hhmm = (index: number) =>
      [Math.floor(index / 60), index % 60].map((part) => String(part).padStart(2, '0')).join(':')
    let asked = 0
    const now = () => (asked++, new Date('2026-11-20T09:00:00Z'))
    const party = { ...journey, noticeHours: 48 }
    const day = [minutes.map((index) => slot(hhmm(index)))]
    expect(times(day, { journey: party, now })!.at(0)).to.equal('09:00')
    expect(asked).to.equal(1)
    expect(times(day)).to.have.length(1_000)
  })
})

import { expect } from 'chai'
import type { ClockReading } from '../../src/api/device-clock'
import { sessionsBody, venueBody } from '../kit/fixtures'
import { createNetwork, status } from '../kit/network'
import { apiWith, slot } from './calls'
import { defaultNow } from '../../src/testing/clock'

const day = 86_400_000

describe("The device's clock, checked against responses", () => {
  /** The readings of a venue's and of its times' answer, which say that it is `by` milliseconds earlier. */
  async function readings(by: number | null, code = 200) {
    const dated = (body: object) => {
      const answer = status(code, body)
      if (by !== null) answer.headers.set('Date', new Date(Date.parse(defaultNow) - by).toUTCString())
      return answer
    }
    const answers = { 'GET /api/venues/*': dated(venueBody()), 'GET /api/sessions/*': dated(sessionsBody()) }
    const { fetch } = createNetwork(answers)
    const heard: ClockReading[] = []
    const { api } = apiWith({}, { fetch, onClock: (reading) => heard.push(reading) })
    await api.getVenue('cork').catch(() => undefined)
    await api.getSessions(slot).catch(() => undefined)
    return heard
  }

  it('only availability counts, as a cache may keep the others', async () => {
    const [reading, ...others] = await readings(92 * day)
    expect(reading!.ahead).to.be.within(92 * day, 92 * day + 5_000)
    expect(others).to.deep.equal([])
  })

  it('a device that is right within a day is right', async () => {
    for (const by of [0, day - 10_000, 10_000 - day])
      expect(await readings(by)).to.deep.equal([{ ahead: 0, isRefused: false }])
    expect((await readings(-2 * day))[0]!.ahead).to.be.within(-2 * day, -2 * day + 5_000)
  })

  it('nothing where the page may not read it, but that a day was refused', async () => {
    expect(await readings(null)).to.deep.equal([{ ahead: null, isRefused: false }])
    expect(await readings(null, 400)).to.deep.equal([{ ahead: null, isRefused: true }])
    expect(await readings(null, 404)).to.deep.equal([{ ahead: null, isRefused: false }])
  })

  it("a page's own fetch whose answers have no headers costs no answer", async () => {
    const body = JSON.stringify(sessionsBody())
    const plain = { ok: true, status: 200, text: () => Promise.resolve(body) } as Response
    const { api } = apiWith({}, { fetch: async () => plain, onClock: () => {} })
    expect((await api.getSessions(slot)).sessions).to.not.be.empty
  })
})

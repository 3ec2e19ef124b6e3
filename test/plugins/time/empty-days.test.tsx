import { expect } from 'chai'
import { definePlugin, here } from 'tavola'
import { daysAsked } from '../../../plugins/time/missing-times/no-sittings'
import { removeWidget } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import type { TestKernelOptions } from '../../kit/kernel'
import { hangs, status } from '../../kit/network'
import { day, isIn, plugins, sees, sessions } from './setup'

describe('time: a day without a free time', () => {
  it('time.full-day, principle.no-dead-end: a full day offers all its times', async () => {
    const diner = await sees(day('19:00-', '20:00-'))
    expect(diner.offers('Hour')).to.deep.equal(['–', '19', '20'])
    expect(diner.reads()).to.include('Fully booked online on this day. Choose a time to see other options.')
    expect(diner.has('button', /^Ask for/)).to.equal(false)
  })

  for (const [where, answer, index] of [
    ['in the banner', status(404), 0],
    ['in the step', { sessions: 'closed' }, 1],
    ['in the step without a banner', status(404), null],
  ] as const)
    it(`error.sessions: a failure has the telephone, and "Try again" ${where} asks again`, async () => {
      const diner = await sees(answer)
      const failed = 'Sorry, there was a problem checking availability at Milano Cork.'
      expect(diner.within('alert').gets('text', failed)).to.exist
      expect(diner.gets('link', '021 496 0101')).to.have.property('href', 'tel:0214960101')
      if (index === null) await diner.presses('OK')
      diner.network.answer(sessions, day('19:00'))
      await diner.sees(() => diner.getsAll('button', 'Try again')[index ?? 0]!.click())
      await diner.finds('option', '19')
      expect(diner.has('alert')).to.be.false
      expect(diner.reads()).to.not.include("We couldn't load times.")
    })
})

const on = (date: string, guests = 2) => `GET /api/sessions/availability/cork/${date}/${guests}/true`

/** A diner on a day without sittings, who has waited for what is looked for. */
async function seesNone(
  answers: TestKernelOptions['answers'] = {},
  options: Partial<TestKernelOptions> = {},
) {
  const diner = await sees({ sessions: [] }, { answers, ...options })
  await diner.waits()
  return diner
}

describe('time: a day without sittings', () => {
  it('names the telephone and the next day with a time, which a press chooses', async () => {
    const diner = await seesNone({ [on('2026-11-29')]: day(), [on('2026-11-30')]: day('19:00') })
    expect(diner.reads()).to.include('No online bookings on this day.')
    expect(diner.gets('link', '021 496 0101')).to.have.property('href', 'tel:0214960101')
    await diner.presses('Mon 30 Nov')
    expect(diner.kernel.facts.date).to.equal('2026-11-30')
    // The button is gone, and the focus goes on.
    await diner.waits(1)
    expect(document.activeElement).to.equal(diner.gets('button', 'Date Monday 30 November 2026'))
  })

  it('WCAG 4.1.3: the next open day is announced once, unless the page came with it', async () => {
    const diner = await seesNone({ [on('2026-11-30')]: day('19:00'), [on('2026-11-30', 3)]: day('19:00') })
    const heard = () => diner.heard.filter((text) => text === 'The next open day is Mon 30 Nov.')
    expect(heard()).to.be.empty
    await isIn(diner)
    await diner.selects('Guests', '3')
    await diner.waits()
    expect(heard()).to.have.length(1)
  })

  it('date.closure: it is looked for within a year and a day, not where the restaurant is closed', async () => {
    const asked: number[] = []
    for (const closedTo of ['2027-11-29', '2027-11-30']) {
      const first = { venue: venue({ closedFrom: '2026-11-29', closedTo }) }
      const diner = await seesNone({ [on(closedTo)]: day('19:00') }, { first })
      asked.push(diner.network.requests.length - 1)
      removeWidget()
    }
    expect(asked).to.deep.equal([1, 0])
  })

  it('after a week the requests stop, and nothing is promised', async () => {
    const diner = await seesNone()
    expect(diner.network.requests).to.have.length(1 + daysAsked)
    expect(diner.reads()).to.not.include('next open day')
  })

  it('suggestions.cost: the requests end with the first that fails, and none is retried', async () => {
    const diner = await seesNone({ [on('2026-11-30')]: status(500) })
    await diner.waits(30_000)
    const days = diner.network.requests.map(({ path }) => path.split('/')[5])
    expect(days).to.deep.equal(['2026-11-28', '2026-11-29', '2026-11-30'])
    expect(diner.has('alert')).to.equal(false)
  })

  it('if another plugin offers tables it requests none', async () => {
    const offers = definePlugin({
      id: 'offers',
      inserts: [{ at: 'full-day', load: here(() => <p>Tables elsewhere</p>) }],
    })
    const diner = await seesNone({}, { plugins: [...plugins, offers] })
    expect(diner.network.requests).to.have.length(1)
    expect(diner.reads()).to.include('No online bookings').and.include('Tables elsewhere')
  })

  it('a choice cancels the request under way, and those to come', async () => {
    const diner = await seesNone({ [on('2026-11-29')]: hangs })
    const [, asked] = diner.network.requests
    expect(asked!.signal.aborted).to.equal(false)
    await diner.sees(() => diner.kernel.choices.set({ date: null }))
    await diner.waits()
    expect(asked!.signal.aborted).to.equal(true)
    expect(diner.network.requests).to.have.length(2)
  })
})

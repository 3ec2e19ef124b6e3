import { expect } from 'chai'
import { definePlugin, here } from 'tavola'
import start from '../../../plugins/start'
import { daysAsked } from '../../../plugins/time/closed-day'
import { atSlot } from '../../kit/booking'
import { removeWidget, renderPlugins } from '../../kit/diner'
import { sessionsBody, slotBody, venue } from '../../kit/fixtures'
import { hangs, status, type Answer } from '../../kit/network'
import { table } from '../../kit/stand-ins'

const dayOf = (answer: Answer) => ({
  plugins: [start, table],
  first: { ...atSlot, time: null },
  answers: { 'GET /api/sessions/availability/*': answer },
})

const failed = 'Sorry, there was a problem checking availability at Milano Cork.'

describe('time: a day without a free time', () => {
  it('time.full-day, principle.no-dead-end: a full day offers all its times', async () => {
    const diner = await renderPlugins(dayOf(sessionsBody([slotBody(1900, false), slotBody(2000, false)])))
    await diner.finds('option', '19')
    expect(diner.offers('Hour')).to.deep.equal(['–', '19', '20'])
    expect(diner.reads()).to.include('Fully booked online on this day. Choose a time to see other options.')
  })

  it('time.slots: a day without sessions says so', async () => {
    const diner = await renderPlugins(dayOf({ sessions: [] }))
    await diner.finds('combobox', 'Hour')
    expect(diner.isEnabled('combobox', 'Hour')).to.be.false
    expect(diner.reads()).to.include('No online bookings on this day.')
  })

  it('time.slots: a day with a free time has no note', async () => {
    const diner = await renderPlugins(dayOf(sessionsBody()))
    await diner.finds('option', '19')
    expect(diner.reads()).to.not.match(/Fully booked online|No online bookings/)
  })

  for (const [what, answer] of [
    ['fail', status(404)],
    ['are invalid', { sessions: 'closed' }],
  ] as const)
    it(`error.sessions: sessions that ${what} show the banner, with the telephone`, async () => {
      const diner = await renderPlugins(dayOf(answer))
      expect(diner.within('alert').gets('text', failed)).to.exist
      expect(diner.gets('link', '021 496 0101')).to.have.property('href', 'tel:0214960101')
    })

  it('error.sessions: the banner’s "Try again" requests the sessions again', async () => {
    const diner = await renderPlugins(dayOf(status(404)))
    diner.network.answer('GET /api/sessions/availability/*', sessionsBody())
    diner.within('alert').gets('button', 'Try again').click()
    await diner.finds('option', '19')
    expect(diner.has('alert')).to.be.false
  })

  it('once the banner is dismissed, the step itself offers to try again', async () => {
    const diner = await renderPlugins(dayOf(status(404)))
    await diner.presses('OK')
    diner.network.answer('GET /api/sessions/availability/*', sessionsBody())
    await diner.presses('Try again')
    await diner.finds('option', '19')
    expect(diner.reads()).to.not.include("We couldn't load times.")
  })

  it('"Try again" in the step takes the banner away too', async () => {
    const diner = await renderPlugins(dayOf(status(404)))
    diner.network.answer('GET /api/sessions/availability/*', sessionsBody())
    const [, own] = diner.within('region', 'Milano restaurants').getsAll('button', 'Try again')
    await diner.sees(() => own!.click())
    await diner.finds('option', '19')
    expect(diner.has('alert')).to.be.false
  })
})

const none = { sessions: [] }
const open = sessionsBody([slotBody(1900)])
const sessions = (date: string) => `GET /api/sessions/availability/cork/${date}/2/true`

const shut = (answers: object, closure: object = {}) => ({
  plugins: [start, table],
  first: { ...atSlot, time: null, venue: venue(closure) },
  answers: { ...answers, 'GET /api/sessions/availability/*': none },
})

describe('time: a day without sittings', () => {
  it('names the next open day, which a press chooses, and the telephone', async () => {
    const diner = await renderPlugins(shut({ [sessions('2026-11-30')]: open }))
    await diner.waits()
    await diner.finds('button', 'Mon 30 Nov')
    expect(diner.reads()).to.include('No online bookings on this day.')
    expect(diner.gets('link', '021 496 0101')).to.have.property('href', 'tel:0214960101')
    await diner.presses('Mon 30 Nov')
    expect(diner.kernel.facts.date).to.equal('2026-11-30')
    // The button is gone, and the focus goes on.
    await diner.waits(1)
    expect(document.activeElement).to.equal(diner.gets('button', 'Date Monday 30 November 2026'))
  })

  it('WCAG 4.1.3: the next open day is announced when it is found, once, unless the page came with it', async () => {
    const ofThree = 'GET /api/sessions/availability/cork/2026-11-30/3/true'
    const diner = await renderPlugins(shut({ [sessions('2026-11-30')]: open, [ofThree]: open }))
    await diner.waits()
    expect(diner.heard).to.not.include('The next open day is Mon 30 Nov.')
    await diner.selects('Guests', '3')
    await diner.waits()
    expect(diner.heard.filter((text) => text === 'The next open day is Mon 30 Nov.')).to.have.length(1)
  })

  it('days when the restaurant is closed are not requested', async () => {
    const closure = { closedFrom: '2026-11-29', closedTo: '2026-12-24' }
    const diner = await renderPlugins(shut({ [sessions('2026-12-24')]: open }, closure))
    await diner.waits()
    await diner.finds('button', 'Thu 24 Dec')
    expect(diner.network.requests).to.have.length(2)
  })

  it('a day with a sitting that has no times is not open', async () => {
    const answers = { [sessions('2026-11-29')]: sessionsBody([]), [sessions('2026-11-30')]: open }
    const diner = await renderPlugins(shut(answers))
    await diner.waits()
    await diner.finds('button', 'Mon 30 Nov')
  })

  it('date.closure: an open day is looked for within a year and a day', async () => {
    const asked = async (closedTo: string) => {
      const closure = { closedFrom: '2026-11-29', closedTo }
      const diner = await renderPlugins(shut({ [sessions(closedTo)]: open }, closure))
      await diner.waits()
      await diner.waits()
      const { length } = diner.network.requests
      removeWidget()
      return length - 1
    }
    expect([await asked('2027-11-29'), await asked('2027-11-30')]).to.deep.equal([1, 0])
  })

  it('after a week the requests stop, and nothing is promised', async () => {
    const diner = await renderPlugins(shut({}))
    await diner.waits()
    await diner.waits()
    expect(diner.network.requests).to.have.length(1 + daysAsked)
    expect(diner.reads()).to.not.include('next open day')
  })

  it('suggestions.cost: the requests end with the first that fails, and none is retried', async () => {
    const diner = await renderPlugins(shut({ [sessions('2026-11-30')]: status(500) }))
    await diner.waits(30_000)
    expect(diner.network.requests.map(({ path }) => path.split('/')[5])).to.deep.equal([
      '2026-11-28',
      '2026-11-29',
      '2026-11-30',
    ])
    expect(diner.has('alert')).to.equal(false)
  })

  it('if another plugin offers tables it requests none', async () => {
    const offers = definePlugin({
      id: 'offers',
      inserts: [{ at: 'full-day', load: here(() => <p>Tables elsewhere</p>) }],
    })
    const evening = shut({})
    const diner = await renderPlugins({ ...evening, plugins: [...evening.plugins, offers] })
    await diner.waits()
    await diner.waits()
    expect(diner.network.requests).to.have.length(1)
    expect(diner.reads()).to.include('No online bookings').and.include('Tables elsewhere')
  })

  it('a choice cancels the request under way, and those to come', async () => {
    const diner = await renderPlugins(shut({ [sessions('2026-11-29')]: hangs }))
    await diner.waits()
    const [, asked] = diner.network.requests
    expect(asked!.signal.aborted).to.equal(false)
    await diner.sees(() => diner.kernel.choices.set({ date: null }))
    await diner.waits()
    expect(asked!.signal.aborted).to.equal(true)
    expect(diner.network.requests).to.have.length(2)
  })
})

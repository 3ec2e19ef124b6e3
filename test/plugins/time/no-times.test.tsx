import { expect } from 'chai'
import start from '../../../plugins/start'
import { atSlot } from '../../kit/booking'
import { removeWidget, renderWidget } from '../../kit/diner'
import { sessionsBody, slotBody } from '../../kit/fixtures'
import { status, type Answer } from '../../kit/network'
import { table } from '../../kit/stand-ins'

const dayOf = (answer: Answer) => ({
  plugins: [start, table],
  first: { ...atSlot, time: null },
  answers: { 'GET /api/sessions/availability/*': answer },
})
const failed = 'Sorry, there was a problem checking availability at Milano Cork.'

describe('time: a day without a free time', () => {
  afterEach(removeWidget)

  it('decisions, "so that a diner can never reach a dead end": a full day offers all its times', async () => {
    const diner = await renderWidget(dayOf(sessionsBody([slotBody(1900, false), slotBody(2000, false)])))
    await diner.finds('option', '19')
    expect(diner.offers('Hour')).to.deep.equal(['–', '19', '20'])
    expect(diner.reads()).to.include('Fully booked online on this day. Choose a time to see other options.')
  })

  it('section 2, "Time": a day without sessions says so', async () => {
    const diner = await renderWidget(dayOf({ sessions: [] }))
    await diner.finds('combobox', 'Hour')
    expect(diner.isEnabled('combobox', 'Hour')).to.be.false
    expect(diner.reads()).to.include('No online bookings on this day.')
  })

  it('section 2, "Time": a day with a free time has no note', async () => {
    const diner = await renderWidget(dayOf(sessionsBody()))
    await diner.finds('option', '19')
    expect(diner.reads()).to.not.match(/Fully booked online|No online bookings/)
  })

  it('section 8: sessions that fail show the banner, with the telephone', async () => {
    const diner = await renderWidget(dayOf(status(404)))
    expect(diner.within('alert').gets('text', failed)).to.exist
    expect(diner.gets('link', '021 496 0101')).to.have.property('href', 'tel:0214960101')
  })

  it('section 8: invalid sessions fail the same way', async () => {
    const diner = await renderWidget(dayOf({ sessions: 'closed' }))
    expect(diner.within('alert').gets('text', failed)).to.exist
  })

  it('section 8: the banner’s "Try again" requests the sessions again', async () => {
    const diner = await renderWidget(dayOf(status(404)))
    diner.network.answer('GET /api/sessions/availability/*', sessionsBody())
    diner.within('alert').gets('button', 'Try again').click()
    await diner.finds('option', '19')
    expect(diner.has('alert')).to.be.false
  })

  it('section 8: once the banner is dismissed, the step itself offers to try again', async () => {
    const diner = await renderWidget(dayOf(status(404)))
    await diner.presses('OK')
    diner.network.answer('GET /api/sessions/availability/*', sessionsBody())
    await diner.presses('Try again')
    await diner.finds('option', '19')
    expect(diner.reads()).to.not.include("We couldn't load times.")
  })

  it('section 8: "Try again" in the step takes the banner away too', async () => {
    const diner = await renderWidget(dayOf(status(404)))
    diner.network.answer('GET /api/sessions/availability/*', sessionsBody())
    const [, own] = diner.within('region', 'Milano restaurants').getsAll('button', 'Try again')
    await diner.sees(() => own!.click())
    await diner.finds('option', '19')
    expect(diner.has('alert')).to.be.false
  })
})

import { expect } from 'chai'
import { definePlugin } from 'tavola'
import start from '../../../plugins/start'
import { atDetails, atSlot } from '../../kit/booking'
import { removeWidget, renderWidget } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { hangs } from '../../kit/network'
import { enquiry, table } from '../../kit/stand-ins'

const plugins = [start, table]
const sessions = 'GET /api/sessions/availability/*'

describe('start: a day that is chosen', () => {
  afterEach(removeWidget)

  it('section 4, "Date and guests": has no time of day, and takes the one that was chosen away', async () => {
    const diner = await renderWidget({ plugins, first: atSlot, answers: { [sessions]: hangs } })
    await diner.presses(/^Date/)
    await diner.presses('Sunday 29 November 2026')
    expect(diner.kernel.facts).to.include({ date: '2026-11-29', time: null })
    expect(diner.network.sent(sessions).at(-1)!.path).to.equal(
      '/api/sessions/availability/cork/2026-11-29/2/true',
    )
  })

  it('section 4, "Date and guests": while its times are loading, those of the previous day are not offered', async () => {
    const diner = await renderWidget({ plugins, first: atSlot })
    await diner.selects('Hour', '19')
    diner.network.answer(sessions, hangs)
    await diner.presses(/^Date/)
    await diner.presses('Sunday 29 November 2026')
    expect(diner.offers('Hour')).to.deep.equal(['–'])
    expect(diner.kernel.facts.time).to.equal(null)
  })

  it('section 7: its times are requested with the number of guests, once', async () => {
    const diner = await renderWidget({ plugins, first: { venue: venue(), adults: 3 } })
    await diner.presses(/^Date/)
    await diner.presses('Sunday 29 November 2026')
    expect(diner.network.sent(sessions).map(({ path }) => path)).to.deep.equal([
      '/api/sessions/availability/cork/2026-11-29/3/true',
    ])
  })

  it('section 4, "Continue": its times are not requested again once one is confirmed', async () => {
    const diner = await renderWidget({ plugins, first: atDetails })
    await diner.finds('heading', 'Your Details')
    expect(diner.network.sent(sessions)).to.be.empty
    expect(diner.kernel.facts.time).to.equal('19:30')
  })

  it('decisions, "General enquiry": the day of one has no times to request', async () => {
    const general = definePlugin({ ...enquiry, journey: { ...enquiry.journey!, direct: true } })
    const first = { ...atSlot, time: null, journey: 'Enquiry' }
    const diner = await renderWidget({ plugins: [...plugins, general], first })
    expect(diner.network.sent(sessions)).to.be.empty
  })
})

import { expect } from 'chai'
import menus from '../../../plugins/menus'
import { readDeadline } from '../../../src/constants'
import { atSlot } from '../../kit/booking'
import { removeWidget } from '../../kit/diner'
import { hangs, later, status } from '../../kit/network'
import { evening, search, seesMenus, sitsDownToDinner } from './dinner'

const silent = { brand: {} }

describe('menus: whether step 3 is shown', () => {
  afterEach(removeWidget)

  it('section 2, step 3: by default it never is, though the menus are fetched', async () => {
    const diner = await sitsDownToDinner(silent)
    await diner.presses('Continue')
    await diner.finds('heading', 'Your Details')
    expect(diner.network.requests.map(({ path }) => path)).to.deep.equal([
      '/api/menus/search/cork/2026-11-28/2/1930',
    ])
    expect(diner.steps()).to.deep.equal([1, 4])
  })

  it('section 4, "Continue": where they are not offered nobody waits for them', async () => {
    const diner = await sitsDownToDinner({ ...silent, answers: { [search]: hangs } })
    await diner.presses('Continue')
    await diner.finds('heading', 'Your Details')
  })

  it('decisions, "Booking": the plugin waits longer than a call may take, so that no silent back end is named its fault', () => {
    expect(menus.deadline).to.be.above(readDeadline)
  })

  it('decisions, "Step 3": a brand that offers them has it between the slot and the details', async () => {
    const diner = await seesMenus()
    expect(diner.reads()).to.include('Booking on Saturday 28 November at 19:30 for 2 people')
    await diner.clicks('radio', 'Dinner')
    await diner.presses('Next')
    await diner.finds('heading', 'Your Details')
    expect(diner.steps()).to.deep.equal([1, 3, 4])
  })

  it('decisions, "Step 3": step 1 stays until the menus are here', async () => {
    const menus = later()
    const diner = await sitsDownToDinner({ answers: { [search]: menus.answer } })
    await diner.presses('Continue')
    expect(diner.reads()).to.include('Checking Availability...')
    expect(diner.steps()).to.deep.equal([1])
    menus.come(evening)
    await diner.finds('heading', 'CHOOSE MENU')
  })

  const none = {
    'an empty list': [],
    'a failure': status(404),
    'an answer of no sense': { menus: 'none' },
    'a menu without a title': [{ id: 'lunch' }],
  }
  for (const [what, answer] of Object.entries(none)) {
    it(`decisions, "Step 3": ${what} leads on to the details`, async () => {
      const diner = await sitsDownToDinner({ answers: { [search]: answer } })
      await diner.presses('Continue')
      await diner.finds('heading', 'Your Details')
      expect([diner.faults, diner.has('alert')]).to.deep.equal([[], false])
    })
  }

  it('decisions, "Booking": a call that never answers is given up after 10 s', async () => {
    const diner = await sitsDownToDinner({ answers: { [search]: hangs } })
    await diner.presses('Continue')
    await diner.waits(10_000)
    await diner.finds('heading', 'Your Details')
  })

  it('section 2, "15+": a group chooses no menu', async () => {
    const diner = await sitsDownToDinner({ first: { ...atSlot, adults: -1 } })
    await diner.presses('Continue')
    await diner.finds('heading', 'Your Details')
    expect(diner.network.requests).to.deep.equal([])
  })

  it('architecture, "Faults": leaving while they are loading is not a fault', async () => {
    const diner = await sitsDownToDinner({ answers: { [search]: hangs } })
    await diner.presses('Continue')
    await diner.sees(() => diner.kernel.dispose())
    expect(diner.network.sent(search)[0]!.signal.aborted).to.be.true
    expect(diner.faults).to.deep.equal([])
  })
})

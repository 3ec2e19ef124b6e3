import { expect } from 'chai'
import menus from '../../../plugins/menus'
import { readDeadline } from '../../../src/constants'
import { checkPluginOptions } from '../../../src/diagnostics/plugin-options'
import { brand } from '../../../themes/milano/brand'
import { atSlot } from '../../kit/booking'
import { menuBody } from '../../kit/fixtures'
import { logged } from '../../kit/logged'
import { hangs, later, status } from '../../kit/network'
import { offeredMenus, search, renderOffer, renderMenus } from './offered-menus'

const silent = { brand: {} }

describe('menus: whether step 3 is shown', () => {
  it('step.menu, menu.off: by default it never is, though the menus are fetched', async () => {
    const diner = await renderMenus(silent)
    await diner.presses('Continue')
    await diner.finds('heading', 'Your Details')
    expect(diner.network.requests.map(({ path }) => path)).to.deep.equal([
      '/api/menus/search/cork/2026-11-28/2/1930',
    ])
    expect(diner.steps()).to.deep.equal([1, 4])
  })

  for (const offer of [true, false])
    it(`offer may be ${offer}, and nothing else than yes or no`, () => {
      const check = (value: unknown) =>
        logged(() => checkPluginOptions([menus], { ...brand, options: { menus: { offer: value } } }))
      expect(check(offer)).to.deep.equal([])
      expect(check(String(offer))[0]).to.match(/invalid "offer"/)
    })

  it('continue.checks: where they are not offered nobody waits for them', async () => {
    const diner = await renderMenus({ ...silent, answers: { [search]: hangs } })
    await diner.presses('Continue')
    await diner.finds('heading', 'Your Details')
  })

  it('the plugin waits longer than a call may take, so that no silent back end is named its fault', () => {
    expect(menus.deadline).to.be.above(readDeadline)
  })

  it('menu.offer, menu.on: a brand that offers them has it between the slot and the details', async () => {
    const diner = await renderOffer()
    expect(diner.reads()).to.include('Booking on Saturday 28 November at 19:30 for 2 people')
    await diner.clicks('radio', 'Dinner')
    await diner.presses('Next')
    await diner.finds('heading', 'Your Details')
    expect(diner.steps()).to.deep.equal([1, 3, 4])
  })

  it('menu.on: step 1 stays until the menus are here', async () => {
    const menus = later()
    const diner = await renderMenus({ answers: { [search]: menus.answer } })
    await diner.presses('Continue')
    expect(diner.reads()).to.include('Checking Availability...')
    expect(diner.steps()).to.deep.equal([1])
    menus.come(offeredMenus)
    await diner.finds('heading', 'CHOOSE MENU')
  })

  const none = {
    'an empty list': [],
    'a failure': status(404),
    'an answer of no sense': { menus: 'none' },
    'a menu without a title': [{ id: 'lunch' }],
  }
  for (const [what, answer] of Object.entries(none)) {
    it(`menu.listed: ${what} leads on to the details`, async () => {
      const diner = await renderMenus({ answers: { [search]: answer } })
      await diner.presses('Continue')
      await diner.finds('heading', 'Your Details')
      expect([diner.faults, diner.has('alert')]).to.deep.equal([[], false])
    })
  }

  it('a call that never answers is given up after 10 s', async () => {
    const diner = await renderMenus({ answers: { [search]: hangs } })
    await diner.presses('Continue')
    await diner.waits(10_000)
    await diner.finds('heading', 'Your Details')
  })

  it('guests.group-option: a group chooses no menu', async () => {
    const diner = await renderMenus({ first: { ...atSlot, adults: -1 } })
    await diner.presses('Continue')
    await diner.finds('heading', 'Your Details')
    expect(diner.network.requests).to.deep.equal([])
  })

  it('plugin.fault: leaving while they are loading is not a fault', async () => {
    const diner = await renderMenus({ answers: { [search]: hangs } })
    await diner.presses('Continue')
    await diner.sees(() => diner.kernel.dispose())
    expect(diner.network.sent(search)[0]!.signal.aborted).to.be.true
    expect(diner.faults).to.deep.equal([])
  })
})

const isChosen = (diner: Awaited<ReturnType<typeof renderOffer>>, title: string) =>
  (diner.gets('radio', title) as HTMLInputElement).checked

async function choosesDinner() {
  const diner = await renderOffer()
  await diner.clicks('radio', 'Dinner')
  await diner.presses('Next')
  await diner.finds('heading', 'Your Details')
  return diner
}

describe('menus: back and again', () => {
  it('step.menu, back.shown: leads from step 3 to step 1', async () => {
    const diner = await renderOffer()
    await diner.presses('Back')
    await diner.finds('heading', 'Welcome')
    expect(diner.kernel.facts).to.include({ date: '2026-11-28', time: '19:30', confirmed: false })
  })

  it('back.keeps: Back leads to step 3 and to step 1, and the choice is kept', async () => {
    const diner = await choosesDinner()
    await diner.presses('Back')
    await diner.finds('heading', 'CHOOSE MENU')
    expect(isChosen(diner, 'Dinner')).to.be.true
    await diner.presses('Back')
    await diner.presses('Continue')
    await diner.finds('heading', 'CHOOSE MENU')
    expect(isChosen(diner, 'Dinner')).to.be.true
    expect(diner.steps()).to.deep.equal([1, 3, 4, 3, 1, 3])
    await diner.clicks('radio', 'Dolce')
    await diner.presses('Next')
    await diner.presses('Complete Booking')
    expect(diner.sentMenus()).to.deep.equal(['dolce'])
  })

  it('menu.on: a choice that another slot does not have is none', async () => {
    const diner = await choosesDinner()
    diner.network.answer(search, [menuBody('lunch', 'Lunch'), menuBody('brunch', 'Brunch')])
    await diner.presses('Back')
    await diner.presses('Back')
    await diner.sees(() => diner.kernel.choices.set({ time: '12:00' }))
    await diner.presses('Continue')
    await diner.presses('Next')
    expect(diner.reads()).to.include('Please select a menu')
    expect(diner.network.sent(search).map(({ path }) => path.slice(-4))).to.deep.equal(['1930', '1200'])
  })

  it('menu.on: another slot needs its menu, though one was chosen before', async () => {
    const diner = await choosesDinner()
    await diner.sees(() => diner.kernel.choices.set({ time: '12:00' }))
    await diner.presses('Continue')
    await diner.finds('heading', 'CHOOSE MENU')
    expect(isChosen(diner, 'Dinner')).to.be.true
  })

  it('menu.on: the menus of one slot are not those of another', async () => {
    const diner = await renderOffer()
    await diner.sees(() => diner.kernel.choices.set({ time: '12:00', confirmed: true }))
    await diner.finds('heading', 'Your Details')
  })

  it('search.old-answer: a late answer for an earlier slot replaces nothing', async () => {
    const early = later()
    const diner = await renderMenus({ answers: { [search]: early.answer } })
    await diner.presses('Continue')
    diner.network.answer(search, [menuBody('lunch', 'Lunch')])
    await diner.sees(() => diner.kernel.choices.set({ time: '12:00' }))
    await diner.sees(() => void diner.kernel.choices.confirm())
    await diner.finds('radio', 'Lunch')
    await diner.sees(() => early.come(offeredMenus))
    await diner.waits()
    expect(diner.has('radio', 'Lunch')).to.be.true
    expect(diner.has('radio', 'Dinner')).to.be.false
  })
})

import { expect } from 'chai'
import menus from '../../../plugins/menus'
import { readDeadline } from '../../../src/constants'
import { checkPluginOptions } from '../../../src/diagnostics/plugin-options'
import { brand } from '../../../themes/milano/brand'
import { atSlot } from '../../kit/booking'
import { menuBody } from '../../kit/fixtures'
import { logged } from '../../kit/logged'
import { hangs, later, status } from '../../kit/network'
import { choosesDinner, continues, offeredMenus, search, renderOffer, renderMenus } from './offered-menus'

describe('menus: whether step 3 is shown', () => {
  it('step.menu, menu.off: by default it never is, though the menus are fetched', async () => {
    const diner = await continues('Your Details', { offer: false })
    const asked = diner.network.requests.map(({ path }) => path)
    expect(asked).to.deep.equal(['/api/menus/search/cork/2026-11-28/2/1930'])
    expect(diner.steps()).to.deep.equal([1, 4])
  })

  it('continue.checks: where they are not offered nobody waits for them', async () => {
    await continues('Your Details', { offer: false, list: hangs })
  })

  for (const offer of [true, false])
    it(`offer may be ${offer}, and nothing else than yes or no`, () => {
      const check = (value: unknown) =>
        logged(() => checkPluginOptions([menus], { ...brand, options: { menus: { offer: value } } }))
      expect(check(offer)).to.deep.equal([])
      expect(check(String(offer))[0]).to.match(/invalid "offer"/)
    })

  it('menu.offer, menu.on: a brand that offers them has it between the slot and the details', async () => {
    const { answer, come } = later()
    const diner = await renderMenus({ list: answer })
    await diner.presses('Continue')
    // Step 1 stays until the menus are here.
    expect(diner.reads()).to.include('Checking Availability...')
    expect(diner.steps()).to.deep.equal([1])
    come(offeredMenus)
    await diner.finds('heading', 'CHOOSE MENU')
    expect(diner.reads()).to.include('Booking on Saturday 28 November at 19:30 for 2 people')
    await diner.clicks('radio', 'Dinner')
    await diner.presses('Next')
    await diner.finds('heading', 'Your Details')
    expect(diner.steps()).to.deep.equal([1, 3, 4])
  })

  for (const [what, list] of Object.entries({
    'an empty list': [],
    'a failure': status(404),
    'an answer of no sense': { menus: 'none' },
    'a menu without a title': [{ id: 'lunch' }],
  }))
    it(`menu.listed: ${what} leads on to the details`, async () => {
      const diner = await continues('Your Details', { list })
      expect([diner.faults, diner.has('alert')]).to.deep.equal([[], false])
    })

  it('a call that never answers is given up after 10 s, before the plugin is named as its fault', async () => {
    const diner = await renderMenus({ list: hangs })
    await diner.presses('Continue')
    await diner.waits(10_000)
    await diner.finds('heading', 'Your Details')
    expect(menus.deadline).to.be.above(readDeadline)
  })

  it('guests.group-option: a group chooses no menu', async () => {
    const diner = await continues('Your Details', { first: { ...atSlot, adults: -1 } })
    expect(diner.network.requests).to.deep.equal([])
  })

  it('plugin.fault: leaving while they are loading is not a fault', async () => {
    const diner = await renderMenus({ list: hangs })
    await diner.presses('Continue')
    await diner.sees(() => diner.kernel.dispose())
    expect(diner.network.sent(search)[0]!.signal.aborted).to.be.true
    expect(diner.faults).to.deep.equal([])
  })
})

describe('menus: back and again', () => {
  it('step.menu, back.keeps, back.shown: Back leads to step 3 and to step 1, and the choice is kept', async () => {
    const diner = await choosesDinner()
    await diner.presses('Back')
    await diner.finds('heading', 'CHOOSE MENU')
    expect(diner.isChosen('Dinner')).to.be.true
    await diner.presses('Back')
    await diner.finds('heading', 'Welcome')
    expect(diner.kernel.facts).to.include({ date: '2026-11-28', time: '19:30', confirmed: false })
    await diner.presses('Continue')
    await diner.finds('heading', 'CHOOSE MENU')
    expect(diner.isChosen('Dinner')).to.be.true
    expect(diner.steps()).to.deep.equal([1, 3, 4, 3, 1, 3])
    await diner.clicks('radio', 'Dolce')
    await diner.presses('Next')
    await diner.presses('Complete Booking')
    expect(diner.sentMenus()).to.deep.equal(['dolce'])
  })

  for (const [what, list, isKept] of [
    ['has it too', [offeredMenus[1], offeredMenus[2]], true],
    ['has no other', [offeredMenus[1]], true],
    ['lacks it', [offeredMenus[0], offeredMenus[2]], false],
  ] as const)
    it(`menu.on: another time ${isKept ? 'keeps' : 'asks for'} the menu if it ${what}`, async () => {
      const diner = await choosesDinner()
      diner.network.answer(search, list)
      await diner.sees(() => void diner.kernel.choices.confirm({ time: '20:00' }))
      expect(diner.has('heading', 'CHOOSE MENU')).to.equal(!isKept)
      if (!isKept) return
      await diner.presses('Complete Booking')
      expect(diner.sentMenus()).to.deep.equal([7])
    })

  for (const [what, list, isChosen] of [
    ['a choice that another slot does not have is none', [offeredMenus[0], menuBody(8, 'Brunch')], false],
    ['another slot needs its menu, though one was chosen before', offeredMenus, true],
  ] as const)
    it(`menu.on: ${what}`, async () => {
      const diner = await choosesDinner()
      diner.network.answer(search, list)
      await diner.sees(() => diner.kernel.choices.set({ time: '12:00' }))
      await diner.presses('Continue')
      await diner.finds('heading', 'CHOOSE MENU')
      expect(diner.network.sent(search).map(({ path }) => path.slice(-4))).to.deep.equal(['1930', '1200'])
      if (isChosen) return void expect(diner.isChosen('Dinner')).to.be.true
      await diner.presses('Next')
      expect(diner.reads()).to.include('Please select a menu')
    })

  it('menu.on: the menus of one slot are not those of another', async () => {
    const diner = await renderOffer()
    await diner.sees(() => diner.kernel.choices.set({ time: '12:00', confirmed: true }))
    await diner.finds('heading', 'Your Details')
  })

  it('search.old-answer: a late answer for an earlier slot replaces nothing', async () => {
    const { answer, come } = later()
    const diner = await renderMenus({ list: answer })
    await diner.presses('Continue')
    diner.network.answer(search, [menuBody('lunch', 'Lunch')])
    await diner.sees(() => diner.kernel.choices.set({ time: '12:00' }))
    await diner.sees(() => void diner.kernel.choices.confirm())
    await diner.finds('radio', 'Lunch')
    await diner.sees(() => come(offeredMenus))
    expect([diner.has('radio', 'Lunch'), diner.has('radio', 'Dinner')]).to.deep.equal([true, false])
  })
})

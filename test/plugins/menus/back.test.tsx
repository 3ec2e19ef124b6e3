import { expect } from 'chai'
import { removeWidget } from '../../kit/diner'
import { menuBody } from '../../kit/fixtures'
import { later } from '../../kit/network'
import { evening, search, seesMenus, sitsDownToDinner } from './dinner'

const isChosen = (diner: Awaited<ReturnType<typeof seesMenus>>, title: string) =>
  (diner.gets('radio', title) as HTMLInputElement).checked

async function choosesDinner() {
  const diner = await seesMenus()
  await diner.clicks('radio', 'Dinner')
  await diner.presses('Next')
  await diner.finds('heading', 'Your Details')
  return diner
}

describe('menus: back and again', () => {
  afterEach(removeWidget)

  it('section 2, "Back button": leads from step 3 to step 1', async () => {
    const diner = await seesMenus()
    await diner.presses('Back')
    await diner.finds('heading', 'Welcome')
    expect(diner.kernel.facts).to.include({ date: '2026-11-28', time: '19:30', confirmed: false })
  })

  it('decisions, "Step 1": Back from the details leads to step 3 with the choice kept', async () => {
    const diner = await choosesDinner()
    await diner.presses('Back')
    await diner.finds('heading', 'CHOOSE MENU')
    expect(isChosen(diner, 'Dinner')).to.be.true
    await diner.clicks('radio', 'Dolce')
    await diner.presses('Next')
    await diner.presses('Complete Booking')
    expect(diner.sentMenus()).to.deep.equal(['dolce'])
  })

  it('decisions, "Step 1": step 1 and on again asks once more, with the choice kept', async () => {
    const diner = await choosesDinner()
    await diner.presses('Back')
    await diner.presses('Back')
    await diner.presses('Continue')
    await diner.finds('heading', 'CHOOSE MENU')
    expect(isChosen(diner, 'Dinner')).to.be.true
    expect(diner.steps()).to.deep.equal([1, 3, 4, 3, 1, 3])
  })

  it('section 4, "Restart": clears the menu', async () => {
    const diner = await choosesDinner()
    await diner.presses('Change your mind? Edit your booking')
    await diner.presses('Continue')
    await diner.finds('heading', 'CHOOSE MENU')
    expect(isChosen(diner, 'Dinner')).to.be.false
  })

  it('decisions, "Step 3": a choice that another slot does not have is none', async () => {
    const diner = await choosesDinner()
    diner.network.answer(search, [menuBody('lunch', 'Lunch')])
    await diner.presses('Back')
    await diner.presses('Back')
    await diner.sees(() => diner.kernel.choices.set({ time: '12:00' }))
    await diner.presses('Continue')
    await diner.presses('Next')
    expect(diner.reads()).to.include('Please select a menu')
    expect(diner.network.sent(search).map(({ path }) => path.slice(-4))).to.deep.equal(['1930', '1200'])
  })

  it('decisions, "Step 3": another slot needs its menu, though one was chosen before', async () => {
    const diner = await choosesDinner()
    await diner.sees(() => diner.kernel.choices.set({ time: '12:00' }))
    await diner.presses('Continue')
    await diner.finds('heading', 'CHOOSE MENU')
    expect(isChosen(diner, 'Dinner')).to.be.true
  })

  it('decisions, "Step 3": the menus of one slot are not those of another', async () => {
    const diner = await seesMenus()
    await diner.sees(() => diner.kernel.choices.set({ time: '12:00', confirmed: true }))
    await diner.finds('heading', 'Your Details')
  })

  it('decisions, "Location search": a late answer for an earlier slot replaces nothing', async () => {
    const early = later()
    const diner = await sitsDownToDinner({ answers: { [search]: early.answer } })
    await diner.presses('Continue')
    diner.network.answer(search, [menuBody('lunch', 'Lunch')])
    await diner.sees(() => diner.kernel.choices.set({ time: '12:00' }))
    await diner.sees(() => void diner.kernel.choices.confirm())
    await diner.finds('radio', 'Lunch')
    await diner.sees(() => early.come(evening))
    await diner.waits()
    expect(diner.has('radio', 'Lunch')).to.be.true
    expect(diner.has('radio', 'Dinner')).to.be.false
  })
})
